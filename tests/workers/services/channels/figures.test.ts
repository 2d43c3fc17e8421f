import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { recordStatements } from "#tests/support/statement-recorder.ts";
import { ask, createChannel, createTwins, findSignedIn } from "#tests/support/two-workspaces.ts";
import { createServices } from "#workers/services/index.ts";

beforeAll(migrate);

const figuresOf = (d1: D1Database = env.DB) =>
	createServices({ ...env, DB: d1 } as Env, { defer: () => undefined }).figures;

async function countToday(workspaceId: string, channelId: string, sent: number): Promise<void> {
	await env.DB.prepare(
		"insert into channel_daily_stats (workspace_id, channel_id, day, messages_sent) values (?, ?, ?, ?)",
	)
		.bind(workspaceId, channelId, localDay(Date.now()), sent)
		.run();
}

/** The member's directory with so many instances in it, `c0` the first. */
async function withChannels(count: number): Promise<{ signedIn: SignedIn; workspaceId: string }> {
	const { id: workspaceId } = await createWorkspace();
	const member = await createMember(workspaceId, "viewer");
	await createChannel(workspaceId);
	const signedIn = await findSignedIn(member);
	const [template] = signedIn.channels;
	if (!template) throw new Error("no channel");
	const prefix = crypto.randomUUID();
	const channels = Array.from({ length: count }, (_, at) => ({
		...template,
		id: `${prefix}${at}`,
	}));
	return { signedIn: { ...signedIn, channels }, workspaceId };
}

test("L19 the dashboard of 200 instances is one round trip, in chunks D1 accepts", async () => {
	const { signedIn, workspaceId } = await withChannels(200);
	const [first, last] = [signedIn.channels[0]?.id ?? "", signedIn.channels[199]?.id ?? ""];
	await countToday(workspaceId, first, 1);
	await countToday(workspaceId, last, 2);
	const { d1, trips, statements } = recordStatements(env.DB);
	const overview = await figuresOf(d1).overview(signedIn);
	expect(overview).toMatchObject({ total: 200, messagesToday: 3 });
	expect(overview.instances.map(({ channelId }) => channelId)).toEqual(
		signedIn.channels.map(({ id }) => id),
	);
	expect(trips()).toBe(1);
	expect(Math.max(...statements.map(({ binds }) => binds.length))).toBeLessThanOrEqual(100);
});

test("D01 figures under another workspace's rows, or of its channels, are not shown", async () => {
	const { own, foreign } = await createTwins();
	await countToday(foreign.workspaceId, own.channelId, 500);
	await countToday(foreign.workspaceId, foreign.channelId, 500);
	const overview = await figuresOf().overview(await findSignedIn(own.member));
	expect(overview.total).toBe(1);
	expect(overview.messagesToday).toBeLessThan(500);
	const path = (channelId: string) => `/api/channels/${channelId}/figures`;
	expect((await ask(own.member, "GET", path(own.channelId))).status).toBe(200);
	expect((await ask(own.member, "GET", path(foreign.channelId))).status).toBe(404);
});

test("a workspace without instances asks nothing, and channels of other kinds are no instances", async () => {
	const { signedIn } = await withChannels(1);
	const { d1, trips } = recordStatements(env.DB);
	const others = signedIn.channels.map((channel) => ({ ...channel, type: "webchat" as const }));
	expect(await figuresOf(d1).overview({ ...signedIn, channels: others })).toMatchObject({
		total: 0,
		instances: [],
	});
	expect(trips()).toBe(0);
});
