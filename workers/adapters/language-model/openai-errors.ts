import { z } from "zod";
import { RefusedUrlError } from "../safe-fetch.ts";
import type { ModelFailure } from "./port.ts";

/** The fields of the SDK's errors that we use; errors are recognised by these fields, not by class. */
const CallError = z.object({
	statusCode: z.number().optional(),
	responseBody: z.string().optional(),
	responseHeaders: z.record(z.string(), z.string()).optional(),
});
/** The API's `{"error":{…}}`, at any level. */
const ApiError = z.object({
	error: z.object({ code: z.string().nullish(), type: z.string().nullish() }),
});

function codeOf(body: string | undefined): string {
	try {
		const parsed = ApiError.safeParse(JSON.parse(body ?? ""));
		return parsed.success ? (parsed.data.error.code ?? parsed.data.error.type ?? "") : "";
	} catch {
		return "";
	}
}

function retryAfterOf(headers: Record<string, string> | undefined): number | null {
	const seconds = Number(headers?.["retry-after"] ?? Number.NaN);
	return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 3_600) * 1000 : null;
}

type Refused = Extract<ModelFailure, { class: "refused" }>;
const refused = (reason: Refused["reason"]): Refused => ({ class: "refused", reason });

/** Maps an error of a call, or what is known of its answer, to an answer, by OpenAI's error codes. */
export function answerOfError(error: unknown): ModelFailure {
	if (isRefusedUrl(error)) return refused("invalid");
	const call = CallError.safeParse(error);
	const { statusCode = 0, responseBody, responseHeaders } = call.success ? call.data : {};
	const code = codeOf(responseBody) || codeOf(messageOf(error));
	if (statusCode === 401 || statusCode === 403 || code === "invalid_api_key")
		return refused("unauthorized");
	if (code === "insufficient_quota" || statusCode === 402) return refused("no_credit");
	if (statusCode === 404 || code === "model_not_found") return refused("model_unknown");
	if (code === "content_filter" || code === "content_policy_violation") return refused("content");
	if (statusCode === 400 || statusCode === 413 || statusCode === 422) return refused("invalid");
	return { class: "unavailable", retryAfterMs: retryAfterOf(responseHeaders) };
}

/** Maps an HTTP answer without success, as `answerOfError` maps what the SDK throws of one. */
export const refusalOf = ({ status, headers }: Response, body: string): ModelFailure =>
	answerOfError({
		statusCode: status,
		responseBody: body,
		responseHeaders: Object.fromEntries(headers),
	});

const messageOf = (error: unknown): string => (typeof error === "string" ? error : "");

function isRefusedUrl(error: unknown): boolean {
	if (error instanceof RefusedUrlError) return true;
	return error instanceof Error && error.cause !== undefined && isRefusedUrl(error.cause);
}
