import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { AccountNotice } from "#app/domain/channels/account-notice.ts";
import {
	fillTemplate,
	type TemplateMessage,
} from "#app/domain/official-templates/template-message.ts";
import { CLOUD_BUSINESS, makeCloudInstance } from "#tests/support/cloud-instance.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { incoming, instanceOf, makeInstance, WORKSPACE } from "#tests/support/instance.ts";
import { accepted, fileOf, inWorld, NOW, type World } from "#tests/support/sending-world.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { draftOf, templateOf } from "#tests/unit/domain/official-templates/samples.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const PLAIN = templateOf({ buttons: [], header: null });
const PAPER = templateOf({ name: "nota", header: { kind: "document" }, buttons: [] });
const VALUES = { "body.1": "Ana", "body.2": "77" };
const FILE = fileOf("document", { name: "nota.pdf", mimetype: "application/pdf" });

function filled(template = PLAIN, file = FILE): TemplateMessage {
	const message = fillTemplate(template, { values: VALUES, file });
	if (!message.ok) throw new Error(message.code);
	return message.value;
}

const enqueue = ({ inbox, contactId }: World, id: string, item: TemplateMessage) =>
	inbox.enqueue({ name: "Ana", origin: "api" }, { id, contactId, text: "", item }, Date.now());

/** A channel whose customer wrote long ago. */
const CLOSED = {
	rules: { replyWindowHours: 24, templates: true },
	templates: [PLAIN, PAPER],
};
const long = { toFake: ["Date" as const], now: NOW + 48 * 3_600_000 };

test("once the window is closed a text is refused and a template leaves, read as its customer reads it", async () => {
	vi.useFakeTimers(long);
	await inWorld(async (world) => {
		expect(() => world.write(null, "oi")).toThrow("window_closed");
		const id = world.writeItem(filled());
		await world.pass();
		expect(world.calls).toMatchObject([
			{ call: "send", clientId: id, item: { name: "pedido_enviado", values: VALUES } },
		]);
		const message = world.message(id);
		expect(message).toMatchObject({
			type: "text",
			text: "Olá Ana, seu pedido 77 saiu para entrega.\nLoja Exemplo",
			media: { form: { footer: "Loja Exemplo", template: { name: "pedido_enviado" } } },
			status: "sent",
		});
		expect(JSON.stringify(message)).not.toContain("body.1");
		// The customer's answer opens the window, and nothing of ours did.
		expect(() => world.write(null, "oi")).toThrow("window_closed");
		world.inbox.receive([incoming({ providerId: "IN-2", sentAt: Date.now() })], Date.now());
		world.write(null, "oi");
	}, CLOSED);
});

test("a template that failed is sent again in a closed window as well", async () => {
	vi.useFakeTimers(long);
	await inWorld(async (world) => {
		world.says.send = { class: "refused", reason: "template_unusable" };
		const id = world.writeItem(filled());
		await world.pass();
		expect(world.message(id)).toMatchObject({ status: "failed", failure: "template_unusable" });
		world.says.send = accepted;
		expect(world.inbox.retry(id, Date.now())).toMatchObject({ ok: true });
		await world.pass();
		expect(world.message(id).status).toBe("sent");
		expect(world.calls.at(-1)).toMatchObject({ item: { type: "template", values: VALUES } });
	}, CLOSED);
});

test("the file above a template is uploaded first, and the template leaves with it", async () => {
	await inWorld(
		async (world) => {
			const id = world.writeItem(filled(PAPER), FILE);
			for (let turn = 0; turn < 2; turn += 1) await world.pass();
			expect(world.calls).toMatchObject([
				{ call: "upload", hash: FILE.hash },
				{ call: "send", clientId: id, ref: "REF-aa", item: { file: { kind: "document" } } },
			]);
			expect(world.message(id)).toMatchObject({
				type: "document",
				media: { fileName: "nota.pdf" },
			});
		},
		{ ...CLOSED, isUploadedFirst: true },
	);
});

test("whatever a sender says that a template says, its own words leave; another file than it names is refused", async () => {
	await inWorld(async (world) => {
		const forged = {
			...filled(),
			text: "Ganhe R$ 1.000",
			form: { footer: "Banco" },
			category: "MARKETING",
		};
		const id = uuidv7();
		expect(enqueue(world, id, forged)).toMatchObject({
			value: { text: "Olá Ana, seu pedido 77 saiu para entrega.\nLoja Exemplo" },
		});
		await world.pass();
		expect(world.calls).toMatchObject([
			{ item: { form: { footer: "Loja Exemplo" }, category: "UTILITY" } },
		]);
		const other = fileOf("document", { ...FILE, hash: "b".repeat(64) });
		expect(() => world.writeItem(filled(PAPER), other)).toThrow("invalid_request");
		expect(() => world.writeItem(filled(PAPER))).toThrow("invalid_request");
	}, CLOSED);
});

test("a template that is not there, not approved or not filled stores nothing", async () => {
	await inWorld(
		async (world) => {
			const gone = { ok: false, code: "conflict" };
			expect(enqueue(world, uuidv7(), { ...filled(), name: "outro" })).toEqual(gone);
			expect(enqueue(world, uuidv7(), { ...filled(), language: "en" })).toEqual(gone);
			expect(enqueue(world, uuidv7(), { ...filled(), name: "pausado" })).toEqual(gone);
			expect(enqueue(world, uuidv7(), { ...filled(), values: { "body.1": "Ana" } })).toEqual({
				ok: false,
				code: "invalid_request",
			});
			expect(world.inbox.outbox.size).toBe(0);
		},
		{ ...CLOSED, templates: [PLAIN, templateOf({ name: "pausado", status: "PAUSED" })] },
	);
	await inWorld(async (world) => {
		expect(enqueue(world, uuidv7(), filled())).toEqual({ ok: false, code: "not_supported" });
	});
});

test("R29 the same id is the same template, also when its words changed meanwhile; other values are refused", async () => {
	const channelId = `templates-${crypto.randomUUID()}`;
	const id = uuidv7();
	await inWorld(async (world) => void enqueue(world, id, filled()), { ...CLOSED, channelId });
	await evictDurableObject(instanceOf(channelId));
	const templates = [{ ...PLAIN, body: "Oi {{1}}, seu pedido {{2}} saiu." }];
	await inWorld(
		async (world) => {
			expect(enqueue(world, id, filled())).toMatchObject({ ok: true });
			const others = { ...filled(), values: { ...VALUES, "body.1": "Rui" } };
			expect(enqueue(world, id, others)).toEqual({ ok: false, code: "message_id_reused" });
		},
		{ ...CLOSED, channelId, templates },
	);
});

test("R03 R04 a template in flight when the object died is never sent again; Meta's status with our id settles it", async () => {
	const channelId = `templates-${crypto.randomUUID()}`;
	let id = "";
	await inWorld(
		async (world, { storage }) => {
			id = world.writeItem(filled());
			storage.sql.exec("UPDATE outbox_beside SET state = 'sending'");
		},
		{ ...CLOSED, channelId },
	);
	await evictDurableObject(instanceOf(channelId));
	await inWorld(
		async (world) => {
			await world.pass();
			await world.pass(Date.now() + 2_000);
			expect(world.calls.map(({ call }) => call)).toEqual(["look"]);
			world.inbox.receive(
				[{ type: "status", providerId: "wamid.T", status: "delivered", clientId: id }],
				Date.now(),
			);
			expect(world.message(id).status).toBe("delivered");
			for (let turn = 1; turn < 8; turn += 1) await world.pass(Date.now() + turn * 600_000);
			expect(world.calls.some(({ call }) => call === "send")).toBe(false);
		},
		{ ...CLOSED, channelId },
	);
});

const TEMPLATES = `/v26.0/${CLOUD_BUSINESS}/message_templates`;

/** Graph with these templates, and what is asked of it. */
function stubGraph(listed: object[]) {
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
	const asked: { call: string; body: unknown }[] = [];
	const says = { change: () => Response.json({ success: true }) };
	vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
		const call = `${init.method} ${new URL(input).pathname}`;
		asked.push({ call, body: typeof init.body === "string" ? JSON.parse(init.body) : null });
		if (call === `GET ${TEMPLATES}`) return Response.json({ data: listed });
		return call.includes("message_templates") || call.startsWith("POST /v26.0/77")
			? says.change()
			: Response.json({ success: true });
	});
	return { asked, says, listed };
}
const pass = (channelId: string) => runDurableObjectAlarm(instanceOf(channelId));

const APPROVED = {
	id: "77",
	name: "pedido_enviado",
	language: "pt_BR",
	status: "APPROVED",
	category: "UTILITY",
	components: [{ type: "BODY", text: "Olá {{1}}, saiu.", example: { body_text: [["Ana"]] } }],
};

async function listedBy(channelId: string) {
	const { templates } = instanceOf(channelId);
	await templates(WORKSPACE);
	await pass(channelId);
	const list = await templates(WORKSPACE);
	if (!list.ok) throw new Error(list.code);
	return list.value;
}

test("a manager's wish is carried out at Meta once, the list says what became of it, and shows the template at once", async () => {
	const { asked, says } = stubGraph([]);
	const { channelId, instance } = await makeCloudInstance();
	await listedBy(channelId);
	says.change = () => Response.json({ id: "88", status: "PENDING", category: "MARKETING" });
	const wish = { type: "create" as const, id: crypto.randomUUID(), draft: draftOf() };
	expect(await instance.changeTemplate(WORKSPACE, wish)).toEqual({ ok: true, value: null });
	expect(await instance.changeTemplate(WORKSPACE, wish)).toEqual({ ok: true, value: null });
	const other = { ...wish, id: crypto.randomUUID() };
	expect(await instance.changeTemplate(WORKSPACE, other)).toEqual({ ok: false, code: "conflict" });
	await pass(channelId);
	expect(await listedBy(channelId)).toMatchObject({
		change: { id: wish.id, outcome: null },
		templates: [{ id: "88", name: "pedido_enviado", status: "PENDING", category: "MARKETING" }],
	});
	expect(asked.filter(({ call }) => call === `POST ${TEMPLATES}`)).toMatchObject([
		{ body: { name: "pedido_enviado", category: "UTILITY" } },
	]);
});

test("an edit goes to the template's own id and is read anew; a deletion takes it off the list", async () => {
	const { asked, listed } = stubGraph([APPROVED]);
	const { channelId, instance } = await makeCloudInstance();
	await listedBy(channelId);
	const edit = { type: "edit" as const, id: crypto.randomUUID(), draft: draftOf() };
	await instance.changeTemplate(WORKSPACE, edit);
	await pass(channelId);
	expect(asked.some(({ call }) => call === "POST /v26.0/77")).toBe(true);
	listed[0] = { ...APPROVED, status: "REJECTED", rejected_reason: "TAG_CONTENT_MISMATCH" };
	expect(await listedBy(channelId)).toMatchObject({
		change: { id: edit.id, outcome: null },
		templates: [{ status: "REJECTED", reason: "TAG_CONTENT_MISMATCH" }],
	});
	const gone = { name: "pedido_enviado", language: "pt_BR" };
	await instance.changeTemplate(WORKSPACE, { type: "delete", id: crypto.randomUUID(), ...gone });
	await pass(channelId);
	expect(await listedBy(channelId)).toMatchObject({ templates: [], change: { outcome: null } });
	const nobody = { type: "delete" as const, id: crypto.randomUUID(), ...gone };
	await instance.changeTemplate(WORKSPACE, nobody);
	await pass(channelId);
	expect(await listedBy(channelId)).toMatchObject({ change: { outcome: "refused" } });
});

test.each([
	[
		"template_exists",
		() =>
			Response.json(
				{ error: { code: 100, error_subcode: 2388024, error_user_msg: "Já existe" } },
				{ status: 400 },
			),
	],
	[
		"refused",
		() => Response.json({ error: { code: 100, error_user_msg: "Não" } }, { status: 400 }),
	],
	["unauthorized", () => Response.json({ error: { code: 190 } }, { status: 401 })],
	["unreachable", () => Response.json({ error: { code: 80007 } }, { status: 429 })],
	["unknown", () => new Response("<html>", { status: 502 })],
])("a wish that Meta does not grant is told as %s", async (outcome, answer) => {
	const { says } = stubGraph([]);
	const { channelId, instance } = await makeCloudInstance();
	await listedBy(channelId);
	says.change = answer;
	const wish = { type: "create" as const, id: crypto.randomUUID(), draft: draftOf() };
	await instance.changeTemplate(WORKSPACE, wish);
	await pass(channelId);
	expect(await listedBy(channelId)).toMatchObject({ templates: [], change: { outcome } });
});

test("the list outlives the object's sleep, and another gateway has no templates", async () => {
	const { asked } = stubGraph([APPROVED]);
	const { channelId } = await makeCloudInstance();
	await listedBy(channelId);
	const before = asked.length;
	await evictDurableObject(instanceOf(channelId));
	expect(await instanceOf(channelId).templates(WORKSPACE)).toMatchObject({
		value: { templates: [{ name: "pedido_enviado", usedAt: null }], isLoading: false },
	});
	expect(asked).toHaveLength(before);
	const { instance } = await makeInstance();
	const wish = { type: "create" as const, id: crypto.randomUUID(), draft: draftOf() };
	expect(await instance.changeTemplate(WORKSPACE, wish)).toEqual({
		ok: false,
		code: "not_supported",
	});
});

test("what Meta tells of templates is on the list at once; one that is not known is read with all others", async () => {
	const { asked, listed } = stubGraph([APPROVED]);
	const { channelId, instance } = await makeCloudInstance();
	await listedBy(channelId);
	const about = { kind: "template" as const, at: NOW, id: "77", language: "pt_BR" };
	const tell = (notice: object, name = "pedido_enviado") =>
		instance.receive(
			[{ type: "account", notice: { ...about, name, ...notice } as AccountNotice }],
			null,
			"cloud-api",
		);
	const reads = () => asked.filter(({ call }) => call === `GET ${TEMPLATES}`).length;
	const before = reads();
	await tell({ change: "status", status: "REJECTED", reason: "INVALID_FORMAT" });
	await tell({ change: "quality", before: null, quality: "RED" });
	await tell({ change: "category", before: "UTILITY", category: "MARKETING" });
	expect((await listedBy(channelId)).templates).toMatchObject([
		{
			status: "REJECTED",
			reason: "INVALID_FORMAT",
			quality: "RED",
			category: "MARKETING",
		},
	]);
	expect(reads()).toBe(before);
	await tell({ change: "status", status: "PENDING_DELETION", reason: null });
	expect((await listedBy(channelId)).templates).toEqual([]);
	listed.push({ ...APPROVED, id: "78", name: "novo" });
	await tell({ change: "status", status: "APPROVED", reason: null }, "novo");
	const { templates } = await listedBy(channelId);
	expect(templates?.map(({ name }) => name)).toEqual(["novo", "pedido_enviado"]);
});
