// Forms of the list of agents and of an agent's page. The agent's own form: form/forms.ts.
import * as v from "valibot";

const OfOne = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
export const agentForms = { pause: OfOne, resume: OfOne, remove: OfOne };
