import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { beforeAll, expect, test, vi } from "vitest";
import { bindings, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import worker from "../entry.ts";

beforeAll(async () => {
	await migrate();
	vi.spyOn(console, "error").mockImplementation(() => {});
});

const QUEUES = ["emails", "health-checks", "agent-replies", "webhooks-out", "facebook-sync"];

async function deliver(queue: string, bodies: Record<string, unknown>) {
	const batch = createMessageBatch(
		queue,
		Object.entries(bodies).map(([id, body]) => ({
			id,
			body,
			attempts: 4,
			timestamp: new Date(1_700_000_000_000),
		})),
	);
	const ctx = createExecutionContext();
	await worker.queue(batch, bindings, ctx);
	return getQueueResult(batch, ctx);
}

async function findLetter(id: string) {
	return bindings.DB.prepare("select * from dead_letters where id = ?").bind(id).first();
}

test.each(QUEUES)("a job that died in %s is kept with the workspace it names", async (queue) => {
	const { id } = await createWorkspace();
	const result = await deliver(`${queue}-dead`, {
		[`${queue}-1`]: { workspaceId: id, n: 1 },
		[`${queue}-2`]: "not even an object",
	});
	expect(result.explicitAcks).toEqual([`${queue}-1`, `${queue}-2`]);
	expect(await findLetter(`${queue}-1`)).toMatchObject({
		queue,
		workspace_id: id,
		body: JSON.stringify({ workspaceId: id, n: 1 }),
		attempts: 4,
		created_at: 1_700_000_000_000,
		claimed_at: null,
		replayed_at: null,
		discarded_at: null,
	});
	expect(await findLetter(`${queue}-2`)).toMatchObject({ workspace_id: null });
});

test("a letter that comes twice is kept once", async () => {
	await deliver("emails-dead", { twice: { n: 1 } });
	await deliver("emails-dead", { twice: { n: 2 } });
	expect(await findLetter("twice")).toMatchObject({ body: '{"n":1}' });
});

test("a letter that cannot be kept comes again", async () => {
	const broken = {
		...bindings,
		DB: {
			prepare: () => {
				throw new Error("D1 is away");
			},
		},
	} as unknown as Env;
	const batch = createMessageBatch("emails-dead", [
		{ id: "away", body: {}, attempts: 1, timestamp: new Date() },
	]);
	const ctx = createExecutionContext();
	await worker.queue(batch, broken, ctx);
	expect((await getQueueResult(batch, ctx)).retryMessages.map(({ msgId }) => msgId)).toEqual([
		"away",
	]);
});

test("a queue nobody consumes yet loses nothing: all of it comes again", async () => {
	const result = await deliver("of-a-later-version", { a: {}, b: {} });
	expect(result.retryBatch.retry).toBe(true);
	expect(result.explicitAcks).toEqual([]);
});
