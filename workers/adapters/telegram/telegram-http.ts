import { z } from "zod";
import type { GatewayAnswer } from "../channel-gateway/port.ts";
import type { Multipart } from "../multipart.ts";
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
	call: {
		method: string;
		body?: unknown;
		/** A form with a file, in place of `body`. */
		form?: Multipart;
		result: z.ZodType<T>;
		doubt: Doubt;
		/** What a refusal of this method means, by Telegram's words; null: what it means for any. */
		judge?(description: string): GatewayAnswer<NoInfer<T>> | null;
	},
): Promise<GatewayAnswer<T>> {
	if (botToken === null) return { class: "refused", reason: "unauthorized" };
	let judged: GatewayAnswer<T> | null = null;
	const answer = await callGateway(connection, {
		method: "POST",
		path: `/bot${botToken}/${call.method}`,
		headers: {},
		...(call.form ? { form: call.form } : { body: call.body ?? {} }),
		answer: z.looseObject({ ok: z.literal(true), result: call.result }),
		doubt: call.doubt,
		judgeFailure(failed) {
			const said = Failure.safeParse(failed.body).data?.description;
			judged = (said && call.judge?.(said)) || null;
			return judgeFailure(failed);
		},
	});
	if (judged) return judged;
	return answer.class === "accepted" ? { class: "accepted", value: answer.value.result } : answer;
}

/** A file that Telegram does not take: too large, of another type, or damaged. */
const FILE_REFUSED =
	/file is too big|file must be non-empty|wrong (?:file|type of)|\b(?:IMAGE|PHOTO|VIDEO|AUDIO|STICKER|FILE|MEDIA)_[A-Z]/;

function judgeFailure(failed: FailedAnswer): GatewayAnswer<never> | "doubtful" | null {
	if (failed.status === 413) return { class: "refused", reason: "file_refused" };
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
	if (code === 400 && FILE_REFUSED.test(said)) return { class: "refused", reason: "file_refused" };
	if (code === 400 && /caption is too long/i.test(said))
		return { class: "refused", reason: "invalid" };
	if (code === 400 && /text is (?:empty|too long)|message is too long/i.test(said))
		return { class: "refused", reason: "invalid" };
	// The customer blocked the bot, deleted their account or never wrote to the bot.
	return { class: "refused", reason: "rejected" };
}
