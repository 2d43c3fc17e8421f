import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	type EvolutionEmulator,
	startEvolutionEmulator,
} from "#tests/emulators/evolution/start.ts";
import { type GatewayEmulator, startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { API_KEY } from "#tests/emulators/waha/state.ts";
import { checkGateway } from "#workers/adapters/whatsapp-gateway/check-gateway.ts";

let evolution: EvolutionEmulator;
let waha: GatewayEmulator;
beforeAll(async () => {
	[evolution, waha] = await Promise.all([
		startEvolutionEmulator(),
		startGatewayEmulator(path.join(import.meta.dirname, "../../../emulators/waha/main.ts")),
	]);
});
afterAll(async () => {
	await Promise.all([evolution.stop(), waha.stop()]);
});

const hostOf = (url: string): string => new URL(url).host;
const at = (url: string) => ({ baseUrl: url, allowedPrivateHosts: [hostOf(url)] });

test("each vendor's server is recognised, and takes only its own key", async () => {
	const asked = { vendor: "evolution", apiKey: evolution.apiKey } as const;
	expect(await checkGateway(at(evolution.url), asked)).toBe("ok");
	expect(await checkGateway(at(evolution.url), { ...asked, apiKey: "errada" })).toBe(
		"gateway_key_refused",
	);
	expect(await checkGateway(at(waha.url), { vendor: "waha", apiKey: API_KEY })).toBe("ok");
	expect(await checkGateway(at(waha.url), { vendor: "waha", apiKey: "errada" })).toBe(
		"gateway_key_refused",
	);
	// The other vendor's server.
	expect(await checkGateway(at(waha.url), { vendor: "evolution", apiKey: API_KEY })).toBe(
		"gateway_unrecognised",
	);
});

/** Answers every call so; remembers what was sent where. */
function answering(response: () => Response | Promise<Response>) {
	const sent: { url: string; init: RequestInit }[] = [];
	const connection = {
		baseUrl: "https://gw.loja.com.br",
		allowedPrivateHosts: [],
		ownOrigin: "https://app.loja.com.br",
		fetch: async (url: string, init: RequestInit) => {
			sent.push({ url, init });
			return response();
		},
	};
	return { sent, connection };
}
const WAHA = { vendor: "waha", apiKey: "chave-da-loja" } as const;

test("what is no answer of such a server is told apart", async () => {
	const json = (status: number, body: unknown) => () => Response.json(body, { status });
	for (const [answer, finding] of [
		[json(200, []), "ok"],
		[json(200, { hello: "world" }), "gateway_unrecognised"],
		[() => new Response("<html>"), "gateway_unrecognised"],
		[json(404, { message: "Not found" }), "gateway_unrecognised"],
		[json(500, {}), "gateway_unrecognised"],
		[json(401, {}), "gateway_key_refused"],
		[json(403, {}), "gateway_key_refused"],
		[json(503, { code: "LICENSE_REQUIRED" }), "gateway_unlicensed"],
		[json(502, {}), "gateway_unreachable"],
		[() => Promise.reject(new TypeError("reset")), "gateway_unreachable"],
	] as const)
		expect(await checkGateway(answering(answer).connection, WAHA), finding).toBe(finding);
});

test("H23 a redirect is not followed, and a private, own or rebound host is not called", async () => {
	const moved = answering(
		() => new Response(null, { status: 302, headers: { location: "http://169.254.169.254/" } }),
	);
	expect(await checkGateway(moved.connection, WAHA)).toBe("gateway_unrecognised");
	expect(moved.sent.map(({ url, init }) => [url, init.redirect])).toEqual([
		["https://gw.loja.com.br/api/sessions", "manual"],
	]);
	for (const more of [
		{ baseUrl: "https://10.0.0.5" },
		{ baseUrl: "https://app.loja.com.br" },
		{ baseUrl: "http://gw.loja.com.br" },
		// Its name stands for a private address now.
		{ checkHost: async () => false },
	]) {
		const { sent, connection } = answering(() => Response.json([]));
		expect(await checkGateway({ ...connection, ...more }, WAHA)).toBe("url_not_allowed");
		expect(sent).toEqual([]);
	}
	// The resolver is silent: nobody knows, so nothing is sent.
	const silent = answering(() => Response.json([]));
	const connection = { ...silent.connection, checkHost: async () => null };
	expect(await checkGateway(connection, WAHA)).toBe("gateway_unreachable");
	expect(silent.sent).toEqual([]);
});
