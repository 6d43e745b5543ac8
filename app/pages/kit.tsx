import { Button } from "#app/ui/button.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { CountUp } from "#app/ui/count-up.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { DropUp } from "#app/ui/drop-up.tsx";
import { Field } from "#app/ui/field.tsx";
import { opens } from "#app/ui/invokers.ts";
import { Marquee } from "#app/ui/marquee.tsx";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionTabs } from "#app/ui/tabs.tsx";

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
      <form className="grid max-w-3xl gap-6 py-8 md:grid-cols-2">
        <Field label="Full Name" name="name" required autoComplete="name" />
        <Field
          label="Email"
          name="email"
          type="email"
          required
          hint="We answer within one working day."
          error="Enter an e-mail address, such as name@company.in."
        />
        <MultiSelect
          label="Interest"
          name="interest"
          placeholder="Choose any number"
          options={[
            "Branding",
            "Market Research",
            "Cloud Transformation",
            "IT Consulting",
            "Software Development",
            "Data Analytics & AI",
            "Cybersecurity",
            "Mobile Development",
            "E-commerce Solutions",
          ].map((label) => ({ value: label.toLowerCase(), label }))}
          defaultValue={["branding"]}
        />
        <Field label="Phone" name="phone" type="tel" disabled />
        <div className="md:col-span-2">
          <Field label="Message" name="message" required multiline />
        </div>
        <Button type="reset">Clear</Button>
        <Notice
          tone="success"
          title="Subscribed Successfully!"
          description="Thank you for subscribing to our newsletter."
        />
        <Notice
          tone="danger"
          title="Error sending message!"
          description="There was an error sending your message. Please try again or contact us directly."
        />
      </form>
      <div className="h-[120vh]" />
      <p id="counts" className="font-display text-hero">
        <CountUp to={275} suffix="+" /> <CountUp to={64} suffix="%" duration={1500} />
      </p>
      <Carousel label="Cards" heading={<h2 className="text-headline">Carousel</h2>}>
        {["a", "b", "c", "d", "e", "f", "g", "h", "i"].map((i) => (
          <li key={i} className="h-60 w-[280px] rounded-card border border-border bg-surface p-6">
            Card {i}
          </li>
        ))}
      </Carousel>
      <Marquee label="Clients">
        {[
          "Port authority",
          "Municipal corporation",
          "State utility",
          "Bank",
          "Hospital",
          "Railway",
          "University",
        ].map((name) => (
          <li key={name} className="rounded-full border border-border px-6 py-3 whitespace-nowrap">
            {name}
          </li>
        ))}
      </Marquee>
      <SectionTabs label="Sections" sections={demoSections} />
      <DropUp id="drop-up" label="Sections" sections={demoSections} />
      {demoSections.map(({ id, label }) => (
        <section key={id} id={id} className="tab-section min-h-[70vh] py-20">
          <h2 className="text-headline">{label}</h2>
        </section>
      ))}
    </div>
  );
}
const demoSections = ["Overview", "Features", "Specifications", "Case Studies", "FAQ"].map((label) => ({
  id: label.toLowerCase().replace(" ", "-"),
  label,
}));
