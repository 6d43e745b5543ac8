import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

type State = { modal?: string } | null;

/**
 * Which item's modal is open. It is a step in the browser's history, kept as the location's state: the phone's back
 * gesture closes it, and no other page's address is shown.
 */
export function useModalInHistory() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // A page that is reloaded with a modal in its history begins with it closed.
  const [used, setUsed] = useState(false);
  const item = used ? (state as State)?.modal : undefined;
  // Without the hash, to which the router would scroll.
  const here = { pathname, search };
  const page = useRef<string>(undefined);
  useEffect(() => {
    if (item || !page.current) return;
    document.documentElement.dataset.going = "";
    navigate(`/${page.current}`, { replace: true });
    page.current = undefined;
  }, [item, navigate]);

  return {
    /** A modal has been open, and may still be fading out. */
    used,
    item,
    open(modal: string) {
      setUsed(true);
      navigate(here, { state: { modal }, replace: item !== undefined, preventScrollReset: true });
    },
    /** The dialog closed. If it was the visitor's Back that closed it, the step is gone already. */
    close() {
      if (item) navigate(-1);
    },
    /**
     * Replaces the modal's history entry by the item's page. The modal closes first: closing restores the page's scrollbar,
     * and a resize during the view transition would abort it; also, the page may never load.
     */
    leaveFor(item: string) {
      page.current = item;
      navigate(here, { replace: true });
    },
  };
}
