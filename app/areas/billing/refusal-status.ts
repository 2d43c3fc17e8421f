import type { ErrorCode } from "#app/contracts/errors.ts";

const STATUS: Partial<Record<ErrorCode, number>> = {
	forbidden: 403,
	not_found: 404,
	conflict: 409,
	already_subscribed: 409,
	not_subscribed: 409,
	rate_limited: 429,
	payments_unavailable: 503,
};

/** The status of a page's answer that refuses. */
export const refusalStatus = (code: ErrorCode): number => STATUS[code] ?? 400;
