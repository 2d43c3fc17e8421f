import { z } from "zod";
import type { GatewayAnswer } from "../channel-gateway/port.ts";
import {
	callGateway,
	type Doubt,
	type FailedAnswer,
	type GatewayConnection,
	retryAfterMs,
} from "../whatsapp-gateway/gateway-http.ts";

/** The endpoint and token of one bot. */
export interface TelegramTarget {
	connection: GatewayConnection;
	/** Null: there is none, or it cannot be decrypted. */
	botToken: string | null;
}

const Failure = z.looseObject({
	error_code: z.number(),
	description: z.string().nullish().catch(null),
	parameters: z.looseObject({ retry_after: z.number().nullish() }).nullish().catch(null),
});

/** One method of the Bot API; refused without a call when there is no token. Never throws. */
export async function callTelegram<T>(
	{ connection, botToken }: TelegramTarget,
	call: { method: string; body?: unknown; result: z.ZodType<T>; doubt: Doubt },
): Promise<GatewayAnswer<T>> {
	if (botToken === null) return { class: "refused", reason: "unauthorized" };
	const answer = await callGateway(connection, {
		method: "POST",
		path: `/bot${botToken}/${call.method}`,
		headers: {},
		body: call.body ?? {},
		answer: z.looseObject({ ok: z.literal(true), result: call.result }),
		doubt: call.doubt,
		judgeFailure,
	});
	return answer.class === "accepted" ? { class: "accepted", value: answer.value.result } : answer;
}

function judgeFailure(failed: FailedAnswer): GatewayAnswer<never> | "doubtful" | null {
	const parsed = Failure.safeParse(failed.body);
	// The answer of a proxy in front of Telegram: only its status is known.
	if (!parsed.success) return null;
	const { error_code: code, description, parameters } = parsed.data;
	const said = description ?? "";
	if (code === 429) {
		const seconds = parameters?.retry_after;
		const told = seconds === undefined || seconds === null ? null : seconds * 1000;
		return { class: "not_accepted", retryAfterMs: told ?? retryAfterMs(failed.headers) };
	}
	if (code >= 500) return "doubtful";
	// The token is part of the path, so an invalid one is a 404.
	if (code === 401 || code === 404) return { class: "refused", reason: "unauthorized" };
	if (code === 400 && /text is (?:empty|too long)|message is too long/i.test(said))
		return { class: "refused", reason: "invalid" };
	// The customer blocked the bot, deleted their account or never wrote to the bot.
	return { class: "refused", reason: "rejected" };
}
