// Spec 1, sections 3 and 8: the browser keeps its last 10 errors.
import { isRouteErrorResponse } from "react-router";
import { redactText } from "#app/domain/net/redact.ts";

// This module is in the entry of every page: it imports only what every page loads anyway.

const KEPT_ERRORS = 10;
const STORAGE_KEY = "prosa.errors";
const MAX_MESSAGE_LENGTH = 500;
const MAX_STACK_LENGTH = 2000;
/** A page that fails over and over must not flood the server with reports. */
const MAX_REPORTS_PER_PAGE = 5;
/** Nor may a broken page spend its time storing errors. */
const MAX_KEPT_PER_MINUTE = 20;
const MINUTE_MS = 60_000;

export interface ErrorReport {
	message: string;
	stack: string;
	componentStack: string;
	/** ISO time. */
	timestamp: string;
	userAgent: string;
	/** Without the query, which holds the tokens of mail links. */
	url: string;
	severity: "normal" | "high";
}

let sent = 0;
let minute = { since: 0, kept: 0 };
let isRecording = false;

/**
 * Stores an error in this browser (secrets removed, J09), writes it to the console and reports one
 * line of it to the server. Answers below 500, such as 404, are not errors of ours. Never throws,
 * and ignores errors that it causes itself, because one would lead to the next.
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
		// No storage or console: the error is still on the screen.
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

/** A full or blocked storage loses the stored error, not the report. */
function store(reports: readonly ErrorReport[]): void {
	try {
		window.localStorage.setItem(STORAGE_KEY, JSON.stringify(reports));
	} catch {
		// Private windows and full disks refuse.
	}
}

/** The stored errors of this browser, newest first. */
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
