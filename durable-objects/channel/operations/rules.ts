import type { RuleRuns, TriedConversation } from "#app/contracts/rules.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";

/** What rules did here: how often, and the newest runs. */
export const ruleRuns = ({ inbox }: Channel): Result<RuleRuns, never> =>
	ok(inbox.rules.read(Date.now()));

/** A conversation as a rule would find it now; nothing is done. */
export const lookForRule = (
	{ inbox }: Channel,
	contactId: string,
): Result<TriedConversation, "not_found"> => inbox.rules.look(contactId, Date.now());
