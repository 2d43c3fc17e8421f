import { afterAll, expect, test } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { createMessengerRig, MESSENGER_MAIN, reachOf } from "#tests/support/messenger-rig.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { createMessengerGateway } from "#workers/adapters/messenger/messenger.ts";
import type { Fetch } from "#workers/adapters/safe-fetch.ts";

const emulator = await startGatewayEmulator(MESSENGER_MAIN);
afterAll(() => emulator.stop());
const MARIA = { kind: "facebook", value: "7764406346913945" } as const;

async function waitFor<T>(look: () => T | undefined): Promise<T> {
	for (let turn = 0; turn < 200; turn++) {
		const found = look();
		if (found !== undefined) return found;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	throw new Error("never told");
}

/** A page whose every call but the first question is answered like this. */
function failing(status: number, error: object, headers: Record<string, string> = {}) {
	const fetch: Fetch = (_url, init) =>
		Promise.resolve(
			init.method === "GET"
				? Response.json({ id: "11111", name: "Loja" })
				: Response.json({ error }, { status, headers }),
		);
	return createMessengerGateway({
		graphUrl: "https://graph.facebook.com",
		instagramUrl: "https://graph.instagram.com",
		graphVersion: "v26.0",
		allowedPrivateHosts: [],
		fetch,
		type: "messenger",
		credentials: { type: "messenger", pageToken: "EAA".padEnd(30, "x"), pageId: "11111" },
	});
}
const send = (gateway: ReturnType<typeof failing>, text = "oi") =>
	gateway.sendText({ to: MARIA, text, clientId: crypto.randomUUID() });

test("Meta's code decides what a refused send means, not the HTTP status", async () => {
	for (const [error, reason] of [
		[{ code: 10, error_subcode: 2018278 }, "window_closed"],
		[{ code: 10, message: "(#10) sent outside of allowed window" }, "window_closed"],
		[{ code: 10, message: "(#10) no permission" }, "unauthorized"],
		[{ code: 100, error_subcode: 2018001 }, "rejected"],
		[{ code: 551 }, "rejected"],
		[{ code: 230 }, "rejected"],
		[{ code: 200 }, "unauthorized"],
		[{ code: 190 }, "unauthorized"],
		[{ code: 368 }, "restricted"],
		[{ code: 100 }, "rejected"],
	] as const)
		expect(await send(failing(500, error)), JSON.stringify(error)).toEqual({
			class: "refused",
			reason,
		});
	for (const code of [4, 613, 1200])
		expect(await send(failing(400, { code })), String(code)).toMatchObject({
			class: "not_accepted",
		});
	expect(await send(failing(400, { code: 2, is_transient: true }))).toEqual({ class: "unknown" });
});

test("a text is an answer, carries our id, and typing and seen are sent alone", async () => {
	const rig = await createMessengerRig(emulator, "messenger");
	await rig.gateway.startLink();
	const quoted = { providerId: "m_1", fromMe: false, address: MARIA };
	await rig.gateway.sendText({ to: MARIA, text: "R$ 10", clientId: "c9", quoted });
	expect(await rig.control("sent")).toMatchObject([{ metadata: "c9", quoted: "m_1" }]);
	await rig.gateway.sendPresence({ to: MARIA, state: "typing" });
	await rig.gateway.sendPresence({ to: MARIA, state: "recording" });
	await rig.gateway.markRead({ to: MARIA, providerIds: ["m_1"] });
	expect(await rig.control("actions")).toEqual([
		{ to: MARIA.value, action: "typing_on" },
		{ to: MARIA.value, action: "mark_seen" },
	]);
	expect((await rig.control("state")) as { fields: string }).toMatchObject({
		fields: expect.stringContaining("message_echoes"),
	});
	await rig.close();
});

test("after 24 hours the refusal says why, whatever the text", async () => {
	const rig = await createMessengerRig(emulator, "messenger");
	await emulator.control("window", { on: true });
	expect(await send(rig.gateway)).toEqual({ class: "refused", reason: "window_closed" });
	await rig.write(MARIA.value, "Maria", "oi");
	expect(await send(rig.gateway)).toMatchObject({ class: "accepted" });
	await emulator.control("window", { on: false });
	await rig.close();
});

test("a token is asked for at the host it belongs to, and only its own page is linked", async () => {
	const rig = await createMessengerRig(emulator, "instagram", "IGAA");
	expect(await rig.gateway.readLink()).toMatchObject({ value: { profileName: "@loja" } });
	const token = rig.credentials.type === "instagram" ? rig.credentials.token : "";
	const wrongHost = createMessengerGateway({
		...reachOf(emulator),
		instagramUrl: emulator.url,
		type: "instagram",
		credentials: rig.credentials,
	});
	expect(await wrongHost.readLink()).toEqual({ class: "refused", reason: "unauthorized" });
	const ofAnother = createMessengerGateway({
		...reachOf(emulator),
		type: "instagram",
		credentials: { type: "instagram", token, accountId: "99999" },
	});
	expect(await ofAnother.startLink()).toEqual({ class: "refused", reason: "unauthorized" });
	await rig.close();
});

test("without a token, or to somebody of another network, nothing is asked of anybody", async () => {
	const gateway = createMessengerGateway({
		...reachOf(emulator),
		fetch: () => Promise.reject(new Error("asked")),
		type: "messenger",
		credentials: null,
	});
	expect(await gateway.startLink()).toEqual({ class: "refused", reason: "unauthorized" });
	const to = { kind: "instagram", value: "1" } as const;
	expect(await gateway.sendText({ to, text: "oi", clientId: "c" })).toMatchObject({
		reason: "invalid",
	});
	expect((await gateway.readProfile({ kind: "phone", value: "1" })).class).toBe("refused");
});

test("I16 media is fetched from Meta's own hosts alone, and no token goes along", async () => {
	const seen: { host: string; headers: unknown }[] = [];
	const gateway = createMessengerGateway({
		graphUrl: "https://graph.facebook.com",
		instagramUrl: "https://graph.instagram.com",
		graphVersion: "v26.0",
		allowedPrivateHosts: [],
		fetch: (url, init) => {
			seen.push({ host: new URL(url).hostname, headers: init.headers });
			return Promise.resolve(
				seen.length === 1
					? new Response("picture", { headers: { "content-type": "image/jpeg" } })
					: new Response(null, { status: 302, headers: { location: "https://boese.com/" } }),
			);
		},
		type: "messenger",
		credentials: { type: "messenger", pageToken: "EAA".padEnd(30, "x"), pageId: "11111" },
	});
	const fetch = (ref: string) => gateway.fetchMedia({ ref, maxBytes: 1_000 });
	for (const foreign of [
		"https://boese.com/x.jpg",
		"https://fbcdn.net.boese.com/x.jpg",
		"https://boesefbcdn.net/x.jpg",
		"http://scontent.fbcdn.net/x.jpg",
		"https://user@scontent.fbcdn.net/x.jpg",
		"javascript:alert(1)",
		"../../x",
		"",
	])
		expect(await fetch(foreign), foreign).toEqual({ class: "refused", reason: "invalid" });
	expect(seen).toEqual([]);
	expect(await fetch("https://scontent.xx.fbcdn.net/v/x.jpg")).toMatchObject({
		value: { mimetype: "image/jpeg" },
	});
	expect(await fetch("https://lookaside.fbsbx.com/x")).toEqual({
		class: "refused",
		reason: "rejected",
	});
	expect(seen).toEqual([
		{ host: "scontent.xx.fbcdn.net", headers: {} },
		{ host: "lookaside.fbsbx.com", headers: {} },
	]);
});

test("a delivery without names is told by its moment", async () => {
	const rig = await createMessengerRig(emulator, "messenger");
	await rig.gateway.startLink();
	await emulator.control("deliveries", { named: false });
	await send(rig.gateway);
	const isReceipt = (event: GatewayEvent) => event.type === "receipt";
	expect(await waitFor(() => rig.events().find(isReceipt))).toMatchObject({
		status: "delivered",
		addresses: [MARIA],
	});
	await emulator.control("deliveries", { named: true });
	await rig.close();
});
