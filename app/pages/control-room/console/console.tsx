import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { replaceQuery } from "#app/replace-query.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import type { ControlRoomContent } from "#model/pages/control-room.ts";
import type { CityDay } from "#simulation/control/day.ts";
import { logOf } from "#simulation/control/log.ts";
import { type Order, type Plan, type ScenarioId, scenarioOf } from "#simulation/control/plan.ts";
import type { ConsoleWords } from "../sentences.ts";
import { stageSizes } from "../stage-sizes.ts";
import { type ActionId, Actions, actionIds } from "./actions.tsx";
import { mostOrders, searchOf, viewFrom } from "./address.ts";
import { LayerSwitches } from "./layer-switches.tsx";
import { openPlayer, type Player } from "./player.ts";
import { Scenarios } from "./scenarios.tsx";
import type { Layers } from "./scene/frame.ts";
import { Stage } from "./scene/stage.tsx";
import { Share } from "./share.tsx";
import { Board } from "./side/board.tsx";
import { IncidentList } from "./side/incident-list.tsx";
import { Log } from "./side/log.tsx";
import { TimeBar } from "./time-bar.tsx";
import { useCity } from "./use-city.ts";

export type ConsoleModule = typeof import("./console.tsx");

type ConsoleProps = Pick<ControlRoomContent, "picture" | "enter"> & {
  words: ConsoleWords;
  scenario?: string;
  /** The button that started it is gone, and its focus with it. */
  takesFocus: boolean;
};

const usualSpeed = 5;

/** Calculates the city's day, runs its clock, and keeps the address in step. */
export function Console({ words, picture, enter, scenario, takesFocus }: ConsoleProps) {
  const [first] = useState(() => viewFrom(location.search, scenario));
  const [plan, setPlan] = useState(first.plan);
  const [player] = useState(() => openPlayer(first.minute, usualSpeed));
  const { day, status, retry } = useCity(plan);
  const minute = useSyncExternalStore(player.subscribe, player.told);
  const playing = useSyncExternalStore(player.subscribe, player.isPlaying);
  const playButton = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(takesFocus);

  useEffect(() => () => player.close(), [player]);
  useAddress({ plan, minute }, playing);
  const isReady = day !== undefined;
  useEffect(() => {
    if (!isReady) return;
    player.play();
    if (isPressed.current && document.activeElement === document.body)
      playButton.current?.focus({ preventScroll: true });
  }, [isReady, player]);

  const failed = status === "failed";
  if (!day)
    return (
      <Waiting
        {...{ enter, picture, failed }}
        retry={() => {
          isPressed.current = true;
          retry();
        }}
      />
    );
  return (
    <RunningCity
      {...{ words, picture, plan, setPlan, player, day, minute, playing, playButton }}
      failure={
        failed && (
          <Failed
            enter={enter}
            retry={() => {
              focusAction();
              retry();
            }}
          />
        )
      }
    />
  );
}

type RunningCityProps = Pick<ConsoleProps, "words" | "picture"> & {
  plan: Plan;
  setPlan: Dispatch<SetStateAction<Plan>>;
  player: Player;
  day: CityDay;
  minute: number;
  playing: boolean;
  playButton: RefObject<HTMLButtonElement | null>;
  /** Stands there when the last change could not be calculated. */
  failure: ReactNode;
};

/** The running city and all that an operator has around it. */
function RunningCity(props: RunningCityProps) {
  const { words, picture, plan, setPlan, player, day, minute, playing, playButton, failure } = props;
  const [layers, setLayers] = useState<Layers>(new Set(["lamps", "units"]));
  const [selected, select] = useState<string>();
  const [action, chooseAction] = useState<ActionId>();
  const log = useMemo(() => logOf(day), [day]);

  const begin = useCallback(
    (id: ScenarioId) => {
      setPlan({ scenario: id, seed: "1", orders: [] });
      select(undefined);
      player.seek(scenarioOf(id).from);
    },
    [player, setPlan],
  );
  const undo = useCallback(() => {
    focusAction();
    setPlan((before) => ({ ...before, orders: [] }));
  }, [setPlan]);
  const endAction = () => {
    focusAction(action);
    chooseAction(undefined);
  };
  const add = (order: Order) => {
    setPlan({ ...plan, orders: [...plan.orders, order].slice(-mostOrders) });
    endAction();
    player.play();
  };

  return (
    <div className="console">
      <div className="console-main">
        <div className="console-stage">
          <Stage
            {...{ words, picture, day, player, minute, layers, selected, action }}
            onSelect={select}
            onOrder={add}
            onCancel={endAction}
          />
          <TimeBar {...{ words, day, player, minute, playing, playButton }} />
        </div>
        <div className="console-hands">
          <Actions {...{ words, action }} onChoose={chooseAction} orders={plan.orders} onUndo={undo} />
          <LayerSwitches words={words} layers={layers} onChange={setLayers} />
          <Scenarios words={words} current={plan.scenario} onBegin={begin} />
          <Share {...{ words, plan, player }} />
          {failure}
        </div>
      </div>
      <div className="console-side">
        <Board {...{ words, day, minute }} />
        <IncidentList {...{ words, day, minute, selected }} onSelect={select} />
        <Log {...{ words, day, minute, selected }} entries={log} />
      </div>
    </div>
  );
}

const Failed = ({ enter, retry }: Pick<ConsoleProps, "enter"> & { retry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center gap-3">
    <p>{enter.failed}</p>
    <Button size="small" onClick={retry}>
      {enter.retry}
    </Button>
  </div>
);

/** For a control that is removed when it is used: the focus goes to an action, which stays. */
const focusAction = (id: ActionId = actionIds[0]) =>
  document.querySelector<HTMLElement>(`[data-action=${id}]`)?.focus({ preventScroll: true });

/** While the first day is calculated. */
function Waiting({
  enter,
  picture,
  failed,
  retry,
}: Pick<ControlRoomContent, "enter" | "picture"> & { failed: boolean; retry: () => void }) {
  return (
    <div className="console">
      <div className="console-main console-stage">
        <div className="stage-view stage-still">
          <Picture {...picture} sizes={stageSizes} className="stage-picture" />
        </div>
        <div className="start-screen">
          {failed ? (
            <>
              <p role="alert" className="start-note">
                {enter.failed}
              </p>
              <Button onClick={retry}>{enter.retry}</Button>
            </>
          ) : (
            <Button size="large" loading className="shadow-float">
              {enter.computing}
            </Button>
          )}
        </div>
      </div>
      <div className="console-side" />
    </div>
  );
}

/** The address follows what is shown when it rests, so that it can be copied, kept and sent. */
function useAddress(view: Parameters<typeof searchOf>[0], playing: boolean) {
  const search = searchOf(view);
  useEffect(() => {
    if (playing) return;
    const { pathname } = location;
    const rest = setTimeout(() => replaceQuery(pathname, search), 400);
    return () => clearTimeout(rest);
  }, [search, playing]);
}
