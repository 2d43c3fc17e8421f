/** Remaining time (ms) as minutes and seconds: "9:05". */
export function asClock(ms: number): string {
	const seconds = Math.ceil(ms / 1000);
	return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;
}
