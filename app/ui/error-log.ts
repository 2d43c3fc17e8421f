// Spec 1, sections 3 and 8: errors are kept in the browser, the last 10.
import { isRouteErrorResponse } from "react-router";
import { redactText } from "#app/domain/net/redact.ts";

// In the entry of every page: nothing is imported here that a page does not load anyway.

const KEPT_ERRORS = 10;
const STORAGE_KEY = "prosa.errors";
const MAX_MESSAGE_LENGTH = 500;
const MAX_STACK_LENGTH = 2000;
/** The same page failing again and again must not become a stream of reports. */
const MAX_REPORTS_PER_PAGE = 5;
/** Nor may keeping errors become what a broken page spends its time with. */
const MAX_KEPT_PER_MINUTE = 20;
const MINUTE_MS = 60_000;

export interface ErrorReport {
	message: string;
	stack: string;
	componentStack: string;
	/** ISO time. */
	timestamp: string;
	userAgent: string;
	/** Without the query: tokens of mails stand there. */
	url: string;
	severity: "normal" | "high";
}

let sent = 0;
let minute = { since: 0, kept: 0 };
let isRecording = false;

/**
 * Keeps an error here (secrets taken out, J09), writes it to the console and tells the server one
 * line of it. Answers of the server such as 404 are no errors of ours; 500 and above are. Never
 * throws, and an error that it makes itself is not recorded: else one would lead to the next.
 */
export function recordError(
	error: unknown,
	details: { severity: ErrorReport["severity"]; componentStack?: string | null },
): void {
	if (isRouteErrorResponse(error) && error.status < 500) return;
	if (isRecording || !hasRoom(Date.now())) return;
	isRecording = true;
	try {
		keep(error, details);
	} catch {
		// A browser without storage or console: what failed stays on the screen.
	} finally {
		isRecording = false;
	}
}

function hasRoom(now: number): boolean {
	if (now - minute.since >= MINUTE_MS) minute = { since: now, kept: 0 };
	minute.kept += 1;
	return minute.kept <= MAX_KEPT_PER_MINUTE;
}

function keep(error: unknown, details: Parameters<typeof recordError>[1]): void {
	const report = describe(error, details);
	console.error("Error reported", report);
	store([report, ...listErrors()].slice(0, KEPT_ERRORS));
	if (sent >= MAX_REPORTS_PER_PAGE) return;
	sent += 1;
	const { message, stack, url, severity } = report;
	fetch("/api/client-errors", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ message, stack, url, severity }),
	}).catch(() => undefined);
}

/** A full or blocked storage costs the memory of the error, not the report of it. */
function store(reports: readonly ErrorReport[]): void {
	try {
		window.localStorage.setItem(STORAGE_KEY, JSON.stringify(reports));
	} catch {
		// Private windows and full disks refuse.
	}
}

/** The errors of this browser, the newest first. */
export function listErrors(): ErrorReport[] {
	try {
		const kept: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? "[]");
		return Array.isArray(kept) ? (kept as ErrorReport[]) : [];
	} catch {
		return [];
	}
}

function describe(
	error: unknown,
	details: { severity: ErrorReport["severity"]; componentStack?: string | null },
): ErrorReport {
	const { message, stack } = isRouteErrorResponse(error)
		? { message: `${String(error.status)} ${error.statusText}`.trim(), stack: "" }
		: error instanceof Error
			? error
			: { message: String(error), stack: "" };
	return {
		message: redactText(message).slice(0, MAX_MESSAGE_LENGTH),
		stack: redactText(stack ?? "").slice(0, MAX_STACK_LENGTH),
		componentStack: (details.componentStack ?? "").slice(0, MAX_STACK_LENGTH),
		timestamp: new Date().toISOString(),
		userAgent: navigator.userAgent,
		url: location.origin + location.pathname,
		severity: details.severity,
	};
}
