import type {
	ActsAnswer,
	ConversationAct,
	ConversationActs,
} from "#app/contracts/conversation-acts.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { bySight } from "#app/domain/channels/by-sight.ts";
import { findPermitted } from "#app/domain/channels/permitted.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import type { TransferTarget } from "#app/domain/conversations/system-line.ts";
import { isBlank, storableText } from "#app/domain/inbox/stored-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ActivityDescription } from "#app/domain/team/activity.ts";
import { may } from "#app/domain/team/role.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { findAssignee } from "../channels/find-assignee.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { Limit } from "../limiter.ts";
import type { Notify } from "../shell/notifications.ts";
import type { RecordActivity } from "../team/activity.ts";

export interface ConversationActsDeps {
	db: Database;
	log: Log;
	limit: Limit;
	channel(channel: SignedIn["channels"][number]): ChannelStub;
	record: RecordActivity;
	notify: Notify;
}

type Asked = ConversationActs["acts"][number];
interface Assignee {
	memberId: string;
	name: string;
}
type FoundAssignees = ReadonlyMap<string, Result<Assignee, "forbidden" | "not_found">>;

/**
 * Acts on many conversations at once: one call for each of their channels, and one entry of the activity log for each kind
 * of act. What a channel refuses, or a channel that cannot be reached, keeps no other from being done.
 */
export function createConversationActs(deps: ConversationActsDeps) {
	/** Members that conversations are assigned to, each looked up once. */
	async function findAssignees(signedIn: SignedIn, asked: readonly Asked[]) {
		const wanted = new Set(
			asked.flatMap(({ act }) =>
				(act.type === "assign" || act.type === "transfer") && act.memberId ? [act.memberId] : [],
			),
		);
		const pairs = [...wanted].map(
			async (id) => [id, await findAssignee(deps.db, signedIn, id)] as const,
		);
		return new Map(await Promise.all(pairs));
	}

	/** Code of what refused each of a channel's acts, or null; in their order. */
	async function actIn(
		signedIn: SignedIn,
		channelId: string,
		asked: readonly Asked[],
		assignees: FoundAssignees,
	): Promise<{ code: ErrorCode | null; isChanged: boolean }[]> {
		const all = (code: ErrorCode) => asked.map(() => ({ code, isChanged: false }));
		const channel = findPermitted(signedIn, channelId, "send");
		if (!channel.ok) return all(channel.code);
		const wishes = asked.map(({ act }) => toWish(act, signedIn, assignees));
		const possible = asked.flatMap(({ contactId }, at) => {
			const wish = wishes[at];
			return wish?.ok ? [{ contactId, wish: wish.value }] : [];
		});
		try {
			const stub = bySight(deps.channel(channel.value), sightOf(signedIn));
			const answer = await stub.careForAll(signedIn.workspace.id, possible);
			if (!answer.ok) return all(answer.code);
			const outcomes = answer.value.values();
			return wishes.map((wish) => {
				const outcome = wish.ok ? outcomes.next().value : wish;
				if (outcome === undefined) return { code: "unavailable", isChanged: false };
				return outcome.ok
					? { code: null, isChanged: outcome.value.isChanged }
					: { code: outcome.code, isChanged: false };
			});
		} catch (error) {
			// They may have been done: an act that is asked for again changes nothing more.
			deps.log({ event: "acts_not_answered", level: "warn", channelId, error });
			return all("unavailable");
		}
	}

	/** Never throws: what was done is done. */
	async function tell(signedIn: SignedIn, done: readonly Asked[], assignees: FoundAssignees) {
		const { workspace, member, fullName } = signedIn;
		try {
			for (const { count, metadata, contactId } of summarize(signedIn, done, assignees))
				await deps.record({
					workspaceId: workspace.id,
					actorId: member.id,
					action: "updated",
					entityType: "contacts",
					entityId: contactId,
					metadata: { ...metadata, count: String(count) } as ActivityDescription,
				});
			for (const memberId of assignees.keys()) {
				const count = done.filter(({ act }) => isTo(act, memberId)).length;
				if (memberId === member.id || count === 0) continue;
				const params = { count: String(count), by: fullName };
				await deps.notify({
					workspaceId: workspace.id,
					memberIds: [memberId],
					kind: "conversations_assigned",
					params,
				});
			}
		} catch (error) {
			deps.log({ event: "acts_not_told", level: "error", workspaceId: workspace.id, error });
		}
	}

	return {
		/**
		 * Does what is asked in the order of each channel. `forbidden` for who may not answer; `rate_limited`. What was
		 * refused of single conversations stands in the answer: `not_found`, `already_assigned`, `conflict`, `forbidden`,
		 * `invalid_request`, `unavailable`.
		 */
		async act(
			signedIn: SignedIn,
			{ acts }: ConversationActs,
		): Promise<Result<ActsAnswer, "forbidden" | "rate_limited">> {
			if (!may(signedIn.member.role, "send")) return fail("forbidden");
			if (!(await deps.limit("send", signedIn.member.id))) return fail("rate_limited");
			const assignees = await findAssignees(signedIn, acts);
			const byChannel = Map.groupBy(acts, ({ channelId }) => channelId);
			const outcomes = await Promise.all(
				[...byChannel].map(async ([channelId, asked]) => {
					const made = await actIn(signedIn, channelId, asked, assignees);
					return asked.map((one, at) => ({
						one,
						...(made[at] ?? { code: null, isChanged: false }),
					}));
				}),
			);
			const all = outcomes.flat();
			await tell(
				signedIn,
				all.flatMap(({ one, isChanged }) => (isChanged ? [one] : [])),
				assignees,
			);
			return ok({
				refused: all.flatMap(({ one: { channelId, contactId }, code }) =>
					code === null ? [] : [{ channelId, contactId, code }],
				),
			});
		},
	};
}

const isTo = (act: ConversationAct, memberId: string): boolean =>
	(act.type === "assign" || act.type === "transfer") && act.memberId === memberId;

type Wish = Parameters<ChannelStub["careForAll"]>[1][number]["wish"];

/** What the channel's object is asked for. */
function toWish(
	act: ConversationAct,
	signedIn: SignedIn,
	assignees: FoundAssignees,
): Result<Wish, "forbidden" | "not_found"> {
	const author = signedIn.fullName;
	if (act.type === "transfer") return toTransfer(act, signedIn, assignees);
	if (act.type === "state" || act.type === "snooze") return ok({ ...act, author });
	if (act.type !== "assign") return ok(act);
	const { type, memberId, seen } = act;
	if (memberId === null) return ok({ type, assignee: null, seen });
	const found = assignees.get(memberId) ?? fail("not_found" as const);
	return found.ok ? ok({ type, assignee: found.value, seen }) : found;
}

type Transfer = Extract<ConversationAct, { type: "transfer" }>;

/** Whom a conversation is given to, by name. `not_found`: no department or member of the workspace. */
function targetOf(
	{ departmentId, memberId }: Transfer,
	{ departments = [] }: SignedIn,
	assignees: FoundAssignees,
): Result<TransferTarget, "forbidden" | "not_found"> {
	const department = departments.find(({ id }) => id === departmentId);
	if (departmentId && !department) return fail("not_found");
	if (memberId) {
		const found = assignees.get(memberId) ?? fail("not_found" as const);
		return found.ok ? ok({ kind: "member", id: memberId, name: found.value.name }) : found;
	}
	return ok(
		department
			? { kind: "department", id: department.id, name: department.name }
			: { kind: "nobody", id: "", name: "" },
	);
}

function toTransfer(
	act: Transfer,
	signedIn: SignedIn,
	assignees: FoundAssignees,
): Result<Wish, "forbidden" | "not_found"> {
	const to = targetOf(act, signedIn, assignees);
	if (!to.ok) return to;
	const { departmentId, memberId = departmentId ? null : undefined, note = "" } = act;
	const { id, name } = to.value;
	return ok({
		type: "transfer",
		...(departmentId !== undefined && { departmentId }),
		...(memberId !== undefined && { assignee: memberId === null ? null : { memberId: id, name } }),
		to: to.value,
		note: isBlank(note) ? null : storableText(note.trim()),
		author: signedIn.fullName,
	});
}

/** One entry for each kind of act, with how many conversations it changed; nobody is named: they may be erased later. */
function summarize(signedIn: SignedIn, done: readonly Asked[], assignees: FoundAssignees) {
	const kinds = new Map<string, { metadata: Said; contactId: string; count: number }>();
	for (const { act, contactId } of done) {
		const metadata = sayOf(act, signedIn, assignees);
		if (metadata === null) continue;
		const key = JSON.stringify(metadata);
		const kind = kinds.get(key);
		if (kind) kind.count += 1;
		else kinds.set(key, { metadata, contactId, count: 1 });
	}
	return kinds.values();
}

type Said =
	| { code: "conversations_assigned"; name: string; memberId: string }
	| { code: "conversations_transferred"; name: string; memberId?: string }
	| { code: "conversations_labelled"; labels: string }
	| {
			code:
				| "conversations_released"
				| "conversations_closed"
				| "conversations_reopened"
				| "conversations_snoozed"
				| "conversations_unsnoozed";
	  };

/** Read and unread is everybody's day, and no entry. */
function sayOf(act: ConversationAct, signedIn: SignedIn, assignees: FoundAssignees): Said | null {
	switch (act.type) {
		case "transfer": {
			const to = targetOf(act, signedIn, assignees);
			const { kind, id, name } = to.ok ? to.value : { kind: "nobody", id: "", name: "" };
			const said = { code: "conversations_transferred", name } as const;
			return kind === "member" ? { ...said, memberId: id } : said;
		}
		case "assign": {
			const found = act.memberId === null ? null : assignees.get(act.memberId);
			return found?.ok
				? { code: "conversations_assigned", ...found.value }
				: { code: "conversations_released" };
		}
		case "state":
			return { code: act.state === "closed" ? "conversations_closed" : "conversations_reopened" };
		case "snooze":
			return { code: act.until === null ? "conversations_unsnoozed" : "conversations_snoozed" };
		case "relabel": {
			const signed = [...act.add.map((one) => `+${one}`), ...act.remove.map((one) => `-${one}`)];
			return { code: "conversations_labelled", labels: signed.join(", ") };
		}
		case "read":
		case "unread":
			return null;
	}
}
