import { brotliCompressSync } from "node:zlib";
import { engine, index, questionList, rankOf } from "./test/search/ask.ts";
for (const held of [false, true]) {
  const some = questionList.filter((q) => Boolean(q.heldOut) === held);
  const ranks = some.map((q) => ({ q, rank: rankOf(q) }));
  const top = ranks.filter(({ rank }) => rank > 0 && rank <= 3).length;
  console.log(held ? "held out" : "known", some.length, "first", ranks.filter(r => r.rank === 1).length, "top3", top, (top / some.length * 100).toFixed(1));
  for (const { q, rank } of ranks) if (rank === 0 || rank > 3) { console.log("  miss", rank, q.ask); if (process.argv[2]) for (const f of engine(q.ask).found.slice(0, 4)) console.log("        ", f.to, "|", f.title); }
}
console.log("index", brotliCompressSync(JSON.stringify(index)).length);
