/** Runs the clock of the simulated day: a frame at a time for the drawing, four times a second for words and figures. */
export type Player = {
  minute(): number;
  isPlaying(): boolean;
  play(): void;
  pause(): void;
  seek(minute: number): void;
  setSpeed(minutesPerSecond: number): void;
  /** It rests while nobody can see it. */
  setSeen(isSeen: boolean): void;
  /** Called with each frame. */
  onFrame: (minute: number) => void;
  /** For what is rendered more seldom. */
  subscribe(listener: () => void): () => void;
  /** The minute as it was last told to subscribers. */
  told(): number;
  close(): void;
};

const wholeDay = 1440;
const tellEveryMs = 250;
/** Thirty pictures a second are enough for cars that are ten pixels long, and half the work of sixty. */
const frameEveryMs = 30;
/** Who wants less motion sees the city change in steps. */
const stepEveryMs = 1000;

export function openPlayer(from: number, speed: number): Player {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const listeners = new Set<() => void>();
  let minute = from;
  let lastTold = from;
  let playing = false;
  let seen = true;
  let frame = 0;
  let before = 0;
  let toldAt = 0;

  const tell = () => {
    lastTold = minute;
    toldAt = before;
    for (const listener of listeners) listener();
  };

  const next = (now: number) => {
    frame = requestAnimationFrame(next);
    const passed = now - before;
    if (passed < (calm.matches ? stepEveryMs : frameEveryMs)) return;
    before = now;
    // A tab that was asleep does not catch up.
    minute = (minute + (Math.min(passed, stepEveryMs) / 1000) * speed) % wholeDay;
    player.onFrame(minute);
    if (now - toldAt >= tellEveryMs) tell();
  };

  const run = () => {
    cancelAnimationFrame(frame);
    if (!playing || !seen || document.hidden) return;
    before = performance.now();
    frame = requestAnimationFrame(next);
  };

  const setPlaying = (isPlaying: boolean) => {
    playing = isPlaying;
    run();
    tell();
  };

  document.addEventListener("visibilitychange", run);

  const player: Player = {
    onFrame: () => {},
    minute: () => minute,
    isPlaying: () => playing,
    told: () => lastTold,
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    seek(to) {
      minute = Math.min(wholeDay - 1, Math.max(0, to));
      player.onFrame(minute);
      tell();
    },
    setSpeed(minutesPerSecond) {
      speed = minutesPerSecond;
    },
    setSeen(isSeen) {
      seen = isSeen;
      run();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      playing = false;
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", run);
    },
  };
  return player;
}
