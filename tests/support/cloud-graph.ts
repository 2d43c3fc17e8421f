import { inject, vi } from "vitest";
import { drawMetaId } from "./facebook-hooks.ts";

/** A number of the official API at the emulated Graph API, as its owner has it. */
export interface OwnedNumber {
	phoneNumberId: string;
	businessId: string;
	token: string;
}

const { url } = inject("cloudApi");

/** An order of the emulator's control door. */
export async function orderCloud<Answer = unknown>(
	route: string,
	body: object = {},
): Promise<Answer> {
	const answer = await realFetch(`${url}/__emulator/${route}`, {
		method: "POST",
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`cloud emulator: ${answer.status} ${await answer.text()}`);
	return (await answer.json()) as Answer;
}

const realFetch = globalThis.fetch;

/**
 * What the Worker and its objects ask of `GRAPH_URL` reaches the emulator, over real HTTP.
 * `vi.unstubAllGlobals()` ends it.
 */
export function reachGraph() {
	const state = { isAway: false, calls: [] as string[] };
	vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) => {
		const asked = String(input instanceof Request ? input.url : input);
		if (!asked.startsWith("http://127.0.0.1:9/")) return realFetch(input as RequestInfo, init);
		const { pathname, search } = new URL(asked);
		state.calls.push(`${init?.method ?? "GET"} ${pathname.replace(/^\/v[\d.]+/, "")}`);
		if (state.isAway) return Promise.reject(new TypeError("connect ECONNREFUSED"));
		return realFetch(`${url}${pathname}${search}`, init);
	});
	return state;
}

/** A number with an account of its own, unless said. */
export async function ownNumber(more: Partial<OwnedNumber> = {}): Promise<OwnedNumber> {
	const number = {
		phoneNumberId: drawMetaId(),
		businessId: drawMetaId(),
		token: `EAA${drawMetaId()}${drawMetaId()}`,
		...more,
	};
	const { phoneNumberId: id, businessId, token } = number;
	// Meta's own calls are played by the tests: nothing is told by itself.
	await orderCloud("numbers", { id, businessId, token, callback: `${url}/nobody` });
	return number;
}

/** An app of Meta that a workspace owns. */
export async function ownApp(): Promise<{ appId: string; secret: string }> {
	const app = { appId: drawMetaId(), secret: crypto.randomUUID().replaceAll("-", "") };
	await orderCloud("apps", { id: app.appId, secret: app.secret });
	return app;
}

export const isSubscribed = async ({ phoneNumberId }: OwnedNumber): Promise<boolean> =>
	(await orderCloud<{ isSubscribed: boolean }>(`${phoneNumberId}/state`)).isSubscribed;

/** The token stops being valid at Meta. */
export const revokeToken = ({ phoneNumberId }: OwnedNumber) =>
	orderCloud(`${phoneNumberId}/revoke`);
