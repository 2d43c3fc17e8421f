/** The emulator against the recordings: what the real gateway did, it does. */
import { createHash } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { startEvolutionEmulator } from "#tests/emulators/evolution/start.ts";
import { createEvolutionRig, type EvolutionRig } from "#tests/support/evolution-rig.ts";
import { listRecordings, readCall, readWebhook } from "#tests/support/recordings.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";

// Real time passes here; a busy machine must not decide.
vi.setConfig({ testTimeout: 20_000 });

/** The real schedule, a hundred times faster: 50, 100, 200 ms. */
const emulator = await startEvolutionEmulator({ retryScale: 0.01 });
const rigs: EvolutionRig[] = [];
afterAll(async () => {
	for (const rig of rigs) await rig.close();
	await emulator.stop();
});

async function linkedRig(): Promise<EvolutionRig> {
	const rig = await createEvolutionRig(emulator, 2_000);
	rigs.push(rig);
	const { webhook } = rig;
	await rig.gateway.createInstance({ webhook, settings: DEFAULT_SETTINGS });
	await rig.gateway.startLink();
	await rig.scan();
	await until(() => rig.events().some(({ type }) => type === "linked"));
	rig.calls.length = 0;
	return rig;
}

async function until(look: () => boolean): Promise<void> {
	const end = Date.now() + 15_000;
	while (!look()) {
		if (Date.now() > end) throw new Error("waited in vain");
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
}
const MARIA = { kind: "phone", value: "5511987654321" } as const;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const upserts = (rig: EvolutionRig) =>
	rig.calls.filter(({ rawBody }) => rawBody.includes('"messages.upsert"'));
const http = (method: string, path: string, key: string | null, body?: unknown) =>
	fetch(`${emulator.url}${path}`, {
		method,
		headers: { ...(key ? { apikey: key } : {}), "content-type": "application/json" },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});

test("an unknown instance is 404 before any key is asked for, a known one is 401", async () => {
	const rig = await linkedRig();
	expect((await http("GET", "/instance/connectionState/nope", null)).status).toBe(404);
	expect((await http("GET", `/instance/connectionState/${rig.ref}`, null)).status).toBe(401);
	expect((await http("GET", `/instance/connectionState/${rig.ref}`, "wrong")).status).toBe(401);
});

/** Recorded refusals that need no state but an instance: replayed word for word. */
const REPLAYED = [
	"connect-unknown",
	"connection-state-unknown",
	"connection-state-unknown-no-key",
	"create-bad-integration",
	"create-no-integration",
	"create-no-name",
	"create-no-key",
	"create-webhook-no-events",
	"create-wrong-types",
	"delete-unknown",
	"fetch-instances-by-name-unknown",
	"send-text-unknown-instance",
	"settings-find-unknown",
	"webhook-find-unknown",
	"root-unknown-path",
	"health",
];
test.each(REPLAYED)("the emulator answers http-%s as recorded", async (name) => {
	const recorded = readCall(`http-${name}`);
	const key = name.includes("no-key") ? null : emulator.apiKey;
	const { method, path, body } = recorded.request;
	const answer = await http(method, path, key, body ?? undefined);
	expect(answer.status).toBe(recorded.response.status);
	expect(await answer.json()).toEqual(recorded.response.body);
});

test.each([
	["message/sendText", "send-text-no-number"],
	["message/sendText", "send-text-no-text"],
	["message/sendText", "send-text-number-type"],
	["message/sendText", "send-text-closed"],
	["chat/sendPresence", "send-presence-no-delay"],
	["chat/sendPresence", "send-presence-closed"],
	["chat/markMessageAsRead", "mark-as-read-invalid"],
	["chat/markMessageAsRead", "mark-read-closed"],
	["settings/set", "settings-set-wrong-type"],
	["webhook/set", "webhook-set-flat"],
	["webhook/set", "webhook-set-no-url"],
	["webhook/set", "webhook-set-no-events"],
	["chat/findMessages", "find-messages-empty"],
])("on a never connected instance %s answers http-%s as recorded", async (route, name) => {
	const rig = await createEvolutionRig(emulator);
	rigs.push(rig);
	await rig.gateway.createInstance({ webhook: null, settings: DEFAULT_SETTINGS });
	const { request, response } = readCall(`http-${name}`);
	const answer = await http("POST", `/${route}/${rig.ref}`, emulator.apiKey, request.body);
	expect(answer.status).toBe(response.status);
	expect(await answer.json()).toEqual(response.body);
});

test.each([
	["send-media-bad", 400],
	["send-media-document-no-filename", 400],
	["send-media-no-type", 400],
])("on a linked instance sendMedia answers http-%s as recorded", async (name, status) => {
	const rig = await linkedRig();
	const { request, response } = readCall(`http-${name}`);
	const path = `/message/sendMedia/${rig.ref}`;
	const answer = await http("POST", path, emulator.apiKey, request.body);
	expect(answer.status).toBe(status);
	const body = (await answer.json()) as object;
	expect(body).toEqual(response.body);
});

/** The fields of a recorded object that the emulator's must have as well, with values of the same types. */
function expectShape(told: unknown, recorded: unknown, fields: string[]): void {
	for (const field of fields) {
		const at = (value: unknown) =>
			field
				.split(".")
				.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], value);
		expect(at(recorded), field).toBeDefined();
		expect(typeof at(told), field).toBe(typeof at(recorded));
	}
}

test("a file by JSON and by form is answered and told as recorded", async () => {
	const rig = await linkedRig();
	const path = `/message/sendMedia/${rig.ref}`;
	const recorded = readCall("http-send-media-base64");
	const fields = ["key.id", "status", "messageType", "source", "message.imageMessage.caption"];
	fields.push("message.imageMessage.fileSha256.31", "message.imageMessage.fileLength.low");
	const byJson = await http("POST", path, emulator.apiKey, recorded.request.body);
	expect(byJson.status).toBe(201);
	expectShape(await byJson.json(), recorded.response.body, fields);
	const body = new FormData();
	const told = { number: "5511987654321", mediatype: "image", caption: "multipart" };
	for (const [name, value] of Object.entries(told)) body.set(name, value);
	body.set("quoted[key][id]", "ABC");
	body.set("file", new Blob([new Uint8Array(75)]), "p.png");
	const byForm = await fetch(`${emulator.url}${path}`, {
		method: "POST",
		headers: { apikey: emulator.apiKey },
		body,
	});
	const form = readCall("http-send-media-multipart").response;
	expect(byForm.status).toBe(form.status);
	const answer = (await byForm.json()) as object;
	expectShape(answer, form.body, fields);
	// As recorded: without a name the type is a JPEG's, which the bytes are.
	expect(answer).toMatchObject({ message: { imageMessage: { mimetype: "image/jpeg" } } });
	expect((await emulator.log()).sends.at(-1)).toMatchObject({
		quotedId: "ABC",
		file: { bytes: 75 },
	});
	await until(() => rig.calls.some(({ rawBody }) => rawBody.includes('"caption":"multipart"')));
	const hook = rig.calls.find(({ rawBody }) => rawBody.includes('"caption":"multipart"'));
	const record = { data: readWebhook("hook-send-media-base64--send-message").webhook.body };
	expectShape(
		{ data: JSON.parse(hook?.rawBody ?? "{}") },
		record,
		fields.map((field) => `data.data.${field}`),
	);
});

test("places, cards and polls are answered as recorded, to calls as recorded", async () => {
	const rig = await linkedRig();
	for (const [name, field] of [
		["location", "locationMessage.name"],
		["contact", "contactMessage.vcard"],
		["poll", "pollCreationMessageV3.options.0.optionName"],
	] as const) {
		const { request, response } = readCall(`http-send-${name}`);
		const [, route = ""] = /^\/(message\/send\w+)\//.exec(request.path) ?? [];
		const answer = await http("POST", `/${route}/${rig.ref}`, emulator.apiKey, request.body);
		expect(answer.status).toBe(response.status);
		const fields = ["key.id", "pushName", "status", `message.${field}`, "messageType", "source"];
		expectShape((await answer.json()) as object, response.body, fields);
	}
	await until(() => rig.events().length > 0);
});

test("reactions, other words and deletions are answered and told as recorded", async () => {
	const rig = await linkedRig();
	const sent = await rig.gateway.sendText({ to: MARIA, text: "oi", clientId: "c" });
	const id = sent.class === "accepted" ? sent.value.providerId : "";
	const key = { remoteJid: "5511987654321@s.whatsapp.net", fromMe: true, id };
	const about = { number: "5511987654321", key, text: "oi (editado)", reaction: "👍" };
	const call = async (method: string, route: string, body: unknown, name: string) => {
		const answer = await http(method, `/${route}/${rig.ref}`, emulator.apiKey, body);
		const recorded = readCall(`http-${name}`).response;
		expect(answer.status).toBe(recorded.status);
		return { told: await answer.json(), recorded: recorded.body };
	};
	const reaction = await call("POST", "message/sendReaction", about, "send-reaction");
	expectShape(reaction.told, reaction.recorded, [
		"key.id",
		"message.reactionMessage.text",
		"message.reactionMessage.key.id",
		"messageType",
	]);
	const edit = await call("POST", "chat/updateMessage", about, "update-message");
	expectShape(edit.told, edit.recorded, [
		"key.id",
		"message.protocolMessage.key.id",
		"message.protocolMessage.type",
		"message.protocolMessage.editedMessage.extendedTextMessage.text",
		"messageTimestamp",
	]);
	const deletion = await call("DELETE", "chat/deleteMessageForEveryone", key, "delete-message");
	expectShape(deletion.told, deletion.recorded, [
		"key.id",
		"message.protocolMessage.key.id",
		"message.protocolMessage.type",
		"messageTimestamp",
		"status",
	]);
	await until(() => rig.events().some(({ type }) => type === "deleted"));
	const acts = ["reaction", "edited", "deleted"];
	expect(rig.events().filter(({ type }) => acts.includes(type))).toMatchObject([
		{ type: "reaction", providerId: id, emoji: "👍", fromMe: true },
		{ type: "edited", providerId: id, text: "oi (editado)" },
		{ type: "deleted", providerId: id },
	]);
	const path = `/chat/updateMessage/${rig.ref}`;
	expect((await http("POST", path, emulator.apiKey, about)).status).toBe(404);
});

test("a 503 is retried after the recorded 5, 10, 20 s (scaled), with the same body and token", async () => {
	const rig = await linkedRig();
	rig.answers.push(503, 503, 503);
	await rig.control("write", { phone: "5511911111111", text: "insiste" });
	const mine = () => upserts(rig).filter(({ rawBody }) => rawBody.includes("insiste"));
	// Contact events share the answers; wait until the message itself got through.
	await until(() => rig.events().some((event) => event.type === "message"));
	const bodies = new Set(
		mine().map(({ rawBody }) => createHash("md5").update(rawBody).digest("hex")),
	);
	expect(bodies.size).toBe(1);
	const gaps = mine().map(({ at }, index) => at - (mine()[index - 1]?.at ?? at));
	for (const gap of gaps.slice(1)) expect(gap).toBeGreaterThanOrEqual(45);
});

test.each([400, 401, 403, 404, 422])("a %s ends the retries at once", async (status) => {
	const rig = await linkedRig();
	rig.answers.push(...Array.from({ length: 20 }, () => status));
	await rig.control("write", { phone: "5511911111111", text: "uma vez só" });
	await until(() => upserts(rig).length > 0);
	await pause(200);
	expect(upserts(rig)).toHaveLength(1);
});

test("a refused MESSAGES_EDITED holds back what comes after it", async () => {
	const rig = await linkedRig();
	const written = (await rig.control("write", { phone: "5511911111111", text: "antes" })) as {
		ids: string[];
	};
	await until(() => rig.events().some((event) => event.type === "message"));
	await pause(100);
	rig.calls.length = 0;
	rig.answers.push(503, 503);
	await rig.control("edit", { id: written.ids[0], text: "depois" });
	await rig.control("write", { phone: "5511911111111", text: "atrás da edição" });
	await until(() => upserts(rig).length > 0);
	const events = rig.calls.map(({ rawBody }) => (JSON.parse(rawBody) as { event: string }).event);
	expect(events.slice(0, 3)).toEqual(["messages.edited", "messages.edited", "messages.edited"]);
	expect(events.indexOf("messages.upsert")).toBeGreaterThan(2);
});

test("webhooks carry our header and a token that verifies; the zone is wrong on purpose", async () => {
	const rig = await linkedRig();
	await rig.write("5511911111111", "Ana", "oi");
	await until(() => upserts(rig).length > 0);
	const [call] = upserts(rig);
	expect(call?.verdict).toBe("ok");
	const body = JSON.parse(call?.rawBody ?? "{}") as Record<string, string>;
	const behind = Date.now() - Date.parse(body.date_time ?? "");
	expect(behind).toBeGreaterThan(2.9 * 3_600_000);
	expect(body.apikey).toBeTruthy();
	await emulator.control("options", { exposeApikey: false });
	await rig.write("5511911111111", "Ana", "de novo");
	await until(() => upserts(rig).length > 1);
	await emulator.control("options", { exposeApikey: true });
	expect(JSON.parse(upserts(rig)[1]?.rawBody ?? "{}")).toMatchObject({ apikey: null });
});

test("no SERVER_ACK comes for a send, and its ticks may come under the lid", async () => {
	const rig = await linkedRig();
	await emulator.control("people", { phone: "5511922222222", lid: "99000000000777" });
	const to = { kind: "phone", value: "5511922222222" } as const;
	const sent = await rig.gateway.sendText({ to, text: "oi", clientId: "c" });
	await until(() => rig.events().some((event) => event.type === "status"));
	const updates = rig.calls
		.map(({ rawBody }) => JSON.parse(rawBody) as { event: string; data: Record<string, unknown> })
		.filter(({ event }) => event === "messages.update");
	expect(updates.map(({ data }) => data.status)).toEqual(["DELIVERY_ACK"]);
	expect(updates[0]?.data.remoteJid).toBe("99000000000777@lid");
	expect(sent).toMatchObject({ value: { providerId: updates[0]?.data.keyId } });
});

test("the ninth digit goes for most area codes, and a send is found under either form", async () => {
	const rig = await linkedRig();
	const to = { kind: "phone", value: "5541998765432" } as const;
	const sent = await rig.gateway.sendText({ to, text: "Oi João", clientId: "c" });
	expect(sent).toMatchObject({ value: { address: { kind: "phone", value: "554198765432" } } });
	const look = {
		addresses: [to],
		text: "Oi João",
		sinceMs: Date.now() - 5_000,
		isTaken: () => false,
	};
	const found = await rig.gateway.findSent(look);
	expect(found).toMatchObject({ value: { providerId: expect.any(String) } });
});

test("what a lid-addressed contact wrote is told by phone but stored by lid", async () => {
	const rig = await linkedRig();
	const person = { phone: "5511933333333", lid: "99000000000888", addressing: "lid" };
	await emulator.control("people", person);
	await rig.write(person.phone, "João", "Bom dia");
	await until(() => rig.events().some((event) => event.type === "message"));
	const told = rig.events().find((event) => event.type === "message");
	expect(told).toMatchObject({ addresses: [{ kind: "phone", value: person.phone }] });
	const listed = await rig.gateway.listSince({ sinceMs: Date.now() - 5_000, limit: 10 });
	expect(listed).toMatchObject({
		value: [{ addresses: [{ kind: "lid", value: person.lid }, { kind: "phone" }] }],
	});
});

test("webhooks can be lost, doubled and shuffled", async () => {
	const rig = await linkedRig();
	const webhooks = { lose: 0, copies: 3, shuffleMs: 30 };
	await emulator.control("faults", { webhooks });
	await rig.write("5511911111111", "Ana", "três vezes");
	await until(() => upserts(rig).length === 3);
	await emulator.control("faults", { webhooks: { lose: 1_000 } });
	rig.calls.length = 0;
	await rig.write("5511911111111", "Ana", "perdida");
	await pause(150);
	await emulator.control("faults", {});
	expect(upserts(rig)).toHaveLength(0);
	const listed = await rig.gateway.listSince({ sinceMs: Date.now() - 5_000, limit: 10 });
	expect(JSON.stringify(listed)).toContain("perdida");
});

test("states can contradict each other, and a held QR answers a bare count", async () => {
	const rig = await createEvolutionRig(emulator);
	rigs.push(rig);
	await rig.gateway.createInstance({ webhook: rig.webhook, settings: DEFAULT_SETTINGS });
	await rig.control("hold_qr", { on: true });
	expect(await rig.gateway.startLink()).toEqual({ class: "accepted", value: { state: "pending" } });
	await rig.control("hold_qr", { on: false });
	await rig.control("rotate_qr");
	expect(await rig.gateway.startLink()).toMatchObject({ value: { state: "qr" } });
	await rig.control("refuse_login");
	await until(() => rig.events().some((event) => event.type === "link_refused"));
	expect(await rig.gateway.readLink()).toMatchObject({ value: { state: "unlinked" } });
	const rows = await http(
		"GET",
		`/instance/fetchInstances?instanceName=${rig.ref}`,
		emulator.apiKey,
	);
	expect(await rows.json()).toMatchObject([{ connectionStatus: "connecting" }]);
});

test("every recorded webhook can be replayed to an instance, and is verified and understood there", async () => {
	const rig = await linkedRig();
	const names = listRecordings("hook-");
	for (const recording of names) await rig.control("replay", { recording });
	await until(() => rig.calls.length >= names.length);
	expect(rig.calls.filter(({ verdict }) => verdict !== "ok")).toEqual([]);
	expect(rig.calls.filter(({ kind }) => kind === "quarantine" || kind === "foreign")).toEqual([]);
});

test("the log tells every send that was really accepted", async () => {
	const rig = await linkedRig();
	const to = { kind: "phone", value: "5511944444444" } as const;
	await rig.trouble("answer_lost");
	await rig.gateway.sendText({ to, text: "contada", clientId: "c" });
	await rig.trouble("none");
	const { sends, calls } = await emulator.log();
	expect(sends.filter(({ instance }) => instance === rig.ref)).toHaveLength(1);
	expect(calls.some(({ fault }) => fault === "accept_then_hang")).toBe(true);
});

test("an answer names on the wire the message it quotes, and a plain text names none", async () => {
	const rig = await linkedRig();
	const to = { kind: "phone", value: "5511987654321" } as const;
	const quoted = { providerId: "AC5F0C1D2E3F4A5B", fromMe: false, address: to };
	await rig.gateway.sendText({ to, text: "R$ 10", clientId: "c1", quoted });
	await rig.gateway.sendText({ to, text: "Mais alguma coisa?", clientId: "c2" });
	const { sends } = (await (await http("GET", "/__emulator/log", null)).json()) as {
		sends: { instance: string; text: string; quotedId: string | null }[];
	};
	const own = sends.filter(({ instance }) => instance === rig.ref);
	expect(own.map(({ text, quotedId }) => [text, quotedId])).toEqual([
		["R$ 10", "AC5F0C1D2E3F4A5B"],
		["Mais alguma coisa?", null],
	]);
});

test("a group's name is told when asked for, a person's is not asked (gateway A3)", async () => {
	const rig = await linkedRig();
	const jid = "120363000000000001@g.us";
	await rig.control("group", { jid, subject: "Família Lima", author: "Maria", text: "Oi" });
	const group = { kind: "group", value: "120363000000000001" } as const;
	expect(await rig.gateway.readProfile(group)).toMatchObject({
		class: "accepted",
		value: { name: "Família Lima" },
	});
	const unknown = { kind: "group", value: "120363000000000009" } as const;
	expect((await rig.gateway.readProfile(unknown)).class).toBe("refused");
	const person = { kind: "phone", value: "5511987654321" } as const;
	expect(await rig.gateway.readProfile(person)).toMatchObject({ reason: "unsupported" });
});
