import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { AlarmClock } from "../object/alarm.ts";
import { type Sockets, send } from "../object/sockets.ts";

/** Joins and leaves are gathered: after a deploy a thousand browsers reconnect at once. */
const GATHER_MS = 1000;
/** Tag of sockets whose page understands joins and leaves; an older page gets the whole list. */
export const HEARS_CHANGES_TAG = "hears-changes";

export type Attendance = ReturnType<typeof createAttendance>;

/** Which members have an open browser, and the frames that announce it to all browsers. */
export function createAttendance(
	ctx: DurableObjectState,
	sockets: Sockets,
	alarm: Pick<AlarmClock, "wakeAt">,
) {
	/**
	 * Read from the sockets after each sleep, then kept: many reconnects must not read all sockets each.
	 */
	let here: Set<string> | null = null;
	/**
	 * What changed since the last frame. In memory only: when it was lost, everybody gets the whole list.
	 */
	const changes = new Map<string, "joined" | "left">();

	const known = (): Set<string> => (here ??= new Set(sockets.all().map(({ who }) => who.memberId)));

	/** An alarm, not a timer, as the object may hibernate meanwhile. Later changes never postpone it. */
	const announceSoon = (): void => alarm.wakeAt(Date.now() + GATHER_MS);

	return {
		memberIds: (): string[] => [...known()],

		/** To be called after the member's socket was accepted. */
		join(memberId: string): void {
			const isNew = sockets.countOf(memberId) <= 1;
			known().add(memberId);
			if (!isNew) return;
			changes.set(memberId, "joined");
			announceSoon();
		},

		/** To be called when a socket closes. */
		leave(socket: WebSocket): void {
			const memberId = sockets.read(socket)?.memberId;
			if (memberId === undefined || sockets.countOf(memberId, socket) > 0) return;
			known().delete(memberId);
			changes.set(memberId, "left");
			announceSoon();
		},

		/** To be called by the alarm: sends one frame to each socket for all changes since the last one. */
		announce(): void {
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
