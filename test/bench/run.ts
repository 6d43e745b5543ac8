import { spawnSync } from "node:child_process";

/** `npm run bench`: what is measured, one after the other, so that no measurement disturbs another. */
for (const bench of ["pages", "enquiries"]) {
  console.log(`\n— ${bench} —`);
  const { status } = spawnSync(process.execPath, [`test/bench/${bench}.ts`], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
