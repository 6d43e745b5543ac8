import examples from "virtual:examples";
import { renderToStaticMarkup } from "react-dom/server";
import { content } from "#app/content.server.ts";
import { initialOf } from "#simulation/example.ts";
import { isSimulator } from "#simulation/index.ts";
import { Calculated } from "./calculated.tsx";
import { drawings } from "./drawings/drawings.ts";
import { Outputs } from "./outputs.tsx";

export type TryItData = NonNullable<Awaited<ReturnType<typeof tryItData>>>;

/**
 * A product's simulator: what its controls need, and the worked example as HTML. The code that makes the example, and
 * all words that stand in it alone, stay out of the browser until a visitor touches a control.
 */
export async function tryItData(productId: string) {
  const about = `products/${productId}`;
  const words = content.partsIn("simulators").find(({ product }) => product === about);
  const example = words && examples[words.id];
  if (!example || !isSimulator(words.id)) return undefined;
  const shared = content.copy("products").tryIt;
  const { id, title, lead, drawing, course, today, inputs, figures, marks, plot, events } = words;
  const spoken = { title, drawing, course, today, inputs, figures, marks, plot, events };
  const trial = { simulator: id, about, inputs: example.inputs, words: spoken, shared };
  const drawingModule = await drawings[words.id]();
  return {
    ...trial,
    lead,
    html: {
      outputs: renderToStaticMarkup(
        <Outputs
          {...trial}
          values={initialOf(example.inputs)}
          result={example.result}
          drawing={drawingModule}
          at={drawingModule.course?.still}
        />,
      ),
      calculated: renderToStaticMarkup(<Calculated {...words} shared={shared} />),
    },
  };
}
