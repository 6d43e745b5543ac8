import { type FormEvent, useId, useState } from "react";
import { api } from "../api.ts";
import { useTools } from "../tools.ts";
import { useLoaded } from "../use-loaded.ts";

/** From the files to the repository, and on to visitors if a command is set for that. */
export function Publish({ count, isSound }: { count: number; isSound: boolean }) {
  const tools = useTools();
  const [message, setMessage] = useState("");
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const ways = useLoaded(api.publishing);
  if (!ways) return null;

  function commit(event: FormEvent) {
    event.preventDefault();
    return alone(async () => {
      const outcome = await api.commit(message);
      if (outcome.status === "refused") return tools.say("There are problems to mend first.", "bad");
      setMessage("");
      setSaid(`Committed as ${outcome.commit}.`);
      await tools.settle({ status: "same" }, `Committed as ${outcome.commit}.`);
    });
  }

  const publish = () =>
    alone(async () => {
      const { status, says } = await api.publish();
      setSaid(says);
      tools.say(
        status === "published" ? "Published." : "Publishing failed: see what the command said.",
        status === "published" ? "good" : "bad",
      );
    });

  async function alone(act: () => Promise<void>) {
    setBusy(true);
    await tools.attempt(act);
    setBusy(false);
  }

  return (
    <section className="publish" aria-label="Publish">
      {ways.git ? (
        <CommitForm
          message={message}
          count={count}
          isReady={isSound && !isBusy}
          onMessage={setMessage}
          onSubmit={commit}
        />
      ) : (
        <p className="quiet">
          This folder is under no version control: your changes are in the files, and whoever builds the site
          has them.
        </p>
      )}
      {ways.command && (
        <button type="button" className="button quiet-button" disabled={isBusy} onClick={publish}>
          Publish: <code>{ways.command}</code>
        </button>
      )}
      {said && <pre className="said">{said}</pre>}
    </section>
  );
}

type CommitFormProps = {
  message: string;
  count: number;
  isReady: boolean;
  onMessage: (message: string) => void;
  onSubmit: (event: FormEvent) => void;
};

function CommitForm({ message, count, isReady, onMessage, onSubmit }: CommitFormProps) {
  const id = useId();
  return (
    <form className="stack" onSubmit={onSubmit}>
      <label htmlFor={id}>What has changed, in one line</label>
      <input
        id={id}
        className="input"
        required
        minLength={3}
        placeholder="Say what the water page promises"
        value={message}
        onChange={(event) => onMessage(event.target.value)}
      />
      <button type="submit" className="button" disabled={!isReady || count === 0}>
        Commit {count} {count === 1 ? "change" : "changes"}
      </button>
    </form>
  );
}
