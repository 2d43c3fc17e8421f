import { addressBucket } from "#app/domain/auth/lock-out.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { isEchoToken } from "#app/domain/settings/webhook-address.ts";
import { MAX_ANSWER_BYTES } from "#app/domain/settings/webhook-answer.ts";
import type { Database } from "#workers/data/database.ts";
import { isEchoEndpoint } from "#workers/data/queries/settings/settings.ts";
import type { Limit } from "../limiter.ts";

type EchoRefusal = "not_found" | "too_large" | "invalid_request";

/** The bytes as text if they are JSON, else null. */
function parseJsonText(bytes: Uint8Array): string | null {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		JSON.parse(text);
		return text;
	} catch {
		return null;
	}
}

/** The default address of the n8n test (founding.md 27): answers the JSON it received and stores nothing. */
export function createEchoService(deps: {
	db: Database;
	limit: Limit;
	hashToken: (token: string) => string;
}) {
	/** `not_found` for an unknown token, like a path that does not exist (D20). */
	async function answer(token: string, bytes: Uint8Array): Promise<Result<string, EchoRefusal>> {
		if (!isEchoToken(token)) return fail("not_found");
		if (!(await isEchoEndpoint(deps.db, deps.hashToken(token)))) return fail("not_found");
		if (bytes.byteLength > MAX_ANSWER_BYTES) return fail("too_large");
		const text = parseJsonText(bytes);
		return text === null ? fail("invalid_request") : ok(text);
	}

	return {
		answer,

		/** The same for a call over HTTP, rate limited. `ip` as the platform reports it; "" for this machine. */
		async receive(call: {
			token: string;
			bytes: Uint8Array;
			ip: string;
		}): Promise<Result<string, EchoRefusal | "rate_limited">> {
			if (!(await deps.limit("echo", addressBucket(call.ip)))) return fail("rate_limited");
			return answer(call.token, call.bytes);
		},
	};
}
export type EchoService = ReturnType<typeof createEchoService>;
