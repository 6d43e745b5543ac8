/** Whether new visitors should be sent here. It turns once, at a stop, before anything else does. */
export type Readiness = { stopping(): boolean; stop(): void };

export function openReadiness(): Readiness {
  let stopping = false;
  return {
    stopping: () => stopping,
    stop() {
      stopping = true;
    },
  };
}
