/** The emulated vendors, as tests in workerd reach them: the deployment's settings name a dead port. */
import { inject, vi } from "vitest";
import type { ChannelCredentials } from "#workers/adapters/channel-gateway/credentials.ts";
import { externalIdOf } from "./external-channel.ts";

/** Where vitest.config.ts says that the vendors are. */
const NOWHERE = "http://127.0.0.1:9";

const urlOf = (path: string): string =>
	/^\/(?:file\/)?bot/.test(path) ? inject("telegram").url : inject("messenger").url;

/** From now on what the product asks of the vendors reaches the emulators, over real HTTP. */
export function reachEmulators(): void {
	const real = globalThis.fetch;
	vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
		if (!input.startsWith(NOWHERE)) return real(input, init);
		const path = input.slice(NOWHERE.length);
		return real(`${urlOf(path)}${path}`, init);
	});
}

/** A call of an emulator's control door. */
export async function controlVendor(
	vendor: "telegram" | "messenger",
	route: string,
	body: unknown = {},
): Promise<unknown> {
	const answer = await fetch(`${inject(vendor).url}/__emulator/${route}`, {
		method: "POST",
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`${route}: ${answer.status} ${await answer.text()}`);
	return answer.json();
}

/** Makes the bot, page or account behind these credentials. */
export async function registerAccount(credentials: ChannelCredentials): Promise<void> {
	const id = externalIdOf(credentials);
	// Its own calls lead nowhere: tests make them themselves.
	const callback = `${NOWHERE}/`;
	switch (credentials.type) {
		case "telegram":
			await controlVendor("telegram", "bots", { token: credentials.botToken });
			return;
		case "messenger":
			await controlVendor("messenger", "accounts", {
				id,
				object: "page",
				token: credentials.pageToken,
				callback,
			});
			return;
		case "instagram":
			await controlVendor("messenger", "accounts", {
				id,
				object: "instagram",
				token: credentials.token,
				name: "loja",
				callback,
			});
	}
}
