import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorBody, ErrorCode } from "#app/contracts/errors.ts";
import type { ApiEnv } from "./environment.ts";

/** HTTP statuses of error codes; codes not listed are 400. */
const STATUS: Partial<Record<ErrorCode, ContentfulStatusCode>> = {
	too_large: 413,
	not_signed_in: 401,
	credentials_wrong: 401,
	email_unconfirmed: 403,
	forbidden: 403,
	cross_site: 403,
	not_found: 404,
	rate_limited: 429,
	unavailable: 503,
	conflict: 409,
	agent_changed: 409,
	source_read_again: 409,
	already_assigned: 409,
	too_many_pins: 409,
	too_many_scheduled: 409,
	payments_unavailable: 503,
	message_id_reused: 409,
	not_linked: 409,
	already_linked: 409,
	qr_busy: 429,
	qr_blocked: 429,
	link_expired: 410,
	media_gone: 410,
	media_too_large: 413,
	not_supported: 409,
	window_closed: 409,
	customer_writes_first: 409,
	not_on_whatsapp: 409,
	price_ceiling: 409,
	storage_full: 507,
	loop_detected: 508,
};

/** The HTTP status of an error code. */
export const statusOf = (code: ErrorCode): ContentfulStatusCode => STATUS[code] ?? 400;

export function errorBody(code: ErrorCode, requestId: string, retryAfterMs?: number): ErrorBody {
	return {
		error: retryAfterMs === undefined ? { code, requestId } : { code, requestId, retryAfterMs },
	};
}

/** Answers a refusal as JSON: a code, never a sentence or a stack trace. `retryAfterMs` also sets Retry-After. */
export function refuse(c: Context<ApiEnv>, code: ErrorCode, retryAfterMs?: number): Response {
	if (retryAfterMs !== undefined) c.header("Retry-After", String(Math.ceil(retryAfterMs / 1000)));
	return c.json(errorBody(code, c.env.requestId, retryAfterMs), statusOf(code));
}
