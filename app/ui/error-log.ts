// Spec 1, sections 3 and 8: errors are kept in the browser, the last 10.
import { isRouteErrorResponse } from "react-router";
import * as v from "valibot";
import { redactText } from "#app/domain/net/redact.ts";
import { sendJson } from "./api-request.ts";
import { findStorage, readStored, writeStored } from "./browser-storage.ts";

const KEPT_ERRORS = 10;
const STORAGE_KEY = "prosa.errors";
const MAX_MESSAGE_LENGTH = 500;
const MAX_STACK_LENGTH = 2000;
/** The same page failing again and again must not become a stream of reports. */
const MAX_REPORTS_PER_PAGE = 5;

const ErrorReport = v.object({
	message: v.string(),
	stack: v.string(),
	componentStack: v.string(),
	/** ISO time. */
	timestamp: v.string(),
	userAgent: v.string(),
	/** Without the query: tokens of mails stand there. */
	url: v.string(),
	severity: v.picklist(["normal", "high"]),
});
export type ErrorReport = v.InferOutput<typeof ErrorReport>;

let sent = 0;

/**
 * Keeps an error here (secrets taken out, J09), writes it to the console and tells the server one
 * line of it. Answers of the server such as 404 are no errors of ours. Never throws.
 */
export function recordError(
	error: unknown,
	details: { severity: ErrorReport["severity"]; componentStack?: string | null },
): void {
	if (isRouteErrorResponse(error)) return;
	const report = describe(error, details);
	console.error("Error reported", report);
	const storage = findStorage("local");
	writeStored(storage, STORAGE_KEY, [report, ...listErrors()].slice(0, KEPT_ERRORS));
	if (sent >= MAX_REPORTS_PER_PAGE) return;
	sent += 1;
	const { message, stack, url, severity } = report;
	void sendJson("/api/client-errors", { message, stack, url, severity }).catch(() => undefined);
}

/** The errors of this browser, the newest first. */
export function listErrors(): ErrorReport[] {
	return readStored(findStorage("local"), STORAGE_KEY, v.array(ErrorReport)) ?? [];
}

function describe(
	error: unknown,
	details: { severity: ErrorReport["severity"]; componentStack?: string | null },
): ErrorReport {
	const { message, stack } = error instanceof Error ? error : { message: String(error), stack: "" };
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
