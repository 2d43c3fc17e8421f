import type { ErrorCode } from "#app/contracts/errors.ts";

const STATUSES: Partial<Record<ErrorCode, number>> = {
	not_found: 404,
	forbidden: 403,
	conflict: 409,
	channel_taken: 409,
	rate_limited: 429,
	unavailable: 503,
};

/** The status a refusal is answered with. */
export const statusOf = (code: ErrorCode): number => STATUSES[code] ?? 400;
