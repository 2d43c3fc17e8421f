import type { ErrorCode } from "#app/contracts/errors.ts";

const STATUS: Partial<Record<ErrorCode, number>> = {
	forbidden: 403,
	not_found: 404,
	facebook_not_found: 404,
	conflict: 409,
	already_consumed: 409,
	rate_limited: 429,
	facebook_rate_limited: 429,
	facebook_unavailable: 503,
	unavailable: 503,
};

/** The status of a page's answer that refuses. */
export const statusOf = (code: ErrorCode): number => STATUS[code] ?? 400;
