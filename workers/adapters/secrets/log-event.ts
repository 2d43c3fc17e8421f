import { redact } from "#app/domain/net/redact.ts";

export interface LogEvent {
	/** Name of the event in snake_case: `request_failed`, `sign_in_refused`. */
	event: string;
	/** `security`: an attempt at something that is not allowed. `info` by default. */
	level?: "info" | "warn" | "error" | "security";
	requestId?: string;
	workspaceId?: string;
	[detail: string]: unknown;
}
export type Log = (event: LogEvent) => void;

/** One JSON line per event, redacted; line breaks and control characters are escaped (F18). */
export function formatEvent(event: LogEvent, now: number): string {
	const { event: name, level = "info", ...details } = event;
	const line = { at: new Date(now).toISOString(), level, event: name };
	// JSON escapes C0 controls itself, but not C1 controls and line separators, which terminals interpret.
	return JSON.stringify({ ...line, ...(redact(details) as object), ...line }).replace(
		/[\u007f-\u009f\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

/** Writes an event to the Worker's log. All logging goes through it. */
export function logEvent(event: LogEvent): void {
	const line = formatEvent(event, Date.now());
	if (event.level === "error") console.error(line);
	else if (event.level === "warn" || event.level === "security") console.warn(line);
	else console.log(line);
}
