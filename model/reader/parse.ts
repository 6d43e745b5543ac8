import {
  type Document,
  isAlias,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from "yaml";

/** What is wrong is told with how to mend it. */
type Fault = { error: string; line?: number; column?: number };
type Parsed = { data: unknown } | Fault;

/** A file of content/ as data. The body of an .md file is the field `body` beside what its front matter says. */
export function parseFile(name: string, text: string): Parsed {
  const plain = withPlainBreaks(text.replace(/^\uFEFF/, ""));
  const [, front = plain, body] = name.endsWith(".md")
    ? // With its first line, so that errors are told with the lines of the file.
      (/^(---\n[\s\S]*?)\n---\n([\s\S]*)$/.exec(plain) ?? [])
    : [];
  const parsed = parseYaml(front);
  return "error" in parsed || body === undefined ? parsed : { data: { ...(parsed.data as object), body } };
}

function parseYaml(text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  const fault = error
    ? faultOf(error)
    : (markedIn(document, text, lines) ?? document.warnings.map(faultOf)[0]);
  if (fault) return fault;
  try {
    return { data: document.toJS() };
  } catch (error) {
    return faultOf(error as Error);
  }
}

function faultOf({ message, linePos }: Error & Pick<YAMLError, "linePos">): Fault {
  const [start] = linePos ?? [];
  const says = message.split(/ at line|\n/)[0];
  return { error: `${says}. Check the indentation and quotes`, line: start?.line, column: start?.col };
}

/** YAML has meanings of its own for words behind these signs, which content never needs: the words would be lost. */
function markedIn(document: Document, text: string, lines: LineCounter): Fault | undefined {
  let fault: Fault | undefined;
  visit(document, {
    Node(_, node) {
      const sign = signOf(node);
      if (!sign) return;
      const { line, col: column } = lines.linePos(text.lastIndexOf(sign, node.range?.[0]));
      fault = {
        error: `A text that begins with ${sign} is not read as one. Put quotes around it`,
        line,
        column,
      };
      return visit.BREAK;
    },
  });
  return fault;
}

function signOf(node: Node) {
  if (isAlias(node)) return "*";
  const { anchor, tag } = node as Scalar;
  if (anchor !== undefined) return "&";
  return tag === undefined ? undefined : "!";
}

/** Line breaks as one character: editors on Windows write two. They may begin a file with a mark (BOM), too. */
export const withPlainBreaks = (text: string) => text.replaceAll("\r\n", "\n");
