import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { expect, inject, test } from "vitest";
import { withDatabase } from "#tests/support/database.ts";
import { receiverOf } from "#tests/e2e/support/receiver.ts";
import { DEMO } from "#tests/e2e/support/visitor.ts";
import { openMember, readPage } from "#tests/support/served.ts";

const { port, scratch } = inject("served");
const receiver = receiverOf(port);

/** An instance whose webhook has been told one test event. */
async function createTold(admin: APIRequestContext, path: string): Promise<string> {
	const made = await admin.post("/whatsapp/instances/new", {
		form: { name: "Com falhas", gateway: "simulator" },
	});
	const [, id = ""] = /\/whatsapp\/([0-9a-f-]{36})/.exec(made.headers()["location"] ?? "") ?? [];
	const settings = `/whatsapp/${id}/settings`;
	const ask = async (form: Record<string, string>) => {
		const answer = await admin.post(settings, { form });
		expect(answer.status(), await answer.text()).toBe(200);
	};
	await ask({ intent: "save", name: "Com falhas", webhookUrl: `${receiver.url}${path}` });
	await ask({ intent: "send-test" });
	await expect.poll(() => countCalls(path), { timeout: 20_000 }).toBe(1);
	return id;
}

async function countCalls(path: string): Promise<number> {
	const answer = await fetch(`${receiver.url}/__emulator/calls`);
	return ((await answer.json()) as { path: string }[]).filter((call) => call.path === path).length;
}

/** As if our own trouble had used up every retry of the delivery; and another that nobody understands. Answers both ids. */
const giveUp = (channelId: string): { told: string; unknown: string } =>
	withDatabase(scratch, (database) => {
		const delivery = database
			.prepare("select id, workspace_id from webhook_deliveries where channel_id = ?")
			.get(channelId) as { id: string; workspace_id: string };
		database
			.prepare("update webhook_deliveries set state = 'failed', problem = 'given_up' where id = ?")
			.run(delivery.id);
		const bury = database.prepare(
			`insert into dead_letters (id, queue, workspace_id, body, reason, attempts, created_at)
			values (?, ?, ?, ?, ?, 11, ?)`,
		);
		const workspaceId = delivery.workspace_id;
		const ids = { told: randomUUID(), unknown: randomUUID() };
		const job = JSON.stringify({ deliveryId: delivery.id, workspaceId, channelId });
		const now = Date.now();
		bury.run(ids.told, "webhooks-out", workspaceId, job, "retries_used_up", now);
		const secret = JSON.stringify({ workspaceId, text: "um segredo" });
		bury.run(ids.unknown, "agent-replies", workspaceId, secret, "not_understood", now - 1);
		return ids;
	});

const PLACE = "/admin/dead-letters";

test("an admin finds a delivery that was given up, replays it for real, and lets another job go", async () => {
	const admin = await openMember();
	const path = `/hook/ok/letters-${randomUUID()}`;
	const ids = giveUp(await createTold(admin, path));
	const listed = await admin.get(PLACE);
	expect(await listed.text()).not.toContain("um segredo");
	const waiting = (await readPage(listed)).querySelector("main")?.textContent;
	expect(waiting).toContain("Com falhas");
	expect(waiting).toContain("Falhou após 11 tentativas");

	const replayed = await admin.post(PLACE, { form: { intent: "replay", ids: ids.told } });
	expect(replayed.status()).toBe(200);
	await expect.poll(() => countCalls(path), { timeout: 20_000 }).toBe(2);
	await admin.post(PLACE, { form: { intent: "discard", ids: ids.unknown } });
	const left = await (await admin.get(PLACE)).text();
	for (const id of Object.values(ids)) expect(left).not.toContain(id);
	for (const [state, words] of [
		["discarded", "Descartada por"],
		["replayed", "Repetida por"],
	] as const)
		expect(await (await admin.get(`${PLACE}?estado=${state}`)).text()).toContain(words);
});

test("whoever is no admin is not let in", async () => {
	const answer = await (await openMember(DEMO.viewer)).get(PLACE);
	expect(answer.status()).toBe(403);
	expect((await readPage(answer)).textContent).toContain("Acesso restrito");
});
