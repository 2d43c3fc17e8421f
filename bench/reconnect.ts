/** c: a thousand browsers come back at once and miss twenty messages; against as many who join a room. */
import { setTimeout as delay } from "node:timers/promises";
import { startChat } from "./support/arms/start.ts";
import { createFigures, IS_SHORT, rounds } from "./support/figures.ts";
import { createGateway, post } from "./support/gateway.ts";
import { startProduct } from "./support/product.ts";
import { openCrowd } from "./support/sockets.ts";

const SOCKETS = IS_SHORT ? 30 : 1000;
const MISSED = 20;
const ROUNDS = rounds(3);

const product = await startProduct({ people: Math.ceil(SOCKETS / 10) });
const chat = await startChat();
const figures = createFigures();
try {
	const channelId = await product.link("Volta");
	const gateway = createGateway(product.url, product.keys["MASTER_KEY"] ?? "", channelId);
	const live = `${product.url.replace("http", "ws")}/live/channels/${channelId}`;
	const { headersOf } = product;
	for (let round = 0; round < ROUNDS; round++) {
		const since = await readSeq(live, headersOf);
		for (let n = 0; n < MISSED; n++) await gateway.write(`Perdida ${n}`);
		await delay(1_000);
		const ours = await storm(product, () =>
			openCrowd(`${live}?since=${since}`, SOCKETS, { headersOf, waitsForFrame: true, atOnce: 50 }),
		);
		for (let n = 0; n < MISSED; n++) await post(`${chat.url}/say`, `Perdida ${n}`);
		const theirs = await storm(chat, () =>
			openCrowd(`${chat.url.replace("http", "ws")}/join`, SOCKETS, {
				waitsForFrame: true,
				atOnce: 50,
			}),
		);
		for (const [name, one] of Object.entries({ ours, chat: theirs })) {
			figures.note(`${name}.seconds`, one.ms / 1000);
			figures.note(`${name}.cpuMsPerSocket`, one.cpuMs / SOCKETS);
			figures.note(`${name}.frames`, one.frames);
		}
		figures.note("time to chat", ours.ms / theirs.ms);
		figures.note("cpu to chat", ours.cpuMs / theirs.cpuMs);
	}
	figures.print("c reconnect");
} finally {
	await product.stop();
	await chat.stop();
}

/** From the first call until nothing more comes, the quiet that shows it not counted. */
async function storm(arm: { cpuMs: () => number }, open: () => ReturnType<typeof openCrowd>) {
	const before = arm.cpuMs();
	const startedAt = performance.now();
	const crowd = await open();
	let frames = -1;
	let lastAt = performance.now();
	const deadline = Date.now() + 60_000;
	while (performance.now() - lastAt < 500 && Date.now() < deadline) {
		const now = crowd.received().frames;
		if (now !== frames) lastAt = performance.now();
		frames = now;
		await delay(20);
	}
	crowd.close();
	const figures = { ms: lastAt - startedAt, cpuMs: arm.cpuMs() - before, frames };
	await delay(1_000);
	return figures;
}

/** Where a browser stands that has seen everything until now. */
async function readSeq(
	address: string,
	headersOf: (socket: number) => Record<string, string>,
): Promise<number> {
	const crowd = await openCrowd(address, 1, { headersOf, waitsForFrame: true });
	const text = crowd.first();
	crowd.close();
	const seq = /"seq":(\d+)/.exec(text)?.[1];
	if (seq === undefined) throw new Error(`no position in ${text.slice(0, 200)}`);
	return Number(seq);
}
