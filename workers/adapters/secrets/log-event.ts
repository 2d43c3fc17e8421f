import { isKept } from "#app/domain/health/log-sampling.ts";
import { redact } from "#app/domain/net/redact.ts";

type Level = "info" | "warn" | "error" | "security";

/** The one shape of a line: event, level, moment, whose request and workspace it was, then what else is known. */
export interface LogEvent {
	/** Name of the event in snake_case: `request_failed`, `sign_in_refused`. */
	event: string;
	/** `security`: an attempt at something that is not allowed. `info` by default. */
	level?: Level;
	requestId?: string | undefined;
	workspaceId?: string;
	[detail: string]: unknown;
}
export type Log = (event: LogEvent) => void;

/** How often an event of these levels was logged since it was last asked. */
export interface FailureCount {
	event: string;
	level: "error" | "security";
	count: number;
}

/** More names than the code has. */
const MAX_NAMES = 200;
/** Of this isolate, all requests and objects in it together. */
let failures = new Map<string, FailureCount>();

/** Said by a visitor's browser: anybody can say it as often as they like. */
const SAID_BY_VISITORS: ReadonlySet<string> = new Set(["client_error", "csp_violation"]);

function addFailures({ event, level, count }: FailureCount): void {
	const key = `${level} ${event}`;
	const known = failures.get(key);
	if (known) known.count += count;
	else if (failures.size < MAX_NAMES) failures.set(key, { event, level, count });
}

function countFailure(event: string, level: Level): void {
	if ((level !== "error" && level !== "security") || SAID_BY_VISITORS.has(event)) return;
	addFailures({ event, level, count: 1 });
}

export const hasFailures = (): boolean => failures.size > 0;

/** The errors and security events logged since the last call; whoever takes them writes them down. */
export function takeFailures(): FailureCount[] {
	const taken = [...failures.values()];
	failures = new Map();
	return taken;
}

/** What was taken could not be written down: it counts with the next. */
export const giveBackFailures = (taken: readonly FailureCount[]): void =>
	taken.forEach(addFailures);

/** One JSON line per event, redacted; line breaks and control characters are escaped (F18). */
export function formatEvent(event: LogEvent, now: number): string {
	const { event: name, level = "info", requestId, workspaceId, ...details } = event;
	const owner = redact({ requestId, workspaceId }) as object;
	const line = { event: name, level, at: new Date(now).toISOString(), ...owner };
	// JSON escapes C0 controls itself, but not C1 controls and line separators, which terminals interpret.
	return JSON.stringify({ ...line, ...(redact(details) as object), ...line }).replace(
		/[\u007f-\u009f\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

/** Writes an event to the Worker's log, unless it is one of the usual ones that are left out. All logging goes through it. */
export function logEvent(event: LogEvent): void {
	const { level = "info" } = event;
	countFailure(event.event, level);
	if (!isKept(event)) return;
	const line = formatEvent(event, Date.now());
	if (level === "error") console.error(line);
	else if (level === "warn" || level === "security") console.warn(line);
	else console.log(line);
}

/** The log of one request: each of its lines has its id. */
export const logOf =
	(requestId: string | undefined): Log =>
	(event) =>
		logEvent(requestId === undefined ? event : { requestId, ...event });
