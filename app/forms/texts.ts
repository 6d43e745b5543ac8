import type { NoticeContent } from "#app/ui/toasts/notice.tsx";

/** How sending ended: for the notification, and for the answer to a form that was sent without JavaScript. */
export type Outcome = { status: "success"; reference?: string } | { status: "danger"; note?: string };

type Words = { title: string; description: string };

const failed: Words = {
  title: "Error sending message!",
  description: "There was an error sending your message. Please try again or contact us directly.",
};

export const enquiryTexts = {
  success: {
    title: "Thank you for your message!",
    description: "We've received your inquiry and will get back to you shortly.",
  },
  danger: failed,
};

export const newsletterTexts = {
  success: {
    title: "Subscribed Successfully!",
    description: "Thank you for subscribing to our newsletter.",
  },
  danger: failed,
};

export function noticeOf(texts: { success: Words; danger: Words }, outcome: Outcome): NoticeContent {
  const { status } = outcome;
  const note = status === "success" ? referenceLine(outcome.reference) : outcome.note;
  return { tone: status, ...texts[status], note };
}

export const referenceLine = (reference?: string) => reference && `Your reference: ${reference}`;
