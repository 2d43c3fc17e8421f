import { env } from "cloudflare:workers";
import {
	createExecutionContext,
	createMessageBatch,
	getQueueResult,
	runInDurableObject,
} from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import type { TellDeskJob } from "#app/contracts/jobs.ts";
import type { DeskHours } from "#app/domain/desk/desk-hours.ts";
import { instanceOf } from "#tests/support/instance.ts";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createChannel } from "#tests/support/two-workspaces.ts";
import { createDatabase } from "#workers/data/database.ts";
import { deleteHours, saveHours } from "#workers/data/queries/desk/hours.ts";
import worker from "#tests/workers/entry.ts";
import { createTellDesk } from "#workers/services/desk/tell-desk.ts";
import type { ChannelStub } from "#workers/services/channels/stub.ts";

beforeAll(migrate);

const desk = (greeting: string): DeskHours => ({
	hours: null,
	state: null,
	holidays: [],
	closedDays: [],
	greeting,
	away: "",
	answersWithin: "",
});

const toldOf = (channelId: string) =>
	runInDurableObject(instanceOf(channelId), (_, { storage }) => {
		const row = storage.sql.exec<{ json: string }>("SELECT json FROM config").one();
		return (JSON.parse(row.json) as { desk?: unknown }).desk;
	});

test("each channel is told its own hours before the workspace's, and what is taken away is over", async () => {
	const db = createDatabase(env.DB);
	const { workspaceId } = await createMember((await createWorkspace()).id, "manager");
	const stranger = await createMember((await createWorkspace()).id, "manager");
	const [one, other] = [await createChannel(workspaceId), await createChannel(workspaceId)];
	const foreign = await createChannel(stranger.workspaceId);
	let isDown = true;
	const queued: TellDeskJob[] = [];
	const { tellDesk, tellAgain } = createTellDesk({
		db,
		log: () => {},
		channel({ id }): ChannelStub {
			if (isDown && id === other)
				return { setDesk: () => Promise.reject(new Error("down")) } as unknown as ChannelStub;
			return instanceOf(id);
		},
		queueDesk: async (job) => void queued.push(job),
	});
	const keep = (scope: "workspace" | "department" | "channel", scopeId: string, text: string) =>
		saveHours(db, workspaceId, {
			scope,
			scopeId,
			settings: JSON.stringify(desk(text)),
			now: Date.now(),
		});
	await keep("workspace", "", "Todos");
	await keep("department", "sales", "Vendas");
	await keep("channel", one, "Só deste");

	expect(await tellDesk(workspaceId)).toBe(false);
	expect(queued).toEqual([{ type: "tell_desk", workspaceId }]);
	expect(await toldOf(one)).toEqual({ hours: { main: desk("Só deste") } });
	await expect(tellAgain({ type: "tell_desk", workspaceId })).rejects.toThrow("told");

	isDown = false;
	await tellAgain({ type: "tell_desk", workspaceId });
	expect(await toldOf(other)).toEqual({
		hours: { main: desk("Todos"), departments: { sales: desk("Vendas") } },
	});
	expect((await toldOf(foreign)) ?? {}).toEqual({});

	await deleteHours(db, workspaceId, { scope: "channel", scopeId: one });
	await keep("workspace", "", "Novo");
	expect(await tellDesk(workspaceId, [one])).toBe(true);
	expect(await toldOf(one)).toMatchObject({ hours: { main: { greeting: "Novo" } } });
	expect(await toldOf(other)).toMatchObject({ hours: { main: { greeting: "Todos" } } });
});

test("what could not be told is told by the queue, as it is by then", async () => {
	const { workspaceId } = await createMember((await createWorkspace()).id, "manager");
	const channelId = await createChannel(workspaceId);
	await saveHours(createDatabase(env.DB), workspaceId, {
		scope: "workspace",
		scopeId: "",
		settings: JSON.stringify(desk("Todos")),
		now: Date.now(),
	});
	const job: TellDeskJob = { type: "tell_desk", workspaceId };
	const message = { id: crypto.randomUUID(), body: job, attempts: 1, timestamp: new Date() };
	const batch = createMessageBatch("facebook-sync", [message]);
	const ctx = createExecutionContext();
	await worker.queue(batch, bindings, ctx);
	expect((await getQueueResult(batch, ctx)).explicitAcks).toEqual([message.id]);
	expect(await toldOf(channelId)).toEqual({ hours: { main: desk("Todos") } });
});
