import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";

/**
 * How long a status is told again to whoever opens a socket. A page is read from the directory and
 * then opens its socket; what was said in between would be missed.
 */
const TOLD_AGAIN_MS = 30_000;
const MAX_REMEMBERED = 200;

type StatusFrame = Extract<WorkspaceFrame, { type: "channel" }>;

/** The newest status of each channel that spoke lately. In memory only: D1 has it soon. */
export function createRecentStatuses() {
	const known = new Map<string, { frame: StatusFrame; at: number }>();
	return {
		note(frame: WorkspaceFrame, now: number): void {
			if (frame.type !== "channel") return;
			known.delete(frame.channelId);
			known.set(frame.channelId, { frame, at: now });
			const [oldest] = known.keys();
			if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest);
		},

		/** In the order they were said. */
		list: (now: number): StatusFrame[] =>
			[...known.values()].filter(({ at }) => now - at <= TOLD_AGAIN_MS).map(({ frame }) => frame),
	};
}
