import { setTimeout as wait } from "node:timers/promises";
import type { APIRequestContext } from "playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FarProduct, ownBuild, startFarProduct } from "#tests/support/far/far-product.ts";
import { openMember } from "#tests/support/served.ts";
import { PAGES } from "./page-rules.ts";

/** What tests/support/far/far-env.mjs counts of an answer. */
interface FarCall {
	call: string;
	/** Its place in the row: 1 for what is asked at once. */
	place: number;
}

interface Listed {
	id: string;
	contactId: string;
	channel: { id: string; type: string };
}

let product: FarProduct;
let admin: APIRequestContext;
/** A conversation of the demonstration, and one of its agents. */
let one: Listed;
let agentId: string;

beforeAll(async () => {
	product = await startFarProduct(ownBuild());
	admin = await openMember(undefined, { url: product.url });
	[one, agentId] = await Promise.all([findConversation(), findAgent()]);
});
afterAll(() => product.dispose());

/** The list has the demonstration's a moment after the first start. */
async function findConversation(): Promise<Listed> {
	for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(200)) {
		const answer = await admin.get("/api/conversations");
		const { conversations } = (await answer.json()) as { conversations: Listed[] };
		const found = conversations.find(({ channel }) => channel.type === "whatsapp");
		if (found) return found;
	}
	throw new Error("the demonstration has no conversation");
}

async function findAgent(): Promise<string> {
	const text = await (await admin.get("/agents")).text();
	const [, id] = /\/agents\/([0-9a-f-]{36})/.exec(text) ?? [];
	if (id === undefined) throw new Error("the demonstration has no agent");
	return id;
}

/** A second visit: what is asked for once has been asked for. */
async function countTrips(address: string): Promise<{ status: number; calls: FarCall[] }> {
	await admin.get(address);
	const name = crypto.randomUUID();
	// Its body too has come: with it ends what the answer waits for.
	const answer = await admin.get(address, { headers: { "x-far-name": name } });
	const calls = (await (await admin.get(`/far-trips/${name}`)).json()) as FarCall[];
	return { status: answer.status(), calls };
}

const inARow = (calls: readonly FarCall[]) => Math.max(0, ...calls.map(({ place }) => place));
const said = (calls: readonly FarCall[]) =>
	calls.map(({ call, place }) => `${String(place)} ${call}`).join(", ");

/** The address of what a link to the page asks for. */
function dataOf(path: string): string {
	const id = path.startsWith("/agents")
		? agentId
		: path.startsWith("/sessions")
			? one.id
			: one.channel.id;
	const address = path
		.replace(/:(?!contactId)\w+/, id)
		.replace(":contactId", encodeURIComponent(one.contactId));
	return address === "/" ? "/_.data" : `${address}.data`;
}

/** Answered by whoever keeps the conversations, with who is signed in. */
const INBOX = [
	"/conversations",
	"/whatsapp/:instanceId",
	"/whatsapp/:instanceId/chats",
	"/channels/:channelId/messages",
	"/whatsapp/instances/:channelId/messages/:contactId",
];
/** They need a token or a payment of their own; or they end a sign-in. The demonstration's portal plays another company. */
const APART = /:token|:checkoutId|sign-out|switch-workspace|subscription\/demonstration/;

test("a link costs one far trip in the inbox, and never more than two one after the other anywhere", async () => {
	const look = async (path: string): Promise<void> => {
		const { status, calls } = await countTrips(dataOf(path));
		expect(status, path).toBeLessThan(500);
		const limit = INBOX.includes(path) ? 1 : 2;
		expect(inARow(calls), `${path}: ${said(calls)}`).toBeLessThanOrEqual(limit);
	};
	const paths = Object.keys(PAGES).filter((each) => !APART.test(each));
	expect(paths.length).toBeGreaterThan(60);
	await Promise.all(paths.map(look));
});

test("an opened page of the inbox, its list and its conversation cost one far trip", async () => {
	const conversation = dataOf("/whatsapp/instances/:channelId/messages/:contactId");
	const messages = `/api/channels/${one.channel.id}/contacts/${one.contactId}/messages`;
	for (const address of ["/conversations", conversation.replace(/\.data$/, ""), messages]) {
		const { status, calls } = await countTrips(address);
		expect(status, address).toBe(200);
		expect(inARow(calls), `${address}: ${said(calls)}`).toBe(1);
	}
});

test("a check that cannot fail is none: home asks the hub first, and then what it says of the workspace", async () => {
	const { calls } = await countTrips("/_.data");
	expect(inARow(calls), said(calls)).toBe(2);
});
