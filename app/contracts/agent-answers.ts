/** What `/api/agents` answers, as the browser reads it (agents.ts has the types). */
import * as v from "valibot";

export const AgentNamesAnswer = v.object({
	agents: v.array(v.object({ id: v.string(), name: v.string() })),
});
