import { afterAll, expect, test } from "vitest";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import type { Send } from "#tests/emulators/cloud-api/state.ts";
import { CLOUD_MAIN, createCloudRig } from "#tests/support/cloud-rig.ts";
import { outgoingFile } from "#tests/support/outgoing-file.ts";
import { draftOf } from "#tests/unit/domain/official-templates/samples.ts";
import { type Filling, fillTemplate } from "#app/domain/official-templates/template-message.ts";
import type { OfficialTemplate, TemplateDraft } from "#app/domain/official-templates/template.ts";
import type { ChannelGateway } from "#workers/adapters/channel-gateway/port.ts";

const emulator = await startGatewayEmulator(CLOUD_MAIN);
afterAll(() => emulator.stop());
const MARIA = { kind: "phone", value: "5511987654321" } as const;
const VALUES = { "header.1": "77", "body.1": "Ana", "body.2": "77", "button.1": "xyz" };

async function find(gateway: ChannelGateway, name: string): Promise<OfficialTemplate> {
	const listed = await gateway.listTemplates();
	const found = listed.class === "accepted" && listed.value.find((one) => one.name === name);
	if (!found) throw new Error(`${name} is not listed`);
	return found;
}

/** A rig with one template, reviewed. */
async function reviewed(over: Partial<TemplateDraft> = {}) {
	const rig = await createCloudRig(emulator);
	const draft = draftOf({ name: `t_${String(Math.random()).slice(2)}`, ...over });
	expect(await rig.gateway.createTemplate?.(draft)).toMatchObject({
		class: "accepted",
		value: { id: expect.stringMatching(/^\d+$/), status: "PENDING", category: draft.category },
	});
	await rig.control("review", { name: draft.name, event: "APPROVED" });
	const template = await find(rig.gateway, draft.name);
	const send = (filling: Filling, ref: string | null = null) => {
		const filled = fillTemplate(template, filling);
		if (!filled.ok) throw new Error(filled.code);
		return rig.gateway.sendItem?.({ to: MARIA, item: filled.value, ref, clientId: "c1" });
	};
	const sent = async () => ((await rig.control("sent")) as Send[]).map(({ text }) => text);
	return { rig, draft, template, send, sent };
}

test("what is submitted is listed as it was written, with its id, examples and status", async () => {
	const { rig, draft, template } = await reviewed();
	const { id: _, ...told } = template;
	expect(told).toEqual({
		...draft,
		status: "APPROVED",
		reason: null,
		quality: null,
		isWhole: true,
	});
	await rig.control("review", { name: draft.name, event: "REJECTED", reason: "INVALID_FORMAT" });
	await rig.control("review", { name: draft.name, quality: "RED" });
	expect(await find(rig.gateway, draft.name)).toMatchObject({
		status: "REJECTED",
		reason: "INVALID_FORMAT",
		quality: "RED",
	});
	await rig.close();
});

test("numbered and named parameters arrive where they belong, in the body, the header and a button", async () => {
	const numbered = await reviewed({ body: "Olá {{2}}, seu pedido {{1}} saiu." });
	await numbered.send({ values: { ...VALUES, "body.1": "77", "body.2": "Ana" } });
	expect(await numbered.sent()).toEqual(["Olá Ana, seu pedido 77 saiu."]);
	await numbered.rig.close();
	const named = await reviewed({
		header: { kind: "text", text: "Oi {{nome}}" },
		body: "Olá {{nome}}, o valor é {{valor}} hoje.",
		buttons: [],
		examples: { "header.nome": "Ana", "body.nome": "Ana", "body.valor": "R$ 9" },
	});
	await named.send({
		values: { "header.nome": "Rui", "body.nome": "Rui", "body.valor": "R$ 7" },
	});
	expect(await named.sent()).toEqual(["Olá Rui, o valor é R$ 7 hoje."]);
	await named.rig.close();
});

test("a coupon's code, a place and an uploaded file go as Meta wants them", async () => {
	const coupon = await reviewed({
		category: "MARKETING",
		header: { kind: "location" },
		buttons: [{ kind: "copy_code", text: "", value: "" }],
		examples: { "body.1": "Ana", "body.2": "1", "button.0": "X10" },
	});
	const place = { latitude: -23.5, longitude: -46.6, name: "Loja", address: "Rua 1" };
	const values = { "body.1": "Ana", "body.2": "77", "button.0": "PROSA10" };
	expect(await coupon.send({ values, place })).toMatchObject({ class: "accepted" });
	await coupon.rig.close();

	const rig = await createCloudRig(emulator);
	const components = [
		{ type: "HEADER", format: "DOCUMENT" },
		{ type: "BODY", text: "Segue a nota." },
	];
	const { phoneNumberId: id, businessId, token } = rig.credentials;
	await emulator.control("numbers", {
		id,
		businessId,
		token,
		callback: "http://127.0.0.1:9/",
		templates: [{ name: "nota", language: "pt_BR", status: "APPROVED", components }],
	});
	const paper = outgoingFile({
		kind: "document",
		mimetype: "application/pdf",
		fileName: "nota.pdf",
	});
	const uploaded = await rig.gateway.uploadFile?.(paper);
	const ref = uploaded?.class === "accepted" ? uploaded.value.ref : null;
	const { hash, mimetype, bytes, fileName: name } = paper;
	const filled = fillTemplate(await find(rig.gateway, "nota"), {
		values: {},
		file: { hash, mimetype, bytes, name },
	});
	if (!filled.ok) throw new Error(filled.code);
	const input = { to: MARIA, item: filled.value, clientId: "c2" };
	expect(await rig.gateway.sendItem?.({ ...input, ref: null })).toEqual({
		class: "refused",
		reason: "invalid",
	});
	expect(await rig.gateway.sendItem?.({ ...input, ref })).toMatchObject({ class: "accepted" });
	expect(await rig.control("sent")).toMatchObject([
		{
			item: {
				components: [
					{
						type: "header",
						parameters: [{ type: "document", document: { id: ref, filename: "nota.pdf" } }],
					},
				],
			},
		},
	]);
	await rig.close();
});

test("a template that Meta does not send any more, or that has changed, is refused with that reason", async () => {
	const { rig, draft, template, send } = await reviewed();
	for (const event of ["PAUSED", "DISABLED", "REJECTED"]) {
		await rig.control("review", { name: draft.name, event });
		expect(await send({ values: VALUES }), event).toEqual({
			class: "refused",
			reason: "template_unusable",
		});
	}
	const other = { ...draft, body: "Olá {{1}}, até já.", category: template.category as "UTILITY" };
	const id = template.id ?? "";
	expect(await rig.gateway.editTemplate?.({ id, draft: other })).toMatchObject({
		class: "accepted",
		value: { status: "PENDING" },
	});
	await rig.control("review", { name: draft.name, event: "APPROVED" });
	expect(await send({ values: VALUES })).toEqual({
		class: "refused",
		reason: "template_mismatch",
	});
	await rig.close();
});

test("what Meta refuses of a change is told in its words: a name that is taken, an edit too soon", async () => {
	const { rig, draft, template } = await reviewed();
	const { gateway } = rig;
	expect(await gateway.createTemplate?.(draft)).toMatchObject({
		class: "refused",
		isTaken: true,
		said: expect.stringContaining("already exists"),
	});
	const id = template.id ?? "";
	await gateway.editTemplate?.({ id, draft });
	expect(await gateway.editTemplate?.({ id, draft })).toMatchObject({
		class: "refused",
		said: expect.stringContaining("under review"),
	});
	await rig.control("review", { name: draft.name, event: "APPROVED" });
	expect(await gateway.editTemplate?.({ id, draft })).toMatchObject({
		said: expect.stringContaining("once in 24 hours"),
	});
	const gone = { id, name: draft.name };
	for (let turn = 0; turn < 2; turn++)
		expect(await gateway.deleteTemplate?.(gone)).toEqual({ class: "accepted", value: null });
	expect(await gateway.createTemplate?.(draft)).toMatchObject({ isTaken: true });
	await rig.close();
});

test("a template with parts of which nothing is known here is listed, and not whole", async () => {
	const rig = await createCloudRig(emulator);
	const { phoneNumberId: id, businessId, token } = rig.credentials;
	const of = (name: string, components: object[]) => ({
		name,
		language: "pt_BR",
		status: "APPROVED",
		components,
	});
	await emulator.control("numbers", {
		id,
		businessId,
		token,
		callback: "http://127.0.0.1:9/",
		templates: [
			of("carrossel", [
				{ type: "BODY", text: "Veja" },
				{ type: "CAROUSEL", cards: [] },
			]),
			of("codigo", [
				{ type: "BODY", text: "{{1}} é seu código" },
				{ type: "BUTTONS", buttons: [{ type: "OTP", text: "Copiar" }] },
			]),
			of("gif", [
				{ type: "HEADER", format: "GIF" },
				{ type: "BODY", text: "Oi" },
			]),
		],
	});
	for (const name of ["carrossel", "codigo", "gif"])
		expect((await find(rig.gateway, name)).isWhole, name).toBe(false);
	await rig.close();
});
