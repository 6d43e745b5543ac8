import { z } from "zod";

/** Names of controls and landmarks. Most are heard, not seen: a screen reader says them. */
const label = (what: string) => z.string().trim().min(2).max(40).describe(what);

export const labels = z.strictObject({
  skip: label("The first link of every page, shown when it has the focus: it leads past the navigation."),
  announcement: label("The strip above the navigation bar."),
  mainNavigation: label("The links of the navigation bar."),
  menu: label("The button that opens the navigation on a phone, and the links in it."),
  closeMenu: label("The button that closes it."),
  search: label("The button that opens the search."),
  footer: label("The links at the page's foot."),
  notifications: label("Where messages such as 'Thank you' appear."),
  close: label("The button that closes a message or a window."),
  breadcrumb: label("The way from the home page to this one."),
  breadcrumbMore: label("The button that shows the steps that a long way leaves out."),
  onThisPage: label("The links to the sections of a page."),
  gallery: z.strictObject({
    enlarge: label("The button that opens a product's picture in a window of its own."),
    previous: label("In that window: back to the picture before."),
    next: label("In that window: on to the next picture."),
  }),
  wipe: z.strictObject({
    slider: label(
      "The slider over a picture that shows a place in trouble and in order: how much of it is in order.",
    ),
    before: label("Below it: all in trouble."),
    after: label("Below it: all in order."),
  }),
  sample: label("Marks figures and stories that are not confirmed yet."),
  sampleNote: z.string().trim().min(10).max(160).describe("What that mark means, shown on hover and focus."),
  removeChoice: label(
    "Stands before a choice, such as 'Remove Cybersecurity': the button that takes it back.",
  ),
});

export type LabelsContent = z.infer<typeof labels>;
