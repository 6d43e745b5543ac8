/** All that it takes to check, keep and send what is entered into a form: one module, loaded when a form is touched. */
export { clear, openDraft } from "./draft.ts";
export { enquiryFrom, newsletterFrom } from "./letters.ts";
export { refusalIn } from "./refusal.ts";
export { loadLibrary, sendMail } from "./send-mail.ts";
export { errorOf, errorsIn, focusFirst, isControl } from "./validity.ts";
