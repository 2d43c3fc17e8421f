import type {
	IndexedConversation,
	TellingAnswer,
	ToldChanges,
	ToldPage,
} from "#app/contracts/told-conversations.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { countsFor } from "#app/domain/conversations/counts.ts";
import type { KnownBy } from "#app/domain/conversations/same-person.ts";
import { unreadFor } from "#app/domain/conversations/unread.ts";
import type { ListWish } from "#app/domain/conversations/filter.ts";
import { type ConversationSight, mayRead } from "#app/domain/conversations/sight.ts";
import { fail, ok } from "#app/domain/result.ts";
import { type Sockets, send } from "../../object/sockets.ts";
import { createConversationIndex } from "./conversation-index.ts";
import { listConversations, listNewest, listOfPerson } from "./conversation-list.ts";
import { createLateness, type LatenessParts } from "./lateness.ts";
import { createPins } from "./pins.ts";
import { createSilence, LOOK_EVERY_MS, type SilenceParts } from "./silence.ts";

/** Tag of sockets whose page takes changes of lists one by one; an older page is told to read again. */
export const TAKES_CONVERSATIONS_TAG = "takes-conversations";

/** How long lists wait for a channel that has not told everything, and after how long they wait for it again. */
const NAME_FOR_MS = 2_000;
const NAME_AGAIN_MS = 60_000;

type ConversationsFrame = Extract<WorkspaceFrame, { type: "conversations" }>;

export type WorkspaceConversations = ReturnType<typeof createConversations>;

/** A conversation as it was, null for a new one, and as it is. */
export interface ConversationChange {
	before: IndexedConversation | null;
	after: IndexedConversation;
}

/** The conversations of all channels of a workspace: what is told of them, what lists ask, what browsers hear. */
export function createConversations(
	ctx: DurableObjectState,
	sockets: Sockets,
	parts: Omit<SilenceParts, "index" | "forget"> & {
		/** Queues what the team is told of what is late. */
		queueLate: LatenessParts["queue"];
		/** Hears what changed, once it is stored. */
		heard(changes: readonly ConversationChange[]): void;
	},
) {
	let changes: ConversationChange[] = [];
	const index = createConversationIndex(ctx.storage, Date.now, (before, after) =>
		changes.push({ before, after }),
	);
	const pins = createPins({
		sql: ctx.storage.sql,
		find: (id) => index.rows.find(id)?.conversation ?? null,
		isWhole: index.hasMark,
		now: Date.now,
	});
	const silence = createSilence({ ...parts, index, forget: (id) => forget(id, null) });
	const lateness = createLateness({
		workspaceId: parts.workspaceId,
		sql: ctx.storage.sql,
		index,
		queue: parts.queueLate,
	});
	/** When lists began to wait for a channel (epoch ms). */
	const namedSince = new Map<string, number>();

	/** The figures of who reads everything, or some of it. */
	const countsNow = (sight: ConversationSight | null) => ({
		...index.counts(sight),
		late: lateness.count(Date.now(), sight),
	});

	/** Sends what changed after `since` to all pages. */
	function publish(channelId: string, since: number): void {
		if (index.seq() === since || sockets.count() === 0) return;
		const takes = new Set(ctx.getWebSockets(TAKES_CONVERSATIONS_TAG));
		const whole = { ...frameSince(since), channelIds: [channelId] };
		const frame = JSON.stringify(whole);
		const again: WorkspaceFrame = { type: "conversations_changed", channelId };
		const short = JSON.stringify(again);
		for (const { socket, who } of sockets.all()) {
			const seen = who.reads ? forBound(whole, who.reads) : frame;
			if (seen !== null) send(socket, takes.has(socket) ? seen : short);
		}
	}

	/**
	 * The frame for a member who reads only some conversations; null: nothing that they read or did read has changed. What
	 * left their sight has to leave their lists, which are read again.
	 */
	function forBound(frame: ConversationsFrame, sight: ConversationSight): string | null {
		const isRead = (one: unknown) => mayRead(sight, one as IndexedConversation);
		const seen = frame.conversations?.filter(isRead) ?? null;
		const isGone = changes.some(
			({ before, after }) => before !== null && isRead(before) && !isRead(after),
		);
		if (seen?.length === 0 && !isGone) return null;
		const counts = countsNow(sight);
		return JSON.stringify({ ...frame, counts, conversations: isGone ? null : seen });
	}

	/** Time alone changed what is late: said to pages that take the figures. */
	function publishCounts(): void {
		const takes = new Set(ctx.getWebSockets(TAKES_CONVERSATIONS_TAG));
		const nothing = { ...frameSince(index.seq()), conversations: [] };
		const whole = JSON.stringify(nothing);
		for (const { socket, who } of sockets.all()) {
			if (!takes.has(socket)) continue;
			const { reads } = who;
			send(socket, reads ? JSON.stringify({ ...nothing, counts: countsNow(reads) }) : whole);
		}
	}

	/** What a member pinned and still reads, as their pages show it. */
	const pinnedOf = (memberId: string, sight: ConversationSight | null) => ({
		seq: index.seq(),
		pinned: pins
			.of(memberId)
			.filter(({ conversation }) => conversation === null || mayRead(sight, conversation)),
	});

	const pinnedFrame = (memberId: string, sight: ConversationSight | null): WorkspaceFrame => ({
		type: "pinned",
		...pinnedOf(memberId, sight),
	});

	function tellPinned(memberId: string): void {
		for (const { socket, who } of sockets.all())
			if (who.memberId === memberId)
				send(socket, JSON.stringify(pinnedFrame(memberId, who.reads ?? null)));
	}

	/** Channels that have not told everything yet. Each is named for a while only: one that cannot tell must not hold up every list. */
	function listUntold(channelIds: readonly string[]): string[] {
		const now = Date.now();
		return channelIds.filter((id) => {
			if (index.hasMark(id)) return false;
			const since = namedSince.get(id) ?? now;
			if (now - since > NAME_AGAIN_MS) namedSince.delete(id);
			else namedSince.set(id, since);
			return now - since <= NAME_FOR_MS;
		});
	}

	/**
	 * What a page that has everything up to `since` misses. `conversations`: null when it has to read its list again, as
	 * always where only some are read: what left their sight meanwhile nobody knows.
	 */
	function frameSince(since: number, sight: ConversationSight | null = null): ConversationsFrame {
		const conversations = sight === null ? index.changedSince(since) : null;
		return {
			type: "conversations",
			seq: index.seq(),
			channelIds: [...new Set(conversations?.map((one) => one.channelId))],
			conversations,
			counts: countsNow(sight),
		};
	}

	function forget(channelId: string, contactIds: readonly string[] | null): number {
		const before = index.seq();
		changes = [];
		const removed = index.forget(channelId, contactIds);
		pins.forget(channelId, contactIds);
		publish(channelId, before);
		return removed;
	}

	return {
		index,
		seq: index.seq,
		markOf: index.markOf,

		/** Takes a member's name off all conversations, and their pins away. */
		forgetMember(memberId: string): void {
			index.forgetMember(memberId);
			pins.forgetMember(memberId);
		},

		/** A department is gone: nothing of it names it any more. */
		forgetDepartment(departmentId: string): void {
			const before = index.seq();
			changes = [];
			index.forgetDepartment(departmentId);
			publish("", before);
		},

		/** The pins of who left the workspace. */
		forgetPins: pins.forgetMember,

		/** Pins the contact of a conversation for a member, or takes the pin off, and tells their pages. */
		setPin(memberId: string, id: string, isPinned: boolean, sight: ConversationSight | null) {
			const one = index.rows.find(id)?.conversation;
			if (one && !mayRead(sight, one)) return fail("not_found");
			if (isPinned) {
				const done = pins.pin(memberId, id);
				if (!done.ok) return done;
			} else pins.unpin(memberId, id);
			index.noteBeside();
			tellPinned(memberId);
			return ok(pinnedOf(memberId, sight));
		},

		pinnedFrame,

		/** By the hour: archives what was closed long ago, and has closed what is silent. */
		async tend(now: number): Promise<void> {
			index.archive();
			await silence.close(now);
		},

		/** Tells the team of what has become late. Rejects when the queue does. */
		async tellLate(now: number): Promise<void> {
			if (await lateness.look(now)) publishCounts();
		},

		/** When something becomes late of what was told last, and of everything; epoch ms. Null: nothing does. */
		nextLateOfTold: (now: number): number | null =>
			lateness.wakeFor(
				changes.map(({ after }) => after),
				now,
			),
		nextLate: lateness.nextLook,

		/** How many are listed, and which of these channels have not told everything. */
		describe: (channelIds: readonly string[]) => ({
			listed: index.rows.size(),
			untold: channelIds.filter((id) => !index.hasMark(id)),
		}),

		/** Everything is told anew by its channels. */
		reset(channelIds: readonly string[]): void {
			const before = index.seq();
			changes = [];
			index.reset();
			namedSince.clear();
			publish(channelIds[0] ?? "", before);
		},

		/**
		 * When to tend to them next (epoch ms); null: nothing is open. A workspace without an open conversation is not woken
		 * to archive: its lists leave out what is due, and the next message wakes it.
		 */
		nextLook: (now: number): number | null =>
			index.counts().active > 0 ? now + LOOK_EVERY_MS : null,

		frameSince,

		/** How many call for a member. */
		unreadFor: (memberId: string, sight: ConversationSight | null): number =>
			unreadFor(index.counts(sight), memberId),

		/** Takes what a channel's object tells and sends it on to all pages. */
		take(channelId: string, told: ToldChanges | ToldPage): TellingAnswer {
			const before = index.seq();
			changes = [];
			const answer = index.take(channelId, told);
			const followed = pins.follow(changes);
			publish(channelId, before);
			for (const memberId of followed) tellPinned(memberId);
			parts.heard(changes);
			return answer;
		},

		/** Removes a channel's conversations, or those of some contacts; answers how many. */
		forget,

		/**
		 * A page of a list with the figures beside it, and what the member pinned, whatever the list shows.
		 * `untold`: those of `channelIds` whose conversations are not all here yet.
		 */
		list(wish: ListWish, channelIds: readonly string[], sight: ConversationSight | null) {
			return {
				page: listConversations(index, { ...wish, sight }, Date.now()),
				overview: countsFor(countsNow(sight), wish.memberId),
				untold: listUntold(channelIds),
				...pinnedOf(wish.memberId, sight),
			};
		},

		find: (id: string) => index.rows.find(id)?.conversation ?? null,

		/** See `listOfPerson`. */
		ofPerson: (person: KnownBy, sight: ConversationSight | null) =>
			listOfPerson(index, person).filter((one) => mayRead(sight, one)),

		/** The newest ones, active or closed; `untold` as in `list`. */
		newest: (limit: number, channelIds: readonly string[], sight: ConversationSight | null) => ({
			conversations: listNewest(index, limit, sight),
			untold: listUntold(channelIds),
		}),
	};
}
