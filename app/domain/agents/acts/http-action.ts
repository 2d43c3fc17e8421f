// A team's own action: one HTTP call to an address of theirs, made of a template and checked arguments.
import { isBlank, storableText } from "../../inbox/stored-text.ts";
import { judgeUrl } from "../../net/outbound-url.ts";
import { fail, ok, type Result } from "../../result.ts";
import { type Arguments, type Parameter, parseParameters } from "./parameters.ts";

export const HTTP_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

export interface HttpAction {
	/** By which the model calls it: `consultar_pedido`. */
	name: string;
	/** When to use it and what it tells; the model chooses by this. */
	description: string;
	method: HttpMethod;
	/** With `{parameter}` in path and query, never in the host. */
	url: string;
	parameters: Parameter[];
	/** The header that carries the secret; "" for none. */
	secretHeader: string;
	/** It changes something: it waits for a yes. */
	isWriting: boolean;
	/** Of what waits for a yes: only a member's counts. */
	needsMember?: true;
}

export type HttpActionError =
	| "action_name_invalid"
	| "action_description_missing"
	| "action_url_invalid"
	| "action_parameters_invalid"
	| "action_header_invalid";

export const MAX_ACTION_DESCRIPTION = 500;
const MAX_URL = 1_000;
const NAME = /^[a-z][a-z0-9_]{2,47}$/u;
const HEADER = /^[A-Za-z][A-Za-z0-9-]{0,63}$/u;
/** Headers that the request itself needs. */
const OWN_HEADERS = ["host", "content-type", "content-length", "idempotency-key", "user-agent"];
const PLACE = /\{([a-z][a-z0-9_]{0,39})\}/giu;

/** What no action may call (net/outbound-url.ts). */
export interface ActionGuards {
	allowedPrivateHosts: readonly string[];
	ownOrigin: string;
}

/** Names in the places of a template. */
export const placesIn = (url: string): string[] =>
	[...url.matchAll(PLACE)].map(([, name = ""]) => name);

/** Where the template's path begins: nothing before it may be filled in. */
function hasFixedOrigin(url: string): boolean {
	const origin = /^https?:\/\/[^/?#]+/iu.exec(url)?.[0];
	return origin !== undefined && !origin.includes("{");
}

/** What somebody typed as an action, cleaned; or the first thing that is wrong with it. */
export function parseHttpAction(
	typed: HttpAction,
	guards: ActionGuards,
): Result<HttpAction, HttpActionError> {
	const name = typed.name.trim().toLowerCase();
	if (!NAME.test(name)) return fail("action_name_invalid");
	const description = storableText(typed.description).trim().slice(0, MAX_ACTION_DESCRIPTION);
	if (isBlank(description)) return fail("action_description_missing");
	const parameters = parseParameters(typed.parameters);
	if (parameters === null) return fail("action_parameters_invalid");
	const url = typed.url.trim();
	const names = new Set(parameters.map((parameter) => parameter.name));
	const isFilled = placesIn(url).every((place) => names.has(place));
	const sample = url.replaceAll(PLACE, "x");
	const judged = judgeUrl(sample, guards.allowedPrivateHosts, guards.ownOrigin);
	if (url.length > MAX_URL || !hasFixedOrigin(url) || !isFilled || !judged.ok)
		return fail("action_url_invalid");
	const secretHeader = typed.secretHeader.trim();
	const isHeader =
		secretHeader === "" ||
		(HEADER.test(secretHeader) && !OWN_HEADERS.includes(secretHeader.toLowerCase()));
	if (!isHeader) return fail("action_header_invalid");
	// Only what reads may be done without a yes.
	const isWriting = typed.isWriting || (typed.method !== "GET" && typed.method !== "POST");
	const { method, needsMember } = typed;
	return ok({
		name,
		description,
		method,
		url,
		parameters,
		secretHeader,
		isWriting,
		...(isWriting && needsMember && { needsMember }),
	});
}

export interface HttpCall {
	method: HttpMethod;
	url: string;
	/** JSON; null for none. */
	body: string | null;
}

/**
 * The call for checked arguments: first into the template, the others into the query of a GET or DELETE, or into a
 * JSON body. Null where a value would lead to another path ("..").
 */
export function buildCall(
	{ method, url, parameters }: Pick<HttpAction, "method" | "url" | "parameters">,
	given: Arguments,
): HttpCall | null {
	const places = new Set(placesIn(url));
	// An empty or dotted segment would name another resource than the one meant.
	const isLost = [...places].some((name) =>
		["", ".", ".."].includes(String(given[name] ?? "").trim()),
	);
	if (isLost) return null;
	const filled = url.replaceAll(PLACE, (_whole, name: string) =>
		encodeURIComponent(String(given[name])),
	);
	const others = parameters.flatMap(({ name }) =>
		places.has(name) || given[name] === undefined ? [] : [[name, given[name]] as const],
	);
	if (method !== "GET" && method !== "DELETE")
		return { method, url: filled, body: JSON.stringify(Object.fromEntries(others)) };
	const address = new URL(filled);
	for (const [name, value] of others) address.searchParams.set(name, String(value));
	return { method, url: address.href, body: null };
}
