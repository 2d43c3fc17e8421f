/** d: messages without a pause into one object and into twenty: how many a second, what each costs, nothing lost. */
import { createFigures, inParallel, IS_SHORT, quantile, rounds } from "./support/figures.ts";
import { createGateway, type Gateway } from "./support/gateway.ts";
import { startProduct } from "./support/product.ts";

const MESSAGES = IS_SHORT ? 200 : 6_000;
const OBJECTS = IS_SHORT ? 3 : 20;
const ROUNDS = rounds(3);
const CALLERS = 8;
/** So that conversations are many, as a shop's are. */
const PEOPLE = 50;

const product = await startProduct();
const figures = createFigures();
try {
	const channels: string[] = [];
	for (let n = 0; n < OBJECTS; n++) channels.push(await product.link(`Entrada ${n}`));
	const key = product.keys["MASTER_KEY"] ?? "";
	const numbers = channels.map((id) => ({ id, ...createGateway(product.url, key, id) }));
	const sent = new Map<string, number>();
	for (let round = 0; round < ROUNDS; round++) {
		await run("one", numbers.slice(0, 1), sent);
		await run("many", numbers, sent);
	}
	figures.note("lost", await countLost(sent));
	figures.print("d sustained inbound");
} finally {
	await product.stop();
}

async function run(
	name: string,
	to: readonly (Gateway & { id: string })[],
	sent: Map<string, number>,
) {
	const times: number[] = [];
	const d1Before = await product.counted();
	const before = product.cpuMs();
	const startedAt = performance.now();
	await inParallel(Array.from({ length: MESSAGES }), CALLERS, async (_, n) => {
		const at = n % to.length;
		const callAt = performance.now();
		const number = to[at];
		if (!number) return;
		await number.write(`Mensagem ${n}`, `55119${String(80_000_000 + (n % PEOPLE))}`);
		times.push(performance.now() - callAt);
		sent.set(number.id, (sent.get(number.id) ?? 0) + 1);
	});
	const seconds = (performance.now() - startedAt) / 1000;
	figures.note(`${name}.perSecond`, MESSAGES / seconds);
	figures.note(`${name}.cpuMs`, (product.cpuMs() - before) / MESSAGES);
	figures.note(`${name}.ackP50`, quantile(times, 0.5));
	figures.note(`${name}.ackP99`, quantile(times, 0.99));
	figures.note(`${name}.memoryMb`, product.memoryMb());
	const d1 = await product.counted();
	figures.note(`${name}.d1StatementsPerMessage`, (d1.statements - d1Before.statements) / MESSAGES);
}

/** What was answered with 200 and is not among the messages that the product counted as received. */
async function countLost(sent: ReadonlyMap<string, number>): Promise<number> {
	let lost = 0;
	for (const [id, count] of sent) {
		const answer = await product.member.call("GET", `/api/channels/${id}/figures`);
		const { today } = (answer?.body ?? {}) as { today?: { received?: number } };
		if (today?.received === undefined)
			throw new Error(`no figures: ${JSON.stringify(answer).slice(0, 300)}`);
		lost += count - today.received;
	}
	return lost;
}
