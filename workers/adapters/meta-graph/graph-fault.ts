import { z } from "zod";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { redactText } from "#app/domain/net/redact.ts";
import { readRetryAfterMs } from "./graph-usage.ts";
import type { GraphFault } from "./port.ts";

/** Characters of Meta's error text that are shown. */
const MAX_MESSAGE_LENGTH = 300;
const SERVER_TROUBLE_STATUS = 500;

const Text = z.string().nullish().catch(null);
const ErrorBody = z.looseObject({
	error: z.looseObject({
		code: z.number(),
		error_subcode: z.number().nullish().catch(null),
		is_transient: z.boolean().nullish().catch(null),
		error_user_title: Text,
		error_user_msg: Text,
		fbtrace_id: Text,
	}),
});

/** Missing, expired and invalid tokens. */
const TOKEN_CODES = [102, 104, 190, 467, 2500];
/** The app's own id and secret. */
const APP_CODES = [101];
const PERMISSION_CODES = [3, 10];
/** App, user, page, and custom limits; those of ad accounts are 80000 to 80014. */
const THROTTLE_CODES = [4, 17, 32, 341, 368, 613];
/** "Try again later": it may have been done. */
const TROUBLE_CODES = [1, 2];
const NOT_THERE_SUBCODE = 33;
const TOO_OLD_SUBCODE = 2804003;

const isThrottle = (code: number): boolean =>
	THROTTLE_CODES.includes(code) || (code >= 80_000 && code <= 80_014);

/** Our code for Meta's; the HTTP status is ignored, because Meta's documents disagree about it. */
function judge(code: number, subcode: number | null): ErrorCode {
	if (TOKEN_CODES.includes(code)) return "facebook_token_invalid";
	if (APP_CODES.includes(code)) return "facebook_not_configured";
	if (PERMISSION_CODES.includes(code) || (code >= 200 && code < 300))
		return "facebook_permission_missing";
	if (isThrottle(code)) return "facebook_rate_limited";
	if (TROUBLE_CODES.includes(code)) return "facebook_unavailable";
	if (code === 803 || (code === 100 && subcode === NOT_THERE_SUBCODE)) return "facebook_not_found";
	return code === 100 && subcode === TOO_OLD_SUBCODE ? "event_too_old" : "facebook_parameter";
}

/** Title and text as one sentence; null when Meta has no text for users. */
function wordsOf(title: string | null, message: string | null): string | null {
	const words = [title, message].filter(Boolean).join(": ");
	return words === "" ? null : redactText(words).slice(0, MAX_MESSAGE_LENGTH);
}

/** A fault without a text of Meta's: nothing was called, or the answer was unreadable. */
export const plainFault = (
	code: ErrorCode,
	how: { isTransient: boolean; isUncertain: boolean },
): GraphFault => ({
	code,
	metaCode: null,
	metaSubcode: null,
	message: null,
	traceId: null,
	retryAfterMs: null,
	...how,
});

/** The fault of an answer that is no success. `body` is its JSON, or null. */
export function faultOf(status: number, headers: Headers, body: unknown): GraphFault {
	const parsed = ErrorBody.safeParse(body);
	if (!parsed.success) {
		// An error of a proxy, or an unreadable answer: the call may have been executed.
		const isTransient = status >= SERVER_TROUBLE_STATUS || status < 300;
		return plainFault("facebook_unavailable", { isTransient, isUncertain: isTransient });
	}
	const { error } = parsed.data;
	const subcode = error.error_subcode ?? null;
	const code = judge(error.code, subcode);
	return {
		code,
		metaCode: error.code,
		metaSubcode: subcode,
		message: wordsOf(error.error_user_title ?? null, error.error_user_msg ?? null),
		traceId: error.fbtrace_id ?? headers.get("x-fb-trace-id"),
		isTransient:
			error.is_transient === true || TROUBLE_CODES.includes(error.code) || isThrottle(error.code),
		retryAfterMs: readRetryAfterMs(headers),
		isUncertain: TROUBLE_CODES.includes(error.code),
	};
}
