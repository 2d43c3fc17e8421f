import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callCloud, cloudBody, cloudText } from "#tests/support/cloud-call.ts";
import { type OwnedNumber, ownNumber, reachGraph } from "#tests/support/cloud-graph.ts";
import { instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import {
	findSignedIn,
	listContacts,
	listMessages,
	services,
} from "#tests/support/two-workspaces.ts";
import { accountObjectName } from "#app/domain/channels/account-owner.ts";
import { forgetAccounts } from "#workers/services/channels/account-book.ts";

beforeAll(async () => {
	await migrate();
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.spyOn(console, "error").mockImplementation(() => {});
});
beforeEach(() => void reachGraph());
afterEach(() => vi.unstubAllGlobals());

const newMember = async () => createMember((await createWorkspace()).id);

async function own(member: TestMember, number: OwnedNumber): Promise<string> {
	const made = await services().whatsapp.create(await findSignedIn(member), {
		name: "Oficial",
		description: "",
		webhookUrl: "",
		gateway: "cloud-api",
		cloud: number,
	});
	if (!made.ok) throw new Error(made.code);
	return made.value.id;
}

async function textsOf(member: TestMember, channelId: string): Promise<string[]> {
	const [contact] = await listContacts(member, channelId);
	return contact ? (await listMessages(member, channelId, contact.id)).map(({ text }) => text) : [];
}

const bodyOf = (phoneNumberId: string, text: string) =>
	cloudBody({ phoneNumberId, value: { ...cloudText(text) } });

/** As Meta does: the same call again until it is taken. Answers how often it was refused. */
async function callUntilTaken(body: string): Promise<number> {
	for (let refused = 0; refused < 200; refused++) {
		const answer = await callCloud(body);
		if (answer.status === 200) return refused;
		expect(answer.status).toBe(503);
		await scheduler.wait(5);
	}
	throw new Error("never taken");
}

test("D04 I13 a number that moves in the middle of a burst: nothing lost, nothing twice, nothing to the old one afterwards", async () => {
	const [former, owner] = [await newMember(), await newMember()];
	const number = await ownNumber();
	const left = await own(former, number);
	let isMoved = false;
	const afterwards: string[] = [];
	const sent: string[] = [];
	const call = async (n: number) => {
		const text = `mensagem ${n}`;
		sent.push(text);
		if (isMoved) afterwards.push(text);
		// A third of them come in by another isolate, which remembers nothing.
		if (n % 3 === 0) forgetAccounts();
		await callUntilTaken(bodyOf(number.phoneNumberId, text));
	};
	const burst: Promise<void>[] = [];
	const moving = (async () => {
		await scheduler.wait(60);
		const channelId = await own(owner, number);
		isMoved = true;
		return channelId;
	})();
	for (let n = 0; n < 60 || afterwards.length < 15; n++) {
		burst.push(call(n));
		await scheduler.wait(4);
		if (n > 2_000) throw new Error("it never moved");
	}
	const channelId = await moving;
	await Promise.all(burst);
	const [before, after] = [await textsOf(former, left), await textsOf(owner, channelId)];
	expect([...before, ...after].toSorted()).toEqual(sent.toSorted());
	expect(before.length).toBeGreaterThan(0);
	expect(before.filter((text) => afterwards.includes(text))).toEqual([]);
	console.log(`${sent.length} calls: ${before.length} to the former, ${after.length} to the owner`);
});

test("D04 what was read from D1 before a move is not kept, and the former owner's object refuses (security 1)", async () => {
	const [former, owner] = [await newMember(), await newMember()];
	const number = await ownNumber();
	const left = await own(former, number);
	await callUntilTaken(bodyOf(number.phoneNumberId, "Antes"));
	const name = accountObjectName({ kind: "number", id: number.phoneNumberId });
	const object = env.WORKSPACE_HUB.getByName(name);
	const stale = { channelId: left, type: "whatsapp", workspaceId: former.workspaceId } as const;
	const { owner: known, epoch } = await object.findOwner();
	expect(known).toEqual(stale);
	await object.beginMove("of the next owner");
	// While hands change Meta is told to call again, and whoever read D1 meanwhile cannot say so.
	expect((await callCloud(bodyOf(number.phoneNumberId, "Durante"))).status).toBe(503);
	expect(await object.keepOwner(stale, (await object.findOwner()).epoch)).toBe("moving");
	await object.endMove("of the next owner");
	expect(await object.keepOwner(stale, epoch)).toBe("moving");
	expect(await instanceOf(left).receiveFor(name, [], null, "cloud-api")).toBe("not_mine");
	const channelId = await own(owner, number);
	await callUntilTaken(bodyOf(number.phoneNumberId, "Depois"));
	expect(await textsOf(owner, channelId)).toEqual(["Depois"]);
	expect(await textsOf(former, left)).toEqual(["Antes"]);
});

test("D07 no object of another workspace's channel takes an account, and a hub knows of none", async () => {
	const [owner, thief] = [await newMember(), await newMember()];
	const number = await ownNumber();
	const channelId = await own(owner, number);
	const name = accountObjectName({ kind: "number", id: number.phoneNumberId });
	expect(await instanceOf(channelId).acceptAccount(thief.workspaceId, name)).toBe("gone");
	expect(await instanceOf(channelId).receiveFor(name, [], null, "cloud-api")).toBe("not_mine");
	const hub = env.WORKSPACE_HUB.getByName(owner.workspaceId);
	const claimed = { channelId, type: "whatsapp", workspaceId: owner.workspaceId } as const;
	expect(await hub.keepOwner(claimed, 0)).toBe("gone");
	expect(await hub.findOwner()).toEqual({ owner: null, epoch: 0 });
});
