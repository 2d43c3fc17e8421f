/**
 * h: a minute of a thousand workspaces with 8 members and 1.5 numbers each, done by one of them as fast as two cores
 * go: the acts are the same and D1 is asked the same for each. How many of a second's statements one D1 would get.
 */
import { setTimeout as delay } from "node:timers/promises";
import { createFigures, inParallel, IS_SHORT, rounds } from "./support/figures.ts";
import { createGateway } from "./support/gateway.ts";
import { startProduct } from "./support/product.ts";

/** Members of a thousand workspaces who are online, and how long a hub knows who they are without asking D1, s. */
const ONLINE = 4_800;
const KNOWN_FOR = 300;
/**
 * Per second, of a thousand workspaces. 60 % of 8,000 members are online and each asks for something every 15 s, one in
 * twenty times for a page. 300 conversations of ten messages a month each make 100,000 messages a day, 3.5 a second at
 * three times the mean; ten times as many are sent here. Lists are told by the hub and do not ask. Half of the
 * pages are home, which reads D1; the others are the inbox.
 */
const PER_SECOND = { requests: 304, opens: 16, messages: 35 };
/** One D1 answers so many statements of a millisecond. */
const ONE_D1 = 1_000;
const SECONDS = IS_SHORT ? 1 : 6;
const ROUNDS = rounds(3);
const AT_ONCE = 8;

/** Whom the hub has not seen yet. */
const PEOPLE = IS_SHORT ? 4 : 60;
const product = await startProduct({ people: PEOPLE });
const figures = createFigures();
try {
	const channels = [await product.link("Um"), await product.link("Dois")];
	const key = product.keys["MASTER_KEY"] ?? "";
	const gateways = channels.map((id) => createGateway(product.url, key, id));
	const read = async (path: string, n: number) => {
		const answer = await fetch(`${product.url}${path}`, {
			headers: product.headersOf((n % PEOPLE) * 10),
		});
		await answer.arrayBuffer();
		if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
	};
	const acts = {
		/** What an open tab asks for. */
		request: (n: number) => read(`/api/channels/${channels[n % 2]}/contacts`, n),
		open: (n: number) => read(n % 2 === 0 ? "/conversations" : "/", n),
		message: async (n: number) =>
			void (await gateways[n % 2]?.write(`Mensagem ${n}`, `55119${81_000_000 + (n % 40)}`)),
	};
	/** Statements of an act, all that follows included. */
	async function countStatements(
		act: (n: number) => Promise<void>,
		times: number,
	): Promise<number> {
		const before = await product.counted();
		await inParallel(Array.from({ length: times }), AT_ONCE, (_, n) => act(n));
		await delay(IS_SHORT ? 200 : 2_500);
		return ((await product.counted()).statements - before.statements) / times;
	}
	await countStatements(acts.message, 40);
	// Each once: nobody of them is known.
	const unknown = await countStatements(acts.request, PEOPLE);
	figures.note("statements of who is not known", unknown);
	for (let round = 0; round < ROUNDS; round++) {
		const each = {
			requests: await countStatements(acts.request, PER_SECOND.requests * SECONDS),
			opens: await countStatements(acts.open, PER_SECOND.opens * SECONDS),
			messages: await countStatements(acts.message, PER_SECOND.messages * SECONDS),
		};
		const perSecond = Object.entries(PER_SECOND).reduce(
			(sum, [name, count]) => sum + count * each[name as keyof typeof each],
			(ONLINE / KNOWN_FOR) * unknown,
		);
		for (const [name, value] of Object.entries(each)) figures.note(`statements.${name}`, value);
		figures.note("statements per second", perSecond);
		figures.note("share of one D1", perSecond / ONE_D1);
	}
	figures.print("h a thousand workspaces");
} finally {
	await product.stop();
}
