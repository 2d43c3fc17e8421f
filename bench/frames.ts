/** b: from a customer's message to the frame in each browser, with 1, 100 and 1,000 of them; arms side by side. */
import { setTimeout as delay } from "node:timers/promises";
import { startChat, startNode } from "./support/arms/start.ts";
import { createFigures, IS_SHORT, quantile, rounds } from "./support/figures.ts";
import { createGateway, post } from "./support/gateway.ts";
import { startProduct } from "./support/product.ts";
import { type Crowd, mark, openCrowd } from "./support/sockets.ts";
import type { Arm } from "./support/workerd.ts";

const SIZES = IS_SHORT ? [1, 20] : [1, 100, 1000];
const ROUNDS = rounds(3);
/** Messages of a round: enough of them for a p99, and few enough with a thousand sockets. */
const messagesFor = (size: number) => (IS_SHORT ? 10 : size === 1000 ? 25 : 80);
/** A shop's busiest moment; paced, because a closed loop hides queues. */
const EVERY_MS = 125;
const COMES_WITHIN_MS = 15_000;

interface Listening extends Arm {
	publish: (text: string) => Promise<unknown>;
	open: (count: number) => Promise<Crowd>;
}

const product = await startProduct({ people: Math.ceil(Math.max(...SIZES) / 10) });
const channelId = await product.link("Quadros");
const gateway = createGateway(product.url, product.keys["MASTER_KEY"] ?? "", channelId);
const wsOf = (arm: Arm) => arm.url.replace("http", "ws");
const started: Arm[] = [product];

async function start(): Promise<Record<string, Listening>> {
	const [chat, ws, io] = [await startChat(), await startNode("ws"), await startNode("socket.io")];
	started.push(chat, ws, io);
	const publishTo = (arm: Arm) => (text: string) => post(`${arm.url}/say`, text);
	const socketIo = `${wsOf(io)}/socket.io/?EIO=4&transport=websocket`;
	return {
		ours: {
			...product,
			publish: (text) => gateway.write(text),
			open: (count) =>
				openCrowd(`${wsOf(product)}/live/channels/${channelId}`, count, {
					headersOf: product.headersOf,
					waitsForFrame: true,
				}),
		},
		chat: {
			...chat,
			publish: publishTo(chat),
			open: (count) => openCrowd(`${wsOf(chat)}/join`, count, { waitsForFrame: true }),
		},
		ws: { ...ws, publish: publishTo(ws), open: (count) => openCrowd(wsOf(ws), count) },
		"socket.io": {
			...io,
			publish: publishTo(io),
			open: (count) => openCrowd(socketIo, count, { greeting: "40" }),
		},
	};
}

/** One arm, one round. */
async function measure(arm: Listening, size: number) {
	const crowd = await arm.open(size);
	try {
		for (let n = 0; n < 5; n++) await arm.publish("primeiras");
		await delay(300);
		const messages = messagesFor(size);
		const sentAt: number[] = [];
		const times: number[] = [];
		crowd.onMark((n, at) => times.push(at - (sentAt[n] ?? at)));
		const cpuBefore = arm.cpuMs();
		for (let n = 0; n < messages; n++) {
			const next = delay(EVERY_MS);
			sentAt[n] = performance.now();
			await arm.publish(`Tem do 38? ${mark(n)}`);
			await next;
		}
		const deadline = Date.now() + COMES_WITHIN_MS;
		while (times.length < messages * size && Date.now() < deadline) await delay(20);
		const lost = messages * size - times.length;
		return {
			p50: quantile(times, 0.5),
			p99: quantile(times, 0.99),
			cpuUs: ((arm.cpuMs() - cpuBefore) * 1000) / Math.max(1, times.length),
			lost,
		};
	} finally {
		crowd.close();
		await delay(300);
	}
}

const figures = createFigures();
try {
	const arms = await start();
	for (let round = 0; round < ROUNDS; round++)
		for (const size of SIZES) {
			const found: Record<string, Awaited<ReturnType<typeof measure>>> = {};
			for (const [name, arm] of Object.entries(arms)) {
				const one = (found[name] = await measure(arm, size));
				for (const [what, value] of Object.entries(one))
					figures.note(`${name}.${what}.${size}`, value);
			}
			const { ours, ...others } = found;
			if (!ours) continue;
			for (const [name, other] of Object.entries(others)) {
				figures.note(`p50 to ${name}.${size}`, ours.p50 / other.p50);
				figures.note(`cpu to ${name}.${size}`, ours.cpuUs / other.cpuUs);
			}
		}
	figures.print("b webhook to frame");
} finally {
	await Promise.all(started.map((arm) => arm.stop()));
}
