/** Forms of knowledge bases, which pages of bases and of agents send. */
import * as v from "valibot";
import { MAX_BASE_NAME } from "#app/domain/agents/knowledge-base.ts";

const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
/** Looser than the rule: what is cut or trimmed, the service decides. */
const Name = v.pipe(v.string(), v.maxLength(4 * MAX_BASE_NAME, "base_name_too_long"));

export const baseForms = {
	add: v.object({ name: Name }),
	rename: v.object({ baseId: Id, name: Name }),
	remove: v.object({ baseId: Id }),
	attach: v.object({ baseId: Id, agentId: Id }),
	detach: v.object({ baseId: Id, agentId: Id }),
	/** Who compares meanings; the last two only where an integration pays. */
	semantic: v.object({
		by: v.picklist(["nobody", "installation", "key"]),
		integrationId: v.optional(v.pipe(v.string(), v.maxLength(100)), ""),
		model: v.optional(v.pipe(v.string(), v.maxLength(1_000, "model_too_long")), ""),
	}),
};
