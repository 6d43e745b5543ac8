/** Means, not makes: a compactor that lifts bins of 1,100 litres at its rear. */
export const truck = {
  metresPerSecond: 5, // 18 km/h between stops
  secondsPerStop: 180,
  secondsPerTip: 1200,
  litresPerKilometre: 0.35,
  /** The engine drives the lifting gear and the press: 4 litres an hour. */
  litresPerStop: 0.2,
  /** Loose waste is pressed to a third. */
  compaction: 3,
  binCubicMetres: 1.1,
};

export type Work = { metres: number; stops: number; trips: number };

export const hoursOf = ({ metres, stops, trips }: Work) =>
  (metres / truck.metresPerSecond + stops * truck.secondsPerStop + trips * truck.secondsPerTip) / 3600;

export const litresOf = ({ metres, stops }: Work) =>
  (metres / 1000) * truck.litresPerKilometre + stops * truck.litresPerStop;
