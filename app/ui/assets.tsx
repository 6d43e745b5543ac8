import { createContext, type ReactNode, useContext, useMemo } from "react";

export type IconData = { body: string; size: number };

export type PictureData = {
  width: number;
  height: number;
  widths: number[];
  tone: { day: string; night: string };
  fingerprint: string;
};

export type Assets = { icons: Record<string, IconData>; pictures: Record<string, PictureData> };

const AssetsContext = createContext<Assets>({ icons: {}, pictures: {} });

export const useAssets = () => useContext(AssetsContext);

/** Adds what loaders sent along to what `Icon` and `Picture` can draw. */
export function AssetsProvider({ assets, children }: { assets: Assets[]; children: ReactNode }) {
  const outer = useAssets();
  const merged = useMemo(
    () => ({
      icons: Object.assign({}, outer.icons, ...assets.map(({ icons }) => icons)) as Assets["icons"],
      pictures: Object.assign(
        {},
        outer.pictures,
        ...assets.map(({ pictures }) => pictures),
      ) as Assets["pictures"],
    }),
    [outer, assets],
  );
  return <AssetsContext value={merged}>{children}</AssetsContext>;
}
