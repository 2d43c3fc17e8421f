// Which lines of the log are kept: only what went as usual may be left out.

/** Events that only say that things went as usual, one for each request. */
const USUAL: ReadonlySet<string> = new Set(["request_answered"]);
/** Share of the usual lines that are kept. */
export const USUAL_SHARE = 0.01;

/**
 * Whether a line is written. Of a usual event of level `info` a share is kept, drawn by its request; everything else
 * always is: warnings, errors, security events, and what happens rarely.
 * @param share between 0 and 1
 */
export function isKept(
	line: { event: string; level?: string | undefined; requestId?: string | undefined },
	share = USUAL_SHARE,
): boolean {
	const { event, level = "info", requestId } = line;
	if (level !== "info" || !USUAL.has(event)) return true;
	// The last digits of a random id are as good as a draw, and tests know who is drawn.
	const drawn = Number.parseInt(requestId?.slice(-4) ?? "", 16);
	return Number.isNaN(drawn) || drawn < share * 0x1_00_00;
}
