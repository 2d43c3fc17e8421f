import { z } from "zod";
import {
	callGateway,
	type Doubt,
	type FailedAnswer,
	type GatewayConnection,
} from "../gateway-http.ts";
import type { GatewayAnswer, RefusalReason } from "#workers/adapters/channel-gateway/port.ts";

/** What one gateway object needs to speak for one instance. */
export interface EvolutionTarget {
	connection: GatewayConnection;
	/** Of the deployment: creates and deletes. */
	globalKey: string;
	/** The instance's own token when known, else the global key. */
	key: string;
	/** The instance's name, ready for a path. */
	ref: string;
	instanceRef: string;
}

interface EvolutionCall<T> {
	method: "GET" | "POST" | "DELETE";
	/** Made of our own ids only: Evolution merges query strings over the checked path. */
	path: string;
	apiKey: string;
	body?: unknown;
	answer: z.ZodType<T>;
	doubt: Doubt;
	maxBodyBytes?: number;
	/** An error text that only says it is so already: accepted, with this value. */
	alreadySo?: { text: RegExp; value: T } | undefined;
}

/** One call, judged. Never throws. */
export function callEvolution<T>(
	connection: GatewayConnection,
	call: EvolutionCall<T>,
): Promise<GatewayAnswer<T>> {
	const { apiKey, alreadySo, ...request } = call;
	return callGateway(connection, {
		...request,
		headers: { apikey: apiKey },
		isHiddenError,
		judgeFailure: (failed) => judgeFailure(failed, alreadySo),
	});
}

function judgeFailure<T>(
	{ status, body }: FailedAnswer,
	alreadySo: EvolutionCall<T>["alreadySo"],
): GatewayAnswer<T> | "doubtful" | null {
	if (status === 503 && isUnlicensed(body)) return { class: "refused", reason: "unlicensed" };
	// Overloaded, or nobody behind the proxy: whatever the page says, the call may be repeated.
	if (status === 429 || status === 503) return null;
	if (alreadySo && errorTexts(body).some((text) => alreadySo.text.test(text)))
		return { class: "accepted", value: alreadySo.value };
	const reason = refusalOf(status, body);
	return reason === null || reason === "doubtful" ? reason : { class: "refused", reason };
}

/** `{"error":true}` under a 200: connect and restart swallow their exceptions. */
function isHiddenError(body: unknown): boolean {
	return z.looseObject({ error: z.literal(true) }).safeParse(body).success;
}

function isUnlicensed(body: unknown): boolean {
	return z.looseObject({ code: z.literal("LICENSE_REQUIRED") }).safeParse(body).success;
}

const ErrorBody = z.looseObject({
	response: z.looseObject({ message: z.unknown().optional() }).optional().catch(undefined),
	message: z.unknown().optional(),
});

/** Texts of an error body, whose `message` is a string, a list, or a list of lists. */
function errorTexts(body: unknown): string[] {
	const parsed = ErrorBody.safeParse(body);
	if (!parsed.success) return [];
	const listed = [parsed.data.response?.message ?? parsed.data.message];
	return listed.flat(3).filter((item): item is string => typeof item === "string");
}

/** Recipients in an error: `{"jid":"…","exists":false,"number":"…"}`. */
function saysNotOnWhatsApp(body: unknown): boolean {
	const Missing = z.looseObject({ exists: z.literal(false) });
	const Body = z.looseObject({ response: z.looseObject({ message: z.array(z.unknown()) }) });
	const parsed = Body.safeParse(body);
	return (
		parsed.success &&
		parsed.data.response.message.flat().some((item) => Missing.safeParse(item).success)
	);
}

/** A closed or never opened session, in the words of the client under Evolution. */
const NOT_LINKED =
	/Connection Closed|is not connected|Cannot read properties of (?:undefined|null) \(reading '(?:onWhatsApp|readMessages|sendPresenceUpdate|sendMessage|logout|user|relayMessage|presenceSubscribe)'\)/;

/** Why a call is surely not done; null: the status alone says what it can. */
function refusalOf(status: number, body: unknown): RefusalReason | "doubtful" | null {
	const texts = errorTexts(body);
	if (texts.some((text) => NOT_LINKED.test(text))) return "not_linked";
	if (status === 401 || status === 403) return "unauthorized";
	if (status === 404) {
		const isAboutInstance = texts.some((text) =>
			/does not exist$|^Instance ".*" not found$/.test(text),
		);
		return isAboutInstance ? "no_instance" : "rejected";
	}
	if (status === 400 || status === 422) {
		if (saysNotOnWhatsApp(body)) return "not_on_whatsapp";
		// The client under Evolution gave up waiting: what it had sent by then nobody knows.
		if (texts.some((text) => /timed? ?out/i.test(text))) return "doubtful";
		return texts.some((text) =>
			/requires property|is not of a type|Invalid format|is required/.test(text),
		)
			? "invalid"
			: "rejected";
	}
	return null;
}
