import { Icon } from "../icon.tsx";

/** What is wrong, in words. */
export const Problems = ({ says }: { says: string[] }) =>
  says.map((one) => (
    <p key={one} className="problem" role="alert">
      <Icon name="warning" />
      {one}
    </p>
  ));
