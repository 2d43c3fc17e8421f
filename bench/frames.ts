/** b: from a customer's message to the frame in each browser, with 1, 100 and 1,000 of them; arms side by side. */
import { setTimeout as delay } from "node:timers/promises";
import { startChat, startNode } from "./support/arms/start.ts";
import { createFigures, IS_SHORT, quantile, rounds } from "./support/figures.ts";
import { createGateway, post } from "./support/gateway.ts";
import { startProduct } from "./support/product.ts";
import { type Crowd, mark, openCrowd } from "./support/sockets.ts";
import type { Arm } from "./support/workerd.ts";

const ROUNDS = rounds(2);

interface Case {
	name: string;
	sockets: number;
	messages: number;
	/** Paced, because a closed loop hides queues. */
	everyMs: number;
}

/** Eight messages a second are a shop's busiest moment; at twenty a feed could begin to gather. */
const CASES: readonly Case[] = IS_SHORT
	? [{ name: "20", sockets: 20, messages: 10, everyMs: 50 }]
	: [
			{ name: "1", sockets: 1, messages: 60, everyMs: 125 },
			{ name: "1 at 20/s", sockets: 1, messages: 100, everyMs: 50 },
			{ name: "100", sockets: 100, messages: 60, everyMs: 125 },
			{ name: "1000", sockets: 1000, messages: 25, everyMs: 125 },
		];
const COMES_WITHIN_MS = 15_000;

interface Listening extends Arm {
	publish: (text: string) => Promise<unknown>;
	open: (count: number) => Promise<Crowd>;
}

const product = await startProduct({
	people: Math.ceil(Math.max(...CASES.map(({ sockets }) => sockets)) / 10),
});
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

let marks = 0;

/** One arm, one round. */
async function measure(arm: Listening, { sockets, messages, everyMs }: Case) {
	const crowd = await arm.open(sockets);
	try {
		for (let n = 0; n < 5; n++) await arm.publish("primeiras");
		await delay(300);
		const sentAt: number[] = [];
		const times: number[] = [];
		// A room tells who joins what was said before: each message has a mark that no other ever had.
		const base = (marks += messages) - messages;
		crowd.onMark((n, at) => {
			const sent = sentAt[n - base];
			if (sent !== undefined) times.push(at - sent);
		});
		const cpuBefore = arm.cpuMs();
		for (let n = 0; n < messages; n++) {
			const next = delay(everyMs);
			sentAt[n] = performance.now();
			await arm.publish(`Tem do 38? ${mark(base + n)}`);
			await next;
		}
		const deadline = Date.now() + COMES_WITHIN_MS;
		while (times.length < messages * sockets && Date.now() < deadline) await delay(20);
		const lost = messages * sockets - times.length;
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
		for (const one of CASES) {
			const found: Record<string, Awaited<ReturnType<typeof measure>>> = {};
			for (const [name, arm] of Object.entries(arms)) {
				const measured = (found[name] = await measure(arm, one));
				for (const [what, value] of Object.entries(measured))
					figures.note(`${name}.${what}.${one.name}`, value);
			}
			const { ours, ...others } = found;
			if (!ours) continue;
			for (const [name, other] of Object.entries(others)) {
				figures.note(`p50 to ${name}.${one.name}`, ours.p50 / other.p50);
				figures.note(`cpu to ${name}.${one.name}`, ours.cpuUs / other.cpuUs);
			}
		}
	figures.print("b webhook to frame");
} finally {
	await Promise.all(started.map((arm) => arm.stop()));
}
