import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

type State = { modal?: string } | null;

/**
 * Which item's modal is open. It is a step in the browser's history, kept as the location's state: the phone's back
 * gesture closes it, and the address stays as it is.
 */
export function useModalInHistory() {
  const location = useLocation();
  const navigate = useNavigate();
  // A page that is reloaded with a modal in its history begins with it closed.
  const [used, setUsed] = useState(false);
  const open = used ? (location.state as State)?.modal : undefined;

  return {
    open,
    show(modal: string) {
      setUsed(true);
      navigate(location, { state: { modal }, replace: open !== undefined, preventScrollReset: true });
    },
    /** The dialog closed. If it was the visitor's Back that closed it, the step is gone already. */
    close() {
      if (open) navigate(-1);
    },
  };
}
