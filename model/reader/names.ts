import type { z } from "zod";
import {
  type AnyCollection,
  type CollectionName,
  collections,
  type FileName,
  files,
  type PageName,
  type PartName,
  parts,
} from "../registry.ts";

export const fileNames = Object.keys(files) as FileName[];
export const pageNames = fileNames.filter((name): name is PageName => "page" in files[name]);
export const collectionNames = Object.keys(collections) as CollectionName[];
export const partNames = Object.keys(parts) as PartName[];

/** The files that stand alone: those that say something once, and the words that the pages of a collection share. */
export const singleFiles: { file: string; schema: z.ZodType; page?: { path: string } }[] = [
  ...fileNames.map((name) => files[name]),
  ...collectionNames.map((name) => collections[name].copy),
];

export const isCollection = (name: string | undefined): name is CollectionName =>
  Object.hasOwn(collections, name ?? "");

export const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);

/** A collection whatever its items are. Which item belongs to which collection, the callers' types say. */
export const entryOf = (name: CollectionName): AnyCollection => collections[name];
