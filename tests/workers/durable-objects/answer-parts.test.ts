import { beforeEach, expect, test, vi } from "vitest";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import { splitAnswer } from "#app/domain/agents/answer-parts.ts";
import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import { type AnsweringWorld, inAnsweringWorld } from "#tests/support/answering-world.ts";

const TROCA =
	"Aceitamos trocas em até 30 dias corridos, com a etiqueta e a nota fiscal, de tudo o que não foi usado nem lavado.";
const FRETE =
	"O primeiro envio da troca é grátis. A partir do segundo, o frete custa R$ 19,90 para qualquer cidade do Brasil.";
const PAGAMENTO =
	"Para pagar, aceitamos cartão em até 6 vezes sem juros, boleto com 5% de desconto e Pix, que cai na mesma hora.";
const PARTS = [TROCA, FRETE, PAGAMENTO];
const ANSWER = PARTS.join("\n\n");

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	return () => vi.useRealTimers();
});

const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);
const settle = () => scheduler.wait(0);

async function ask(world: AnsweringWorld, text: string): Promise<AgentReplyJob> {
	world.customerSays(text);
	advance(1_000);
	await world.alarm();
	const job = world.jobs.at(-1);
	if (!job) throw new Error("nothing was asked");
	return job;
}
const submit = (world: AnsweringWorld, job: AgentReplyJob, text = ANSWER) =>
	world.inbox.answering.submit(job, { type: "answer", text, handOver: null }, Date.now());
const textsOf = (world: AnsweringWorld) => world.handed.map(({ text }) => text);
function sayingsOf(world: AnsweringWorld) {
	const page = world.inbox.conversation(world.contactId(), null);
	const messages = page.ok ? page.value.page.messages : [];
	return messages.filter(({ direction, type }) => direction === "outgoing" && type === "text");
}
/** Time passes; the gateway accepts whatever it is given. */
async function pass(world: AnsweringWorld, ms: number): Promise<void> {
	advance(ms);
	await world.alarm();
	world.handed.at(-1)?.settle("accepted");
	await settle();
}

test("an answer leaves in parts, in order, each after the time of typing it", async () => {
	expect(splitAnswer(ANSWER)).toEqual(PARTS);
	await inAnsweringWorld(async (world) => {
		world.style = { inParts: true, typing: true };
		const job = await ask(world, "Como funciona?");
		expect(submit(world, job).ok).toBe(true);
		const queuedAt = Date.now();
		const leftAt: number[] = [];
		world.onHanded(() => leftAt.push(Date.now() - queuedAt));
		for (let tenths = 0; tenths < 90; tenths += 1) await pass(world, 100);
		expect(textsOf(world)).toEqual(PARTS);
		// A second of the first part's time the customer had waited already.
		expect(leftAt).toEqual([1_300, 3_500, 5_700]);
		expect(world.typingTo, "shown between the parts, not after the last").toHaveLength(2);
		expect(submit(world, job), "K11").toEqual({ ok: false, code: "conflict" });
	});
});

test("K11 a person who comes stops the parts that have not left; those that have stay", async () => {
	await inAnsweringWorld(async (world) => {
		world.style = { inParts: true, typing: true };
		submit(world, await ask(world, "Como funciona?"));
		await pass(world, 1_500);
		expect(textsOf(world)).toEqual([TROCA]);
		const row = world.inbox.contacts.find(world.contactId());
		if (row) world.inbox.answering.leases.personAnswers(row.n, "Ana", Date.now());
		world.evict();
		await pass(world, 60_000);
		expect(textsOf(world)).toEqual([TROCA]);
		expect(sayingsOf(world).map(({ failure }) => failure)).toEqual([
			null,
			"taken_over",
			"taken_over",
		]);
	});
});

test("after an eviction the rest leaves, once and in order; late, nothing waits to look typed", async () => {
	await inAnsweringWorld(async (world) => {
		world.style = { inParts: true, typing: true };
		const job = await ask(world, "Como funciona?");
		submit(world, job);
		world.evict();
		expect(submit(world, job)).toEqual({ ok: false, code: "conflict" });
		for (let round = 0; round < 5; round += 1) await pass(world, 60_000);
		expect(textsOf(world)).toEqual(PARTS);
	});
});

test("K05 the parts of an answer are one answer: for the hour's limit and for what is said again", async () => {
	await inAnsweringWorld(async (world) => {
		world.style = { inParts: true, typing: false };
		const contact = () => world.inbox.contacts.find(world.contactId());
		for (const [turn, text] of ["Como funciona?", "Como assim?", "Como funciona?"].entries()) {
			const job = await ask(world, text);
			const told = submit(world, job);
			if (turn < 2) expect(told).toMatchObject({ ok: true, value: { settled: "answered" } });
			else expect(told).toMatchObject({ ok: true, value: { reason: "loop" } });
		}
		expect(contact()?.handler).toBe("nobody");
	});
	await inAnsweringWorld(async (world) => {
		world.style = { inParts: true, typing: false };
		for (let turn = 0; turn < 7; turn += 1) {
			const job = await ask(world, `Como funciona ${turn}?`);
			expect(submit(world, job, `${turn}. ${ANSWER}`)).toMatchObject({
				value: { settled: "answered" },
			});
			for (let round = 0; round < 3; round += 1) await pass(world, 10);
		}
		const last = await ask(world, "E agora?");
		const context = world.inbox.answering.context(last, { name: "", type: "whatsapp" }, Date.now());
		expect(context).toMatchObject({ ok: true, value: { answers: 7, handOver: null } });
	});
});

test("where messages have a price, an answer is one message; what calls people always is", async () => {
	await inAnsweringWorld(async (world) => {
		submit(world, await ask(world, "Como funciona?"));
		await pass(world, 0);
		expect(textsOf(world)).toEqual([ANSWER]);
	});
	await inAnsweringWorld(async (world) => {
		world.style = { inParts: true, typing: true };
		const job = await ask(world, "Como funciona?");
		const said = { type: "answer", text: ANSWER, handOver: "requested" } as const;
		expect(world.inbox.answering.submit(job, said, Date.now()).ok).toBe(true);
		await pass(world, 0);
		expect(textsOf(world)).toEqual([ANSWER]);
	});
});

const fileOf = (kind: MessageFile["kind"], hash: string): MessageFile => ({
	kind,
	hash: hash.repeat(64),
	name: "tabela.pdf",
	mimetype: "application/pdf",
	bytes: 10,
});
/** What leaves when an agent answers with files: of each message its type and text. */
async function saidWith(
	style: AnsweringWorld["style"],
	files: readonly MessageFile[],
	text = "Segue a tabela.",
): Promise<[string, string][]> {
	const said: [string, string][] = [];
	await inAnsweringWorld(async (world) => {
		world.style = style;
		world.files = {
			document: { maxBytes: 100, caption: true, maxCaption: 100 },
			voice: { maxBytes: 100, caption: false },
		};
		const effects = files.map((file) => ({ type: "file" as const, file, isAgain: false }));
		const job = await ask(world, "Tem tabela?");
		const answer = { type: "answer", text, handOver: null, effects } as const;
		expect(world.inbox.answering.submit(job, answer, Date.now())).toMatchObject({
			value: { settled: "answered" },
		});
		expect(world.inbox.answering.submit(job, answer, Date.now()), "K11").toMatchObject({
			ok: false,
		});
		const page = world.inbox.conversation(world.contactId(), null);
		for (const one of page.ok ? page.value.page.messages : [])
			if (one.direction === "outgoing" && one.type !== "system") said.push([one.type, one.text]);
	});
	return said;
}
const PAID = { isPaid: true, inParts: false, typing: false };
const FREE = { inParts: false, typing: false };

test("where messages have a price, the first file brings the answer, as far as it can", async () => {
	const [a, b] = [fileOf("document", "a"), fileOf("document", "b")];
	const text = "Segue a tabela.";
	expect(await saidWith(PAID, [a])).toEqual([["document", text]]);
	expect(await saidWith(PAID, [a, b])).toEqual([
		["document", text],
		["document", ""],
	]);
	expect(await saidWith(FREE, [a])).toEqual([
		["text", text],
		["document", ""],
	]);
	// No text stands below a voice note, nor one that is too long below anything.
	expect(await saidWith(PAID, [fileOf("voice", "c")])).toEqual([
		["text", text],
		["audio", ""],
	]);
	const long = "Segue a tabela. ".repeat(10).trim();
	expect(await saidWith(PAID, [a], long)).toEqual([
		["text", long],
		["document", ""],
	]);
});

test("where messages have a price, nobody is asked for patience", async () => {
	for (const [style, said] of [
		[PAID, 0],
		[FREE, 1],
	] as const)
		await inAnsweringWorld(async (world) => {
			world.style = style;
			const job = await ask(world, "Como funciona?");
			world.inbox.answering.submit(job, { type: "wait", text: "Um instante." }, Date.now());
			expect(sayingsOf(world)).toHaveLength(said);
		});
});
