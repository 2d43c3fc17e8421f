/**
 * R39, R40: SIGKILL at random moments under load, of the whole server, of one of its processes, in a start and in a
 * migration, with a gateway that fails meanwhile; started again on the same data. Writers send through the API,
 * every fourth time the same words, every tenth a file in parts; the emulated Evolution API (a process of its own, which survives) sends webhooks.
 * At the end everything acknowledged left exactly once, or is honestly unknown or failed; order, ticks, unread counts,
 * figures, the search and the workspace's list of conversations agree with what happened. Prints one line of figures; the exit code is the verdict.
 */
import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { PART_BYTES } from "#app/contracts/files.ts";
import { delay } from "#scripts/local/process.mjs";
import { tail } from "#scripts/local/serve.mjs";
import {
	type EvolutionEmulator,
	startEvolutionEmulator,
} from "#tests/emulators/evolution/start.ts";
import {
	type AcknowledgedSend,
	countBroken,
	countHonest,
	type Outcome,
	type ShownMessage,
} from "./judge.ts";
import { link } from "./link.ts";
import { createProduct, type Member, type Product, signIn, until } from "./product.ts";

const isLong = process.env.PROSA_LONG === "1";
const KILLS = Number(process.env.PROSA_KILLS ?? (isLong ? 40 : 6));
/** So many messages of people at least: ten thousand when there is time, over as many people as a shop has in a day. */
const INBOUND = Number(process.env.PROSA_INBOUND ?? (isLong ? 10_000 : 0));
const IS_DENSE = INBOUND > 0;
/** Pause between two people's messages, ms. */
const PAUSE_MS = IS_DENSE ? ([1, 10] as const) : ([40, 160] as const);
/** Pause of a writer between two sends, ms: where people's messages are the load, sends leave them the processor. */
const WRITER_PAUSE_MS = IS_DENSE ? ([1_000, 4_000] as const) : ([5, 60] as const);
const WRITERS = 8;
const phoneOf = (n: number) => `551197000090${n}`;
const PEOPLE = Array.from({ length: WRITERS }, (_, n) => phoneOf(n + 1));
const MOST_UNDELIVERED = 200;
/**
 * Dense people write as fast as is taken: a channel is given sixteen calls at once and refuses the rest
 * (webhook-concurrency.ts). What is refused waits longer each time, and the test would measure these pauses.
 */
const MOST_CALLING = IS_DENSE ? 10 : MOST_UNDELIVERED;
const CONVERSATIONS_READ_AT_ONCE = 6;
/** Nobody answers them, nor the strangers below: each of their words stays unread. */
const UNANSWERED = ["5511970000801", "5511970000802"];
/** They write now and then, so that the lists are longer than one page. */
const STRANGERS = Array.from(
	{ length: IS_DENSE ? 200 : 32 },
	(_, n) => `55119700${String(20_000 + n)}`,
);
/** Three hundred with six blows, which hold every kind of blow and of fault; as many on a slow machine as on a fast one. */
const SENDS_PER_KILL = 50;
/** More of unknown outcome would prove too little. */
const MOST_UNKNOWN_SHARE = 0.2;
const SIGN_IN = ["admin@demo.prosa.test", "demonstracao"] as const;
const DRAIN_TIMEOUT_MS = 180_000;
const READING_TIMEOUT_MS = 120_000;
/** Who wrote twice within it may be shown with either as the last words: gateways tell seconds. */
const SAME_MOMENT_MS = 1_500;
/** What a person writes again when nothing seems to happen. */
const SAME_WORDS = "bom dia";
/** Of a writer's sends each so manieth is a file. A blow finds some of the writers between its parts. */
const FILE_EVERY = 10;
const FILE_BYTES = PART_BYTES + 1_000;

/** What falls at each blow, over and over; every kind among the first six, and the fourth strikes while the server wakes. */
const BLOWS = [
	"all",
	"in start",
	"front",
	"all",
	"code",
	"wrangler",
	"all",
	"all",
	"all",
	"all",
] as const;
/** What the gateway does to the next sends after a blow, two at a time. */
const GATEWAY_FAULTS = [
	"accept_then_reset",
	"refuse",
	"accept_then_500",
	"unavailable503",
	"garbage",
	"error500",
	"slow",
] as const;

interface Load {
	sent: AcknowledgedSend[];
	/** What people wrote; the emulator delivers each until it is answered. */
	written: { phone: string; text: string; at: number }[];
	/** People pause while the server is down: what was on its way at the blow is test enough. */
	isUp: boolean;
	isOver: boolean;
	refused: number;
}
interface Stage {
	member: Member;
	gateway: EvolutionEmulator;
	channelId: string;
	/** Contact of each phone. */
	contacts: Map<string, string>;
	load: Load;
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
	// The very first start, with the demonstration half made.
	await server.killInStart(randomInt(2_000, 9_000));
	await server.start();
	const member = await signIn(server.url, ...SIGN_IN);
	const channelId = await link(member, gateway);
	const load: Load = { sent: [], written: [], isUp: true, isOver: false, refused: 0 };
	for (const phone of [...PEOPLE, ...UNANSWERED])
		await say({ gateway, channelId, load }, phone, `first of ${phone}`);
	const contacts = await until("the first messages", 30_000, () => findContacts(member, channelId));
	const stage: Stage = { member, gateway, channelId, contacts, load };
	const work = [...PEOPLE.map((phone, writer) => write(stage, phone, writer)), receive(stage)];
	for (let round = 0; round < KILLS; round++) {
		await waitForMoment(round, load);
		const blow = BLOWS[round % BLOWS.length] ?? "all";
		const struckAt = Date.now();
		await strike(server, blow, load);
		console.log(
			`${round + 1}. ${blow}: back after ${Date.now() - struckAt} ms, ${load.sent.length} sends, ${load.written.length} written`,
		);
		await until("the list of conversations after a blow", READING_TIMEOUT_MS, () =>
			findListed(stage),
		);
		await spoil(gateway, round);
	}
	await until("the last sends", 180_000, async () =>
		load.sent.length >= KILLS * SENDS_PER_KILL ? true : null,
	);
	await until("the last words of people", INBOUND * 200 + 1_000, async () =>
		load.written.length >= INBOUND ? true : null,
	);
	load.isOver = true;
	await Promise.all(work);
	await gateway.control("faults", {});
	const outcome = await drain(stage);
	return judge(outcome, load, await gateway.log(), (Date.now() - startedAt) / 1000);
}

/** Every fourth time the blow falls while the server still wakes up, else under full load. */
async function waitForMoment(round: number, load: Load): Promise<void> {
	const enough = Math.max(load.sent.length + WRITERS, (round + 1) * SENDS_PER_KILL);
	if (round % 4 !== 3)
		await until("the sends after a restart", 180_000, async () =>
			load.sent.length >= enough ? true : null,
		);
	// Blows fall in the middle of what people write, from its beginning to its end.
	await until("people's messages between two blows", 600_000, async () =>
		load.written.length >= (INBOUND * (round + 1)) / (KILLS + 1) ? true : null,
	);
	await delay(randomInt(0, 1_500));
}

async function strike(server: Product, blow: (typeof BLOWS)[number], load: Load): Promise<void> {
	if (blow === "front" || blow === "code" || blow === "wrangler") {
		load.isUp = false;
		await server.killOne(blow);
	} else {
		await server.kill();
		load.isUp = false;
		if (blow === "in start") await server.killInStart(randomInt(300, 4_000));
		await server.start();
	}
	load.isUp = true;
}

/** A few sends go wrong in one way, a few in another, and webhooks come twice and shuffled every other time. */
async function spoil(gateway: EvolutionEmulator, round: number): Promise<void> {
	const modes = [2 * round, 2 * round + 1].map((n) => GATEWAY_FAULTS[n % GATEWAY_FAULTS.length]);
	const isShuffled = round % 2 === 1;
	await gateway.control("faults", {
		rules: modes.flatMap((mode) => [
			{ call: "sendText", mode, ms: 500, times: 3 },
			{ call: "sendMedia", mode, ms: 500, times: 1 },
		]),
		webhooks: isShuffled ? { copies: 2, shuffleMs: 200 } : {},
	});
}

interface ShownContact {
	id: string;
	phone: string | null;
	unread: number;
	preview: { text: string } | null;
	conversation: { id: string } | null;
}
interface ShownConversation {
	id: string;
	contactId: string;
	channel: { id: string };
	unread: number;
	preview: { text: string } | null;
}

/** All pages of a list. After many blows much is still being worked off: a reading without an answer is asked again. */
async function readPages<Page extends { nextCursor: string | null }>(
	member: Member,
	address: string,
): Promise<Page[]> {
	const pages: Page[] = [];
	for (let cursor: string | null = ""; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null) {
		const params = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
		const page = await until(address, READING_TIMEOUT_MS, async () => {
			const read = await member.call("GET", `${address}${params}`);
			return read?.status === 200 ? (read.body as Page) : null;
		});
		pages.push(page);
	}
	return pages;
}

async function listContacts(member: Member, channelId: string): Promise<ShownContact[]> {
	const address = `/api/channels/${channelId}/contacts?filter=all`;
	type Page = { contacts: ShownContact[]; nextCursor: string | null };
	return (await readPages<Page>(member, address)).flatMap(({ contacts }) => contacts);
}

/** The workspace's list, as /conversations reads it. */
async function listConversations(member: Member, query: string): Promise<ShownConversation[]> {
	type Page = { conversations: ShownConversation[]; nextCursor: string | null };
	const pages = await readPages<Page>(member, `/api/conversations?${query}`);
	return pages.flatMap(({ conversations }) => conversations);
}

/** R17: whoever was there before the blow is in the list after it. */
async function findListed({ member, channelId, contacts }: Stage): Promise<true | null> {
	const listed = await listConversations(member, `channelId=${channelId}`);
	const ids = new Set(listed.map(({ contactId }) => contactId));
	return [...contacts.values()].every((id) => ids.has(id)) ? true : null;
}

async function findContacts(member: Member, channelId: string) {
	const contacts = await listContacts(member, channelId);
	const all = new Map(contacts.map(({ phone, id }) => [phone ?? "", id]));
	return [...PEOPLE, ...UNANSWERED].every((phone) => all.has(phone)) ? all : null;
}

/** Sends one message after the other, the same id until it is acknowledged, as the browser does. */
async function write(stage: Stage, phone: string, writer: number): Promise<void> {
	const { load } = stage;
	const contactId = stage.contacts.get(phone) ?? "";
	for (let n = 0; !load.isOver; n++) {
		// Each at another time, so that files are always on their way.
		const isFile = (n + writer) % FILE_EVERY === 0;
		const turn = n % 4 === 3 && !isFile ? null : n;
		const text = turn === null ? SAME_WORDS : `out ${writer} ${n}`;
		const told = { id: randomUUID(), contactId };
		const sent = isFile
			? await sendFile(stage, { ...told, caption: text })
			: await insist(stage, "POST", "messages", { ...told, text });
		if (sent === null) return;
		const { message, hash } = sent as { message: ShownMessage; hash?: string };
		load.sent.push({ ...told, text, seq: message.seq, writer, turn, ...(hash && { hash }) });
		await delay(randomInt(WRITER_PAUSE_MS[0], WRITER_PAUSE_MS[1]));
	}
}

/** The same call until it is done; what it answers, or null once everything is over. */
async function insist(
	{ member, channelId, load }: Stage,
	method: string,
	route: string,
	body: unknown,
): Promise<object | null> {
	for (;;) {
		const answer = await member.call(method, `/api/channels/${channelId}/${route}`, body);
		if (answer !== null && answer.status < 300) return (answer.body as object | null) ?? {};
		if (answer !== null) load.refused++;
		if (load.isOver) return null;
		await delay(50);
	}
}

/** Uploads in parts and sends, each step until it is done: a blow costs the part that was on its way. */
async function sendFile(stage: Stage, message: object): Promise<object | null> {
	const file = randomBytes(FILE_BYTES);
	const hash = createHash("sha256").update(file).digest("hex");
	const at = `files/${hash}`;
	const steps: [string, string, unknown][] = [["POST", "files", { hash, bytes: FILE_BYTES }]];
	for (let part = 0; part * PART_BYTES < FILE_BYTES; part++) {
		const bytes = file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
		steps.push(["PUT", `${at}/parts/${part}?bytes=${FILE_BYTES}`, bytes]);
	}
	steps.push(["POST", `${at}/end`, { bytes: FILE_BYTES }]);
	for (const step of steps) if ((await insist(stage, ...step)) === null) return null;
	const sent = await insist(stage, "POST", `${at}/message`, { ...message, name: "contrato.bin" });
	return sent === null ? null : { ...sent, hash };
}

async function say(
	{ gateway, channelId, load }: Pick<Stage, "gateway" | "channelId" | "load">,
	phone: string,
	text: string,
): Promise<void> {
	load.written.push({ phone, text, at: Date.now() });
	const name = `P ${phone}`;
	await gateway.control(`instances/prosa_${channelId}/write`, { phone, name, text });
}

/**
 * People write; the emulator delivers, and tries again what was not answered with 200. They wait while much is
 * undelivered: on a machine with no time left it would grow until the runtime has no file for a connection.
 */
async function receive(stage: Stage): Promise<void> {
	const everybody = [...PEOPLE, ...UNANSWERED, ...STRANGERS];
	for (let n = 1; !stage.load.isOver; n++) {
		await delay(randomInt(PAUSE_MS[0], PAUSE_MS[1]));
		if (!stage.load.isUp) continue;
		const text = `in zq${String(n).padStart(6, "0")}`;
		await say(stage, everybody[n % everybody.length] ?? "", text);
		await waitForRoom(stage);
	}
}

async function waitForRoom({ gateway, load }: Stage): Promise<void> {
	while (!load.isOver) {
		const pressure = await gateway.control("pressure");
		const { undelivered, calling } = pressure as { undelivered: number; calling: number };
		if (undelivered <= MOST_UNDELIVERED && calling <= MOST_CALLING) return;
		await delay(10);
	}
}

/** Waits until nothing is on its way; at the deadline what is there is judged all the same. */
async function drain(stage: Stage): Promise<Outcome> {
	const { gateway, channelId } = stage;
	const deadline = Date.now() + DRAIN_TIMEOUT_MS;
	// The first writer's contact reads everything at last; so do those who got it late.
	const reader = PEOPLE[0] ?? "";
	const read = new Set<string>();
	for (;;) {
		// Each once: a receipt is delivered until it is answered, and hundreds again at each look would be all the load.
		const ids = (await gateway.log()).sends
			.filter(({ id, jid }) => jid.startsWith(reader) && !read.has(id))
			.map(({ id }) => id);
		for (const id of ids) read.add(id);
		await gateway.control(`instances/prosa_${channelId}/receipt`, { ids, status: "READ" });
		await delay(1_500);
		const outcome = await observe(stage, reader);
		const broken = countBroken(outcome);
		if (Object.values(broken).every((count) => count === 0) || Date.now() > deadline)
			return outcome;
	}
}

async function observe(stage: Stage, reader: string): Promise<Outcome> {
	const { member, gateway, channelId, contacts, load } = stage;
	const shown: ShownMessage[] = [];
	const counted = await listContacts(member, channelId);
	for (let from = 0; from < counted.length; from += CONVERSATIONS_READ_AT_ONCE) {
		const some = counted.slice(from, from + CONVERSATIONS_READ_AT_ONCE);
		const read = some.map(({ id }) => listConversation(member, channelId, id));
		shown.push(...(await Promise.all(read)).flat());
	}
	const log = await gateway.log();
	const figures = await member.call("GET", `/api/channels/${channelId}/figures`);
	if (figures?.status !== 200) throw new Error("the figures cannot be read");
	const { today } = figures.body as { today: Outcome["figures"] };
	const lists = await observeLists(stage);
	const phones = new Map([...contacts].map(([phone, id]) => [`${phone}@s.whatsapp.net`, id]));
	return {
		sent: load.sent,
		shown,
		left: log.sends.map(({ jid, text, file }) => ({
			contactId: phones.get(jid) ?? jid,
			text,
			hash: file?.sha256,
		})),
		written: load.written.map(({ text }) => text),
		unread: [...UNANSWERED, ...STRANGERS].map((phone) => ({
			wrote: load.written.filter((one) => one.phone === phone).length,
			shown: counted.find((one) => one.phone === phone)?.unread ?? 0,
		})),
		lastWords: [...UNANSWERED, ...STRANGERS].map((phone) => {
			const contactId = counted.find((one) => one.phone === phone)?.id;
			const { listed } = lists.conversations;
			return {
				written: findLastWords(load, phone),
				listed: listed.find((one) => one.contactId === contactId)?.lastText ?? null,
			};
		}),
		searched: await search(stage),
		...lists,
		figures: today,
		readContacts: [contacts.get(reader) ?? ""],
	};
}

function findLastWords({ written }: Load, phone: string): string[] {
	const own = written.filter((one) => one.phone === phone);
	const lastAt = own.at(-1)?.at ?? 0;
	return own.filter(({ at }) => lastAt - at <= SAME_MOMENT_MS).map(({ text }) => text);
}

/** The workspace's list and counts beside what the channel itself says. */
async function observeLists({
	member,
	channelId,
}: Stage): Promise<Pick<Outcome, "conversations" | "unreadConversations">> {
	const own = await listContacts(member, channelId);
	const listed = await listConversations(member, `channelId=${channelId}`);
	const unread = await listConversations(member, "unread=1");
	const overview = await member.call("GET", "/api/conversations/overview");
	if (overview?.status !== 200) throw new Error("the overview cannot be read");
	const { counts } = (overview.body as { overview: { counts: { unread: number } } }).overview;
	return {
		conversations: {
			own: own.flatMap(({ id, unread: count, preview, conversation }) =>
				conversation === null
					? []
					: { contactId: id, id: conversation.id, unread: count, lastText: preview?.text ?? "" },
			),
			listed: listed.map(({ id, contactId, unread: count, preview }) => ({
				contactId,
				id,
				unread: count,
				lastText: preview?.text ?? "",
			})),
		},
		unreadConversations: { counted: counts.unread, listed: unread.length },
	};
}

/** Words of the beginning, the middle and the end. */
async function search({ member, channelId, load }: Stage): Promise<Outcome["searched"]> {
	const all = load.written.filter(({ text }) => text.includes("zq"));
	const chosen = Array.from({ length: 20 }, (_, n) => all[Math.floor((n * (all.length - 1)) / 19)]);
	return Promise.all(
		chosen.map(async (one) => {
			const text = one?.text ?? "";
			const q = text.replace("in ", "");
			const answer = await member.call("GET", `/api/channels/${channelId}/search?q=${q}`);
			const hits = (answer?.body as { hits?: { message: ShownMessage }[] } | null)?.hits ?? [];
			return { text, isFound: hits.some(({ message }) => message.text === text) };
		}),
	);
}

/** Everything in one conversation, oldest first. */
async function listConversation(
	member: Member,
	channelId: string,
	contactId: string,
): Promise<ShownMessage[]> {
	let messages: ShownMessage[] = [];
	let cursor: string | null = "";
	while (cursor !== null) {
		const query: string = cursor === "" ? "" : `?cursor=${encodeURIComponent(cursor)}`;
		const route = `/api/channels/${channelId}/contacts/${contactId}/messages${query}`;
		// After many blows much is still being worked off: a reading that gets no answer is asked again.
		const answer = await until(route, READING_TIMEOUT_MS, async () => {
			const read = await member.call("GET", route);
			return read?.status === 200 ? read : null;
		});
		const page = answer.body as { messages: ShownMessage[]; earlierCursor: string | null };
		messages = [...page.messages, ...messages];
		cursor = page.earlierCursor;
	}
	return messages;
}

function judge(
	outcome: Outcome,
	load: Load,
	log: Awaited<ReturnType<EvolutionEmulator["log"]>>,
	seconds: number,
): number {
	const broken = countBroken(outcome);
	const honest = countHonest(outcome);
	const files = load.sent.filter(({ hash }) => hash !== undefined).length;
	const webhooksAcknowledged = log.webhooks.filter(({ answered }) => answered === 200).length;
	const figures = {
		kills: KILLS,
		sendsAcknowledged: load.sent.length,
		filesAmongThem: files,
		...honest,
		peopleWrote: load.written.length,
		webhooksAcknowledged,
		...broken,
		refusedWhileUp: load.refused,
		seconds: Math.round(seconds),
	};
	console.log(`kill ${JSON.stringify(figures)}`);
	const faults = Object.entries(broken).filter(([, count]) => count > 0);
	for (const [name, count] of faults) console.error(`R39 ${name}: ${count}`);
	const doubtful = honest.unknown + honest.unconfirmed + honest.failed;
	const isLoaded =
		load.written.length >= INBOUND &&
		load.sent.length >= KILLS * SENDS_PER_KILL &&
		files >= KILLS * (SENDS_PER_KILL / FILE_EVERY / 2) &&
		webhooksAcknowledged >= KILLS;
	if (!isLoaded || doubtful > load.sent.length * MOST_UNKNOWN_SHARE) {
		console.error("too little load, or too much of unknown outcome, to prove anything");
		return 1;
	}
	return faults.length === 0 ? 0 : 1;
}
