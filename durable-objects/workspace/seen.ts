import { z } from "zod";
import type { SeenMoments } from "#app/contracts/seen.ts";
import { SocketIdentity } from "#app/contracts/live-identity.ts";
import { STORED_SEEN_EVERY_MS } from "#app/domain/team/membership.ts";
import type { Step } from "../object/migrate.ts";
import type { Sockets } from "../object/sockets.ts";

/** `last seen` is shown in minutes. */
const NOTE_EVERY_MS = 60_000;
/** How often D1 is told of a browser that stays open; less than the shortest idle time of a sign-in, a day. */
const TELL_EVERY_MS = 12 * 60 * 60_000;
/** D1 knows by then: at the latest when the line ended. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

export const seenSteps: readonly Step[] = [
	{
		id: "0001_create_seen",
		onlyAdds: true,
		sql: `
CREATE TABLE seen (
	sign_in_id TEXT PRIMARY KEY,
	member_id TEXT NOT NULL,
	seen_at INTEGER NOT NULL
) WITHOUT ROWID;
`,
	},
];

/** What this object keeps with a socket; `toldAt`: up to when D1 knows of it. Sockets of the release before have none. */
const Attached = SocketIdentity.extend({ toldAt: z.number().default(0) }).loose();

export interface SeenParts {
	sql: SqlStorage;
	sockets: Pick<Sockets, "all">;
	/** Writes to D1 that a browser was seen (projections/seen.ts). */
	tell(who: { signInId: string; memberId: string }, at: number): Promise<void>;
}

export type Seen = ReturnType<typeof createSeen>;

/**
 * Who was seen when. An open line says it by being there: no row is written while it is. Its end is one row here;
 * D1 hears only of what it cannot know within the hour from requests (services/auth/session.ts).
 */
export function createSeen({ sql, sockets, tell }: SeenParts) {
	const attachedTo = (socket: WebSocket) => {
		const parsed = Attached.safeParse(socket.deserializeAttachment());
		return parsed.success ? parsed.data : null;
	};

	/** Whoever left meanwhile: their lines end after them. In memory only, as they end within seconds. */
	const gone = new Set<string>();

	function put({ signInId, memberId }: { signInId: string; memberId: string }, at: number): void {
		sql.exec("DELETE FROM seen WHERE seen_at < ?", at - KEPT_MS);
		sql.exec(
			`INSERT INTO seen (sign_in_id, member_id, seen_at) VALUES (?, ?, ?)
			 ON CONFLICT (sign_in_id) DO UPDATE SET seen_at = max(seen_at, excluded.seen_at)`,
			signInId,
			memberId,
			at,
		);
	}

	return {
		/** To be called when a socket was accepted: the request that opened it has told D1. */
		opened(socket: WebSocket, now: number): void {
			const who = attachedTo(socket);
			if (!who) return;
			gone.delete(who.memberId);
			socket.serializeAttachment({ ...who, toldAt: now });
		},

		/** To be called when a socket closes. */
		async closed(socket: WebSocket, now: number): Promise<void> {
			const who = attachedTo(socket);
			if (!who || gone.has(who.memberId)) return;
			put(who, now);
			if (now - who.toldAt >= STORED_SEEN_EVERY_MS) await tell(who, now);
		},

		/** A browser without a line asked for something. A row a minute at most. */
		note(who: { signInId: string; memberId: string }, now: number): void {
			if (sockets.all().some((open) => open.who.signInId === who.signInId)) return;
			const [known] = sql
				.exec<{ seen_at: number }>("SELECT seen_at FROM seen WHERE sign_in_id = ?", who.signInId)
				.toArray();
			if (known && known.seen_at > now - NOTE_EVERY_MS) return;
			put(who, now);
		},

		/** To be called by the alarm: tells D1 of browsers that have been open for long. */
		async tellOfOpen(now: number): Promise<void> {
			for (const { socket } of sockets.all()) {
				const who = attachedTo(socket);
				if (!who || now - who.toldAt < TELL_EVERY_MS) continue;
				await tell(who, now);
				socket.serializeAttachment({ ...who, toldAt: now });
			}
		},

		/** When to tell next (epoch ms), after a failure in an hour; null: nobody is here. */
		nextTelling(now: number): number | null {
			const told = sockets.all().map(({ socket }) => attachedTo(socket)?.toldAt ?? 0);
			if (told.length === 0) return null;
			const oldest = told.reduce((a, b) => Math.min(a, b));
			return Math.max(oldest + TELL_EVERY_MS, now + STORED_SEEN_EVERY_MS);
		},

		/** The newest moments of members and sign-ins; whoever has an open line was seen now. */
		read(now: number): SeenMoments {
			const moments: SeenMoments = { members: {}, signIns: {} };
			const take = (signInId: string, memberId: string, at: number) => {
				moments.signIns[signInId] = Math.max(moments.signIns[signInId] ?? 0, at);
				moments.members[memberId] = Math.max(moments.members[memberId] ?? 0, at);
			};
			const rows = sql.exec<{ sign_in_id: string; member_id: string; seen_at: number }>(
				"SELECT sign_in_id, member_id, seen_at FROM seen",
			);
			for (const row of rows) take(row.sign_in_id, row.member_id, row.seen_at);
			for (const { who } of sockets.all()) take(who.signInId, who.memberId, now);
			return moments;
		},

		/** The member left the workspace or was erased. */
		forget(memberId: string): void {
			gone.add(memberId);
			sql.exec("DELETE FROM seen WHERE member_id = ?", memberId);
		},
	};
}
