import type { EpanetEngine } from "epanet-js/engines/v2.3.5";

/** EPANET 2.3.5 as WebAssembly. Where its bytes come from is the caller's affair; see load-engine.ts. */
export type Engine = Awaited<ReturnType<typeof EpanetEngine>>;

/** A network that is open in the engine: EPANET's toolkit functions, without addresses and return codes. */
export type Project = ReturnType<typeof openProject>;

// The toolkit's own numbers (EN_NodeProperty, EN_LinkProperty, EN_CountType).
const ofNode = { emitter: 3, pressure: 11, emitterFlow: 29 };
const ofLink = { flow: 8, status: 11 };
const countOf = { nodes: 0, links: 2 };

export function openProject(engine: Engine, inp: string) {
  // Every answer that the toolkit writes to an address is written here.
  const cell = engine._malloc(8);
  const integer = (code: number) => {
    check(code);
    return engine.getValue(cell, "i32");
  };
  engine.FS.writeFile("network.inp", inp);
  const handle = integer(engine._EN_createproject(cell));
  withTexts(engine, ["network.inp", "network.rpt", ""], (input, report, output) =>
    check(engine._EN_open(handle, input, report, output)),
  );
  const nodes = integer(engine._EN_getcount(handle, countOf.nodes, cell));
  const links = integer(engine._EN_getcount(handle, countOf.links, cell));
  const values = engine._malloc(8 * Math.max(nodes, links));

  const nodeIndex = (id: string) =>
    withTexts(engine, [id], (name) => integer(engine._EN_getnodeindex(handle, name, cell)));
  const linkIndex = (id: string) =>
    withTexts(engine, [id], (name) => integer(engine._EN_getlinkindex(handle, name, cell)));
  /** By index, which the toolkit counts from 1; so the first value is no one's. */
  const all = (size: number, code: number) => {
    check(code);
    return engine.HEAPF64.slice(values / 8 - 1, values / 8 + size);
  };

  return {
    nodeIndex,
    linkIndex,
    pressures: () => all(nodes, engine._EN_getnodevalues(handle, ofNode.pressure, values)),
    emitterFlows: () => all(nodes, engine._EN_getnodevalues(handle, ofNode.emitterFlow, values)),
    flows: () => all(links, engine._EN_getlinkvalues(handle, ofLink.flow, values)),
    setEmitter: (id: string, coefficient: number) =>
      check(engine._EN_setnodevalue(handle, nodeIndex(id), ofNode.emitter, coefficient)),
    setOpen: (id: string, open: boolean) =>
      check(engine._EN_setlinkvalue(handle, linkIndex(id), ofLink.status, open ? 1 : 0)),
    start: () => {
      check(engine._EN_openH(handle));
      check(engine._EN_initH(handle, 0));
    },
    /** Solves the network as it is now, and says what time it is, in seconds. */
    solve: () => integer(engine._EN_runH(handle, cell)),
    /** Goes on to the next event: a step, a full tank, a pump that switches. Says how far, 0 at the end. */
    advance: () => integer(engine._EN_nextH(handle, cell)),
    close: () => {
      check(engine._EN_closeH(handle));
      check(engine._EN_close(handle));
      engine.setValue(cell, handle, "i32");
      engine._EN_deleteproject(cell);
      engine._free(values);
      engine._free(cell);
    },
  };
}

function check(code: number) {
  // 1 to 6 are warnings, such as of pressure below zero where valves are closed: results, not faults.
  if (code > 6) throw new Error(`EPANET error ${code}`);
}

function withTexts<Answer>(engine: Engine, texts: string[], use: (...addresses: number[]) => Answer): Answer {
  const addresses = texts.map((text) => engine.allocateUTF8(text));
  const answer = use(...addresses);
  for (const address of addresses) engine._free(address);
  return answer;
}
