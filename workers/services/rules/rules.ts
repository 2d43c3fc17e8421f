import type { ErrorCode } from "#app/contracts/errors.ts";
import type { RuleToldJob } from "#app/contracts/jobs.ts";
import type {
	RuleCount,
	RuleRun,
	RulesPage,
	TrialOutcome,
	TryableConversation,
} from "#app/contracts/rules.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { parseRule, parseRuleName, type RuleBody } from "#app/domain/rules/rule.ts";
import { tryRule } from "#app/domain/rules/trial.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import {
	deleteRule,
	findRuleName,
	insertRule,
	orderRules,
	readRules,
	type StoredRule,
	switchRule,
	updateRule,
} from "#workers/data/queries/rules/rules.ts";
import type { ChannelStub } from "../channels/stub.ts";
import { askChannels } from "../conversations/ask-channels.ts";
import type { ConversationService } from "../conversations/conversations.ts";
import type { TellDesk } from "../desk/tell-desk.ts";
import type { Notify } from "../shell/notifications.ts";
import type { RecordActivity } from "../team/activity.ts";
import { readBody } from "./told-rules.ts";

/** The newest conversations on which a rule can be tried. */
const OFFERED_CONVERSATIONS = 30;
/** Runs that the page shows. */
const SHOWN_RUNS = 200;

export interface RulesDeps {
	db: Database;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	/** Sends the channels what is on. */
	tellDesk: TellDesk;
	conversations: Pick<ConversationService, "newest">;
	record: RecordActivity;
	notify: Notify;
	/** Active members who may answer customers. */
	listMembers(workspaceId: string): Promise<string[]>;
	now: () => number;
	newId: () => string;
}

export interface TypedRule {
	name: string;
	/** JSON. */
	body: string;
	isOn: boolean;
}

/** Rules of a workspace. Managers and admins make them, everybody reads them. Methods throw when D1 fails. */
export function createRulesService(deps: RulesDeps) {
	const { db, now } = deps;
	const mayManage = ({ member }: SignedIn): boolean => may(member.role, "manage_channels");

	function parse(
		typed: Pick<TypedRule, "name" | "body">,
	): Result<{ name: string; body: RuleBody }, ErrorCode> {
		const name = parseRuleName(typed.name);
		if (!name.ok) return name;
		const read = readBody(typed.body);
		if (read === null) return fail("invalid_request");
		const body = parseRule(read);
		return body.ok ? ok({ name: name.value, body: body.value }) : body;
	}

	/** The channels learn of it, and the log has it. */
	async function announce(
		signedIn: SignedIn,
		{ id, name }: { id: string; name: string },
		code:
			| "rule_created"
			| "rule_updated"
			| "rule_switched_on"
			| "rule_switched_off"
			| "rule_deleted",
	): Promise<void> {
		await deps.tellDesk(signedIn.workspace.id);
		const action =
			code === "rule_created" ? "created" : code === "rule_deleted" ? "deleted" : "updated";
		await deps.record({
			workspaceId: signedIn.workspace.id,
			actorId: signedIn.member.id,
			action,
			entityType: "rules",
			entityId: id,
			metadata: { code, name },
		});
	}

	return {
		/** The rules in their order, what they may name, and what they did: D1 and the channels' objects, side by side. */
		async open(signedIn: SignedIn): Promise<RulesPage> {
			const workspaceId = signedIn.workspace.id;
			const [{ stored, people, webhooks }, { answers, silent }] = await Promise.all([
				readRules(db, workspaceId),
				askChannels(signedIn.channels, (channel) => deps.channel(channel).ruleRuns(workspaceId)),
			]);
			// Runs name conversations; who reads only some of these has no need of the log (decision 50).
			const runs = (sightOf(signedIn) === null ? answers : [])
				.flatMap(({ channel, answer }) =>
					answer.runs.map((run): RuleRun & { channelId: string } => ({
						...run,
						channelId: channel.id,
					})),
				)
				.toSorted((a, b) => b.at - a.at)
				.slice(0, SHOWN_RUNS);
			return {
				rules: stored.map(toView),
				people,
				webhooks,
				counts: sumCounts(answers.flatMap(({ answer }) => answer.counts)),
				runs,
				silentChannels: silent.map(({ name }) => name),
			};
		},

		/** `too_many_rules`: there are as many as may be. Otherwise what the name and the rule are refused for. */
		async create(signedIn: SignedIn, typed: TypedRule): Promise<Result<{ id: string }, ErrorCode>> {
			if (!mayManage(signedIn)) return fail("forbidden");
			const parsed = parse(typed);
			if (!parsed.ok) return parsed;
			const { name } = parsed.value;
			const id = deps.newId();
			const body = JSON.stringify(parsed.value.body);
			const written = { id, name, body, isOn: typed.isOn, now: now() };
			if (!(await insertRule(db, signedIn.workspace.id, written))) return fail("too_many_rules");
			await announce(signedIn, { id, name }, "rule_created");
			return ok({ id });
		},

		async change(
			signedIn: SignedIn,
			id: string,
			typed: TypedRule,
		): Promise<Result<null, ErrorCode>> {
			if (!mayManage(signedIn)) return fail("forbidden");
			const parsed = parse(typed);
			if (!parsed.ok) return parsed;
			const { name } = parsed.value;
			const body = JSON.stringify(parsed.value.body);
			const written = { id, name, body, isOn: typed.isOn, now: now() };
			if (!(await updateRule(db, signedIn.workspace.id, written))) return fail("not_found");
			await announce(signedIn, { id, name }, "rule_updated");
			return ok(null);
		},

		async switch(signedIn: SignedIn, id: string, isOn: boolean): Promise<Result<null, ErrorCode>> {
			if (!mayManage(signedIn)) return fail("forbidden");
			const name = await switchRule(db, signedIn.workspace.id, { id, isOn, now: now() });
			if (name === null) return fail("not_found");
			await announce(signedIn, { id, name }, isOn ? "rule_switched_on" : "rule_switched_off");
			return ok(null);
		},

		async remove(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			if (!mayManage(signedIn)) return fail("forbidden");
			const name = await deleteRule(db, signedIn.workspace.id, id);
			if (name === null) return fail("not_found");
			await announce(signedIn, { id, name }, "rule_deleted");
			return ok(null);
		},

		/** Gives the rules the order of these ids. */
		async order(signedIn: SignedIn, ids: readonly string[]): Promise<Result<null, ErrorCode>> {
			if (!mayManage(signedIn)) return fail("forbidden");
			await orderRules(db, signedIn.workspace.id, ids);
			await deps.tellDesk(signedIn.workspace.id);
			return ok(null);
		},

		/** Conversations on which a rule can be tried, the newest first. */
		async listConversations(
			signedIn: SignedIn,
		): Promise<Result<{ conversations: TryableConversation[] }, ErrorCode>> {
			if (!mayManage(signedIn)) return fail("forbidden");
			const found = await deps.conversations.newest(signedIn, OFFERED_CONVERSATIONS);
			const conversations = found
				.filter(({ isGroup }) => !isGroup)
				.map(({ contactId, contactName, contactPhone, channel }) => ({
					contactId,
					contactName,
					contactPhone,
					channelId: channel.id,
					channelName: channel.name,
				}));
			return ok({ conversations });
		},

		/** What a rule would do in a conversation as it is now; does nothing. `not_found`, `unavailable`, or what the rule is refused for. */
		async tryOut(
			signedIn: SignedIn,
			place: { channelId: string; contactId: string },
			typed: Pick<TypedRule, "body">,
		): Promise<Result<{ trial: TrialOutcome }, ErrorCode>> {
			if (!mayManage(signedIn)) return fail("forbidden");
			const channel = signedIn.channels.find(({ id }) => id === place.channelId);
			if (!channel) return fail("not_found");
			const parsed = parse({ ...typed, name: "-" });
			if (!parsed.ok) return parsed;
			const { answers } = await askChannels([channel], (one) =>
				deps.channel(one).lookForRule(signedIn.workspace.id, place.contactId),
			);
			const [found] = answers;
			if (!found) return fail("not_found");
			const { contactName, facts } = found.answer;
			const trial = tryRule(parsed.value.body, found.answer, now());
			return ok({ trial: { ...trial, contactName, text: facts.text } });
		},

		/** Tells a member of a conversation, as a rule said; a repeated job tells nothing twice. Throws when D1 or the object fails. */
		async tell(job: RuleToldJob): Promise<void> {
			const { workspaceId, channelId, contactId } = job;
			const rule = await findRuleName(db, workspaceId, job.ruleId);
			const channel = deps.channel({ id: channelId, type: job.channelType });
			const found = await channel.contact(workspaceId, contactId);
			// Deleted meanwhile: there is nothing to tell of.
			if (rule === null || !found.ok) return;
			const { name, phone, assignee } = found.value.contact;
			const wanted = job.memberId ?? assignee?.memberId ?? null;
			await deps.notify({
				workspaceId,
				memberIds: wanted === null ? await deps.listMembers(workspaceId) : [wanted],
				kind: "rule_told",
				params: { name: name ?? phone ?? "", rule, channelId, contactId },
				once: job.id,
			});
		},
	};
}

const toView = ({ id, name, body, isOn, onSince: since }: StoredRule) => ({
	id,
	name,
	isOn,
	body: readBody(body),
	since,
});

/** Of all channels together. */
function sumCounts(counts: readonly RuleCount[]): RuleCount[] {
	const sums = new Map<string, RuleCount>();
	for (const one of counts) {
		const sum = sums.get(one.ruleId);
		sums.set(one.ruleId, {
			ruleId: one.ruleId,
			week: one.week + (sum?.week ?? 0),
			month: one.month + (sum?.month ?? 0),
			failed: one.failed + (sum?.failed ?? 0),
			lastAt: Math.max(one.lastAt, sum?.lastAt ?? 0),
		});
	}
	return [...sums.values()];
}
