import type { RuleRuns, TriedConversation } from "#app/contracts/rules.ts";
import type { Rule } from "#app/domain/rules/rule.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";

/** Sets the rules that run from now on, in their order. */
export function setRules(channel: Channel, rules: Rule[]): Result<null, never> {
	const { config, inbox } = channel;
	const known = config.get();
	if (known) config.set({ ...known, desk: { ...known.desk, rules } });
	inbox.rules.noteConfigured();
	channel.afterChange(Date.now());
	return ok(null);
}

/** What rules did here: how often, and the newest runs. */
export const ruleRuns = ({ inbox }: Channel): Result<RuleRuns, never> =>
	ok(inbox.rules.read(Date.now()));

/** A conversation as a rule would find it now; nothing is done. */
export const lookForRule = (
	{ inbox }: Channel,
	contactId: string,
): Result<TriedConversation, "not_found"> => inbox.rules.look(contactId, Date.now());
