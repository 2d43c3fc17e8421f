import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { type Sockets, send } from "../object/sockets.ts";

/** Joins and leaves are told together: after a deploy a thousand browsers come back at once. */
const GATHER_MS = 1000;
/** Sockets whose page understands joins and leaves; an older page is told all who are here. */
export const HEARS_CHANGES_TAG = "hears-changes";

export type Attendance = ReturnType<typeof createAttendance>;

/** Who of the workspace has an open browser, and telling it to all who have. */
export function createAttendance(ctx: DurableObjectState, sockets: Sockets) {
	/** Read from the sockets after each sleep, then kept: a storm must not read all for each one. */
	let here: Set<string> | null = null;
	/** What changed since it was last told. In memory only: without it everybody is told all. */
	const changes = new Map<string, "joined" | "left">();

	const known = (): Set<string> => (here ??= new Set(sockets.all().map(({ who }) => who.memberId)));

	/** An alarm, not a timer: the object may sleep meanwhile. Never put off by who comes after. */
	async function tellSoon(): Promise<void> {
		if ((await ctx.storage.getAlarm()) === null) await ctx.storage.setAlarm(Date.now() + GATHER_MS);
	}

	return {
		memberIds: (): string[] => [...known()],

		/** After the socket was accepted. */
		async join(memberId: string): Promise<void> {
			const isNew = sockets.countOf(memberId) <= 1;
			known().add(memberId);
			if (!isNew) return;
			changes.set(memberId, "joined");
			await tellSoon();
		},

		async leave(socket: WebSocket): Promise<void> {
			const memberId = sockets.read(socket)?.memberId;
			if (memberId === undefined || sockets.countOf(memberId, socket) > 0) return;
			known().delete(memberId);
			changes.set(memberId, "left");
			await tellSoon();
		},

		/** The alarm: one frame to each socket, whatever happened in the second before. */
		tell(): void {
			const all: WorkspaceFrame = { type: "online", memberIds: [...known()] };
			const changed: WorkspaceFrame = {
				type: "online_changed",
				joined: [...changes].filter(([, what]) => what === "joined").map(([id]) => id),
				left: [...changes].filter(([, what]) => what === "left").map(([id]) => id),
			};
			const isComplete = changes.size > 0;
			changes.clear();
			const full = JSON.stringify(all);
			const short = isComplete ? JSON.stringify(changed) : full;
			const hears = new Set(ctx.getWebSockets(HEARS_CHANGES_TAG));
			for (const { socket } of sockets.all()) send(socket, hears.has(socket) ? short : full);
		},
	};
}
