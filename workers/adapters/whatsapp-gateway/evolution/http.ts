import { z } from "zod";
import type { Multipart } from "#workers/adapters/multipart.ts";
import {
	callGateway,
	type Doubt,
	type FailedAnswer,
	type GatewayConnection,
	openGateway,
} from "../gateway-http.ts";
import type { GatewayAnswer, RefusalReason } from "#workers/adapters/channel-gateway/port.ts";

/** The endpoint, keys and name of one instance. */
export interface EvolutionTarget {
	connection: GatewayConnection;
	/** The deployment's key, which creates and deletes instances. */
	globalKey: string;
	/** The instance's own token when known, else the global key. */
	key: string;
	/** The instance's name, encoded for a path. */
	ref: string;
	instanceRef: string;
}

interface EvolutionCall<T> {
	method: "GET" | "POST" | "DELETE";
	/** Built from our own ids only: Evolution merges query strings over the checked path. */
	path: string;
	apiKey: string;
	body?: unknown;
	/** A body with a file in it, in place of `body`. */
	form?: Multipart;
	/** The answer waits until WhatsApp has the file as well. */
	isCarriedOn?: boolean;
	answer: z.ZodType<T>;
	doubt: Doubt;
	maxBodyBytes?: number;
	/** An error text that means "already done": accepted, with this value. */
	alreadySo?: { text: RegExp; value: T } | undefined;
}

/** One call; classifies its result. Never throws. */
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

/** One call that is answered with a file; see `openGateway`. Never throws. */
export function openEvolution(
	{ connection, key }: EvolutionTarget,
	call: Pick<Parameters<typeof openGateway>[1], "path" | "body" | "bytes" | "maxBytes">,
): Promise<GatewayAnswer<ReadableStream<Uint8Array>>> {
	const judge = (failed: FailedAnswer) => judgeFailure<never>(failed, undefined);
	return openGateway(connection, { ...call, headers: { apikey: key }, judgeFailure: judge });
}

function judgeFailure<T>(
	{ status, body }: FailedAnswer,
	alreadySo: EvolutionCall<T>["alreadySo"],
): GatewayAnswer<T> | "doubtful" | null {
	if (status === 503 && isUnlicensed(body)) return { class: "refused", reason: "unlicensed" };
	// Overloaded, or no server behind the proxy: the call may be repeated.
	if (status === 429 || status === 503) return null;
	if (alreadySo && errorTexts(body).some((text) => alreadySo.text.test(text)))
		return { class: "accepted", value: alreadySo.value };
	const ofFile = judgeFile(errorTexts(body));
	if (ofFile) return ofFile;
	const reason = refusalOf(status, body);
	return reason === null || reason === "doubtful" ? reason : { class: "refused", reason };
}

/** `{"error":true}` in a 200: connect and restart swallow their exceptions. */
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

/** Error texts of Evolution's WhatsApp client for a session that is closed or was never opened. */
const NOT_LINKED =
	/Connection Closed|is not connected|Cannot read properties of (?:undefined|null) \(reading '(?:onWhatsApp|readMessages|sendPresenceUpdate|sendMessage|logout|user|relayMessage|presenceSubscribe)'\)/;

/** What goes wrong with a file before anything is sent, told as a 500: unreadable, or WhatsApp's hosts do not take it now. */
function judgeFile(texts: string[]): Exclude<GatewayAnswer<never>, { class: "accepted" }> | null {
	if (texts.some((text) => /Input (?:buffer|file) /.test(text)))
		return { class: "refused", reason: "file_refused" };
	if (texts.some((text) => /Media upload failed on all hosts/.test(text)))
		return { class: "not_accepted", retryAfterMs: null };
	return null;
}

/** Why a call is certainly not done; null: classified by the status alone. */
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
		// Evolution's WhatsApp client timed out; it may have sent the message.
		if (texts.some((text) => /timed? ?out/i.test(text))) return "doubtful";
		return texts.some((text) =>
			/requires property|is not of a type|Invalid format|is required/.test(text),
		)
			? "invalid"
			: "rejected";
	}
	return null;
}
