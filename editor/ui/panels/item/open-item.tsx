import type { Path } from "../../../files/change.ts";
import type { Listing } from "../../api.ts";
import { nameOf } from "../../form/schema.ts";
import { filesOn } from "../../page/files-on.ts";
import type { OpenPage } from "../../stage/page-frame.ts";
import { ItemPanel } from "./item-panel.tsx";

type OpenItemProps = {
  file: string;
  at?: { path: Path };
  /** The page that is open, and its address. */
  page: OpenPage | undefined;
  path: string;
  listing: Listing | undefined;
  onFile: (file: string) => void;
  onClose: () => void;
};

/** The item that is open, with what the listing says of it and of the other files of its page. */
export function OpenItem({ page, listing, file, ...props }: OpenItemProps) {
  const here = page ? filesOn(page.document, page.marks) : [];
  return (
    <ItemPanel
      {...props}
      file={file}
      listed={listedOf(listing, file)}
      filesHere={here.map((one) => ({ file: one, label: listedOf(listing, one)?.item.title ?? nameOf(one) }))}
    />
  );
}

function listedOf(listing: Listing | undefined, file: string) {
  for (const collection of listing?.collections ?? []) {
    const item = collection.items.find((one) => one.file === file);
    if (item) return { item, collection };
  }
}
