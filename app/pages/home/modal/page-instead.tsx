import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { ItemModalProps } from "./item-modal.tsx";

/** Stands in for a modal whose code cannot be had: opens the item's page, as the card's link would have done. */
export function PageInstead({ open }: ItemModalProps) {
  const navigate = useNavigate();
  useEffect(() => {
    if (open) navigate(`/${open}`, { replace: true });
  }, [open, navigate]);
  return null;
}
