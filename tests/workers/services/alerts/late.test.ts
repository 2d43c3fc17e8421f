import { beforeAll, expect, test } from "vitest";
import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { createShop } from "#tests/support/two-workspaces.ts";
import { createDatabase } from "#workers/data/database.ts";
import { createLateAlerts } from "#workers/services/alerts/late.ts";

beforeAll(migrate);

const NOW = 1_000_000;

/** A shop, and whom a late conversation of it is told to. */
async function setUp() {
	const shop = await createShop("Oi");
	const told: { memberIds: readonly string[]; kind: string; params: object }[] = [];
	const conversation = {
		status: "active",
		channelId: shop.channelId,
		contactId: shop.contactId,
		contactName: "Maria",
		contactPhone: null,
		assigneeId: null,
		due: { answer: NOW - 1, resolution: null },
	} as IndexedConversation;
	const tell = (
		over: Partial<IndexedConversation> | null,
		goal: "answer" | "resolution" = "answer",
	) =>
		createLateAlerts({
			db: createDatabase(bindings.DB),
			now: () => NOW,
			notify: async ({ memberIds, kind, params }) => void told.push({ memberIds, kind, params }),
			hub: () => ({
				findConversation: async () => (over === null ? null : { ...conversation, ...over }),
			}),
		}).tell({
			type: "late",
			workspaceId: shop.workspaceId,
			conversationId: crypto.randomUUID(),
			goal,
		});
	return { shop, told, tell };
}

test("who looks after a late conversation is told; of nobody's those who lead the team", async () => {
	const { shop, told, tell } = await setUp();
	await tell({ assigneeId: "m-ana" });
	await tell({});
	expect(told).toEqual([
		{
			memberIds: ["m-ana"],
			kind: "conversation_late",
			params: {
				name: "Maria",
				goal: "answer",
				channelId: shop.channelId,
				contactId: shop.contactId,
			},
		},
		expect.objectContaining({ memberIds: [shop.member.memberId] }),
	]);
});

test("nobody is told of what was answered, closed, put aside or erased before the job came", async () => {
	const { told, tell } = await setUp();
	await tell({ due: { answer: null, resolution: NOW + 1 } });
	await tell({}, "resolution");
	await tell({ status: "closed" });
	await tell({ snoozedUntil: NOW + 1 });
	await tell(null);
	expect(told).toEqual([]);
});
