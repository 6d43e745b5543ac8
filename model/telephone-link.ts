/** A telephone number as people write it, as a link: spaces are for the eye. */
export const telephoneLink = (number: string) => `tel:${number.replaceAll(" ", "")}`;

/** The ways to reach us that need no page of ours. */
export const waysTo = ({ email, phone }: { email: string; phone: string }) => [
  { label: email, to: `mailto:${email}` },
  { label: phone, to: telephoneLink(phone) },
];
