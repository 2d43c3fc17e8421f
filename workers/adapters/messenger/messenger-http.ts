import { z } from "zod";
import type { GatewayAnswer } from "../channel-gateway/port.ts";
import { judgeGraphFailure } from "../whatsapp-gateway/cloud-api/errors.ts";
import {
	callGateway,
	type Doubt,
	type FailedAnswer,
	type GatewayConnection,
} from "../whatsapp-gateway/gateway-http.ts";

/** A page with its Messenger, or an Instagram account. */
export type MessengerType = "messenger" | "instagram";

/** What one gateway object needs to speak for one page or account. */
export interface MessengerTarget {
	type: MessengerType;
	/** Its base is the Graph API that the token belongs to. */
	connection: GatewayConnection;
	/** `v26.0` */
	version: string;
	/** Null: nobody has given one, or it does not open. */
	token: string | null;
}

/** Tokens of Instagram's own sign-in mean something on a host of their own only. */
export const isInstagramToken = (token: string): boolean => token.startsWith("IGAA");

/** One call of the Graph API. Without a token nothing is asked. */
export function callMessenger<T>(
	{ connection, token, version }: MessengerTarget,
	call: {
		method: "GET" | "POST";
		/** Made of our own ids; begins with a slash. */
		path: string;
		body?: unknown;
		answer: z.ZodType<T>;
		doubt: Doubt;
	},
): Promise<GatewayAnswer<T>> {
	if (token === null) return Promise.resolve({ class: "refused", reason: "unauthorized" });
	return callGateway(connection, {
		...call,
		path: `/${version}${call.path}`,
		headers: { authorization: `Bearer ${token}` },
		judgeFailure,
	});
}

const ErrorBody = z.looseObject({
	error: z.looseObject({
		code: z.number(),
		error_subcode: z.number().nullish(),
		message: z.string().nullish().catch(null),
	}),
});

/** Blocked us, is gone, cannot be written to: their choice, not ours to repeat. */
const UNREACHABLE_PERSON = [230, 551, 10900, 10903];
/** Meta's policy holds the page back. */
const RESTRICTED = [368, 2022];
const OUTSIDE_WINDOW = 2018278;
const NO_SUCH_PERSON = 2018001;
/** "Temporary send failure, retry." */
const RETRY = 1200;

/** What Messenger's own codes mean; the others are those of the whole Graph API. */
function judgeFailure(failed: FailedAnswer): GatewayAnswer<never> | "doubtful" | null {
	const parsed = ErrorBody.safeParse(failed.body);
	if (!parsed.success) return judgeGraphFailure(failed);
	const { code, error_subcode: subcode, message } = parsed.data.error;
	const isLate = subcode === OUTSIDE_WINDOW || (code === 10 && /window/i.test(message ?? ""));
	if (isLate) return { class: "refused", reason: "window_closed" };
	if (UNREACHABLE_PERSON.includes(code) || subcode === NO_SUCH_PERSON)
		return { class: "refused", reason: "rejected" };
	if (RESTRICTED.includes(code)) return { class: "refused", reason: "restricted" };
	if (code === RETRY) return { class: "not_accepted", retryAfterMs: null };
	return judgeGraphFailure(failed);
}
