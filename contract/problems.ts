/** What is wrong with a field, in the same words on both sides. Free of zod, so that the browser can say them too. */
export const problems = {
  name: "Enter your name.",
  email: "Enter an e-mail address, like name@example.com.",
  company: "Enter your company.",
  message: "Enter a message.",
} as const;
