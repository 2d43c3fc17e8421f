// Record 130: who is given the conversations that nobody has. The rules are app/domain/routing; here they get what the hub knows,
// and their acts are done by the conversations' channels.
import { BUILD } from "#app/contracts/build.ts";
import type { RouteOrder } from "#app/contracts/routing.ts";
import { type IndexedConversation, filterableOf } from "#app/contracts/told-conversations.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import {
	ASK_AGAIN_MS,
	type Decision,
	decideRouting,
	NOTHING_ROUTED,
	type RoutableConversation,
	type RoutingAct,
	type RoutingState,
} from "#app/domain/routing/decide.ts";
import { isRouting, type RoutingDirectory } from "#app/domain/routing/people.ts";
import type { Result } from "#app/domain/result.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Step } from "../object/migrate.ts";
import type { ConversationIndex } from "./conversations/conversation-index.ts";

/** What nobody announced is seen then; every change that the product makes is announced. */
const FRESH_MS = 24 * 60 * 60_000;
/** How long a change takes that is announced before it is made, as in rights.ts. */
const HELD_MS = 30_000;

export const routingSteps: readonly Step[] = [
	{
		id: "0001_create_routing",
		onlyAdds: true,
		sql: `
CREATE TABLE routing_directory (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	build TEXT NOT NULL,
	read_at INTEGER NOT NULL,
	directory TEXT NOT NULL
);
CREATE TABLE routing_state (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	state TEXT NOT NULL
);
`,
	},
];

const NOBODY: ReadonlySet<string> = new Set();

/** A channel's object, as it is told who has a conversation. */
interface RoutedChannel {
	route(workspaceId: string, order: RouteOrder): Promise<Result<unknown, string>>;
}

export interface RoutingParts {
	workspaceId: string;
	sql: SqlStorage;
	index: Pick<ConversationIndex, "rows" | "counts" | "active">;
	/** Ids of the members with an open browser. */
	online(): string[];
	/** Reads settings and people from D1 (projections/routing.ts). */
	read(): Promise<RoutingDirectory>;
	/** The workspace's channels, by id. Rejects when D1 does. */
	readChannels(): Promise<ReadonlyMap<string, ChannelType>>;
	channel(id: string, type: ChannelType): RoutedChannel;
	/** Tells whom a conversation calls now: who was given it, or everybody where `to` is null. */
	call(conversation: IndexedConversation, to: string | null): void;
	wakeAt(at: number | null): void;
	/** Lets it end beside what is being answered. */
	beside(task: Promise<void>): void;
}

export type Routing = ReturnType<typeof createRouting>;

/** Settings and people as D1 last said, in memory and in a row: a message asks D1 for nothing. */
function createDirectory(sql: SqlStorage, read: RoutingParts["read"]) {
	let known: { directory: RoutingDirectory; readAt: number } | null | undefined;
	/** Grows when what is being read may be old by the time it arrives. */
	let epoch = 0;
	/** What was read before counts for nothing from then on (epoch ms). */
	let heldUntil = 0;

	function drop(): void {
		// Nothing is written where nothing is kept: rights change more often than anything is routed.
		if (load() !== null) sql.exec("DELETE FROM routing_directory");
	}

	function load(): typeof known {
		const [row] = sql
			.exec<{ directory: string; readAt: number }>(
				"SELECT directory, read_at AS readAt FROM routing_directory WHERE build = ?",
				BUILD,
			)
			.toArray();
		if (!row) return null;
		return { directory: JSON.parse(row.directory) as RoutingDirectory, readAt: row.readAt };
	}

	return {
		/** @param now epoch ms */
		async get(now: number): Promise<RoutingDirectory> {
			known ??= load();
			const isHeld = now < heldUntil;
			if (known && now - known.readAt < FRESH_MS && (isHeld || known.readAt >= heldUntil))
				return known.directory;
			const before = epoch;
			const directory = await read();
			if (epoch !== before) return directory;
			known = { directory, readAt: now };
			if (isHeld) return directory;
			const text = JSON.stringify(directory);
			sql.exec("INSERT OR REPLACE INTO routing_directory VALUES (1, ?, ?, ?)", BUILD, now, text);
			return directory;
		},

		/** Something changed. */
		forget(): void {
			epoch += 1;
			drop();
			known = null;
		},

		/** Something is about to change: it is read anew once that is done. */
		hold(now: number): void {
			heldUntil = now + HELD_MS;
			drop();
		},

		/** Whether somebody who answers is missing in what is known: they joined the team since. */
		lacks: (memberId: string): boolean =>
			known?.directory.people.every(({ id }) => id !== memberId) ?? false,
	};
}

function createState(sql: SqlStorage) {
	const [row] = sql.exec<{ state: string }>("SELECT state FROM routing_state").toArray();
	let state = row ? (JSON.parse(row.state) as RoutingState) : NOTHING_ROUTED;
	return {
		get: () => state,
		put(next: RoutingState): void {
			if (next === state) return;
			state = next;
			sql.exec("INSERT OR REPLACE INTO routing_state VALUES (1, ?)", JSON.stringify(next));
		},
	};
}

/** What nobody waits in for a person, or what is a group's, is given to nobody. */
function routableOf(one: IndexedConversation): RoutableConversation {
	const { waitingSince, snoozedUntil } = filterableOf(one);
	const isAwaited = !one.isGroup && snoozedUntil === null && one.handler !== "agent";
	return {
		id: one.id,
		departmentId: one.departmentId ?? null,
		assigneeId: one.assigneeId,
		waitingSince: isAwaited ? waitingSince : null,
	};
}

/** Gives conversations to members, and takes back what they let lie. */
export function createRouting(parts: RoutingParts) {
	const { workspaceId, sql, index } = parts;
	const directory = createDirectory(sql, parts.read);
	const state = createState(sql);
	/** When a channel was asked last (epoch ms): its telling comes a moment after its answer. */
	const asked = new Map<string, number>();

	/** Those that somebody may be found for, and those that the state knows. */
	function readConversations(): Map<string, RoutableConversation> {
		const { routed } = state.get();
		const conversations = new Map<string, RoutableConversation>();
		if (index.counts().unassigned > 0)
			for (const [, one] of index.active())
				if (one.assigneeId === null) conversations.set(one.id, routableOf(one));
		for (const id of Object.keys(routed)) {
			const one = conversations.has(id) ? null : index.rows.find(id)?.conversation;
			if (one?.status === "active") conversations.set(id, routableOf(one));
		}
		return conversations;
	}

	async function order(act: RoutingAct, channels: ReadonlyMap<string, ChannelType>): Promise<void> {
		const one = index.rows.find(act.conversationId)?.conversation;
		const type = one && channels.get(one.channelId);
		if (!one || !type) return;
		const { id: conversationId, channelId, contactId } = one;
		const to = act.to && { memberId: act.to.id, name: act.to.name };
		const { from, waitingSince } = act;
		const wish = { conversationId, contactId, from, to, waitingSince };
		// Refused: somebody claimed or answered it meanwhile, which the channel tells.
		await parts.channel(channelId, type).route(workspaceId, wish);
	}

	/** Has the channels do it. One that is in trouble is asked again with a later look. */
	async function perform(acts: readonly RoutingAct[], now: number): Promise<void> {
		const due = acts.filter(
			({ conversationId }) => now - (asked.get(conversationId) ?? -Infinity) >= ASK_AGAIN_MS,
		);
		if (due.length === 0) return;
		for (const { conversationId } of due) asked.set(conversationId, now);
		try {
			const channels = await parts.readChannels();
			const ended = await Promise.allSettled(due.map((act) => order(act, channels)));
			for (const { reason } of ended.filter((one) => one.status === "rejected")) report(reason);
		} catch (error) {
			report(error);
		}
	}

	const report = (error: unknown): void =>
		logEvent({ event: "not_routed", level: "error", workspaceId, error: String(error) });

	function decide(known: RoutingDirectory, now: number): Decision {
		const view = {
			directory: known,
			online: new Set(parts.online()),
			loads: index.counts().members,
			conversations: readConversations(),
		};
		const decision = decideRouting(state.get(), view, now);
		state.put(decision.state);
		for (const id of asked.keys()) if (!(id in decision.state.routed)) asked.delete(id);
		for (const { conversationId, to } of decision.done) {
			asked.delete(conversationId);
			const one = index.rows.find(conversationId)?.conversation;
			if (one) parts.call(one, to);
		}
		return decision;
	}

	return {
		/**
		 * Looks what is to be done, and has it done beside. Never rejects.
		 * @returns ids of conversations that somebody is being given: whoever it is will be told, and nobody else
		 */
		async look(now: number): Promise<ReadonlySet<string>> {
			try {
				const isIdle = Object.keys(state.get().routed).length === 0;
				if (isIdle && index.counts().unassigned === 0) return NOBODY;
				const known = await directory.get(now);
				if (isIdle && !isRouting(known)) return NOBODY;
				const { state: next, acts, wakeAt } = decide(known, now);
				parts.wakeAt(wakeAt);
				parts.beside(perform(acts, now));
				// What its channel has not confirmed for long calls whom it would call without us.
				const isFresh = (id: string): boolean =>
					now - (next.routed[id]?.at ?? -Infinity) < ASK_AGAIN_MS;
				return new Set(
					acts.flatMap(({ conversationId: id, to }) => (to && isFresh(id) ? [id] : [])),
				);
			} catch (error) {
				report(error);
				return NOBODY;
			}
		},

		/** Settings, rights or absences changed. */
		forget: directory.forget,

		/** Rights are about to change. */
		hold: directory.hold,

		/** Somebody came: whoever answers and is not known yet has joined the team since. */
		noteHere(memberId: string, mayAnswer: boolean): void {
			if (mayAnswer && directory.lacks(memberId)) directory.forget();
		},
	};
}
