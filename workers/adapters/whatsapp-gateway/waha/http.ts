import { z } from "zod";
import type { Multipart } from "#workers/adapters/multipart.ts";
import {
	callGateway,
	type Doubt,
	type FailedAnswer,
	type GatewayConnection,
} from "../gateway-http.ts";
import type { GatewayAnswer, RefusalReason } from "#workers/adapters/channel-gateway/port.ts";

/** The endpoint, key and name of one session. */
export interface WahaTarget {
	connection: GatewayConnection;
	apiKey: string;
	/** The session's name. */
	session: string;
}

interface WahaCall<T> {
	method: "GET" | "POST" | "PUT" | "DELETE";
	path: string;
	body?: unknown;
	/** A body with a file in it, in place of `body`. */
	form?: Multipart;
	/** The answer waits until WhatsApp has the file as well. */
	isCarriedOn?: boolean;
	answer: z.ZodType<T>;
	doubt: Doubt;
	maxBodyBytes?: number;
}

/** One call; classifies its result. Never throws. The key is sent to the configured address only (I16). */
export function callWaha<T>(target: WahaTarget, call: WahaCall<T>): Promise<GatewayAnswer<T>> {
	return callGateway(target.connection, {
		...call,
		headers: { "x-api-key": target.apiKey, accept: "application/json" },
		judgeFailure,
	});
}

const ErrorBody = z.looseObject({
	error: z.string().nullish().catch(null),
	message: z
		.union([z.string(), z.array(z.string()).transform((lines) => lines.join("\n"))])
		.nullish()
		.catch(null),
	status: z.union([z.string(), z.number()]).nullish().catch(null),
	expected: z.array(z.string()).nullish().catch(null),
	exception: z
		.looseObject({ message: z.string().nullish().catch(null) })
		.nullish()
		.catch(null),
});

function judgeFailure({
	status,
	body,
}: FailedAnswer): Extract<GatewayAnswer<never>, { class: "refused" }> | null {
	const reason = refusalOf(status, ErrorBody.safeParse(body).data ?? {});
	return reason === null ? null : { class: "refused", reason };
}

/** Why a call is certainly not done; null: classified by the status alone. */
function refusalOf(
	status: number,
	error: Partial<z.infer<typeof ErrorBody>>,
): RefusalReason | null {
	const text = `${error.error ?? ""}\n${error.message ?? ""}`;
	// Told as a 500, before anything was done.
	if (/request entity too large/i.test(error.exception?.message ?? text)) return "file_refused";
	if (status === 401 || status === 403) return "unauthorized";
	if (status === 404) return /session/i.test(text) ? "no_instance" : "rejected";
	if (status !== 400 && status !== 422) return null;
	if (/session/i.test(text) && /does not exist/i.test(text)) return "no_instance";
	// "Session status is not as expected", with the statuses that would be.
	if (error.expected || /status is not as expected|is not started/i.test(text)) return "not_linked";
	return /must be|should not|validation|required/i.test(text) ? "invalid" : "rejected";
}
