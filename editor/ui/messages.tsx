import { useCallback, useState } from "react";

type Message = { id: number; text: string; tone: "good" | "bad" };

/** Short words on what has just happened. Good news goes by itself; bad news stays until the next. */
export function useMessages() {
  const [messages, setMessages] = useState<Message[]>([]);
  const say = useCallback((text: string, tone: "good" | "bad" = "good") => {
    const id = Math.random();
    setMessages([{ id, text, tone }]);
    const remove = () => setMessages((old) => old.filter((one) => one.id !== id));
    setTimeout(remove, tone === "good" ? 3000 : 12_000);
  }, []);
  return { messages, say };
}

export const Messages = ({ messages }: { messages: Message[] }) => (
  <div className="messages" role="status">
    {messages.map(({ id, text, tone }) => (
      <p key={id} data-tone={tone}>
        {text}
      </p>
    ))}
  </div>
);
