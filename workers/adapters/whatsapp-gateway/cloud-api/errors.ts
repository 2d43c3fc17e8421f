import { z } from "zod";
import type { StatusFailure } from "#app/domain/channels/gateway-event.ts";
import { type FailedAnswer, retryAfterMs } from "../gateway-http.ts";
import type { GatewayAnswer, RefusalReason } from "#workers/adapters/channel-gateway/port.ts";

const ErrorBody = z.looseObject({
	error: z.looseObject({
		code: z.number(),
		error_subcode: z.number().nullish(),
		is_transient: z.boolean().nullish(),
	}),
});

const WINDOW_CLOSED = [131047];
/** No WhatsApp account, an outdated client, or terms that were not accepted. */
const NOT_ON_WHATSAPP = [131026];
/** Spam limits, "healthy ecosystem" limits, Meta's experiments, policy blocks. */
const RESTRICTED = [131048, 131049, 130472, 368, 131031, 131050];
const UNAUTHORIZED = [0, 3, 10, 190, 102, 104, 131005, 131042, 131045];
/** Rate limits and unavailable services: certainly not done, may be repeated later. */
const LATER = [4, 17, 32, 613, 80007, 130429, 131056, 131016, 131057];
/** "Something went wrong": the message may have been sent. */
const DOUBTFUL = [1, 2, 131000];
/** "Media upload error": told by the status of a message whose file Meta took, and then could not use. */
const FILE_REFUSED = [131053];
/** Not there in this language or not approved, against a policy, paused, disabled; its form is blocked or throttled. */
const TEMPLATE_UNUSABLE = [132001, 132007, 132015, 132016, 132068, 132069];
/** Too few or too many parameters, too long once filled, of another kind, with lines in them. */
const TEMPLATE_MISMATCH = [132000, 132005, 132012, 132018];
/** Malformed requests. */
const INVALID = [131008, 131009, 131021, 131051];

/** Classifies by Meta's error codes, never by the HTTP status, about which Meta's documents disagree. */
export function judgeGraphFailure({
	status,
	headers,
	body,
}: FailedAnswer): GatewayAnswer<never> | "doubtful" | null {
	const parsed = ErrorBody.safeParse(body);
	if (!parsed.success) return status === 401 ? { class: "refused", reason: "unauthorized" } : null;
	const { code, error_subcode: subcode, is_transient: isTransient } = parsed.data.error;
	if (LATER.includes(code)) return { class: "not_accepted", retryAfterMs: retryAfterMs(headers) };
	if (DOUBTFUL.includes(code) || isTransient) return "doubtful";
	return { class: "refused", reason: refusalOf(code, subcode ?? null) };
}

function refusalOf(code: number, subcode: number | null): RefusalReason {
	if (WINDOW_CLOSED.includes(code)) return "window_closed";
	if (code === 133010) return "no_instance";
	if (NOT_ON_WHATSAPP.includes(code)) return "not_on_whatsapp";
	if (RESTRICTED.includes(code)) return "restricted";
	if (UNAUTHORIZED.includes(code) || (code >= 200 && code < 300)) return "unauthorized";
	if (FILE_REFUSED.includes(code)) return "file_refused";
	if (TEMPLATE_UNUSABLE.includes(code)) return "template_unusable";
	if (TEMPLATE_MISMATCH.includes(code)) return "template_mismatch";
	// "Object with ID … does not exist, or you may not see it": the two cannot be distinguished.
	if (code === 100 && subcode === 33) return "no_instance";
	return INVALID.includes(code) ? "invalid" : "rejected";
}

/** The reason of a failed message, from the code of its `failed` status. */
export function failureOfCode(code: number | undefined): StatusFailure {
	if (code === undefined) return "gateway_error";
	if (WINDOW_CLOSED.includes(code)) return "window_closed";
	if (NOT_ON_WHATSAPP.includes(code)) return "not_on_whatsapp";
	if (RESTRICTED.includes(code)) return "restricted";
	if (FILE_REFUSED.includes(code)) return "file_refused";
	if (TEMPLATE_UNUSABLE.includes(code)) return "template_unusable";
	if (TEMPLATE_MISMATCH.includes(code)) return "template_mismatch";
	return INVALID.includes(code) ? "refused" : "gateway_error";
}
