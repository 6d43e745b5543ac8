import { useEffect, useRef, useState } from "react";
import type { Problem } from "../../pipeline/check/problem.ts";
import type { Change, Path, Value } from "../files/change.ts";
import { api } from "./api.ts";

type Typing = { file: string; path: Path; value: Value; saved: Value; change?: Change };

/**
 * While a field is being typed in: says in words what is wrong with it, and keeps it in the journal, so that a crash loses
 * nothing. A pause in typing is enough; what is typed shows on the page at once.
 */
export function useTyping({ file, path, value, saved, change }: Typing) {
  const [problems, setProblems] = useState<Problem[]>([]);
  const place = JSON.stringify([file, path]);
  const kept = useRef(false);

  useEffect(() => {
    const [, path] = JSON.parse(place) as [string, Path];
    if (value === saved && !kept.current) return setProblems([]);
    let isOld = false;
    const timer = setTimeout(async () => {
      const asked = [change ?? ({ op: "set", path, value } as const)];
      const [found] = await Promise.all([
        api.try(file, asked).catch(() => []),
        value === saved ? api.settle(file, path) : api.keep(file, path, value),
      ]);
      kept.current = value !== saved;
      if (!isOld) setProblems(found);
    }, pauseMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [file, place, value, saved, change]);

  return problems;
}

const pauseMs = 120;
