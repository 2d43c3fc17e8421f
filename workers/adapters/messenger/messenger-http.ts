import { z } from "zod";
import type { GatewayAnswer } from "../channel-gateway/port.ts";
import type { Multipart } from "../multipart.ts";
import { judgeGraphFailure } from "../whatsapp-gateway/cloud-api/errors.ts";
import {
	callGateway,
	type Doubt,
	type FailedAnswer,
	type GatewayConnection,
} from "../whatsapp-gateway/gateway-http.ts";

/** A Facebook page's Messenger, or an Instagram account. */
export type MessengerType = "messenger" | "instagram";

/** The endpoint and token of one page or account. */
export interface MessengerTarget {
	type: MessengerType;
	/** The Graph API's host for this kind of token. */
	connection: GatewayConnection;
	/** `v26.0` */
	version: string;
	/** Null: there is none, or it cannot be decrypted. */
	token: string | null;
}

/** Tokens of Instagram's own sign-in, which work only on Instagram's host. */
export const isInstagramToken = (token: string): boolean => token.startsWith("IGAA");

/** One call of the Graph API; refused without a call when there is no token. Never throws. */
export function callMessenger<T>(
	{ connection, token, version }: MessengerTarget,
	call: {
		method: "GET" | "POST";
		/** Built from our own ids; begins with a slash. */
		path: string;
		body?: unknown;
		/** A form with a file, in place of `body`. */
		form?: Multipart;
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

/** The person blocked us, is gone or cannot receive messages: repeating does not help. */
const UNREACHABLE_PERSON = [230, 551, 10900, 10903];
/** Meta's policy restricts the page. */
const RESTRICTED = [368, 2022];
const OUTSIDE_WINDOW = 2018278;
const NO_SUCH_PERSON = 2018001;
/** "Upload attachment failure". */
const FILE_REFUSED = 2018047;
/** How Meta words what is wrong with a file where it has no code for it. */
const ABOUT_FILE = /attachment|file (?:type|size)|type of file|too large/i;
/** "Temporary send failure, retry." */
const RETRY = 1200;

/** Classifies Messenger's own codes; null for others, which are those of the whole Graph API. */
function judgeFailure(failed: FailedAnswer): GatewayAnswer<never> | "doubtful" | null {
	if (failed.status === 413) return { class: "refused", reason: "file_refused" };
	const parsed = ErrorBody.safeParse(failed.body);
	if (!parsed.success) return judgeGraphFailure(failed);
	const { code, error_subcode: subcode, message } = parsed.data.error;
	const isLate = subcode === OUTSIDE_WINDOW || (code === 10 && /window/i.test(message ?? ""));
	if (isLate) return { class: "refused", reason: "window_closed" };
	if (UNREACHABLE_PERSON.includes(code) || subcode === NO_SUCH_PERSON)
		return { class: "refused", reason: "rejected" };
	if (subcode === FILE_REFUSED || (code === 100 && ABOUT_FILE.test(message ?? "")))
		return { class: "refused", reason: "file_refused" };
	if (RESTRICTED.includes(code)) return { class: "refused", reason: "restricted" };
	if (code === RETRY) return { class: "not_accepted", retryAfterMs: null };
	return judgeGraphFailure(failed);
}
