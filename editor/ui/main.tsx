import "./styles/editor.css";
import { createRoot } from "react-dom/client";
import { Editor } from "./editor.tsx";
import { keepTheme } from "./theme.ts";

keepTheme();
createRoot(document.getElementById("editor") as HTMLElement).render(<Editor />);
