import { type CSSProperties, memo, type RefObject, useState } from "react";
import { clockTime } from "#app/clock-time.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { background } from "#brand/colours.ts";
import type { CityDay } from "#simulation/control/day.ts";
import type { ConsoleWords } from "../sentences.ts";
import type { Player } from "./player.ts";

type TimeBarProps = {
  words: ConsoleWords;
  day: CityDay;
  player: Player;
  minute: number;
  playing: boolean;
  playButton: RefObject<HTMLButtonElement | null>;
};

/** Play, speed, and the whole day to pull through. */
export function TimeBar({ words: { clock }, day, player, minute, playing, playButton }: TimeBarProps) {
  return (
    <div className="time-bar">
      <PlayButtons {...{ clock, player, minute, playing, playButton }} />
      <DayLine {...{ clock, day, player, minute }} />
      <Speeds {...{ clock, player }} />
    </div>
  );
}

type Clock = Pick<ConsoleWords, "clock">;

const PlayButtons = ({
  clock,
  player,
  minute,
  playing,
  playButton,
}: Clock & Omit<TimeBarProps, "words" | "day">) => (
  <div className="flex items-center gap-1">
    <Button
      ref={playButton}
      size="icon"
      aria-label={playing ? clock.pause : clock.play}
      onClick={() => (playing ? player.pause() : player.play())}
    >
      <Icon name={playing ? uiIcons.pause : uiIcons.play} className="size-5" />
    </Button>
    <Button
      size="icon"
      variant="quiet"
      className="max-[26rem]:hidden"
      aria-label={clock.back}
      onClick={() => player.seek(minute - 10)}
    >
      <Icon name={uiIcons.left} className="size-5" />
    </Button>
    <Button
      size="icon"
      variant="quiet"
      className="max-[26rem]:hidden"
      aria-label={clock.forward}
      onClick={() => player.seek(minute + 10)}
    >
      <Icon name={uiIcons.right} className="size-5" />
    </Button>
  </div>
);

/** The day with its light and its incidents marked. */
function DayLine({ clock, day, player, minute }: Clock & Pick<TimeBarProps, "day" | "player" | "minute">) {
  const { dawn, sunrise, sunset, dusk } = day.sun;
  const light = {
    "--dawn": percent(dawn),
    "--sunrise": percent(sunrise),
    "--sunset": percent(sunset),
    "--dusk": percent(dusk),
    "--night": background.night,
  } as CSSProperties;
  return (
    <div className="day-line" style={light}>
      <DayMarks day={day} />
      <input
        type="range"
        min={0}
        max={1439}
        step={1}
        value={Math.floor(minute)}
        aria-label={clock.time}
        aria-valuetext={clockTime(minute)}
        onChange={({ currentTarget }) => player.seek(Number(currentTarget.value))}
        className="slider day-slider"
      />
      <div className="day-hours" aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{String(hour).padStart(2, "0")}</span>
        ))}
      </div>
    </div>
  );
}

function Speeds({ clock, player }: Clock & Pick<TimeBarProps, "player">) {
  const [speed, setSpeed] = useState("5");
  return (
    <fieldset className="speeds">
      <legend className="sr-only">{clock.speed}</legend>
      {Object.entries(clock.speeds).map(([minutes, label]) => (
        <label key={minutes} className="speed">
          <input
            type="radio"
            name="speed"
            checked={speed === minutes}
            onChange={() => {
              setSpeed(minutes);
              player.setSpeed(Number(minutes));
            }}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** When incidents are opened. */
const DayMarks = memo(({ day }: { day: CityDay }) => (
  <div className="day-marks" aria-hidden="true">
    {day.incidents.map(({ id, opened, kind }) => (
      <span key={id} data-kind={kind} style={{ left: percent(opened) }} />
    ))}
  </div>
));

const percent = (at: number) => `${((at / 1440) * 100).toFixed(2)}%`;
