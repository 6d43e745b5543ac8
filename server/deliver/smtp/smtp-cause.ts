import { oneLine, withoutPersons } from "../../text.ts";

/** Why the mail server did not take a letter, in words for whoever can mend it. */
export type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string };

export function causeFrom(error: SmtpError, url: string, refusesUs = false): string {
  const { host, hostname } = new URL(url);
  const { code = "" } = error;
  const message = withoutAddresses(error.message);
  const said = error.response ? ` It says: ${oneLine(withoutPersons(error.response))}` : "";
  if (code === "EAUTH" || code === "ENOAUTH")
    return `The mail server ${host} refuses our user name or password.${said}`;
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(`${code} ${message}`))
    return `There is no mail server of the name ${hostname}, or names cannot be looked up.`;
  if (/certificate|altname/i.test(message))
    return `The certificate of the mail server ${host} is not valid: ${oneLine(message)}`;
  if (/wrong version number|packet length too long|EPROTO/i.test(message))
    return `The mail server ${host} does not speak TLS at this port: smtp:// instead of smtps://?`;
  if (code === "ETLS" || /STARTTLS/.test(message))
    return `The mail server ${host} refuses TLS (STARTTLS), and a password is not sent without it.${said}`;
  if (code === "ETIMEDOUT" || /timeout|timed out/i.test(message))
    return `The mail server ${host} does not answer in time.`;
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(message)) return `Nothing listens at ${host}.`;
  if (refusesUs) return `The mail server ${host} does not relay for us.${said}`;
  return error.response
    ? `The mail server ${host} did not take the letter.${said}`
    : `The mail server ${host} could not be used: ${oneLine(message)}`;
}

/** True if the server talked with us until it heard of this letter. */
export const isAboutLetter = ({ code }: SmtpError) => code === "EENVELOPE" || code === "EMESSAGE";

/**
 * True if every letter would fare the same, because the server refuses our sender or to relay for us. A sender that is
 * answered with a code below 500 meets a server that is only busy; one that does not relay says so by any code. What is
 * said of an address that a visitor typed may be true of that address alone. Once the server has read the text, the text
 * may be what it refuses.
 */
export function isRefusalOfUs(error: SmtpError, toVisitor: boolean) {
  const { code, command, responseCode = 0, response = "" } = error;
  if (code !== "EENVELOPE") return false;
  const ofSender = command === "MAIL FROM";
  if (ofSender && responseCode >= 500 && responseCode !== tooLarge) return true;
  return (ofSender || !toVisitor) && /\brelay|5\.7\.1\b/i.test(withoutAddresses(response));
}

// The size of a letter is told along with its sender.
const tooLarge = 552;

/** What a server says, without the addresses that it repeats: their words are not its own. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>:@]+@[^\s<>:@]+/g, "…");
