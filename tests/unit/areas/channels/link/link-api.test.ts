import { afterEach, expect, test, vi } from "vitest";
import { fetchLink, postLink } from "#app/areas/channels/link/link-api.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";

const LINK: LinkView = {
	status: "waiting_qr",
	qr: { kind: "code", value: "2@x", expiresInMs: 44_000 },
	pairingCode: null,
	failures: 0,
	pausedForMs: 0,
	attempts: 0,
	maxAttempts: 5,
	phone: null,
	profileName: null,
	reason: null,
	passkey: null,
};
const answerWith = (answer: () => Response | Promise<Response>) => {
	const seen: [string, RequestInit | undefined][] = [];
	vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
		seen.push([path, init]);
		return Promise.resolve().then(answer);
	});
	return seen;
};
afterEach(() => vi.unstubAllGlobals());

test("a request for the link names the channel and the action", async () => {
	const seen = answerWith(() => new Response("{}", { status: 202 }));
	expect(await postLink("a/b", "generate_qr")).toEqual({ ok: true });
	expect(seen).toMatchObject([
		["/api/channels/a%2Fb/link", { method: "POST", body: '{"action":"generate_qr"}' }],
	]);
});

test.each([
	[
		() => Response.json({ error: { code: "qr_blocked", requestId: "r" } }, { status: 429 }),
		"qr_blocked",
	],
	[() => new Response("<html>proxy</html>", { status: 502 }), "unavailable"],
	[() => Response.json({ error: { code: 7 } }, { status: 400 }), "unavailable"],
	[() => Promise.reject(new TypeError("offline")), "unavailable"],
])("a refusal is told by its code", async (answer, code) => {
	answerWith(answer);
	expect(await postLink("c1", "connect")).toEqual({ ok: false, code });
});

test("the link that was read is checked before it is believed", async () => {
	const signal = new AbortController().signal;
	answerWith(() => Response.json(LINK));
	expect(await fetchLink("c1", signal)).toEqual(LINK);
	answerWith(() => Response.json({ ...LINK, failures: "many" }));
	expect(await fetchLink("c1", signal)).toBeNull();
	answerWith(() => new Response("nothing", { status: 503 }));
	expect(await fetchLink("c1", signal)).toBeNull();
});
