import { beforeAll, expect, test } from "vitest";
import type { RecentConversation } from "#app/contracts/home.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { ask, createLinkedChannel, createTwins } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

async function recent(member: Parameters<typeof ask>[0]): Promise<RecentConversation[]> {
	const answer = await ask(member, "GET", "/api/conversations/recent");
	expect(answer.status).toBe(200);
	return (await answer.json<{ conversations: RecentConversation[] }>()).conversations;
}

test("the five newest conversations of all channels, with what the card shows", async () => {
	const { own } = await createTwins();
	const second = await createLinkedChannel(own.workspaceId);
	const at = Date.now();
	await instanceOf(second).receive(
		Array.from({ length: 6 }, (_, n) =>
			incoming({
				addresses: [{ kind: "phone", value: `55119876543${String(n).padStart(2, "0")}` }],
				name: n === 5 ? null : `Cliente ${String(n)}`,
				content: { type: "text", text: `Mensagem ${String(n)}` },
				sentAt: at - n * 1000,
			}),
		),
	);
	// The channel tells the list a moment later.
	const conversations = await eventually(async () => {
		const list = await recent(own.member);
		return list.length === 5 && list.some(({ name }) => name === "Cliente 0") ? list : null;
	});
	const moments = conversations.map(({ lastMessageAt }) => lastMessageAt);
	expect(moments).toEqual(moments.toSorted((a, b) => b - a));
	expect(conversations.find(({ name }) => name === "Cliente 0")).toMatchObject({
		text: "Mensagem 0",
		type: "text",
		channelId: second,
		isActive: true,
	});
});

test("D01 a workspace sees its own conversations only, and a new one sees none", async () => {
	const { own, foreign } = await createTwins();
	const shown = await eventually(async () => {
		const list = await recent(own.member);
		return list.length > 0 ? list : null;
	});
	const channels = new Set(shown.map(({ channelId }) => channelId));
	expect(channels).toEqual(new Set([own.channelId]));
	expect(channels).not.toContain(foreign.channelId);
	const workspace = await createWorkspace();
	expect(await recent(await createMember(workspace.id, "viewer"))).toEqual([]);
});

test("an error of a browser becomes one line, whatever else is in the body is refused", async () => {
	const { own } = await createTwins();
	const report = {
		message: "o botão quebrou",
		stack: "",
		url: "https://prosa.test/team?token=1",
		severity: "high",
	};
	const accepted = await ask(own.member, "POST", "/api/client-errors", report);
	expect(accepted.status).toBe(204);
	const strange = await ask(own.member, "POST", "/api/client-errors", { ...report, level: "info" });
	expect(strange.status).toBe(400);
});
