import { useState } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router";

/** The page of the address, drawn from nothing when the address has another path. */
export const CurrentPage = () => <Arriving key={useLocation().pathname} />;

/**
 * A page that a link has led to comes in softly; the first one, and one that the visitor goes back to, are just there.
 * This is no view transition: the browser would first take a picture of the page that goes, and the next one wait for it.
 */
function Arriving() {
  const type = useNavigationType();
  const [came] = useState(type !== "POP");
  return (
    <div className={came ? "arriving" : undefined}>
      <Outlet />
    </div>
  );
}
