import type { AgentsStrings } from "./strings.pt.ts";

/** Why the system paused an agent; null when a member paused it, or it is not paused. */
export function pausedReasonText(
	reason: string | null,
	{ pausedByItself }: AgentsStrings,
): string | null {
	if (reason === null) return null;
	const known = Object.entries(pausedByItself).find(([code]) => code === reason);
	return known?.[1] ?? pausedByItself.other;
}
