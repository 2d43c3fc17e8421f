import { z } from "zod";
import { type Fetch, safeFetch } from "../safe-fetch.ts";
import { parseBoundedJson } from "./bounded-json.ts";
import type { GatewayAnswer, RefusalReason } from "./port.ts";

/**
 * A failure nobody can judge. `unknown` for what must not happen twice (a send);
 * `not_accepted` for calls that may simply be repeated: asking, linking, deleting, setting.
 */
type Doubt = "unknown" | "not_accepted";

interface EvolutionConnection {
	baseUrl: string;
	allowedPrivateHosts: readonly string[];
	fetch?: Fetch | undefined;
	timeoutMs?: number | undefined;
}

/** What one gateway object needs to speak for one instance. */
export interface EvolutionTarget {
	connection: EvolutionConnection;
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
	alreadySo?: { text: RegExp; value: T };
}

/** A day: longer pauses are not believed. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000;

/** One call, judged. Never throws. */
export async function callEvolution<T>(
	connection: EvolutionConnection,
	call: EvolutionCall<T>,
): Promise<GatewayAnswer<T>> {
	const answer = await safeFetch({
		url: `${connection.baseUrl.replace(/\/+$/, "")}${call.path}`,
		method: call.method,
		headers: {
			apikey: call.apiKey,
			...(call.body === undefined ? {} : { "content-type": "application/json" }),
		},
		...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
		allowedPrivateHosts: connection.allowedPrivateHosts,
		...(connection.timeoutMs ? { timeoutMs: connection.timeoutMs } : {}),
		...(call.maxBodyBytes ? { maxBodyBytes: call.maxBodyBytes } : {}),
		...(connection.fetch ? { fetch: connection.fetch } : {}),
	});
	switch (answer.kind) {
		case "refused_url":
			return { class: "refused", reason: "rejected" };
		case "unreached":
			return { class: "not_accepted", retryAfterMs: null };
		case "broken":
			return doubtful(call.doubt);
		case "answer":
			return judge(answer, call);
	}
}

function doubtful(
	doubt: Doubt,
): { class: "unknown" } | { class: "not_accepted"; retryAfterMs: null } {
	return doubt === "unknown" ? { class: "unknown" } : { class: "not_accepted", retryAfterMs: null };
}

/** Answers of a proxy whose origin was never reached: down, no handshake, no route, TLS, no DNS. */
const NEVER_REACHED = [521, 522, 523, 525, 526, 530];

function judge<T>(
	answer: { status: number; headers: Headers; text: string },
	call: EvolutionCall<T>,
): GatewayAnswer<T> {
	const json = parseBoundedJson(answer.text);
	const body = json.ok ? json.value : null;
	const { status } = answer;
	if (status >= 200 && status < 300) {
		const parsed = json.ok && !isHiddenError(body) ? call.answer.safeParse(body) : null;
		return parsed?.success ? { class: "accepted", value: parsed.data } : doubtful(call.doubt);
	}
	if (status === 503 && isUnlicensed(body)) return { class: "refused", reason: "unlicensed" };
	if (status === 429 || status === 503)
		return { class: "not_accepted", retryAfterMs: retryAfterMs(answer.headers) };
	if (NEVER_REACHED.includes(status)) return { class: "not_accepted", retryAfterMs: null };
	const { alreadySo } = call;
	if (alreadySo && errorTexts(body).some((text) => alreadySo.text.test(text)))
		return { class: "accepted", value: alreadySo.value };
	const reason = refusalOf(status, body);
	return reason ? { class: "refused", reason } : doubtful(call.doubt);
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

/** Why a call is surely not done, or null when even that is in doubt. */
function refusalOf(status: number, body: unknown): RefusalReason | null {
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
		if (texts.some((text) => /timed? ?out/i.test(text))) return null;
		return texts.some((text) =>
			/requires property|is not of a type|Invalid format|is required/.test(text),
		)
			? "invalid"
			: "rejected";
	}
	// A redirect or any other 4xx: not done, and not by repeating either. 408 tells nothing.
	return status < 500 && status !== 408 ? "rejected" : null;
}

/** Retry-After in either form, in milliseconds. */
function retryAfterMs(headers: Headers): number | null {
	const value = headers.get("retry-after");
	if (!value) return null;
	const seconds = Number(value);
	const delay = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
	return Number.isFinite(delay) ? Math.min(Math.max(0, delay), MAX_RETRY_AFTER_MS) : null;
}
