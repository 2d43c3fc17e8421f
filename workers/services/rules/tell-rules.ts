import { RuleBody } from "#app/contracts/rules.ts";
import type { Act, Rule, RuleBody as Body } from "#app/domain/rules/rule.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { readRuleTelling, type StoredRule } from "#workers/data/queries/rules/rules.ts";
import type { ChannelStub } from "../channels/stub.ts";
import { askChannels } from "../conversations/ask-channels.ts";

export interface RuleTellerDeps {
	db: Database;
	log: Log;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
}

/** Nobody waits for them one by one. */
const LIMITS = { atOnce: 20, eachMs: 10_000, allMs: 20_000 };

/** What a stored rule says; null: a later release wrote it. */
export function readBody(stored: string): Body | null {
	try {
		return RuleBody.safeParse(JSON.parse(stored)).data ?? null;
	} catch {
		return null;
	}
}

/** Sends channels' objects the rules that are on, so that a message needs no query. D1 owns them. */
export function createRuleTeller(deps: RuleTellerDeps) {
	/**
	 * @param channelIds only these, which are new; null for all
	 * @returns false when an object could not be reached; the call is idempotent. Throws when D1 fails.
	 */
	return async (
		workspaceId: string,
		channelIds: readonly string[] | null = null,
	): Promise<boolean> => {
		const { stored, people, told } = await readRuleTelling(deps.db, workspaceId, channelIds);
		const names = new Map(people.map(({ memberId, name }) => [memberId, name]));
		const rules = stored.flatMap((rule) => toRule(rule, names));
		// A new object has no rules, so none need not be sent.
		if (channelIds !== null && rules.length === 0) return true;
		const { silent } = await askChannels(
			told,
			(channel) => deps.channel(channel).setRules(workspaceId, rules),
			LIMITS,
		);
		for (const { id } of silent)
			deps.log({ event: "rules_not_told", level: "error", workspaceId, channelId: id });
		return silent.length === 0;
	};
}

/** Whoever left the workspace is assigned nothing and told nothing. */
function toRule(
	{ id, name, body, onSince }: StoredRule,
	names: ReadonlyMap<string, string>,
): Rule[] {
	const read = readBody(body);
	if (read === null) return [];
	const acts = read.acts.flatMap((act): Act[] => {
		const memberId = "memberId" in act ? act.memberId : null;
		if (memberId === null) return [act];
		const member = names.get(memberId);
		if (member === undefined) return [];
		return act.type === "assign" ? [{ ...act, name: member }] : [act];
	});
	return acts.length === 0 ? [] : [{ ...read, acts, id, name, since: onSince ?? 0 }];
}
