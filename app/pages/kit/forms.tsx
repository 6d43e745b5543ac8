import { useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { MultiSelect } from "#app/ui/controls/multi-select.tsx";
import { Notice, type NoticeContent } from "#app/ui/toasts/notice.tsx";
import { useToasts } from "#app/ui/toasts/toast.tsx";
import { Group, Row, Specimen } from "./specimen.tsx";

const options = [
  "Branding",
  "Market Research",
  "Cloud Transformation",
  "IT Consulting",
  "Software Development",
  "Data Analytics & AI",
  "Cybersecurity",
  "Mobile Development",
  "E-commerce Solutions",
].map((label) => ({ label, value: label.toLowerCase().replaceAll(/\W+/g, "-") }));

const sent: NoticeContent = {
  tone: "success",
  title: "Thank you for your message!",
  description: "We've received your inquiry and will get back to you shortly.",
};

const failed: NoticeContent = {
  tone: "danger",
  title: "Error sending message!",
  description: "There was an error sending your message. Please try again or contact us directly.",
};

export function Forms({ id, title }: { id: string; title: string }) {
  return (
    <Group id={id} title={title}>
      <Specimen
        name="Field"
        note="Hint and error are read with it. Wrong only once the visitor has left it wrong."
      >
        <form aria-label="Fields" className="grid gap-6 md:grid-cols-2">
          <Field label="Full name" name="name" required autoComplete="off" placeholder="Asha Raman" />
          <Field label="Email" name="email" type="email" required autoComplete="off" />
          <Field
            label="Phone"
            name="phone"
            type="tel"
            hint="Optional. With the country code."
            autoComplete="off"
          />
          <Field
            label="Company"
            name="company"
            defaultValue="!"
            autoComplete="off"
            error="Enter the name of your company or department."
          />
          <Field label="Reference" name="reference" defaultValue="AN-2041" disabled />
          <MultiSelect
            label="Service interest"
            name="interest"
            placeholder="Choose any number"
            options={options}
            defaultValue={["cybersecurity"]}
            removeLabel="Remove"
          />
          <div className="md:col-span-2">
            <Field label="Message" name="message" required multiline />
          </div>
          <Row>
            <Button type="submit">Check</Button>
            <Button type="reset" variant="secondary">
              Clear
            </Button>
          </Row>
        </form>
      </Specimen>
      <Specimen name="Notice" note="The same look in the page, for an answer without JavaScript.">
        <div className="grid gap-4 md:grid-cols-2">
          <Notice {...sent} />
          <Notice {...failed} />
        </div>
      </Specimen>
      <Specimen
        name="Toast"
        note="6 s, three in sight, the rest queue. Waits while read; swiped away across or down."
      >
        <ToastButtons />
      </Specimen>
    </Group>
  );
}

function ToastButtons() {
  const { show } = useToasts();
  const [count, setCount] = useState(1);
  return (
    <Row>
      <Button variant="secondary" onClick={() => show(sent)}>
        Success
      </Button>
      <Button variant="secondary" onClick={() => show(failed)}>
        Danger
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          show({ title: `Toast ${count}` });
          setCount(count + 1);
        }}
      >
        One more
      </Button>
    </Row>
  );
}
