import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callCloud, cloudBody, cloudText, signCloud } from "#tests/support/cloud-call.ts";
import {
	isSubscribed,
	type OwnedNumber,
	ownNumber,
	reachGraph,
	revokeToken,
} from "#tests/support/cloud-graph.ts";
import { eventually, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { meterTrips } from "#tests/support/trip-meter.ts";
import {
	ask,
	findSignedIn,
	listContacts,
	listMessages,
	readLink,
	services,
} from "#tests/support/two-workspaces.ts";
import { SETTINGS } from "#tests/support/webhook-rig.ts";
import { CLAIM_MS } from "#app/domain/channels/link/number-claim.ts";
import { forgetAccounts } from "#workers/services/channels/account-book.ts";
import { createServices } from "#workers/services/index.ts";

const JUNK = "EAAjunkjunkjunkjunkjunk";
let graph: ReturnType<typeof reachGraph>;
beforeAll(async () => {
	await migrate();
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.spyOn(console, "error").mockImplementation(() => {});
});
beforeEach(() => {
	graph = reachGraph();
});
afterEach(() => vi.unstubAllGlobals());

const newMember = async () => createMember((await createWorkspace()).id);

async function make(member: TestMember, cloud: { phoneNumberId: string; token: string }) {
	const { phoneNumberId, token } = cloud;
	const businessId = "businessId" in cloud ? String(cloud.businessId) : "10229012934";
	return services().whatsapp.create(await findSignedIn(member), {
		name: "Oficial",
		description: "",
		webhookUrl: "",
		gateway: "cloud-api",
		cloud: { phoneNumberId, token, businessId },
	});
}

async function own(member: TestMember, number: OwnedNumber): Promise<string> {
	const made = await make(member, number);
	if (!made.ok) throw new Error(made.code);
	return made.value.id;
}

async function connect(member: TestMember, channelId: string): Promise<void> {
	await ask(member, "POST", `/api/channels/${channelId}/link`, { action: "connect" });
	await eventually(async () => {
		await runDurableObjectAlarm(instanceOf(channelId));
		const row = await rowOf(channelId);
		return row.status === "connected";
	});
}

const remove = async (member: TestMember, channelId: string) =>
	services().whatsapp.remove(await findSignedIn(member), channelId);

async function save(member: TestMember, channelId: string, cloud: Partial<OwnedNumber>) {
	const { phoneNumberId = "", businessId = "", token = "" } = cloud;
	return services().instanceSettings.save(await findSignedIn(member), channelId, {
		...SETTINGS,
		cloud: { phoneNumberId, businessId, token },
	});
}

const tell = async (phoneNumberId: string, text: string) =>
	callCloud(cloudBody({ phoneNumberId, value: cloudText(text) }));

async function textsOf(member: TestMember, channelId: string): Promise<string[]> {
	const [contact] = await listContacts(member, channelId);
	return contact ? (await listMessages(member, channelId, contact.id)).map(({ text }) => text) : [];
}

const rowOf = async (channelId: string) =>
	(await env.DB.prepare("select * from channels where id = ?")
		.bind(channelId)
		.first<Record<string, unknown>>()) ?? {};

/** How many channels anybody has of this number. */
const rowsOf = async (phoneNumberId: string) =>
	(
		await env.DB.prepare("select id from channels where cloud_phone_number_id = ?")
			.bind(phoneNumberId)
			.all()
	).results.length;

const leftoversOf = (channelId: string) =>
	runInDurableObject(instanceOf(channelId), (_, state) => {
		const { json } = state.storage.sql.exec<{ json: string }>("SELECT json FROM config").one();
		return (JSON.parse(json) as { leftovers: unknown[] }).leftovers.length;
	});

/** As if the time until the next try were over. */
async function endBackOff(channelId: string): Promise<void> {
	await runInDurableObject(instanceOf(channelId), (_, { storage }) =>
		storage.sql.exec("UPDATE config SET json = json_set(json, '$.leftovers[0].nextAt', 1)"),
	);
	// An eviction would wait ten seconds for what is under way.
	await runInDurableObject(instanceOf(channelId), (_, state) => state.abort("restart")).catch(
		() => null,
	);
}

test("I13 D04 a number typed with another token is nobody's: its owner gets it and its messages (security 1, steps 1 to 4)", async () => {
	const [owner, thief] = [await newMember(), await newMember()];
	const number = await ownNumber();
	// A token of the thief's own is no better than an invented one.
	const stolen = await ownNumber();
	for (const token of [JUNK, stolen.token])
		expect(await make(thief, { ...number, token })).toEqual({
			ok: false,
			code: "credentials_refused",
		});
	expect(graph.calls).toContain(`GET /${number.phoneNumberId}`);
	expect(await rowsOf(number.phoneNumberId)).toBe(0);
	expect(await (await tell(number.phoneNumberId, "MENSAGEM-SIGILOSA")).json()).toEqual({
		received: "ignored",
	});
	const channelId = await own(owner, number);
	expect((await tell(number.phoneNumberId, "Oi, loja")).status).toBe(200);
	expect(await textsOf(owner, channelId)).toEqual(["Oi, loja"]);
});

test("I13 D04 a removed number is not the next one's who types it, and Meta is told off (security 1, step 5)", async () => {
	const [owner, thief] = [await newMember(), await newMember()];
	const number = await ownNumber();
	const before = await own(owner, number);
	await connect(owner, before);
	expect(await isSubscribed(number)).toBe(true);
	expect(await remove(owner, before)).toEqual({ ok: true, value: null });
	expect(await make(thief, { ...number, token: JUNK })).toMatchObject({
		code: "credentials_refused",
	});
	const told = await tell(number.phoneNumberId, "CONFIDENCIAL-APOS-REMOCAO");
	expect(await told.json()).toEqual({ received: "ignored" });
	await eventually(async () => {
		await runDurableObjectAlarm(instanceOf(before));
		return !(await isSubscribed(number));
	});
	const after = await own(owner, number);
	await tell(number.phoneNumberId, "De volta");
	expect(await textsOf(owner, after)).toEqual(["De volta"]);
});

test("a number saved while Meta was away waits: it routes nothing and blocks nobody (security 1)", async () => {
	const [owner, thief] = [await newMember(), await newMember()];
	const number = await ownNumber();
	graph.isAway = true;
	const made = await make(thief, { ...number, token: JUNK });
	expect(made).toMatchObject({ ok: true, value: { isWaiting: true } });
	const theirs = made.ok ? made.value.id : "";
	expect(await rowOf(theirs)).toMatchObject({
		cloud_phone_number_id: number.phoneNumberId,
		cloud_proved_number_id: null,
	});
	// Nobody can say whose it is: Meta is to call again, and nothing is lost.
	expect((await tell(number.phoneNumberId, "Quem é?")).status).toBe(503);
	graph.isAway = false;
	expect((await tell(number.phoneNumberId, "Quem é?")).status).toBe(200);
	expect((await rowOf(theirs)).cloud_claim_until, "refused: tried no more").toBeNull();
	const asked = graph.calls.length;
	await tell(number.phoneNumberId, "E agora?");
	expect(graph.calls.length).toBe(asked);
	const channelId = await own(owner, number);
	await tell(number.phoneNumberId, "Da loja");
	expect(await textsOf(owner, channelId)).toEqual(["Da loja"]);
	expect(await textsOf(thief, theirs)).toEqual([]);
});

test("a number that waits is proved by the first message for it; a lapsed claim is not tried (security 1)", async () => {
	const owner = await newMember();
	const number = await ownNumber();
	graph.isAway = true;
	const channelId = await own(owner, number);
	graph.isAway = false;
	await env.DB.prepare("update channels set cloud_claim_until = ? where id = ?")
		.bind(Date.now() - 1, channelId)
		.run();
	await tell(number.phoneNumberId, "Tarde demais");
	expect(await textsOf(owner, channelId)).toEqual([]);
	await env.DB.prepare("update channels set cloud_claim_until = ? where id = ?")
		.bind(Date.now() + CLAIM_MS, channelId)
		.run();
	await tell(number.phoneNumberId, "Oi");
	expect(await textsOf(owner, channelId)).toEqual(["Oi"]);
	expect((await rowOf(channelId)).cloud_proved_number_id).toBe(number.phoneNumberId);
	const asked = graph.calls.length;
	await tell(number.phoneNumberId, "De novo");
	expect(graph.calls.length, "proved once").toBe(asked);
});

test("linking proves a number that waited, and the settings say how it stands (security 1)", async () => {
	const owner = await newMember();
	const number = await ownNumber();
	graph.isAway = true;
	const channelId = await own(owner, number);
	const standing = async () => {
		const signedIn = await findSignedIn(owner);
		const opened = await services().instanceSettings.open(signedIn, channelId, null);
		return opened.ok ? opened.value.cloud?.standing : opened.code;
	};
	expect(await standing()).toBe("waiting");
	graph.isAway = false;
	await connect(owner, channelId);
	expect(await standing()).toBe("proved");
	await tell(number.phoneNumberId, "Oi");
	expect(await textsOf(owner, channelId)).toEqual(["Oi"]);
});

test("a new token or number is proved before it replaces one that works (security 1)", async () => {
	const owner = await newMember();
	const [number, other] = [await ownNumber(), await ownNumber()];
	const channelId = await own(owner, number);
	const stored = await rowOf(channelId);
	expect(await save(owner, channelId, { ...number, token: JUNK })).toMatchObject({
		code: "credentials_refused",
	});
	expect(await save(owner, channelId, { ...other, token: number.token })).toMatchObject({
		code: "credentials_refused",
	});
	graph.isAway = true;
	expect(await save(owner, channelId, other)).toMatchObject({ code: "meta_unreachable" });
	expect(await rowOf(channelId)).toEqual(stored);
	graph.isAway = false;
	expect((await save(owner, channelId, other)).ok).toBe(true);
	await tell(number.phoneNumberId, "Ao número antigo");
	await tell(other.phoneNumberId, "Ao número novo");
	expect(await textsOf(owner, channelId)).toEqual(["Ao número novo"]);
});

test("saving anything else asks Meta nothing (security 1)", async () => {
	const owner = await newMember();
	const number = await ownNumber();
	const channelId = await own(owner, number);
	const asked = graph.calls.length;
	graph.isAway = true;
	const opened = await services().instanceSettings.open(await findSignedIn(owner), channelId, null);
	const mask = opened.ok ? (opened.value.cloud?.token.mask ?? "") : "";
	expect((await save(owner, channelId, { ...number, token: mask })).ok).toBe(true);
	expect(graph.calls.length).toBe(asked);
	expect((await rowOf(channelId)).cloud_proved_number_id).toBe(number.phoneNumberId);
});

test("N08 of two who can prove a number the linked one keeps it; unlinked, the next one has it (security 1)", async () => {
	const [first, second] = [await newMember(), await newMember()];
	const number = await ownNumber();
	const kept = await own(first, number);
	await connect(first, kept);
	expect(await make(second, number)).toEqual({ ok: false, code: "number_taken" });
	await ask(first, "POST", `/api/channels/${kept}/link`, { action: "disconnect" });
	await eventually(async () => {
		await runDurableObjectAlarm(instanceOf(kept));
		return (await rowOf(kept)).status === "disconnected";
	});
	const taken = await own(second, number);
	await connect(second, taken);
	await tell(number.phoneNumberId, "A quem?");
	expect(await textsOf(second, taken)).toEqual(["A quem?"]);
	expect(await textsOf(first, kept)).toEqual([]);
	await ask(first, "POST", `/api/channels/${kept}/link`, { action: "connect" });
	await eventually(async () => {
		await runDurableObjectAlarm(instanceOf(kept));
		return (await readLink(first, kept)).reason === "number_taken";
	});
});

test("a token that Meta no longer takes keeps its number only until somebody else proves it (security 1)", async () => {
	const [former, owner] = [await newMember(), await newMember()];
	const number = await ownNumber();
	const left = await own(former, number);
	await revokeToken(number);
	const renewed = await ownNumber({ ...number, token: "EAAdono0123456789abcdef" });
	await tell(number.phoneNumberId, "Ainda aqui");
	expect(await textsOf(former, left)).toEqual(["Ainda aqui"]);
	const channelId = await own(owner, renewed);
	await tell(number.phoneNumberId, "Ao dono");
	expect(await textsOf(owner, channelId)).toEqual(["Ao dono"]);
	expect(await textsOf(former, left)).toEqual(["Ainda aqui"]);
});

test("leaving tells Meta off, again after an outage, and never while others live by the account (security 1)", async () => {
	const owner = await newMember();
	const number = await ownNumber();
	const sibling = await ownNumber({ businessId: number.businessId, token: number.token });
	const [channelId, other] = [await own(owner, number), await own(owner, sibling)];
	for (const id of [channelId, other]) await connect(owner, id);
	const leave = async (id: string) =>
		services().instanceSettings.switchGateway(await findSignedIn(owner), id, {
			gateway: "evolution",
			cloud: null,
		});
	expect((await leave(channelId)).ok).toBe(true);
	await eventually(async () => {
		await runDurableObjectAlarm(instanceOf(channelId));
		return (await leftoversOf(channelId)) === 0;
	});
	expect(await isSubscribed(number)).toBe(true);
	expect(await rowOf(channelId)).toMatchObject({
		cloud_phone_number_id: null,
		cloud_proved_number_id: null,
	});
	graph.isAway = true;
	await remove(owner, other);
	await runDurableObjectAlarm(instanceOf(other));
	expect(await leftoversOf(other)).toBe(1);
	graph.isAway = false;
	await endBackOff(other);
	await eventually(async () => {
		await runDurableObjectAlarm(instanceOf(other));
		return (await leftoversOf(other)) === 0;
	});
	expect(await isSubscribed(number)).toBe(false);
});

test("an inbound call of the official API costs no read of D1: the number's object and the channel's (security 1)", async () => {
	const owner = await newMember();
	const number = await ownNumber();
	const channelId = await own(owner, number);
	const { env: metered, trips } = meterTrips(env);
	const receive = async (text: string) => {
		const body = cloudBody({ phoneNumberId: number.phoneNumberId, value: cloudText(text) });
		trips.calls.length = 0;
		const outcome = await createServices(metered, { defer: () => {} }).gatewayWebhooks.receiveCloud(
			{
				signature: signCloud(body),
				bytes: new TextEncoder().encode(body),
			},
		);
		expect(outcome).toBe("stored");
		return [...trips.calls];
	};
	const [FIND, RECEIVE] = ["WORKSPACE_HUB.findOwner", "WHATSAPP_INSTANCE.receiveFor"];
	// The first one alone asks D1, whose answer is kept.
	expect(await receive("um")).toEqual([FIND, "DB.raw", "WORKSPACE_HUB.keepOwner", RECEIVE]);
	expect(await receive("dois"), "this isolate remembers").toEqual([RECEIVE]);
	forgetAccounts();
	expect(await receive("três"), "another isolate").toEqual([FIND, RECEIVE]);
	expect(await textsOf(owner, channelId)).toEqual(["um", "dois", "três"]);
});
