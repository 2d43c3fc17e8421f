// What the list of agents and an agent's page ask for. The form of an agent: form/forms.ts.
import * as v from "valibot";

const OfOne = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
export const agentForms = { pause: OfOne, resume: OfOne, remove: OfOne };
