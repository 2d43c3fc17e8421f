import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import type { DeskRules } from "#app/contracts/desk.ts";
import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import { eventually, incoming, makeLinkedInstance } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { readTold } from "#tests/support/told-conversations.ts";

beforeAll(migrate);

const MINUTE = 60_000;
const GOALS = { answerMinutes: 15, resolutionMinutes: 60 };
const SURVEY = {
	question: "",
	thanks: "",
	asksComment: false,
	afterSilence: false,
	pauseDays: 0,
};

async function setUp() {
	const workspaceId = crypto.randomUUID();
	const made = await makeLinkedInstance({ workspaceId });
	await made.instance.receive([incoming()]);
	const told = (is: (one: IndexedConversation) => boolean) =>
		eventually(async () => {
			const [one] = await readTold({ ...made, workspaceId });
			return one && is(one) ? one : null;
		});
	const setDesk = (desk: DeskRules) => made.instance.setDesk(workspaceId, desk);
	const wish = (state: "open" | "closed", contactId: string) =>
		made.instance.care(workspaceId, contactId, { type: "state", state, author: "Ana" });
	return { ...made, workspaceId, told, setDesk, wish };
}

test("with goals each open conversation is told with until when they are to be met, and no more when it is closed", async () => {
	const { told, setDesk, wish } = await setUp();
	const before = await told(() => true);
	expect(before).not.toHaveProperty("due");
	await setDesk({ goals: GOALS });
	const after = await told(({ due }) => due !== undefined);
	expect(after.due).toEqual({
		answer: (after.waitingSince ?? 0) + 15 * MINUTE,
		resolution: after.openedAt + 60 * MINUTE,
	});
	await setDesk({ goals: { ...GOALS, answerMinutes: null } });
	expect((await told(({ due }) => due?.answer === null)).due?.resolution).toBe(
		after.openedAt + 60 * MINUTE,
	);
	await wish("closed", after.contactId);
	expect(await told(({ status }) => status === "closed")).not.toHaveProperty("due");
});

test("that goals changed is told after a crash as well", async () => {
	const { instance, told, setDesk } = await setUp();
	await told(() => true);
	await runInDurableObject(instance, (_, { storage }) => {
		storage.sql.exec(
			"INSERT OR REPLACE INTO progress (name, value) VALUES ('conversations_again', 1)",
		);
	});
	await setDesk({ goals: GOALS });
	expect((await told(({ due }) => due !== undefined)).due?.answer).toBeGreaterThan(0);
	await eventually(() =>
		runInDurableObject(
			instance,
			(_, { storage }) =>
				storage.sql
					.exec("SELECT 1 FROM progress WHERE name = 'conversations_again' AND value = 0")
					.toArray().length > 0 || null,
		),
	);
});

test("a rating reaches the workspace's lists, and stays there when another conversation follows", async () => {
	const { instance, workspaceId, told, setDesk, wish } = await setUp();
	await setDesk({ survey: SURVEY });
	const { contactId } = await told(() => true);
	await instance.send(workspaceId, "Ana", { id: crypto.randomUUID(), contactId, text: "Temos" });
	await wish("closed", contactId);
	// As if twenty seconds had passed.
	await runInDurableObject(instance, (_, { storage }) => {
		storage.sql.exec("UPDATE surveys SET due_at = NULL, asked_at = ?", Date.now() - 1);
	});
	await instance.receive([incoming({ content: { type: "text", text: "nota 5" } })]);
	expect(await told(({ rating }) => rating !== undefined)).toMatchObject({
		rating: 5,
		status: "closed",
	});
});
