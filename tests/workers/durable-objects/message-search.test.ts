import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { FOLD_AFTER } from "#durable-objects/channel/ledger/search.ts";
import { incoming, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { meterRows } from "#tests/support/row-meter.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

type Made = Awaited<ReturnType<typeof makeLinkedInstance>>;

/** Texts of the messages found, newest first. */
async function find({ instance }: Made, words: string, contactId: string | null = null) {
	const found = await instance.search(WORKSPACE, words, contactId);
	if (!found.ok) throw new Error(found.code);
	return { texts: found.value.hits.map(({ message }) => message.text), isCut: found.value.isCut };
}

const said = (text: string, phone = "5511987654321", providerId = `S-${crypto.randomUUID()}`) =>
	incoming({
		providerId,
		content: { type: "text", text },
		addresses: [{ kind: "phone", value: phone }],
	});

/** Enough other messages that the alarm folds all of them into the index. */
async function foldAll(made: Made): Promise<void> {
	const before = await currentSeq(made);
	await made.instance.receive(
		Array.from({ length: FOLD_AFTER }, (_, n) => said(`conversa número ${n}`, "5511900000009")),
	);
	await expect
		.poll(async () => {
			await runDurableObjectAlarm(made.instance);
			return indexedSeq(made);
		})
		.toBeGreaterThanOrEqual(before);
}

const currentSeq = ({ instance }: Made) =>
	runInDurableObject(
		instance,
		(_, { storage }) =>
			storage.sql.exec<{ top: number }>("SELECT max(seq) AS top FROM messages").one().top,
	);

const indexedSeq = ({ instance }: Made) =>
	runInDurableObject(
		instance,
		(_, { storage }) =>
			storage.sql
				.exec<{ value: number }>("SELECT value FROM progress WHERE name = 'indexed_seq'")
				.toArray()[0]?.value ?? 0,
	);

test("a message is found by the beginnings of its words, with and without accents, before and after it is indexed", async () => {
	const made = await makeLinkedInstance();
	await made.instance.receive([
		said("Amanhã entrego a encomenda da Conceição"),
		said("Obrigada!", "5511900000001"),
	]);
	const everything = async () => [
		(await find(made, "ENCO amanha")).texts,
		(await find(made, "conceiçao")).texts,
		(await find(made, "comenda")).texts,
		(await find(made, "amanha hoje")).texts,
	];
	const sentence = ["Amanhã entrego a encomenda da Conceição"];
	expect(await everything()).toEqual([sentence, sentence, [], []]);
	await foldAll(made);
	expect(await everything()).toEqual([sentence, sentence, [], []]);
});

test("F19 what is syntax for the index is only letters for people", async () => {
	const made = await makeLinkedInstance();
	await made.instance.receive([said("preço de tabela"), said("outro")]);
	await foldAll(made);
	for (const query of [
		'"',
		"*",
		"preco OR outro",
		'preco" OR "outro',
		"NEAR(preco)",
		"-preco",
		"text:",
	])
		expect((await find(made, query)).texts, query).not.toContain("outro");
	expect((await find(made, 'pre"ço*')).texts).toEqual([]);
	expect((await find(made, "(preco")).texts).toEqual(["preço de tabela"]);
});

test("words of a deleted or an edited message lead nowhere, indexed or not", async () => {
	const made = await makeLinkedInstance();
	const [gone, changed] = ["GONE", "CHANGED"].map((id) => `${id}-${crypto.randomUUID()}`);
	if (!gone || !changed) return;
	await made.instance.receive([
		said("segredo guardado", undefined, gone),
		said("segredo trocado", undefined, changed),
	]);
	await foldAll(made);
	expect((await find(made, "segredo")).texts).toHaveLength(2);
	await made.instance.receive([
		{ type: "deleted", providerId: gone },
		{ type: "edited", providerId: changed, text: "nada demais" },
	]);
	expect((await find(made, "segredo")).texts).toEqual([]);
	expect((await find(made, "demais")).texts).toEqual(["nada demais"]);
	await foldAll(made);
	expect((await find(made, "segredo")).texts).toEqual([]);
	expect((await find(made, "demais")).texts).toEqual(["nada demais"]);
});

test("a search inside a conversation finds only what was said there, however common the word", async () => {
	const made = await makeLinkedInstance();
	await made.instance.receive([said("bom dia, Maria aqui", "5511911111111")]);
	await made.instance.receive(
		Array.from({ length: 600 }, (_, n) => said(`bom dia ${n}`, "5511922222222")),
	);
	await foldAll(made);
	const page = await made.instance.contacts(WORKSPACE, { cursor: null, search: "" });
	const people = page.ok ? page.value.contacts : [];
	const maria = people.find(({ phone }) => phone === "5511911111111")?.id ?? "";
	expect(await find(made, "bom dia", maria)).toEqual({
		texts: ["bom dia, Maria aqui"],
		isCut: false,
	});
	const common = await find(made, "bom dia");
	expect(common.texts).toHaveLength(30);
	expect(common.isCut).toBe(true);
	expect(common.texts[0]).toBe("bom dia 599");
	expect(await made.instance.search(WORKSPACE, "bom", "nobody")).toEqual({
		ok: false,
		code: "not_found",
	});
});

test("filling the index costs a message a fraction of a row, and nothing is done before enough waits", async () => {
	const made = await makeLinkedInstance();
	await made.instance.receive([said("primeira")]);
	await runDurableObjectAlarm(made.instance);
	const folded = await indexedSeq(made);
	const quiet = await meterRows(made.instance, async () => {
		await made.instance.receive([said("segunda")]);
		await runDurableObjectAlarm(made.instance);
	});
	expect(Object.keys(quiet.items).join()).not.toContain("message_search");
	expect(await indexedSeq(made)).toBe(folded);
	const batch = Array.from({ length: 400 }, (_, n) => said(`mensagem de teste número ${n}`));
	const rows = await meterRows(made.instance, async () => {
		await made.instance.receive(batch);
		await runDurableObjectAlarm(made.instance);
	});
	expect(await indexedSeq(made)).toBeGreaterThan(folded);
	// The budget of an inbound message, every index, the search entry and the alarms counted.
	expect(rows.written / batch.length, JSON.stringify(rows.items)).toBeLessThanOrEqual(5.5);
});

test("a search reads a bounded number of rows", async () => {
	const made = await makeLinkedInstance();
	await made.instance.receive(Array.from({ length: 3_000 }, (_, n) => said(`bom dia ${n}`)));
	await foldAll(made);
	for (const words of ["bom dia", "1999", "b", "nada disso", "bom inexistente"]) {
		const rows = await meterRows(made.instance, () => made.instance.search(WORKSPACE, words, null));
		expect(rows.read, words).toBeLessThanOrEqual(2_500);
		expect(rows.written).toBe(0);
	}
});
