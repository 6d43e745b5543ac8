/**
 * How long leaks run where nobody measures: the run times and flows (at 50 m of pressure) on which the IWA's formula of
 * unavoidable losses rests (Lambert, Brown, Takizawa and Weimer, AQUA 48(6), 1999). Small leaks stay hidden until a survey
 * finds them; bursts of 12 m³/h and more come to the surface, and somebody calls.
 */
export const publishedRunTimes = {
  hiddenService: { flow: 1.6, days: 100 },
  hiddenMain: { flow: 6, days: 50 },
  reportedMain: { flow: 12, days: 3 },
};

/** Ours: a flow that floods the road is shut within a day. */
const flood = { flow: 120, days: 1 };

const anchors = [...Object.values(publishedRunTimes), flood];

/** Hours from burst to closed valves, by the flow in m³/h that the hole would give at 50 m. */
export function runTimeWithoutMeasuring(flowAt50m: number): number {
  const above = anchors.findIndex(({ flow }) => flow >= flowAt50m);
  const [high, low] = [anchors.at(above) ?? flood, anchors[above - 1]];
  if (!low) return high.days * 24;
  // Between the published points the logarithms of flow and time are taken to follow a straight line.
  const share = Math.log(flowAt50m / low.flow) / Math.log(high.flow / low.flow);
  return low.days * 24 * (high.days / low.days) ** Math.min(share, 1);
}

/** Whether it comes to the surface by itself, and so can be seen or heard by a crew that is sent. */
export const surfaces = (flowAt50m: number) => flowAt50m >= publishedRunTimes.reportedMain.flow;
