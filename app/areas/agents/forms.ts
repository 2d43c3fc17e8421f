// What the list of agents and an agent's page ask for. The form of an agent: form/forms.ts.
import * as v from "valibot";
import { ok, type Result } from "#app/domain/result.ts";

const AgentRequest = v.object({
	intent: v.picklist(["pause", "resume", "remove"]),
	id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
});
export type AgentRequest = v.InferOutput<typeof AgentRequest>;

export function parseAgentRequest(form: FormData): Result<AgentRequest, "invalid_request"> {
	const parsed = v.safeParse(AgentRequest, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : { ok: false, code: "invalid_request" };
}
