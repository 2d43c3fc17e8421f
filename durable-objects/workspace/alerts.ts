// Record 110: whose browsers are told of what happens in the workspace's conversations.
import { z } from "zod";
import { BUILD } from "#app/contracts/build.ts";
import type { PushJob } from "#app/contracts/jobs.ts";
import { filterableOf, type IndexedConversation } from "#app/contracts/told-conversations.ts";
import { isWanted, judgeAlert, judgeMention, type Sight } from "#app/domain/alerts/judge.ts";
import { calledBy, type News, newsOf } from "#app/domain/alerts/news.ts";
import type { AlertSettings } from "#app/domain/alerts/settings.ts";
import { type ConversationSight, mayRead } from "#app/domain/conversations/sight.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Step } from "../object/migrate.ts";
import type { Sockets } from "../object/sockets.ts";
import type { ConversationChange } from "./conversations/conversations.ts";

/** What is not announced, such as a sign-in that ends by its age, is seen then; a push asks D1 in any case. */
const FRESH_MS = 24 * 60 * 60_000;
/** Messages of one batch of a queue. */
const BATCH = 100;
/** A notification that nobody looked at is forgotten here: the browser keeps it as long as it likes. */
const KEPT_MS = 3 * 24 * 60 * 60_000;

export const alertSteps: readonly Step[] = [
	{
		id: "0001_create_told",
		onlyAdds: true,
		sql: `
CREATE TABLE told (
	conversation_id TEXT NOT NULL,
	sign_in_id TEXT NOT NULL,
	told_at INTEGER NOT NULL,
	PRIMARY KEY (conversation_id, sign_in_id)
) WITHOUT ROWID;
`,
	},
	{
		id: "0002_create_listeners",
		onlyAdds: true,
		sql: `
CREATE TABLE listeners (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	build TEXT NOT NULL,
	read_at INTEGER NOT NULL,
	listeners TEXT NOT NULL
);
`,
	},
];

/** A browser that may be told. */
interface Listener {
	signInId: string;
	memberId: string;
	settings: AlertSettings;
	/** What they read (domain/conversations/sight.ts); null: everything. */
	reads: ConversationSight | null;
}

export interface AlertParts {
	workspaceId: string;
	sql: SqlStorage;
	sockets: Pick<Sockets, "all">;
	/** Reads the browsers that may be told from D1 (projections/alerts.ts). */
	readListeners(now: number): Promise<Listener[]>;
	queue(jobs: PushJob[]): Promise<void>;
}

interface Known {
	listeners: Listener[];
	readAt: number;
}

/**
 * Who may be told, as D1 last said. Kept in the object, so that a customer's message after a quiet hour asks D1 for
 * nothing. What another build wrote counts for nothing: a release before this table forgets nothing in it.
 */
function createKnown(sql: SqlStorage) {
	let known: Known | null | undefined;
	/** Grows when what is being read may be old by the time it arrives. */
	let epoch = 0;

	function load(): Known | null {
		const [row] = sql
			.exec<{ listeners: string; readAt: number }>(
				"SELECT listeners, read_at AS readAt FROM listeners WHERE build = ?",
				BUILD,
			)
			.toArray();
		return row ? { listeners: JSON.parse(row.listeners) as Listener[], readAt: row.readAt } : null;
	}

	return {
		async list(now: number, read: (now: number) => Promise<Listener[]>): Promise<Listener[]> {
			known ??= load();
			if (known && now - known.readAt < FRESH_MS) return known.listeners;
			const before = epoch;
			const listeners = await read(now);
			if (epoch !== before) return listeners;
			known = { listeners, readAt: now };
			const text = JSON.stringify(listeners);
			sql.exec("INSERT OR REPLACE INTO listeners VALUES (1, ?, ?, ?)", BUILD, now, text);
			return listeners;
		},

		forget(): void {
			epoch += 1;
			// Nothing is written where nothing is known: rights change more often than anybody is told.
			if ((known ?? load()) !== null) sql.exec("DELETE FROM listeners");
			known = null;
		},
	};
}

/** A page says what it shows on the workspace's socket. */
const SightFrame = z.object({
	type: z.literal("sight"),
	isVisible: z.boolean(),
	place: z.nullable(z.object({ channelId: z.string().max(64), contactId: z.string().max(64) })),
});

/** What this object keeps with a socket, beside what others do. */
const Attached = z.looseObject({ sight: SightFrame.omit({ type: true }).optional() });

function sightOf(socket: WebSocket): Sight | null {
	const parsed = Attached.safeParse(socket.deserializeAttachment());
	return parsed.success ? (parsed.data.sight ?? null) : null;
}

export type Alerts = ReturnType<typeof createAlerts>;

/** Decides whom a change of a conversation is pushed to, and remembers who was, to take it back once it is over. */
export function createAlerts(parts: AlertParts) {
	const { workspaceId, sql, sockets } = parts;
	const known = createKnown(sql);

	const sightsOf = (memberId: string): Sight[] =>
		sockets.all().flatMap(({ socket, who }) => {
			const sight = who.memberId === memberId ? sightOf(socket) : null;
			return sight ? [sight] : [];
		});

	const jobOf = (signInId: string, conversationId: string, news: News): PushJob => ({
		type: "push",
		workspaceId,
		signInId,
		conversationId,
		news,
	});

	/** Sign-ins whose browser shows a notification of this conversation. */
	const toldOf = (conversationId: string): string[] =>
		sql
			.exec<{ sign_in_id: string }>(
				"SELECT sign_in_id FROM told WHERE conversation_id = ?",
				conversationId,
			)
			.toArray()
			.map((row) => row.sign_in_id);

	function noteTold(conversationId: string, signInIds: readonly string[], now: number): void {
		sql.exec("DELETE FROM told WHERE told_at < ?", now - KEPT_MS);
		for (const id of signInIds)
			sql.exec("INSERT OR REPLACE INTO told VALUES (?, ?, ?)", conversationId, id, now);
	}

	/** Those who were told and need not come any more: it is over, or it has become somebody else's. */
	function takeBack(
		{ before, after }: ConversationChange,
		news: News | null,
		listeners: readonly Listener[],
	): PushJob[] {
		// Whoever was told was told of something unread: a whole list that is told anew asks for nothing.
		if (!before || before.unread === 0) return [];
		const told = toldOf(after.id);
		const done = told.filter((id) => {
			const listener = listeners.find(({ signInId }) => signInId === id);
			// Who is called still has to come, whatever was read meanwhile.
			if (listener && after.mentioned?.[listener.memberId] !== undefined) return false;
			return (
				news === "over" ||
				(listener &&
					!(
						mayRead(listener.reads, after) &&
						isWanted(listener.settings, filterableOf(after), listener.memberId)
					))
			);
		});
		for (const id of done)
			sql.exec("DELETE FROM told WHERE conversation_id = ? AND sign_in_id = ?", after.id, id);
		return done.map((id) => jobOf(id, after.id, "over"));
	}

	/** Who reads a conversation, wants to hear of it and does not see it. */
	function callable(
		one: IndexedConversation,
		listeners: readonly Listener[],
		now: number,
		judge: typeof judgeAlert = judgeAlert,
	): Listener[] {
		const message = { ...one, ...filterableOf(one) };
		return listeners.filter(({ settings, memberId, reads }) => {
			if (!mayRead(reads, one)) return false;
			const who = { memberId, canShow: true, sights: sightsOf(memberId) };
			return judge(settings, message, who, now).isShown;
		});
	}

	function jobsOf(
		change: ConversationChange,
		listeners: readonly Listener[],
		now: number,
	): PushJob[] {
		const { before, after } = change;
		const news = newsOf(before, after, now);
		const jobs = takeBack(change, news, listeners);
		const named = calledBy(before, after, now);
		if (news !== "message" && named.length === 0) return jobs;
		const of = Map.groupBy(listeners, ({ memberId }) =>
			named.includes(memberId) ? ("mention" as const) : ("message" as const),
		);
		const others = news === "message" ? (of.get("message") ?? []) : [];
		const called = [
			...callable(after, of.get("mention") ?? [], now, judgeMention).map(
				({ signInId }) => ({ signInId, news: "mention" }) as const,
			),
			...callable(after, others, now).map(
				({ signInId }) => ({ signInId, news: "message" }) as const,
			),
		];
		noteTold(
			after.id,
			called.map(({ signInId }) => signInId),
			now,
		);
		return [...jobs, ...called.map((one) => jobOf(one.signInId, after.id, one.news))];
	}

	async function queue(jobs: readonly PushJob[]): Promise<void> {
		for (let at = 0; at < jobs.length; at += BATCH) await parts.queue(jobs.slice(at, at + BATCH));
	}

	async function attempt(act: () => Promise<void>): Promise<void> {
		try {
			await act();
		} catch (error) {
			logEvent({ event: "alerts_not_told", level: "error", workspaceId, error: String(error) });
		}
	}

	return {
		/** Who may be told changed, or their wishes did. */
		forget: known.forget,

		/** Takes what a page says on its socket; what is no such frame changes nothing. */
		look(socket: WebSocket, text: string): void {
			let frame: unknown;
			try {
				frame = JSON.parse(text);
			} catch {
				return;
			}
			const parsed = SightFrame.safeParse(frame);
			const attached = Attached.safeParse(socket.deserializeAttachment());
			if (!parsed.success || !attached.success) return;
			const { isVisible, place } = parsed.data;
			socket.serializeAttachment({ ...attached.data, sight: { isVisible, place } });
		},

		/**
		 * Queues pushes for a conversation that calls anew: its member alone, where routing gave it to one; whoever wants what is
		 * nobody's otherwise. Whose browser shows it already is not told again. Never rejects.
		 */
		async call(one: IndexedConversation, memberId: string | null, now: number): Promise<void> {
			await attempt(async () => {
				const listeners = await known.list(now, parts.readListeners);
				const told = new Set(toldOf(one.id));
				const called = callable(one, listeners, now).filter(
					(listener) =>
						!told.has(listener.signInId) && (memberId === null || listener.memberId === memberId),
				);
				const ids = called.map(({ signInId }) => signInId);
				noteTold(one.id, ids, now);
				await queue(ids.map((id) => jobOf(id, one.id, "message")));
			});
		},

		/** Queues pushes for what changed. Never rejects: whoever is not told sees it in the list. */
		async tell(changes: readonly ConversationChange[], now: number): Promise<void> {
			await attempt(async () => {
				if (changes.length === 0) return;
				const listeners = await known.list(now, parts.readListeners);
				if (listeners.length === 0) return;
				await queue(changes.flatMap((change) => jobsOf(change, listeners, now)));
			});
		},
	};
}
