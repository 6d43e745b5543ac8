import { sets, sheets } from "virtual:icons";
import { lazy, Suspense } from "react";
import { isTwoToned, uiIcons } from "./ui-icons.ts";

// Only for an icon that is not in the build: the library that fetches it comes then, and only then.
const FetchedIcon = lazy(() => import("./fetched-icon.tsx"));

const onThePage = new Set<string>(Object.values(uiIcons).filter((name) => !isTwoToned(name)));

type IconProps = { name: string; className?: string };

/** An icon by its name, set:name. It is decoration: the words beside it carry the meaning. */
export function Icon({ name, className = "size-6" }: IconProps) {
  const [set = "", icon = ""] = name.split(":");
  if (!sets.includes(set)) {
    return (
      <Suspense fallback={<span aria-hidden="true" className={`inline-block ${className}`} />}>
        <FetchedIcon name={name} className={className} />
      </Suspense>
    );
  }
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${onThePage.has(name) ? "" : sheetWith(name)}#${set}-${icon}`} />
    </svg>
  );
}

const sheetWith = (name: string) => sheets.findLast(({ from }) => from <= name)?.path ?? "";
