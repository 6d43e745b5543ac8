declare module "virtual:editor-icons" {
  const drawings: Record<string, { body: string; size: number } | undefined>;
  export default drawings;
}
