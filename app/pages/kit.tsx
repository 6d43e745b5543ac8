import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { opens } from "#app/ui/invokers.ts";
import { Picture } from "#app/ui/picture.tsx";

/** Every piece of the kit in all its states. Only in development: the accessibility tests read it. */
export default function KitPage() {
  return (
    <div className="page py-16">
      <h1 className="text-hero">Kit</h1>
      <Button {...opens("dialog-small")}>Small dialog</Button>
      <Dialog id="dialog-small" title="A small question" size="small" footer={<Button>Agree</Button>}>
        <p>Text.</p>
      </Dialog>
      <Button {...opens("dialog-wide")}>Wide dialog</Button>
      <Dialog
        id="dialog-wide"
        title="A wide dialog"
        size="wide"
        media={<Picture src="x" alt="x" sizes="500px" className="w-full" />}
        footer={<Button>Agree</Button>}
      >
        <p>Text.</p>
      </Dialog>
    </div>
  );
}
