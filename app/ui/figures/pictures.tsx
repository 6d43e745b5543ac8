import { createContext, type ReactNode, useContext, useMemo } from "react";

export type PictureData = {
  width: number;
  height: number;
  widths: number[];
  tone: { day: string; night: string };
  fingerprint: string;
};

export type Pictures = Record<string, PictureData>;

const PicturesContext = createContext<Pictures>({});

export const usePictures = () => useContext(PicturesContext);

/** Adds what loaders sent along to what `Picture` can draw. */
export function PicturesProvider({ pictures, children }: { pictures: Pictures[]; children: ReactNode }) {
  const outer = usePictures();
  const merged = useMemo<Pictures>(() => Object.assign({}, outer, ...pictures), [outer, pictures]);
  return <PicturesContext value={merged}>{children}</PicturesContext>;
}
