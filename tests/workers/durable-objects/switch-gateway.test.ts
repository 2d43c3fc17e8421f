import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import * as v from "valibot";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { TemplateList } from "#app/contracts/message-templates.ts";
import {
	incoming,
	instanceOf,
	makeInstance,
	makeLinkedInstance,
	WORKSPACE,
} from "#tests/support/instance.ts";
import { CLOUD_NUMBER as NUMBER, makeCloudInstance } from "#tests/support/cloud-instance.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

type Answer = (call: string, body: unknown) => Response | null;

/** Gateways that answer as told; every other call is a mistake of the test. */
function stubGateways(answer: Answer): string[] {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	const calls: string[] = [];
	vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
		const { pathname } = new URL(input);
		const call = `${init.method} ${pathname}`;
		calls.push(call);
		const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
		return answer(call, body) ?? Response.json({ message: "not told" }, { status: 404 });
	});
	return calls;
}

async function pass(channelId: string, ms = 0): Promise<boolean> {
	vi.setSystemTime(Date.now() + ms);
	return runDurableObjectAlarm(instanceOf(channelId));
}

/** No alarm is left but what telling others may have left, which sets no other. */
const staysQuiet = (channelId: string, ms: number) =>
	vi.waitFor(async () => expect(await pass(channelId, ms)).toBe(false));

async function linkOf(channelId: string) {
	const view = await instanceOf(channelId).link(WORKSPACE);
	if (!view.ok) throw new Error(view.code);
	return view.value;
}

interface Kept {
	gateway: string;
	isCreated: boolean;
	credentialsSealed: string | null;
	dataKeyWrapped: string;
	leftovers: { gateway: string; attempts: number }[];
}

const configOf = (channelId: string) =>
	runInDurableObject(instanceOf(channelId), (_instance, state): Kept => {
		const row = state.storage.sql.exec<{ json: string }>("SELECT json FROM config").one();
		return JSON.parse(row.json) as Kept;
	});

/** A number linked at Evolution, whose instance exists there, with one message. */
async function makeEvolutionInstance() {
	const made = await makeInstance({ gateway: "evolution" });
	await made.instance.requestLink(WORKSPACE, "connect");
	await pass(made.channelId);
	await made.instance.receive([{ type: "linked", phone: "5511912345678", profileName: "Loja" }]);
	await made.instance.receive([incoming({ content: { type: "text", text: "antes" } })]);
	return made;
}

const evolution: Answer = (call) => {
	if (call === "POST /instance/create")
		return Response.json(
			{ instance: { instanceName: "x" }, hash: "the-instance-token" },
			{ status: 201 },
		);
	if (call.startsWith("GET /instance/connect/")) return Response.json({ count: 0 });
	return null;
};

async function textsOf(channelId: string): Promise<string[]> {
	const instance = instanceOf(channelId);
	const newest = await instance.newest(WORKSPACE, 1);
	const contactId = newest.ok ? (newest.value[0]?.id ?? "") : "";
	const read = await instance.snapshot(WORKSPACE, contactId);
	return read.ok ? (read.value.conversation?.page.messages ?? []).map(({ text }) => text) : [];
}

test("an instance goes over to another gateway: messages stay, and the old one is told until it has heard", async () => {
	let isUp = false;
	const calls = stubGateways((call) => {
		if (!call.startsWith("DELETE /instance/delete/")) return evolution(call, null);
		return isUp
			? Response.json({ status: "SUCCESS", error: false, response: { message: "ok" } })
			: new Response("", { status: 503 });
	});
	const { channelId, instance } = await makeEvolutionInstance();
	const wanted = { gateway: "simulator" as const, credentialsSealed: null };
	expect(await instance.switchGateway(WORKSPACE, wanted)).toEqual({ ok: true, value: null });
	expect(await linkOf(channelId)).toMatchObject({ status: "disconnected", phone: null });
	expect(await textsOf(channelId)).toEqual(["antes"]);
	expect(await configOf(channelId)).toMatchObject({ gateway: "simulator", isCreated: false });

	const deletions = () => calls.filter((call) => call.startsWith("DELETE")).length;
	await pass(channelId);
	expect(deletions()).toBe(1);
	expect((await configOf(channelId)).leftovers).toMatchObject([
		{ gateway: "evolution", attempts: 1 },
	]);
	isUp = true;
	await pass(channelId, 3_600_000);
	expect(deletions()).toBe(2);
	expect((await configOf(channelId)).leftovers).toEqual([]);

	// The new gateway creates and links its own.
	await instance.requestLink(WORKSPACE, "connect");
	await pass(channelId);
	expect((await linkOf(channelId)).status).toBe("waiting_qr");
});

test("R42 the old gateway's late word ends no new link, but what people wrote there is kept", async () => {
	stubGateways(evolution);
	const { channelId, instance } = await makeEvolutionInstance();
	await instance.switchGateway(WORKSPACE, { gateway: "simulator", credentialsSealed: null });
	await instance.receive([{ type: "linked", phone: "5511912345678", profileName: "Loja" }]);
	const late = [
		{ type: "unlinked" as const, reasonCode: 401 },
		incoming({ providerId: "LATE", content: { type: "text", text: "atrasada" } }),
	];
	await instance.receive(late, null, "evolution");
	expect((await linkOf(channelId)).status).toBe("connected");
	expect(await textsOf(channelId)).toContain("atrasada");
	// Back there, its word counts again.
	await instance.switchGateway(WORKSPACE, { gateway: "evolution", credentialsSealed: null });
	await instance.receive(
		[{ type: "linked", phone: "5511912345678", profileName: null }],
		null,
		"evolution",
	);
	expect((await linkOf(channelId)).status).toBe("connected");
});

test("going back takes over what was left there instead of deleting it under the new link", async () => {
	const calls = stubGateways(evolution);
	const { channelId, instance } = await makeEvolutionInstance();
	await instance.switchGateway(WORKSPACE, { gateway: "simulator", credentialsSealed: null });
	await instance.switchGateway(WORKSPACE, { gateway: "evolution", credentialsSealed: null });
	expect((await configOf(channelId)).leftovers).toEqual([]);
	await pass(channelId);
	expect(calls.filter((call) => call.startsWith("DELETE"))).toEqual([]);
});

test("what waits stays in the queue; what may have left through the old gateway is not sent again", async () => {
	stubGateways((call) => {
		if (call.startsWith("GET /instance/connectionState/"))
			return Response.json({ instance: { state: "open" } });
		if (call.startsWith("POST /message/sendText/")) throw new Error("the connection broke");
		return evolution(call, null);
	});
	const { channelId, instance } = await makeEvolutionInstance();
	const newest = await instance.newest(WORKSPACE, 1);
	const contactId = newest.ok ? (newest.value[0]?.id ?? "") : "";
	const [doubtful, waiting] = [crypto.randomUUID(), crypto.randomUUID()];
	const send = (id: string, text: string) =>
		instance.send(WORKSPACE, "member-1", { id, contactId, text });
	await send(doubtful, "saiu?");
	await pass(channelId, 1_000);
	await send(waiting, "na fila");
	await instance.switchGateway(WORKSPACE, { gateway: "simulator", credentialsSealed: null });
	const read = await instance.snapshot(WORKSPACE, contactId);
	const messages = read.ok ? (read.value.conversation?.page.messages ?? []) : [];
	const statusOf = (id: string) => {
		const { status, failure } = messages.find((message) => message.id === id) ?? {};
		return { status, failure };
	};
	expect(statusOf(doubtful)).toEqual({ status: "failed", failure: "unconfirmed" });
	expect(statusOf(waiting)).toEqual({ status: "queued", failure: null });
});

test("another workspace switches nothing", async () => {
	const { channelId, instance } = await makeLinkedInstance();
	const wanted = { gateway: "evolution" as const, credentialsSealed: null };
	expect(await instance.switchGateway("workspace-b", wanted)).toEqual({
		ok: false,
		code: "not_found",
	});
	expect((await configOf(channelId)).gateway).toBe("simulator");
});

test("an erased channel's leftovers at two gateways are deleted, and then its keys are forgotten", async () => {
	const calls = stubGateways((call) =>
		call.startsWith("DELETE /instance/delete/")
			? Response.json({ status: "SUCCESS", error: false, response: { message: "ok" } })
			: evolution(call, null),
	);
	const { channelId, instance } = await makeEvolutionInstance();
	await instance.switchGateway(WORKSPACE, { gateway: "simulator", credentialsSealed: null });
	await instance.requestLink(WORKSPACE, "connect");
	await instance.erase(WORKSPACE);
	for (let turn = 0; turn < 3; turn++) await pass(channelId);
	expect(calls.filter((call) => call.startsWith("DELETE"))).toHaveLength(1);
	expect(await configOf(channelId)).toMatchObject({ leftovers: [], dataKeyWrapped: "" });
});

const graph: Answer = (call) => {
	if (call === `GET /v26.0/${NUMBER.id}`) return Response.json(NUMBER);
	if (call.endsWith("/subscribed_apps")) return Response.json({ success: true });
	return null;
};
const badToken = () =>
	Response.json({ error: { code: 190, message: "Session has expired" } }, { status: 401 });

test("good credentials are a link at once, with the number Meta tells; no QR is ever shown", async () => {
	stubGateways(graph);
	const { channelId, instance } = await makeCloudInstance();
	await instance.requestLink(WORKSPACE, "connect");
	await pass(channelId);
	expect(await linkOf(channelId)).toMatchObject({
		status: "connected",
		phone: "551130000000",
		profileName: "Loja",
		qr: null,
	});
});

test("refused credentials are said to be so, and nothing is asked until a person connects", async () => {
	let isGood = false;
	const calls = stubGateways((call) => (isGood ? graph(call, null) : badToken()));
	const { channelId, instance } = await makeCloudInstance();
	await instance.requestLink(WORKSPACE, "connect");
	await pass(channelId);
	const refused = { status: "disconnected", reason: "credentials_refused", failures: 0 };
	expect(await linkOf(channelId)).toMatchObject(refused);
	const asked = calls.length;
	await staysQuiet(channelId, 3_600_000);
	expect(calls).toHaveLength(asked);

	isGood = true;
	await instance.requestLink(WORKSPACE, "connect");
	await pass(channelId);
	expect((await linkOf(channelId)).status).toBe("connected");
	// Taken back at Meta: the probe hears it, and it is the last one.
	isGood = false;
	for (let turn = 0; turn < 3; turn++) await pass(channelId, 11 * 60_000);
	expect(await linkOf(channelId)).toMatchObject(refused);
	const probed = calls.length;
	await staysQuiet(channelId, 3_600_000);
	expect(calls).toHaveLength(probed);
});

test("an Evolution without its licence is said to be so, and is not asked again by itself", async () => {
	const calls = stubGateways(() =>
		Response.json({ error: "service not activated", code: "LICENSE_REQUIRED" }, { status: 503 }),
	);
	const { channelId, instance } = await makeInstance({ gateway: "evolution" });
	await instance.requestLink(WORKSPACE, "connect");
	await pass(channelId);
	expect(await linkOf(channelId)).toMatchObject({ status: "disconnected", reason: "unlicensed" });
	const asked = calls.length;
	await staysQuiet(channelId, 3_600_000);
	// Nor for somebody who watches a linked number lose it.
	await instance.receive([{ type: "linked", phone: "5511912345678", profileName: null }]);
	for (let turn = 0; turn < 4; turn++) await pass(channelId, 11 * 60_000);
	expect(await linkOf(channelId)).toMatchObject({ status: "disconnected", reason: "unlicensed" });
	expect(calls.length).toBeGreaterThan(asked);
	await staysQuiet(channelId, 3_600_000);
	await instance.requestLink(WORKSPACE, "connect");
	await pass(channelId);
	expect((await linkOf(channelId)).reason).toBe("unlicensed");
});

test("R04 a send whose answer was lost is known again by our own id in Meta's status", async () => {
	let sends = 0;
	stubGateways((call) => {
		if (!call.endsWith("/messages")) return graph(call, null);
		sends += 1;
		throw new Error("the connection broke");
	});
	const { channelId, instance } = await makeCloudInstance();
	await instance.requestLink(WORKSPACE, "connect");
	await pass(channelId);
	await instance.receive([incoming()]);
	const newest = await instance.newest(WORKSPACE, 1);
	const contactId = newest.ok ? (newest.value[0]?.id ?? "") : "";
	const id = crypto.randomUUID();
	await instance.send(WORKSPACE, "member-1", { id, contactId, text: "chegou?" });
	await pass(channelId, 1_000);
	expect(sends).toBe(1);
	await instance.receive(
		[{ type: "status", providerId: "wamid.X", status: "delivered", clientId: id }],
		null,
		"cloud-api",
	);
	const read = await instance.snapshot(WORKSPACE, contactId);
	const messages = read.ok ? (read.value.conversation?.page.messages ?? []) : [];
	expect(messages.find((message) => message.id === id)).toMatchObject({ status: "delivered" });
	// Settled: nothing is sent again, and a second status of the same id is the same message.
	for (let turn = 0; turn < 3; turn++) await pass(channelId, 60_000);
	expect(sends).toBe(1);
});

test("templates are read by the alarm when somebody looks, and only where there are any", async () => {
	const calls = stubGateways((call) =>
		call.endsWith("/message_templates")
			? Response.json({
					data: [{ name: "oi", language: "pt_BR", status: "APPROVED", components: [] }],
				})
			: graph(call, null),
	);
	const { channelId, instance } = await makeCloudInstance();
	expect(await instance.templates(WORKSPACE)).toEqual({
		ok: true,
		value: { templates: null, isLoading: true, failure: null },
	});
	await pass(channelId);
	const known = {
		ok: true,
		value: {
			templates: [
				expect.objectContaining({ name: "oi", language: "pt_BR", status: "APPROVED", body: "" }),
			],
			isLoading: false,
			failure: null,
		},
	};
	expect(await instance.templates(WORKSPACE)).toEqual(known);
	const asked = calls.length;
	expect(await instance.templates(WORKSPACE)).toEqual(known);
	await pass(channelId);
	expect(calls).toHaveLength(asked);
	const simulated = await makeInstance();
	expect(await simulated.instance.templates(WORKSPACE)).toEqual({
		ok: false,
		code: "not_supported",
	});
});

test("an instance that somebody deleted at the gateway is created again, and linked there", async () => {
	let creations = 0;
	let isThere = true;
	stubGateways((call) => {
		if (call === "POST /instance/create") {
			creations += 1;
			isThere = true;
		}
		const gone = { status: 404, response: { message: ['The "x" instance does not exist'] } };
		return !isThere ? Response.json(gone, { status: 404 }) : evolution(call, null);
	});
	const { channelId, instance } = await makeEvolutionInstance();
	await instance.receive([{ type: "unlinked", reasonCode: 401 }]);
	isThere = false;
	await instance.requestLink(WORKSPACE, "connect");
	for (let turn = 0; turn < 3; turn++) await pass(channelId, 2_000);
	expect(creations).toBe(2);
	expect((await linkOf(channelId)).status).toBe("connecting");
});

test("templates are read once somebody looks, told to the browser, and told again until Meta is asked anew", async () => {
	const TEMPLATES = "/v26.0/102290129340398/message_templates";
	let isGood = false;
	let isDown = false;
	const calls = stubGateways((call) => {
		if (call !== `GET ${TEMPLATES}`) return graph(call, null);
		if (isDown) return new Response("<html>", { status: 502 });
		if (!isGood) return badToken();
		const components = [{ type: "BODY", text: "Olá, {{1}}" }];
		return Response.json({
			data: [{ name: "boas_vindas", language: "pt_BR", status: "APPROVED", components }],
		});
	});
	const { channelId, instance } = await makeCloudInstance();
	const listed = async () => {
		const list = await instance.templates(WORKSPACE);
		// What the browser makes of the answer's JSON.
		return list.ok ? v.parse(TemplateList, JSON.parse(JSON.stringify(list.value))) : list.code;
	};
	const asked = () => calls.filter((call) => call.includes("message_templates")).length;
	expect(asked()).toBe(0);
	expect(await listed()).toMatchObject({ templates: null, isLoading: true, failure: null });
	await pass(channelId);
	expect(await listed()).toMatchObject({ templates: null, isLoading: false, failure: "refused" });
	// Whoever looks again later makes it ask again, and nobody else.
	expect(asked()).toBe(1);
	await staysQuiet(channelId, 3_000);
	isDown = true;
	await listed();
	await pass(channelId);
	expect(await listed()).toMatchObject({ failure: "unreachable" });
	isDown = false;
	isGood = true;
	await pass(channelId, 3_000);
	await listed();
	await pass(channelId);
	const known = {
		id: null,
		name: "boas_vindas",
		language: "pt_BR",
		status: "APPROVED",
		category: "",
		reason: null,
		quality: null,
		header: null,
		body: "Olá, {{1}}",
		footer: "",
		buttons: [],
		examples: { "body.1": "" },
		isWhole: true,
		usedAt: null,
	};
	expect(await listed()).toMatchObject({ templates: [known], isLoading: false, failure: null });
	expect(asked()).toBe(3);
	vi.setSystemTime(Date.now() + 6 * 60_000);
	expect(await listed()).toMatchObject({ templates: [known], isLoading: true, failure: null });

	const { instance: other } = await makeLinkedInstance();
	expect(await other.templates(WORKSPACE)).toEqual({ ok: false, code: "not_supported" });
});
