import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import { CLOUD_MAIN, createCloudRig } from "#tests/support/cloud-rig.ts";
import { PICTURE } from "#tests/support/picture.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { formItem } from "#app/domain/inbox/outgoing-form.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { createCloudApiGateway } from "#workers/adapters/whatsapp-gateway/cloud-api/cloud-api.ts";
import { proveCloudNumber } from "#workers/adapters/whatsapp-gateway/cloud-api/number.ts";
import type { Fetch } from "#workers/adapters/safe-fetch.ts";

const emulator = await startGatewayEmulator(CLOUD_MAIN);
afterAll(() => emulator.stop());
const MARIA = { kind: "phone", value: "5511987654321" } as const;

async function waitFor<T>(look: () => T | undefined): Promise<T> {
	for (let turn = 0; turn < 200; turn++) {
		const found = look();
		if (found !== undefined) return found;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	throw new Error("never told");
}

const isMedia = (event: GatewayEvent) => event.type === "message" && event.content.media?.ref;

/** A gateway whose every call is answered with this error of Meta's. */
function failing(status: number, error: object, headers: Record<string, string> = {}) {
	const fetch: Fetch = (_url, init) =>
		Promise.resolve(
			init.method === "GET"
				? Response.json({ id: "1" })
				: Response.json({ error }, { status, headers }),
		);
	return createCloudApiGateway({
		graphUrl: "https://graph.facebook.com",
		graphVersion: "v26.0",
		credentials: { phoneNumberId: "11111", businessId: null, token: "t".repeat(30) },
		allowedPrivateHosts: [],
		fetch,
	});
}
const send = (gateway: ReturnType<typeof failing>) =>
	gateway.sendText({ to: MARIA, text: "oi", clientId: "c1" });

test("Meta's code decides what a refused send means, not the HTTP status", async () => {
	for (const [code, reason] of [
		[131047, "window_closed"],
		[131026, "not_on_whatsapp"],
		[368, "restricted"],
		[190, "unauthorized"],
		[200, "unauthorized"],
		[131009, "invalid"],
		[131052, "rejected"],
		[132000, "template_mismatch"],
		[132005, "template_mismatch"],
		[132012, "template_mismatch"],
		[132001, "template_unusable"],
		[132007, "template_unusable"],
		[132015, "template_unusable"],
		[132016, "template_unusable"],
	] as const)
		expect(await send(failing(500, { code })), String(code)).toEqual({ class: "refused", reason });
	for (const code of [4, 80_007, 80_008, 130_429, 131_048, 131_056])
		expect(await send(failing(400, { code }, { "retry-after": "7" })), String(code)).toEqual({
			class: "not_accepted",
			retryAfterMs: 7_000,
		});
	expect(await send(failing(400, { code: 131_000 }))).toEqual({ class: "unknown" });
	expect(await send(failing(500, { code: 2, is_transient: true }))).toEqual({ class: "unknown" });
	const gone = failing(400, { code: 100, error_subcode: 33 });
	expect(await send(gone)).toEqual({ class: "refused", reason: "no_instance" });
});

test("where Meta says how long, or each limit by itself, decides how long a send waits", async () => {
	const wait = async (code: number, headers: Record<string, string> = {}) => {
		const answer = await send(failing(400, { code }, headers));
		return answer.class === "not_accepted" ? answer.retryAfterMs : answer.class;
	};
	expect(await wait(131_056)).toBe(6_000);
	expect(await wait(130_429)).toBe(5_000);
	expect(await wait(80_008)).toBe(60_000);
	expect(await wait(131_048)).toBe(3_600_000);
	expect(await wait(131_016)).toBeNull();
	const usage = (minutes: unknown) => ({
		"x-business-use-case-usage": JSON.stringify({
			"1": [{ type: "whatsapp", call_count: 100, estimated_time_to_regain_access: minutes }],
		}),
	});
	expect(await wait(80_007, usage(13))).toBe(13 * 60_000);
	expect(await wait(80_007, usage("soon"))).toBe(60_000);
	expect(await wait(80_007, { "x-business-use-case-usage": "no json" })).toBe(60_000);
	expect(await wait(80_007, { ...usage(13), "retry-after": "2" })).toBe(2_000);
});

test("a message is one call; after one of unknown outcome Meta is asked first, until it answers", async () => {
	const rig = await createCloudRig(emulator);
	const say = (clientId: string) => rig.gateway.sendText({ to: MARIA, text: "oi", clientId });
	await say("c1");
	await say("c2");
	expect(rig.calls).toEqual(["POST messages", "POST messages"]);
	await rig.trouble("answer_lost");
	expect((await say("c3")).class).toBe("unknown");
	await rig.trouble("unreachable");
	rig.calls.length = 0;
	expect((await say("c4")).class).toBe("not_accepted");
	expect(rig.calls).toEqual(["GET "]);
	await rig.trouble("none");
	expect((await say("c4")).class).toBe("accepted");
	expect((await say("c5")).class).toBe("accepted");
	expect(rig.calls).toEqual(["GET ", "GET ", "POST messages", "POST messages"]);
	await rig.close();
});

test("what customers order, choose, fill in and call, and what Meta says, comes over real HTTP", async () => {
	const rig = await createCloudRig(emulator);
	const phone = MARIA.value;
	const textOf = (event: GatewayEvent) => (event.type === "message" ? event.content.text : null);
	const item = formItem({
		body: "Confirma?",
		buttons: [{ kind: "reply", text: "Sim", value: "y" }],
	});
	await rig.gateway.sendItem?.({ to: MARIA, item, clientId: "c-form" });
	await rig.control("order", { phone, items: [{ product: "sku", quantity: 2, price: 9.9 }] });
	await rig.control("choose", { phone, id: "y", title: "Sim" });
	await rig.control("fill", { phone, answers: { cep: "01001-000" } });
	await rig.control("call", { phone });
	await rig.control("offers", { phone, wanted: false });
	await rig.control("account", { field: "account_review_update", value: { decision: "REJECTED" } });
	const told = (text: string) =>
		waitFor(() => rig.events().find((event) => textOf(event) === text));
	await told("2 × sku (BRL 9.9)\n= BRL 19.8");
	const chosen = await told("Sim");
	const [sent] = (await rig.control("sent")) as { id: string }[];
	expect(chosen).toMatchObject({ quotedProviderId: sent?.id });
	await told("cep: 01001-000");
	const isMissed = (event: GatewayEvent) => event.type === "call" && event.isMissed;
	await waitFor(() => rig.events().find(isMissed));
	await waitFor(() => rig.events().find(({ type }) => type === "offers"));
	const account = await waitFor(() => rig.events().find(({ type }) => type === "account"));
	expect(account).toMatchObject({ notice: { kind: "review", decision: "REJECTED" } });
	await rig.close();
});

test("without credentials nothing is asked of anybody", async () => {
	const gateway = createCloudApiGateway({
		graphUrl: "https://graph.facebook.com",
		graphVersion: "v26.0",
		credentials: null,
		allowedPrivateHosts: [],
		fetch: () => Promise.reject(new Error("asked")),
	});
	const refused = { class: "refused", reason: "unauthorized" };
	expect(await gateway.startLink()).toEqual(refused);
	expect(await gateway.sendText({ to: MARIA, text: "oi", clientId: "c" })).toEqual(refused);
	expect(await gateway.listTemplates()).toEqual(refused);
});

test("creating subscribes the account, so that Meta tells us of it", async () => {
	const rig = await createCloudRig(emulator);
	expect(await rig.control("state")).toEqual({ isSubscribed: false });
	await rig.gateway.createInstance({ webhook: null, settings: DEFAULT_SETTINGS });
	expect(await rig.control("state")).toEqual({ isSubscribed: true });
	await rig.close();
});

test("all pages of the account's templates are listed", async () => {
	const rig = await createCloudRig(emulator);
	const listed = await rig.gateway.listTemplates();
	expect(listed).toMatchObject({
		value: [
			{
				name: "boas_vindas",
				language: "pt_BR",
				status: "APPROVED",
				body: "Olá, {{1}}: boas_vindas",
			},
			{ name: "pedido_enviado" },
			{ name: "cobranca" },
		],
	});
	await rig.close();
});

test("an answer quotes, carries our id, and typing shows on the message read last", async () => {
	const rig = await createCloudRig(emulator);
	await rig.gateway.sendPresence({ to: MARIA, state: "typing" });
	expect(await rig.control("marks")).toEqual([]);
	await rig.gateway.markRead({ to: MARIA, providerIds: ["wamid.1", "wamid.2"] });
	await rig.gateway.sendPresence({ to: MARIA, state: "typing" });
	await rig.gateway.sendPresence({ to: MARIA, state: "online" });
	expect(await rig.control("marks")).toEqual([
		{ messaging_product: "whatsapp", status: "read", message_id: "wamid.2" },
		expect.objectContaining({ message_id: "wamid.2", typing_indicator: { type: "text" } }),
	]);
	const quoted = { providerId: "wamid.2", fromMe: false, address: MARIA };
	await rig.gateway.sendText({ to: MARIA, text: "R$ 10", clientId: "c9", quoted });
	expect(await rig.control("sent")).toEqual([
		expect.objectContaining({ quoted: "wamid.2", clientId: "c9", to: MARIA.value }),
	]);
	await rig.close();
});

test("a customer who hides the number is answered under the id they are known by", async () => {
	const rig = await createCloudRig(emulator);
	const to = { kind: "bsuid", value: "BR.13491208655302741918" } as const;
	await rig.gateway.sendText({ to, text: "oi", clientId: "c" });
	expect(await rig.control("sent")).toEqual([expect.objectContaining({ to: to.value })]);
	await rig.close();
});

test("after 24 hours the refusal comes as a failed status that says why", async () => {
	const rig = await createCloudRig(emulator);
	await emulator.control("window", { on: true });
	const sent = await rig.gateway.sendText({ to: MARIA, text: "oi", clientId: "c-late" });
	expect(sent.class).toBe("accepted");
	const told = await waitFor(() => rig.events().find(({ type }) => type === "status"));
	expect(told).toMatchObject({ status: "failed", failure: "window_closed", clientId: "c-late" });
	await emulator.control("window", { on: false });
	await rig.close();
});

test("a delivered message brings its price, and after an ad until when nothing costs, as the invoice has it", async () => {
	const rig = await createCloudRig(emulator);
	const sendAll = async (clientId: string) => {
		await rig.gateway.sendText({ to: MARIA, text: "oi", clientId });
		return waitFor(() =>
			rig
				.events()
				.find(
					(event) =>
						event.type === "status" && event.status === "delivered" && event.clientId === clientId,
				),
		);
	};
	const priced = { market: "BR", category: "service" };
	const first = await sendAll("c-first");
	expect(first).toMatchObject({ pricing: { ...priced, isBillable: true, isEntry: false } });
	expect(first).not.toHaveProperty("freeUntil");
	await rig.control("came-by-ad", { phone: MARIA.value });
	const free = await sendAll("c-free");
	expect(free).toMatchObject({ pricing: { ...priced, isBillable: false, isEntry: true } });
	const left = free.type === "status" ? (free.freeUntil ?? 0) - Date.now() : 0;
	expect(left).toBeGreaterThan(71 * 3_600_000);
	expect(await rig.control("invoice"), "one of the month's thousand, and one after an ad").toEqual(
		[],
	);
	await rig.close();
});

test("I16 a media address on a foreign host is not asked, so it never sees the token", async () => {
	const seen: string[] = [];
	const foreign = createServer((request, response) => {
		seen.push(String(request.headers.authorization));
		response.end("x");
	});
	await new Promise<void>((resolve) => foreign.listen(0, "127.0.0.1", resolve));
	const { port } = foreign.address() as AddressInfo;
	const rig = await createCloudRig(emulator);
	// The host is even allowed to be private: whose it is decides.
	const gateway = createCloudApiGateway({
		graphUrl: emulator.url,
		graphVersion: "v26.0",
		credentials: rig.credentials,
		allowedPrivateHosts: [emulator.host, `127.0.0.1:${port}`],
	});
	const fileUrl = `http://127.0.0.1:${port}/attachments/?mid=1`;
	await rig.control("write", { phone: MARIA.value, text: "", file: PICTURE, fileUrl });
	const event = await waitFor(() => rig.events().find(isMedia));
	const ref = (event.type === "message" && event.content.media?.ref) || "";
	const media = await gateway.fetchMedia({ ref, maxBytes: 1_000_000 });
	expect(media).toEqual({ class: "refused", reason: "rejected" });
	expect(seen).toEqual([]);
	await rig.close();
	foreign.close();
});

test("I16 a media address that redirects is refused, and not followed", async () => {
	const asked: string[] = [];
	const fetch: Fetch = (url) => {
		asked.push(new URL(url).hostname);
		return Promise.resolve(
			asked.length === 1
				? Response.json({
						url: "https://lookaside.fbsbx.com/whatsapp/?mid=1",
						mime_type: "image/png",
					})
				: new Response(null, { status: 302, headers: { location: "https://boese.example/" } }),
		);
	};
	const gateway = createCloudApiGateway({
		graphUrl: "https://graph.facebook.com",
		graphVersion: "v26.0",
		credentials: { phoneNumberId: "11111", businessId: null, token: "t".repeat(30) },
		allowedPrivateHosts: [],
		fetch,
	});
	const media = await gateway.fetchMedia({ ref: "2621233374848975", maxBytes: 1_000 });
	expect(media).toEqual({ class: "refused", reason: "rejected" });
	expect(asked).toEqual(["graph.facebook.com", "lookaside.fbsbx.com"]);
});

test("leaving unsubscribes the account; without one, or where Meta knows none, there is nothing to do (security 1)", async () => {
	const rig = await createCloudRig(emulator);
	await rig.gateway.createInstance({ webhook: null, settings: DEFAULT_SETTINGS });
	expect(await rig.gateway.deleteInstance()).toEqual({ class: "accepted", value: null });
	expect(await rig.control("state")).toEqual({ isSubscribed: false });
	await rig.close();
});

test("a number is whose token gets its phone number from Meta; the id alone proves nothing (security 1)", async () => {
	const rig = await createCloudRig(emulator);
	const { credentials } = rig;
	const prove = (more: object, fetch?: Fetch) =>
		proveCloudNumber({
			connection: {
				baseUrl: emulator.url,
				allowedPrivateHosts: [emulator.host],
				timeoutMs: 2_000,
				...(fetch ? { fetch } : {}),
			},
			version: "v26.0",
			credentials: { ...credentials, ...more },
			line: { isDoubtful: false },
		});
	expect(await prove({})).toBe("proved");
	expect(await prove({ token: "EAAjunkjunkjunkjunkjunk" })).toBe("refused");
	const other = await createCloudRig(emulator);
	expect(await prove({ token: other.credentials.token })).toBe("refused");
	const answering = (body: object, status = 200) =>
		prove({}, () => Promise.resolve(Response.json(body, { status })));
	expect(await answering({ id: credentials.phoneNumberId })).not.toBe("proved");
	expect(await answering({ id: "1", display_phone_number: "+55 11 3000-0000" })).toBe("refused");
	expect(await answering({ error: { code: 4 } }, 400)).toBe("unreachable");
	await emulator.control("faults", { rules: [{ mode: "refuse" }] });
	expect(await prove({})).toBe("unreachable");
	await rig.close();
	await other.close();
});

test("coexistence over real calls: an echo is the phone's, a group stays one, a number moves (deployment 8)", async () => {
	const rig = await createCloudRig(emulator);
	// Each is delivered by a call of its own: their order is the test's, not the network's.
	await rig.ownerReplies(MARIA.value, "Respondi pelo celular");
	await waitFor(() => rig.events()[0]);
	await rig.control("write", { phone: MARIA.value, text: "no grupo", group: "Y2FwaV9n" });
	await waitFor(() => rig.events()[1]);
	await rig.control("move", { phone: MARIA.value, to: "5521998765432" });
	await waitFor(() => rig.events()[2]);
	expect(rig.events()).toMatchObject([
		{ type: "message", fromMe: true, origin: "phone", addresses: [MARIA] },
		{ type: "message", fromMe: false, addresses: [{ kind: "group", value: "Y2FwaV9n" }] },
		{ type: "renumbered", from: MARIA, to: [{ kind: "phone", value: "5521998765432" }] },
	]);
	await rig.close();
});
