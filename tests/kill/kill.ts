/**
 * R39, R40: SIGKILL of the whole server at random moments, under load, restarted on the same data.
 * Writers send through the API, the emulated Evolution API (a process of its own, which survives) sends
 * webhooks. At the end: everything acknowledged is there exactly once, `seq` rises, the outbox is empty,
 * and no message left twice. Prints one line of figures; the exit code is the verdict.
 */
import { randomInt, randomUUID } from "node:crypto";
import { delay } from "#scripts/local/process.mjs";
import { tail } from "#scripts/local/serve.mjs";
import {
	type EvolutionEmulator,
	startEvolutionEmulator,
} from "#tests/emulators/evolution/start.ts";
import { createProduct, type Member, type Product, signIn, until } from "./product.ts";

const KILLS = Number(process.env.PROSA_KILLS ?? (process.env.PROSA_LONG === "1" ? 500 : 20));
const WRITERS = 8;
const PEOPLE = Array.from({ length: WRITERS }, (_, n) => `551197000090${n + 1}`);
/** A thousand with twenty blows, and as many between two of them on a slow machine as on a fast one. */
const SENDS_PER_KILL = 50;
const SIGN_IN = ["admin@demo.prosa.test", "demonstracao"] as const;
const DRAIN_TIMEOUT_MS = 180_000;

interface Message {
	id: string;
	text: string;
	direction: string;
	status: string | null;
	seq: number;
}
interface Sent {
	id: string;
	text: string;
	seq: number;
	writer: number;
}
interface Load {
	sent: Sent[];
	/** What people wrote; the emulator delivers each until it is answered. */
	written: string[];
	/** People pause while the server is down: what was on its way at the blow is test enough. */
	isUp: boolean;
	isOver: boolean;
	refused: number;
}

const emulator = await startEvolutionEmulator({ retryScale: 0.2 });
const product = await createProduct({
	EVOLUTION_URL: emulator.url,
	EVOLUTION_API_KEY: emulator.apiKey,
	ALLOWED_PRIVATE_HOSTS: emulator.host,
});
let verdict = 1;
try {
	verdict = await runRounds(product, emulator);
} catch (error) {
	console.error(error);
	console.error(tail(product.logFile()));
} finally {
	await product.dispose();
	await emulator.stop();
}
// Writers of a run that failed half way would go on calling.
process.exit(verdict);

async function runRounds(server: Product, gateway: EvolutionEmulator): Promise<number> {
	const startedAt = Date.now();
	await server.start();
	const member = await signIn(server.url, ...SIGN_IN);
	const channelId = await link(member, gateway);
	const instance = `instances/prosa_${channelId}`;
	const load: Load = { sent: [], written: [], isUp: true, isOver: false, refused: 0 };
	for (const phone of PEOPLE) {
		const text = `first of ${phone}`;
		load.written.push(text);
		await gateway.control(`${instance}/write`, { phone, name: `P ${phone}`, text });
	}
	const contacts = await until("the first messages", 30_000, () => listContacts(member, channelId));
	const work = [
		...contacts.map((contactId, writer) => write({ member, channelId, contactId, writer, load })),
		receive(gateway, instance, load),
	];
	for (let round = 0; round < KILLS; round++) {
		await waitForMoment(round, load);
		await server.kill();
		load.isUp = false;
		await server.start();
		load.isUp = true;
	}
	await until("the last sends", 60_000, async () =>
		load.sent.length >= KILLS * SENDS_PER_KILL ? true : null,
	);
	load.isOver = true;
	await Promise.all(work);
	const messages = await drain({ member, channelId, contacts, load });
	return judge({
		load,
		messages,
		log: await gateway.log(),
		seconds: (Date.now() - startedAt) / 1000,
	});
}

/** Every fourth time the blow falls while the server still wakes up, else under full load. */
async function waitForMoment(round: number, load: Load): Promise<void> {
	const enough = Math.max(load.sent.length + WRITERS, (round + 1) * SENDS_PER_KILL);
	if (round % 4 !== 3)
		await until("the sends after a restart", 60_000, async () =>
			load.sent.length >= enough ? true : null,
		);
	await delay(randomInt(0, 1_500));
}

/** A new instance at the emulator, scanned and connected. */
async function link(member: Member, gateway: EvolutionEmulator): Promise<string> {
	const location = await member.submit("/whatsapp/instances/new", {
		name: "Kill",
		gateway: "evolution",
	});
	const channelId = /\/whatsapp\/([^/?]+)/.exec(location)?.[1];
	if (!channelId) throw new Error(`the new instance led to ${location}`);
	const address = `/api/channels/${channelId}/link`;
	const status = async () =>
		((await member.call("GET", address))?.body as { status?: string } | null)?.status;
	await member.call("POST", address, { action: "connect" });
	await until("a QR", 30_000, async () => ((await status()) === "waiting_qr" ? true : null));
	await gateway.control(`instances/prosa_${channelId}/scan`, {});
	await until("the link", 30_000, async () => ((await status()) === "connected" ? true : null));
	return channelId;
}

async function listContacts(member: Member, channelId: string): Promise<string[] | null> {
	const answer = await member.call("GET", `/api/channels/${channelId}/contacts`);
	const contacts = (answer?.body as { contacts?: { id: string }[] } | null)?.contacts ?? [];
	return contacts.length >= PEOPLE.length ? contacts.slice(0, WRITERS).map(({ id }) => id) : null;
}

/** Sends one message after the other, the same id until it is acknowledged, as the browser does. */
async function write(options: {
	member: Member;
	channelId: string;
	contactId: string;
	writer: number;
	load: Load;
}): Promise<void> {
	const { member, channelId, contactId, writer, load } = options;
	for (let n = 0; !load.isOver; n++) {
		const message = { id: randomUUID(), contactId, text: `out ${writer} ${n}` };
		for (;;) {
			const answer = await member.call("POST", `/api/channels/${channelId}/messages`, message);
			if (answer?.status === 202) {
				const { seq } = (answer.body as { message: Message }).message;
				load.sent.push({ id: message.id, text: message.text, seq, writer });
				break;
			}
			if (answer !== null) load.refused++;
			if (load.isOver) return;
			await delay(50);
		}
		await delay(randomInt(5, 60));
	}
}

/** People write; the emulator delivers, and tries again what was not answered with 200. */
async function receive(gateway: EvolutionEmulator, instance: string, load: Load): Promise<void> {
	for (let n = 1; !load.isOver; n++) {
		await delay(randomInt(40, 160));
		if (!load.isUp) continue;
		const phone = PEOPLE[n % PEOPLE.length];
		const text = `in ${n}`;
		load.written.push(text);
		await gateway.control(`${instance}/write`, { phone, text });
	}
}

interface Conversations {
	member: Member;
	channelId: string;
	contacts: string[];
	load: Load;
}

/** Waits until nothing is on its way; at the deadline what is there is judged all the same. */
async function drain(options: Conversations): Promise<Message[]> {
	const deadline = Date.now() + DRAIN_TIMEOUT_MS;
	for (;;) {
		const messages = await listMessages(options);
		const texts = new Set(messages.map(({ text }) => text));
		const isQuiet = !messages.some(({ status }) => status === "queued");
		if ((isQuiet && options.load.written.every((text) => texts.has(text))) || Date.now() > deadline)
			return messages;
		await delay(1_000);
	}
}

/** Everything in the conversations, page by page towards the past. */
async function listMessages({ member, channelId, contacts }: Conversations): Promise<Message[]> {
	const messages: Message[] = [];
	for (const contact of contacts) {
		let cursor: string | null = "";
		while (cursor !== null) {
			const query: string = cursor === "" ? "" : `?cursor=${encodeURIComponent(cursor)}`;
			const route = `/api/channels/${channelId}/contacts/${contact}/messages${query}`;
			const answer = await member.call("GET", route);
			if (answer?.status !== 200) throw new Error(`${route}: ${answer?.status ?? "no answer"}`);
			const page = answer.body as { messages: Message[]; earlierCursor: string | null };
			messages.push(...page.messages);
			cursor = page.earlierCursor;
		}
	}
	return messages;
}

function judge(outcome: {
	load: Load;
	messages: Message[];
	log: Awaited<ReturnType<EvolutionEmulator["log"]>>;
	seconds: number;
}): number {
	const { load, messages, log } = outcome;
	const count = countBy(messages.map(({ id }) => id));
	const texts = countBy(
		messages.filter(({ direction }) => direction === "incoming").map(({ text }) => text),
	);
	const acknowledged = log.webhooks.filter(({ answered }) => answered === 200).length;
	const leaving = countBy(log.sends.map(({ text }) => text));
	const doubled = [...leaving].filter(([, times]) => times > 1).map(([text]) => text);
	const isUnknown = (text: string) =>
		messages.some((one) => one.text === text && one.status === "unknown");
	const figures = {
		kills: KILLS,
		sendsAcknowledged: load.sent.length,
		sendsLost: load.sent.filter(({ id }) => !count.has(id)).length,
		stillQueued: messages.filter(({ status }) => status === "queued").length,
		webhooksAcknowledged: acknowledged,
		peopleWrote: load.written.length,
		writtenLost: load.written.filter((text) => !texts.has(text)).length,
		doubledInInbox: [...count.values(), ...texts.values()].filter((times) => times > 1).length,
		doubledAtGateway: doubled.length,
		doubledUnmarked: doubled.filter((text) => !isUnknown(text)).length,
		seqFalls: countFalls(load.sent),
		unknown: messages.filter(({ status }) => status === "unknown").length,
		failed: messages.filter(({ status }) => status === "failed").length,
		refusedWhileUp: load.refused,
		seconds: Math.round(outcome.seconds),
	};
	console.log(`kill ${JSON.stringify(figures)}`);
	const broken = [
		"sendsLost",
		"stillQueued",
		"writtenLost",
		"doubledInInbox",
		"doubledUnmarked",
		"seqFalls",
	] as const;
	for (const name of broken) if (figures[name] > 0) console.error(`R39 ${name}: ${figures[name]}`);
	const isLoaded = figures.sendsAcknowledged >= KILLS * SENDS_PER_KILL;
	if (!isLoaded || figures.webhooksAcknowledged < KILLS) {
		console.error("too little load to prove anything");
		return 1;
	}
	return broken.every((name) => figures[name] === 0) ? 0 : 1;
}

function countBy(keys: string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
}

/** One writer waits for each answer, so its numbers must rise; no two messages share one. */
function countFalls(sent: Sent[]): number {
	let falls = sent.length - new Set(sent.map(({ seq }) => seq)).size;
	for (let writer = 0; writer < WRITERS; writer++) {
		const seqs = sent.filter((one) => one.writer === writer).map(({ seq }) => seq);
		falls += seqs.filter((seq, at) => at > 0 && seq <= (seqs[at - 1] ?? 0)).length;
	}
	return falls;
}
