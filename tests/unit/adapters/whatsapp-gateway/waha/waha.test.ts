import { afterAll, expect, test } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { createWahaRig, WAHA_MAIN } from "#tests/support/waha-rig.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import type { Fetch } from "#workers/adapters/safe-fetch.ts";
import { createWahaGateway } from "#workers/adapters/whatsapp-gateway/waha/waha.ts";

const emulator = await startGatewayEmulator(WAHA_MAIN);
afterAll(() => emulator.stop());
const MARIA = { kind: "phone", value: "5511987654321" } as const;

async function linked() {
	const rig = await createWahaRig(emulator);
	await rig.gateway.createInstance({ webhook: rig.webhook, settings: DEFAULT_SETTINGS });
	for (;;) {
		const answer = await rig.gateway.startLink();
		if (answer.class === "accepted" && answer.value.state === "qr") break;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	await rig.scan();
	return rig;
}

test("the same send tried twice is one message to the network", async () => {
	const rig = await linked();
	const send = () => rig.gateway.sendText({ to: MARIA, text: "uma vez", clientId: "c1" });
	const [first, second] = [await send(), await send()];
	expect(first).toEqual(second);
	expect(await rig.received(MARIA.value)).toEqual(["uma vez"]);
	await rig.close();
});

test("an answer quotes by the whole id, reading names its messages, typing subscribes", async () => {
	const rig = await linked();
	const quoted = { providerId: "3A5F", fromMe: false, address: MARIA };
	await rig.gateway.sendText({ to: MARIA, text: "sim", clientId: "c2", quoted });
	expect(await rig.control("sent")).toMatchObject([
		{ replyTo: { id: "false_5511987654321@c.us_3A5F" } },
	]);
	await rig.gateway.markRead({ to: MARIA, providerIds: ["3A5F", "3A60"] });
	await rig.gateway.sendPresence({ to: MARIA, state: "typing" });
	expect(await rig.control("told")).toMatchObject([
		{ body: { messageIds: ["false_5511987654321@c.us_3A5F", "false_5511987654321@c.us_3A60"] } },
		{ body: { chatId: "5511987654321@c.us", presence: "typing" } },
	]);
	await rig.close();
});

test("what was told to nobody is found by listing", async () => {
	const rig = await linked();
	const sinceMs = Date.now() - 2_000;
	await rig.control("lost", { phone: MARIA.value, name: "Maria", text: "perdida?" });
	expect(await rig.gateway.listSince({ sinceMs, limit: 10 })).toMatchObject({
		value: [{ origin: "recovered", content: { text: "perdida?" } }],
	});
	await rig.close();
});

test("I16 the key goes to the configured host alone, and no redirect is followed with it", async () => {
	const asked: { host: string; key: string }[] = [];
	const fetch: Fetch = (url, init) => {
		const key = new Headers(init.headers).get("x-api-key") ?? "";
		asked.push({ host: new URL(url).host, key });
		return Promise.resolve(
			new Response(null, { status: 302, headers: { location: "https://boese.example/x" } }),
		);
	};
	const gateway = createWahaGateway({
		baseUrl: "https://waha.exemplo.com.br/",
		apiKey: "k",
		instanceRef: "s",
		allowedPrivateHosts: [],
		fetch,
	});
	const ref = "/api/files/s/3A.oga";
	expect(await gateway.fetchMedia({ ref, maxBytes: 100 })).toEqual({
		class: "refused",
		reason: "rejected",
	});
	for (const foreign of [
		"https://boese.example/x",
		"//boese.example/api/files/x",
		"@boese.example",
	])
		expect(await gateway.fetchMedia({ ref: foreign, maxBytes: 100 })).toEqual({
			class: "refused",
			reason: "invalid",
		});
	expect(asked).toEqual([{ host: "waha.exemplo.com.br", key: "k" }]);
});

test("a file longer than its headers promised breaks off instead of filling the memory", async () => {
	const gateway = createWahaGateway({
		baseUrl: "https://waha.exemplo.com.br",
		apiKey: "k",
		instanceRef: "s",
		allowedPrivateHosts: [],
		fetch: () => Promise.resolve(new Response("x".repeat(2_000))),
	});
	const media = await gateway.fetchMedia({ ref: "/api/files/s/3A.oga", maxBytes: 1_000 });
	if (media.class !== "accepted") throw new Error(media.class);
	await expect(new Response(media.value.body).arrayBuffer()).rejects.toThrow("too large");
});

test("another key is refused as ours, not as the customer's", async () => {
	const gateway = createWahaGateway({
		baseUrl: emulator.url,
		apiKey: "wrong",
		instanceRef: "s",
		allowedPrivateHosts: [emulator.host],
	});
	expect(await gateway.startLink()).toEqual({ class: "refused", reason: "unauthorized" });
	expect((await gateway.createInstance({ webhook: null, settings: DEFAULT_SETTINGS })).class).toBe(
		"refused",
	);
});
