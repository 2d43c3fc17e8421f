/** What every gateway must do, whoever speaks for it. Each vendor's test brings a rig. */
import { afterAll, expect, test } from "vitest";
import type { Address } from "#app/domain/inbox/address.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type {
	ChannelGateway,
	RefusalReason,
	WebhookRegistration,
} from "#workers/adapters/channel-gateway/port.ts";

/** A group, and the hands of the people in it. */
export interface GroupRig {
	address: Address;
	/** Ana writes; `@` and the value of an address names somebody. */
	write(text: string): Promise<void>;
	/** Somebody comes in, where that is told. */
	change?(): Promise<void>;
	newcomer?: Address;
	/** Texts that left for the group, and whom they name as the vendor is told. */
	sent(): Promise<{ text: string; mentioned: string[] }[]>;
}

/** One instance at the gateway, and the hands that move the phone behind it. */
export interface GatewayRig {
	gateway: ChannelGateway;
	webhook: WebhookRegistration | null;
	scan(): Promise<void>;
	/** From now on a scan leads to the passkey step; where the vendor can complete it. */
	asksPasskey?(): Promise<void>;
	write(phone: string, name: string, text: string): Promise<void>;
	/** A customer sends a small picture with a caption. */
	sendsPicture(phone: string, name: string, text: string): Promise<void>;
	types(phone: string): Promise<void>;
	reads(phone: string): Promise<void>;
	ownerReplies(phone: string, text: string): Promise<void>;
	dropLine(): Promise<void>;
	unlinkOnPhone(): Promise<void>;
	/** `unreachable`: connections fail. `answer_lost`: sends are done, answers never come. */
	trouble(kind: "none" | "unreachable" | "answer_lost"): Promise<void>;
	/** Texts that really reached a customer. */
	received(phone: string): Promise<string[]>;
	/** Somebody who writes; a person with a phone unless said. */
	customer?: Address;
	/** Somebody who cannot be written to, and how that is refused; a number without WhatsApp unless said. */
	nobody?: { address: Address; reason: RefusalReason };
	/** What a link by credentials tells of whose it is; a Brazilian phone unless said. */
	linkedAs?: { phone: null; profileName: string };
	/** A group that this number is in, where the vendor has groups. */
	group?: GroupRig;
	/** Everything told so far. */
	events(): GatewayEvent[];
	close(): Promise<void>;
}

const MARIA = { kind: "phone", value: "5511987654321" } as const;
/** Area code 00: nobody's. */
const NOBODY = {
	address: { kind: "phone", value: "5500000000000" },
	reason: "not_on_whatsapp",
} as const;
const mariaOf = (rig: GatewayRig): Address => rig.customer ?? MARIA;
const WAIT_MS = 15_000;

type Told<Type extends GatewayEvent["type"]> = Extract<GatewayEvent, { type: Type }>;

async function waitFor<T>(look: () => T | undefined | false, what: string): Promise<T> {
	const until = Date.now() + WAIT_MS;
	while (Date.now() < until) {
		const found = look();
		if (found) return found;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	throw new Error(`never told: ${what}`);
}

function waitForEvent<Type extends GatewayEvent["type"]>(
	rig: GatewayRig,
	type: Type,
	fits: (event: Told<Type>) => boolean = () => true,
): Promise<Told<Type>> {
	const isIt = (event: GatewayEvent): event is Told<Type> =>
		event.type === type && fits(event as Told<Type>);
	return waitFor(() => rig.events().find(isIt), type);
}

async function accepted<T>(
	answer: Promise<{ class: "accepted"; value: T } | { class: string }>,
): Promise<T> {
	const given = await answer;
	expect(given.class).toBe("accepted");
	if (!("value" in given)) throw new Error("no value");
	return given.value;
}

/**
 * Defines the suite for one vendor. `createRig` makes a fresh instance, not yet created. What a
 * vendor has nothing of (`capabilities`) is not asked of it, but for saying so.
 */
export function testGatewayConformance(
	vendor: string,
	capabilities: GatewayCapabilities,
	createRig: () => Promise<GatewayRig>,
): void {
	const rigs: GatewayRig[] = [];
	afterAll(async () => {
		for (const rig of rigs) await rig.close();
	});
	const created = async (): Promise<GatewayRig> => {
		const rig = await createRig();
		rigs.push(rig);
		const { webhook } = rig;
		await accepted(rig.gateway.createInstance({ webhook, settings: DEFAULT_SETTINGS }));
		return rig;
	};
	const linked = async (): Promise<GatewayRig> => {
		const rig = await created();
		if (capabilities.linking === "credentials") {
			expect(await accepted(rig.gateway.startLink())).toEqual({ state: "linked" });
			return rig;
		}
		await startUntilQr(rig);
		await rig.scan();
		await waitForEvent(rig, "linked");
		return rig;
	};
	testSession(vendor, linked);
	if (capabilities.linking === "qr") testQrLinking(vendor, { created, linked });
	else testCredentials(vendor, { created, linked });
	if (capabilities.pairingCode) testPairingCode(vendor, created);
	if (capabilities.passkey) testPasskey(vendor, created);
	testSending(vendor, capabilities, linked);
	if (capabilities.quotes) testQuotes(vendor, linked);
	if (capabilities.history) testLooking(vendor, linked);
	testReceiving(vendor, capabilities, linked);
	if (capabilities.presence) testPresence(vendor, linked);
	if (capabilities.history) testHistory(vendor, linked);
	if (capabilities.linking === "qr") testPhone(vendor, linked);
	if (capabilities.keepsWebhook) testWebhook(vendor, linked);
	if (capabilities.media) testMedia(vendor, linked);
	if (capabilities.looksUpNumbers) testNumbers(vendor, linked);
	testGroups(vendor, capabilities, linked);
	if (capabilities.groups) testMembers(vendor, linked);
	if (capabilities.mentions) testMentions(vendor, linked);
	testAbsences(vendor, capabilities, created);
}

async function startUntilQr(rig: GatewayRig): Promise<void> {
	for (let turn = 0; turn < 20; turn++) {
		const answer = await accepted(rig.gateway.startLink());
		if (answer.state === "qr") return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error("no QR came");
}

const lastOf = async (group: GroupRig) => (await group.sent()).at(-1);

/** A group in which somebody has written; null where the vendor has none. */
async function inGroup(linked: () => Promise<GatewayRig>) {
	const rig = await linked();
	const { group } = rig;
	if (!group) return null;
	await group.write("Bom dia");
	const first = await waitForEvent(rig, "message", ({ content }) => content.text === "Bom dia");
	return { rig, group, first };
}

/** What a group says is the group's, and never a conversation with who said it. */
function testGroups(
	vendor: string,
	capabilities: GatewayCapabilities,
	linked: () => Promise<GatewayRig>,
): void {
	test(`${vendor}: a message of a group is the group's, and says who wrote it`, async () => {
		const here = await inGroup(linked);
		expect(here !== null || capabilities.groups === undefined).toBe(true);
		if (!here) return;
		const { first, group, rig } = here;
		expect(first.addresses).toEqual([group.address]);
		expect(first.author).toBeTruthy();
		expect(first.authorAddresses?.length).toBeGreaterThan(0);
		expect(first.authorAddresses).not.toContainEqual(group.address);
		const send = { to: group.address, text: "Bom dia, gente", clientId: "g1" };
		const { address } = await accepted(rig.gateway.sendText(send));
		expect(address === null || address.kind === "group").toBe(true);
		expect(await lastOf(group)).toMatchObject({ text: "Bom dia, gente" });
	});
}

function testMembers(vendor: string, linked: () => Promise<GatewayRig>): void {
	test(`${vendor}: a group is read: its name, its members and who of them is an admin`, async () => {
		const { rig, group } = await orThrow(inGroup(linked));
		const facts = await rig.gateway.readGroup?.(group.address);
		if (facts?.class !== "accepted") throw new Error(`a group was not read: ${facts?.class}`);
		expect(facts.value.name).toBeTruthy();
		expect(facts.value.members.some(({ isAdmin }) => isAdmin)).toBe(true);
		expect(facts.value.members.every(({ addresses }) => addresses.length > 0)).toBe(true);
		const left = { kind: "phone", value: "5511900000003" };
		expect(facts.value.members.flatMap(({ addresses }) => addresses)).not.toContainEqual(left);
	});

	test(`${vendor}: who comes into a group is told`, async () => {
		const { rig, group } = await orThrow(inGroup(linked));
		await group.change?.();
		const change = await waitForEvent(rig, "group_change");
		expect(["joined", "added"]).toContain(change.act);
		expect(change.address).toEqual(group.address);
		expect(change.who[0]?.addresses[0]).toEqual(group.newcomer);
	});
}

function testMentions(vendor: string, linked: () => Promise<GatewayRig>): void {
	test(`${vendor}: whom a text names is told in both directions`, async () => {
		const { rig, group } = await orThrow(inGroup(linked));
		const { kind, value } = group.newcomer ?? { kind: "phone", value: "" };
		const named = kind === "phone" ? "5511970000202" : value;
		await group.write(`Oi @${named}`);
		const message = await waitForEvent(rig, "message", ({ mentions }) => mentions !== undefined);
		expect(message.content.text).toBe(`Oi @${named}`);
		expect(message.mentions?.[0]?.addresses[0]?.value).toBe(named);
		const mentions = [{ address: { kind, value: named }, name: "Beto Lima" }];
		const text = `Sim, @${named}!`;
		await accepted(rig.gateway.sendText({ to: group.address, text, clientId: "g2", mentions }));
		const left = await lastOf(group);
		expect(left?.text.replace("Beto Lima", `@${named}`)).toBe(text);
		// A simulated phone is told the text alone.
		expect(left?.mentioned.join()).toContain(vendor === "simulator" ? "" : named);
	});
}

async function orThrow<T>(found: Promise<T | null>): Promise<T> {
	const value = await found;
	if (value === null) throw new Error("this vendor has no group");
	return value;
}

/** Before the first message it is known who has a number, and as what. */
function testNumbers(vendor: string, linked: () => Promise<GatewayRig>): void {
	test(`${vendor}: says who of several numbers is on WhatsApp, in their order`, async () => {
		const { gateway } = await linked();
		const asked = [NOBODY.address.value, MARIA.value];
		const found = await accepted(gateway.findNumbers?.(asked) ?? never());
		expect(found.map(({ phone }) => phone)).toEqual(asked);
		expect(found[0]?.addresses).toEqual([]);
		expect(found[1]?.addresses[0]).toEqual(MARIA);
	});

	test(`${vendor}: unreachable it says nothing of a number`, async () => {
		const rig = await linked();
		await rig.trouble("unreachable");
		const answer = await (rig.gateway.findNumbers?.([MARIA.value]) ?? never());
		expect(answer.class).toBe("not_accepted");
		await rig.trouble("none");
	});
}

const never = () => Promise.reject(new Error("it says that it can"));

/** What a vendor says it cannot do, it refuses under that name: nobody retries it. */
function testAbsences(
	vendor: string,
	capabilities: GatewayCapabilities,
	created: () => Promise<GatewayRig>,
): void {
	test(`${vendor}: what it has nothing of is refused as unsupported, and its capabilities say so`, async () => {
		const { gateway } = await created();
		expect(gateway.capabilities).toEqual(capabilities);
		const webhook = { url: "https://a.example/", headerSecret: "", jwtSecret: "", hmacSecret: "" };
		const look = { addresses: [MARIA], text: "x", sinceMs: 0, isTaken: () => false };
		const asked: [boolean, () => Promise<unknown>][] = [
			[capabilities.pairingCode, () => gateway.requestPairingCode({ phone: MARIA.value })],
			[capabilities.passkey, () => gateway.readPasskey()],
			[capabilities.passkey, () => gateway.answerPasskey({ step: "confirm" })],
			[capabilities.history, () => gateway.listSince({ sinceMs: 0, limit: 1 })],
			[capabilities.history, () => gateway.findSent(look)],
			[capabilities.media, () => gateway.fetchMedia({ ref: "x", maxBytes: 1 })],
			[capabilities.templates, () => gateway.listTemplates()],
			[capabilities.keepsWebhook, () => gateway.keepWebhook(webhook, false)],
		];
		for (const name of ["createTemplate", "editTemplate", "deleteTemplate"] as const)
			expect(name in gateway, name).toBe(capabilities.templates);
		for (const [isThere, ask] of asked)
			if (!isThere) expect(await ask()).toEqual({ class: "refused", reason: "unsupported" });
		expect(gateway.findNumbers !== undefined).toBe(capabilities.looksUpNumbers === true);
	});
}

/** Linked by what somebody typed once: there is no phone to scan with. */
function testCredentials(
	vendor: string,
	rigs: { created: () => Promise<GatewayRig>; linked: () => Promise<GatewayRig> },
): void {
	test(`${vendor}: good credentials are a link, and tell whose number it is`, async () => {
		const { gateway, webhook, linkedAs } = await rigs.created();
		await accepted(gateway.createInstance({ webhook, settings: DEFAULT_SETTINGS }));
		expect(await accepted(gateway.startLink())).toEqual({ state: "linked" });
		const reading = await accepted(gateway.readLink());
		const whose = linkedAs ?? { phone: expect.stringMatching(/^55\d+$/) };
		expect(reading).toMatchObject({ state: "linked", ...whose });
	});

	test(`${vendor}: credentials that were taken back are refused as such`, async () => {
		const rig = await rigs.linked();
		await rig.unlinkOnPhone();
		const refused = { class: "refused", reason: "unauthorized" };
		expect(await rig.gateway.readLink()).toEqual(refused);
		expect(await rig.gateway.startLink()).toEqual(refused);
		const send = rig.gateway.sendText({ to: mariaOf(rig), text: "oi", clientId: "c1" });
		expect(await send).toEqual(refused);
	});
}

function testPairingCode(vendor: string, created: () => Promise<GatewayRig>): void {
	test(`${vendor}: a code to type is given for a number, also after a QR was shown`, async () => {
		const rig = await created();
		await startUntilQr(rig);
		const code = await waitForAnswer(async () => {
			return (await accepted(rig.gateway.requestPairingCode({ phone: MARIA.value })))?.code;
		});
		expect(code).toMatch(/^[A-Z0-9]{4}-?[A-Z0-9]{4}$/);
	});
}

function testPasskey(vendor: string, created: () => Promise<GatewayRig>): void {
	test(`${vendor}: the passkey step is told, answered in two steps, and ends linked`, async () => {
		const rig = await created();
		await rig.asksPasskey?.();
		await startUntilQr(rig);
		expect(await accepted(rig.gateway.readPasskey())).toBeNull();
		await rig.scan();
		expect(await waitForEvent(rig, "passkey_required")).toMatchObject({ step: "challenge" });
		const asked = await accepted(rig.gateway.readPasskey());
		expect(asked?.step).toBe("challenge");
		expect(JSON.parse(asked?.code ?? "")).toHaveProperty("challenge");
		// Out of its turn an answer is nothing.
		expect((await rig.gateway.answerPasskey({ step: "confirm" })).class).toBe("refused");
		const assertion = JSON.stringify({ id: "AQID", response: {} });
		await accepted(rig.gateway.answerPasskey({ step: "challenge", assertion }));
		const compared = await accepted(rig.gateway.readPasskey());
		expect(compared).toEqual({ step: "confirm", code: expect.stringMatching(/^\d{4,8}$/) });
		await accepted(rig.gateway.answerPasskey({ step: "confirm" }));
		await waitForEvent(rig, "linked");
	});
}

function testQuotes(vendor: string, linked: () => Promise<GatewayRig>): void {
	test(`${vendor}: a text may answer another one`, async () => {
		const rig = await linked();
		await rig.write(mariaOf(rig).value, "Maria", "Qual o preço?");
		const { providerId } = await waitForEvent(rig, "message");
		const quoted = { providerId, fromMe: false, address: mariaOf(rig) };
		await accepted(
			rig.gateway.sendText({ to: mariaOf(rig), text: "R$ 10", clientId: "c-quote", quoted }),
		);
		expect(await rig.received(mariaOf(rig).value)).toEqual(["R$ 10"]);
	});
}

function testMedia(vendor: string, linked: () => Promise<GatewayRig>): void {
	test(`${vendor}: a picture comes with what it takes to fetch it, whole or not at all`, async () => {
		const rig = await linked();
		await rig.sendsPicture(mariaOf(rig).value, "Maria", "assim?");
		const { content } = await waitForEvent(rig, "message");
		expect(content).toMatchObject({ type: "image", text: "assim?" });
		const ref = content.media?.ref ?? "";
		const media = await accepted(rig.gateway.fetchMedia({ ref, maxBytes: 5_000_000 }));
		expect(media.mimetype).toMatch(/^image\//);
		const bytes = new Uint8Array(await new Response(media.body).arrayBuffer());
		expect(bytes.byteLength).toBeGreaterThan(10);
		if (media.bytes !== null) expect(bytes.byteLength).toBe(media.bytes);
		expect((await rig.gateway.fetchMedia({ ref, maxBytes: 5 })).class).toBe("refused");
		expect((await rig.gateway.fetchMedia({ ref: "../../x", maxBytes: 5_000 })).class).toBe(
			"refused",
		);
	});
}

async function waitForAnswer<T>(ask: () => Promise<T | undefined>): Promise<T> {
	for (let turn = 0; turn < 40; turn++) {
		const answer = await ask();
		if (answer !== undefined) return answer;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error("never answered");
}

function testQrLinking(
	vendor: string,
	rigs: { created: () => Promise<GatewayRig>; linked: () => Promise<GatewayRig> },
): void {
	test(`${vendor}: an instance created twice is the same instance`, async () => {
		const { gateway, webhook } = await rigs.created();
		await accepted(gateway.createInstance({ webhook, settings: DEFAULT_SETTINGS }));
		expect(await accepted(gateway.readLink())).toMatchObject({ state: "unlinked" });
	});

	test(`${vendor}: a QR is given, scanned once, and the link tells whose number it is`, async () => {
		const rig = await rigs.created();
		await startUntilQr(rig);
		const shown = await accepted(rig.gateway.startLink());
		expect(shown).toMatchObject({ state: "qr", qr: { kind: "code" } });
		await rig.scan();
		const told = await waitForEvent(rig, "linked");
		expect(told.phone).toMatch(/^55\d+$/);
		expect(await accepted(rig.gateway.startLink())).toEqual({ state: "linked" });
		const reading = await accepted(rig.gateway.readLink());
		expect(reading).toMatchObject({ state: "linked", phone: told.phone });
	});

	test(`${vendor}: a line that falls for a moment is linking, then linked, never unlinked`, async () => {
		const rig = await rigs.linked();
		await rig.dropLine();
		await waitForEvent(rig, "linking");
		await waitFor(() => rig.events().filter(({ type }) => type === "linked").length > 1, "linked");
		expect(rig.events().some(({ type }) => type === "unlinked")).toBe(false);
	});

	test(`${vendor}: unlinked on the phone, sends are refused and a new QR comes`, async () => {
		const rig = await rigs.linked();
		await rig.unlinkOnPhone();
		await waitForEvent(rig, "unlinked");
		const send = rig.gateway.sendText({ to: MARIA, text: "oi", clientId: "c1" });
		expect(await send).toEqual({ class: "refused", reason: "not_linked" });
		expect(await accepted(rig.gateway.readLink())).toMatchObject({ state: "unlinked" });
		await startUntilQr(rig);
	});

	test(`${vendor}: an ended link is none any more`, async () => {
		const { gateway } = await rigs.linked();
		await accepted(gateway.endLink());
		expect(await accepted(gateway.readLink())).toMatchObject({ state: "unlinked" });
	});
}

function testSession(vendor: string, linked: () => Promise<GatewayRig>): void {
	test(`${vendor}: ending and deleting twice is as good as once`, async () => {
		const { gateway } = await linked();
		for (const end of [gateway.endLink, gateway.endLink])
			expect((await end()).class).toBe("accepted");
		for (const end of [gateway.deleteInstance, gateway.deleteInstance])
			expect((await end()).class).toBe("accepted");
	});

	test(`${vendor}: settings, typing and read marks are accepted`, async () => {
		const rig = await linked();
		const { gateway } = rig;
		await accepted(gateway.applySettings({ ...DEFAULT_SETTINGS, rejectCalls: false }));
		await accepted(gateway.sendPresence({ to: mariaOf(rig), state: "typing" }));
		await accepted(gateway.sendPresence({ to: mariaOf(rig), state: "offline" }));
		await accepted(gateway.markRead({ to: mariaOf(rig), providerIds: ["ANY"] }));
		const nothing = gateway.markRead({ to: mariaOf(rig), providerIds: [] });
		expect(await nothing).toEqual({ class: "accepted", value: null });
	});
}

function testSending(
	vendor: string,
	capabilities: GatewayCapabilities,
	linked: () => Promise<GatewayRig>,
): void {
	test(`${vendor}: a text reaches the customer once, and its ticks come back where there are any`, async () => {
		const rig = await linked();
		const before = Date.now();
		const text = "Olá! Tudo bem? Ação, coração 🥖";
		const sent = await accepted(rig.gateway.sendText({ to: mariaOf(rig), text, clientId: "c1" }));
		expect(sent.providerId).not.toBe("");
		expect(await rig.received(mariaOf(rig).value)).toEqual([text]);
		if (!capabilities.receipts) return;
		const isTick = (status: string) => (event: GatewayEvent) =>
			event.type === "receipt"
				? event.status === status && event.upTo >= before
				: event.type === "status" &&
					event.providerId === sent.providerId &&
					event.status === status;
		const waitForTick = (status: string) =>
			waitFor(() => rig.events().find(isTick(status)), status);
		await waitForTick("delivered");
		await rig.reads(mariaOf(rig).value);
		await waitForTick("read");
	});

	test(`${vendor}: somebody who cannot be written to is refused with that reason`, async () => {
		const rig = await linked();
		const { address: to, reason } = rig.nobody ?? NOBODY;
		const send = rig.gateway.sendText({ to, text: "oi", clientId: "c1" });
		expect(await send).toEqual({ class: "refused", reason });
	});

	test(`R05 ${vendor}: an unreachable gateway has not accepted; later the text leaves once`, async () => {
		const rig = await linked();
		const send = () => rig.gateway.sendText({ to: mariaOf(rig), text: "uma vez", clientId: "c1" });
		await rig.trouble("unreachable");
		expect((await send()).class).toBe("not_accepted");
		expect((await rig.gateway.readLink()).class).toBe("not_accepted");
		await rig.trouble("none");
		await accepted(send());
		expect(await rig.received(mariaOf(rig).value)).toEqual(["uma vez"]);
	});

	test(`R04 ${vendor}: a send whose answer is lost is unknown, and left once`, async () => {
		const rig = await linked();
		await rig.trouble("answer_lost");
		const send = rig.gateway.sendText({ to: mariaOf(rig), text: "saiu?", clientId: "c-lost" });
		expect((await send).class).toBe("unknown");
		await rig.trouble("none");
		expect(await rig.received(mariaOf(rig).value)).toEqual(["saiu?"]);
	});
}

function testLooking(vendor: string, linked: () => Promise<GatewayRig>): void {
	test(`R04 ${vendor}: a send whose answer is lost is found by its text`, async () => {
		const rig = await linked();
		const sinceMs = Date.now();
		await rig.trouble("answer_lost");
		const send = rig.gateway.sendText({ to: MARIA, text: "chegou?", clientId: "c1" });
		expect((await send).class).toBe("unknown");
		await rig.trouble("none");
		const look = { addresses: [MARIA], text: "chegou?", sinceMs, isTaken: () => false };
		const found = await accepted(rig.gateway.findSent(look));
		expect(found?.providerId).toBeTruthy();
		const isTaken = (providerId: string) => providerId === found?.providerId;
		expect(await accepted(rig.gateway.findSent({ ...look, isTaken }))).toBeNull();
		expect(await accepted(rig.gateway.findSent({ ...look, text: "nunca" }))).toBeNull();
		expect(await rig.received(MARIA.value)).toEqual(["chegou?"]);
	});

	test(`R04 ${vendor}: while the gateway cannot be asked, nobody says the text is not there`, async () => {
		const rig = await linked();
		await rig.trouble("unreachable");
		const look = { addresses: [MARIA], text: "x", sinceMs: Date.now(), isTaken: () => false };
		expect((await rig.gateway.findSent(look)).class).toBe("not_accepted");
		await rig.trouble("none");
	});
}

function testReceiving(
	vendor: string,
	{ profiles }: GatewayCapabilities,
	linked: () => Promise<GatewayRig>,
): void {
	test(`${vendor}: a customer's text comes with address, text and name, or the name when asked`, async () => {
		const rig = await linked();
		await rig.write(mariaOf(rig).value, "Maria", "Oi, ainda tem o 38?");
		expect(await waitForEvent(rig, "message")).toMatchObject({
			fromMe: false,
			origin: "live",
			name: profiles ? null : "Maria",
			addresses: [mariaOf(rig)],
			content: { type: "text", text: "Oi, ainda tem o 38?" },
		});
		const profile = await rig.gateway.readProfile(mariaOf(rig));
		expect(profile).toEqual(
			profiles
				? { class: "accepted", value: { name: "Maria" } }
				: { class: "refused", reason: "unsupported" },
		);
	});
}

/** Somebody changed at the gateway where its news belongs: that is seen, and taken back. */
function testWebhook(vendor: string, linked: () => Promise<GatewayRig>): void {
	test(`${vendor}: a webhook that was changed there is found and set anew, ours is left alone (gateway A1)`, async () => {
		const rig = await linked();
		const { gateway, webhook } = rig;
		if (!webhook) throw new Error("no webhook");
		const keep = (one: WebhookRegistration) => accepted(gateway.keepWebhook(one, false));
		expect(await keep(webhook)).toEqual({ isRenewed: false });
		const elsewhere = { ...webhook, url: "http://127.0.0.1:9/elsewhere" };
		expect(await keep(elsewhere)).toEqual({ isRenewed: true });
		expect(await keep(webhook)).toEqual({ isRenewed: true });
		expect(await keep(webhook)).toEqual({ isRenewed: false });
		expect(await accepted(gateway.keepWebhook(webhook, true))).toEqual({ isRenewed: true });
		await rig.write(MARIA.value, "Maria", "Chega de novo");
		await waitForEvent(rig, "message", (event) => event.content.text === "Chega de novo");
	});
}

function testPhone(vendor: string, linked: () => Promise<GatewayRig>): void {
	test(`${vendor}: what the owner writes on the phone is told as such`, async () => {
		const rig = await linked();
		await rig.ownerReplies(MARIA.value, "Respondi pelo celular");
		expect(await waitForEvent(rig, "message")).toMatchObject({
			fromMe: true,
			origin: "phone",
			name: null,
			content: { text: "Respondi pelo celular" },
		});
	});
}

function testPresence(vendor: string, linked: () => Promise<GatewayRig>): void {
	test(`${vendor}: somebody who types is seen typing`, async () => {
		const rig = await linked();
		await rig.types(MARIA.value);
		const presence = await waitForEvent(rig, "presence");
		expect(presence).toMatchObject({ state: "typing", addresses: [MARIA] });
	});
}

function testHistory(vendor: string, linked: () => Promise<GatewayRig>): void {
	test(`${vendor}: what was written since a moment is listed, oldest first, up to a limit`, async () => {
		const rig = await linked();
		const sinceMs = Date.now() - 2_000;
		for (const text of ["um", "dois", "três"]) await rig.write(MARIA.value, "Maria", text);
		await accepted(rig.gateway.sendText({ to: MARIA, text: "quatro", clientId: "c1" }));
		const texts = (events: GatewayEvent[]) =>
			events.flatMap((event) => (event.type === "message" ? [event.content.text] : []));
		const all = await accepted(rig.gateway.listSince({ sinceMs, limit: 100 }));
		expect(texts(all)).toEqual(["um", "dois", "três", "quatro"]);
		expect(all.every((event) => event.type === "message" && event.origin === "recovered")).toBe(
			true,
		);
		const some = await accepted(rig.gateway.listSince({ sinceMs, limit: 2 }));
		expect(texts(some)).toEqual(["um", "dois"]);
		const none = { sinceMs: Date.now() + 60_000, limit: 100 };
		expect(await accepted(rig.gateway.listSince(none))).toEqual([]);
	});
}
