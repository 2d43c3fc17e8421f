import type { ErrorCode } from "#app/contracts/errors.ts";

const STATUSES: Partial<Record<ErrorCode, number>> = {
	forbidden: 403,
	not_found: 404,
	facebook_not_found: 404,
	conflict: 409,
	agent_changed: 409,
	source_read_again: 409,
	tests_worse: 409,
	tests_not_run: 409,
	already_consumed: 409,
	already_subscribed: 409,
	channel_taken: 409,
	gateway_in_use: 409,
	not_subscribed: 409,
	plan_limit: 409,
	price_ceiling: 409,
	rate_limited: 429,
	facebook_rate_limited: 429,
	facebook_unavailable: 503,
	payments_unavailable: 503,
	unavailable: 503,
};

/** The HTTP status of a page's refusal; 400 for codes without one of their own. */
export const statusOf = (code: ErrorCode): number => STATUSES[code] ?? 400;
