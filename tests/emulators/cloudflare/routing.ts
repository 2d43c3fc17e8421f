/** What the routes of the platform's API have in common: addresses, envelopes, refusals. */
import type { World } from "./state.ts";

export interface Asked {
	world: World;
	/** Parts of the address that the route names with a colon. */
	params: Record<string, string>;
	query: URLSearchParams;
	headers: Headers;
	bytes: Buffer;
}

/** What goes out: `result` in the platform's envelope, or bytes as they are. */
export type Answer =
	| { result: unknown; info?: object; status?: number }
	| { bytes: Buffer; type: string; status?: number; etag?: string };

export interface Route {
	/** `POST /storage/kv/namespaces`, after the account; what fault rules call it. */
	call: string;
	answer: (asked: Asked) => Answer | Promise<Answer>;
}

/** A refusal of the platform: its own code and sentence. */
export class Refusal extends Error {
	readonly status: number;
	readonly code: number;
	constructor(status: number, code: number, message: string) {
		super(message);
		this.status = status;
		this.code = code;
	}
}

export const ok = (result: unknown, info?: object): Answer =>
	info === undefined ? { result } : { result, info };

export const json = (asked: Asked): Record<string, unknown> =>
	asked.bytes.length === 0
		? {}
		: (JSON.parse(asked.bytes.toString("utf8")) as Record<string, unknown>);

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A page of a list, as `page` and `per_page` ask. */
export function paged(asked: Asked, all: readonly unknown[], fallback = 20): Answer {
	const page = Number(asked.query.get("page") ?? 1);
	const size = Number(asked.query.get("per_page") ?? fallback);
	const items = all.slice((page - 1) * size, page * size);
	return ok(items, {
		page,
		per_page: size,
		count: items.length,
		total_count: all.length,
		total_pages: Math.ceil(all.length / size),
	});
}

/** The route of an address and the values of its named parts. */
export function findRoute(
	routes: readonly Route[],
	method: string,
	path: string,
): { route: Route; params: Record<string, string> } | null {
	for (const route of routes) {
		const [wantedMethod, pattern = ""] = route.call.split(" ");
		const params = method === wantedMethod ? match(pattern, path) : null;
		if (params) return { route, params };
	}
	return null;
}

function match(pattern: string, path: string): Record<string, string> | null {
	const [wanted, given] = [pattern.split("/"), path.split("/")];
	if (wanted.length !== given.length) return null;
	const params: Record<string, string> = {};
	for (const [index, part] of wanted.entries()) {
		const value = decodeURIComponent(given[index] ?? "");
		if (part.startsWith(":")) params[part.slice(1)] = value;
		else if (part !== value) return null;
	}
	return params;
}
