import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { OpenedList, PinnedConversations } from "#app/contracts/conversations.ts";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";
import { eventually } from "#tests/support/instance.ts";
import { createMember, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { readTold } from "#tests/support/told-conversations.ts";
import { ask, createShop, createTwins, type Shop, verdict } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

/** The id of the shop's conversation, once its hub knows it. */
const conversationOf = async (shop: Shop): Promise<string> => {
	const [one] = await eventually(async () => {
		const told = await readTold(shop);
		return told.length > 0 ? told : null;
	});
	return one?.id ?? "";
};
const pinsOf = async (member: TestMember) => {
	const answer = await ask(member, "GET", "/api/conversations/overview?who=mine");
	return (await answer.json<OpenedList>()).pinned?.map(({ contactId }) => contactId);
};
const pathOf = (id: string): string => `/api/conversations/${id}/pin`;

test("D01 a viewer pins for themself; the member's pages hear it, nobody else's, and every list comes with it", async () => {
	const shop = await createShop();
	const id = await conversationOf(shop);
	const viewer = await createMember(shop.workspaceId, "viewer");
	const own = await openWorkspaceSocket(viewer, "?conversations=");
	const other = await openWorkspaceSocket(shop.member, "?conversations=");
	for (const socket of [own, other]) await socket.next("hello");
	const heard = () => own.frames.filter(({ type }) => type === "pinned");
	// What is pinned comes with the line: another device may have changed it meanwhile.
	expect(heard()).toMatchObject([{ pinned: [] }]);
	const answer = await ask(viewer, "PUT", pathOf(id));
	const { seq, pinned } = await answer.json<PinnedConversations>();
	const place = { channelId: shop.channelId, contactId: shop.contactId };
	expect(pinned).toMatchObject([{ ...place, conversation: { id, channel: { name: "Loja" } } }]);
	await eventually(async () => heard().length === 2);
	expect(heard()[1]).toMatchObject({ seq, pinned: [{ ...place, conversation: { id } }] });
	// Of a filter that hides it as well: the page knows what to offer.
	expect(await pinsOf(viewer)).toEqual([shop.contactId]);
	expect(await pinsOf(shop.member)).toEqual([]);
	const again = await openWorkspaceSocket(viewer, `?conversations=${seq}`);
	await again.next("hello");
	expect(again.frames.filter(({ type }) => type === "pinned")).toMatchObject([{ pinned: [place] }]);
	// A page of an earlier release is told nothing that it does not know.
	const old = await openWorkspaceSocket(viewer);
	await old.next("hello");
	expect(old.frames.map(({ type }) => type)).not.toContain("pinned");
	expect((await ask(viewer, "DELETE", pathOf(id))).status).toBe(200);
	expect(await pinsOf(viewer)).toEqual([]);
	await other.next("hello");
	expect(other.frames.filter(({ type }) => type === "pinned")).toHaveLength(1);
	for (const socket of [own, other, again, old]) socket.close();
});

test("D01 another workspace's conversation is not found, and its pins are its own", async () => {
	const { own, foreign } = await createTwins();
	const id = await conversationOf(foreign);
	await ask(foreign.member, "PUT", pathOf(id));
	expect(await verdict(await ask(own.member, "PUT", pathOf(id)))).toEqual({
		status: 404,
		code: "not_found",
	});
	await ask(own.member, "DELETE", pathOf(id));
	expect(await pinsOf(own.member)).toEqual([]);
	expect(await pinsOf(foreign.member)).toEqual([foreign.contactId]);
	expect((await ask(null, "PUT", pathOf(id))).status).toBe(401);
});

test("J24 an erased contact's pins go, as do those of who leaves, and stay while the lists are made anew", async () => {
	const shop = await createShop();
	const id = await conversationOf(shop);
	const leaver = await createMember(shop.workspaceId, "operator");
	for (const member of [shop.member, leaver]) await ask(member, "PUT", pathOf(id));
	const hub = workspaceHub(env, shop.workspaceId);
	await hub.resetConversations([shop.channelId]);
	expect(await pinsOf(shop.member)).toEqual([shop.contactId]);
	await hub.forgetMember(leaver.memberId);
	expect(await pinsOf(leaver)).toEqual([]);
	await ask(leaver, "PUT", pathOf(await conversationOf(shop)));
	expect(await pinsOf(leaver)).toEqual([shop.contactId]);
	await hub.revoke({ memberId: leaver.memberId });
	expect(await pinsOf(leaver)).toEqual([]);
	const contact = `/api/channels/${shop.channelId}/contacts/${shop.contactId}`;
	expect((await ask(shop.member, "POST", `${contact}/erase`)).ok).toBe(true);
	expect(await pinsOf(shop.member)).toEqual([]);
});

test("a contact's next conversation stands where the one before was pinned, and the member's pages hear it", async () => {
	const shop = await createShop();
	const id = await conversationOf(shop);
	await ask(shop.member, "PUT", pathOf(id));
	const page = await openWorkspaceSocket(shop.member, "?conversations=");
	await page.next("hello");
	const [known] = await readTold(shop);
	if (!known) throw new Error("The hub knows no conversation.");
	const { channelId, ...one } = known;
	const next = { ...one, id: crypto.randomUUID(), openedAt: one.openedAt + 1 };
	const told = { kind: "everything" as const, generation: 99, version: 1, begunAt: 1 };
	const whole = { ...told, isFirst: true, isLast: true, current: [next], ended: [] };
	await workspaceHub(env, shop.workspaceId).tellConversations(channelId, whole);
	const pins = () => page.frames.filter(({ type }) => type === "pinned");
	await eventually(async () => pins().length === 2);
	expect(pins().at(-1)).toMatchObject({ pinned: [{ conversation: { id: next.id } }] });
	page.close();
});
