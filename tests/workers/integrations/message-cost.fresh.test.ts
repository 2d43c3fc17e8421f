import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import type { AutomationEvent } from "#app/domain/webhooks/event.ts";
import { startFresh } from "#tests/support/fresh.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { recordStatements } from "#tests/support/statement-recorder.ts";
import { readTold } from "#tests/support/told-conversations.ts";
import { createChannel, findSignedIn } from "#tests/support/two-workspaces.ts";
import { listDeliveries } from "#tests/support/webhook-rig.ts";
import { createServices } from "#workers/services/index.ts";

startFresh();

beforeAll(migrate);

/** What leads nowhere: whoever works a queue off asks D1 for reasons of its own. */
const SILENT = { sendBatch: () => Promise.resolve() };

interface Told {
	workspaceId: string;
	channelId: string;
}

/** A linked channel of a workspace with as many automations as there are lists of events. */
async function createTold(automations: readonly AutomationEvent[][]): Promise<Told> {
	const member = await createMember((await createWorkspace()).id, "manager");
	const channelId = await createChannel(member.workspaceId);
	const signedIn = await findSignedIn(member);
	const env = { ...bindings, HEALTH_CHECKS: SILENT } as unknown as Env;
	const { integrations } = createServices(env, { defer: (work) => void work.catch(() => null) });
	const credentials = { webhook_url: "http://127.0.0.1:9/webhook/cost", api_key: "n8n-key" };
	for (const events of automations) {
		const input = { type: "n8n" as const, name: "Fluxo", credentials, settings: { events } };
		const made = await integrations.create(signedIn, input);
		if (!made.ok) throw new Error(made.code);
	}
	await instanceOf(channelId).receive([
		{ type: "linked", phone: "5511912345678", profileName: "Loja" },
	]);
	return { workspaceId: member.workspaceId, channelId };
}

/** A customer writes; waits until lists show it and as many deliveries stand there. */
async function hear({ workspaceId, channelId }: Told, deliveries: number): Promise<void> {
	const text = `Oi ${crypto.randomUUID()}`;
	await instanceOf(channelId).receive([incoming({ content: { type: "text", text } })]);
	await eventually(async () => {
		const [row] = await readTold({ workspaceId, channelId });
		return row?.lastText === text && (await listDeliveries(channelId)).length === deliveries;
	}, 20_000);
}

/** What one more message of a known customer makes the channel's object say to D1. */
async function meterMessage(automations: readonly AutomationEvent[][], deliveries: number) {
	const told = await createTold(automations);
	const { channelId } = told;
	const replace = () =>
		runInDurableObject(instanceOf(channelId), (object) => {
			const { DB: db, WEBHOOKS_OUT: queue } = (object as unknown as { env: Env }).env;
			const real = { prepare: db.prepare.bind(db), batch: db.batch.bind(db) } as D1Database;
			const { d1, statements } = recordStatements(real);
			Object.assign(db, { prepare: d1.prepare, batch: d1.batch });
			Object.assign(queue, SILENT);
			return statements;
		});
	const restore = () =>
		runInDurableObject(instanceOf(channelId), (object) => {
			const { DB: db, WEBHOOKS_OUT: queue } = (object as unknown as { env: Env }).env;
			for (const name of ["prepare", "batch"]) Reflect.deleteProperty(db, name);
			Reflect.deleteProperty(queue, "sendBatch");
		});
	const statements = await replace();
	try {
		await hear(told, deliveries);
		statements.length = 0;
		await hear(told, 2 * deliveries);
	} finally {
		await restore();
	}
	// The test's own looks.
	const said = statements.map(({ sql }) => sql.replace(/\s+/gu, " ").trim());
	return said.filter((sql) => !sql.startsWith("select *"));
}

const readsIn = (said: string[]) => said.filter((sql) => /^(?:select|with)\b/iu.test(sql));
const handOversIn = (said: string[]) =>
	said.filter((sql) => sql.startsWith("insert into webhook_deliveries"));

test("a customer's message costs D1 no read more where automations are told of it, and nothing more where they are told of other things", async () => {
	const none = await meterMessage([], 0);
	const others = await meterMessage([["message.sent"], ["conversation.closed"]], 0);
	const told = await meterMessage([["message.received"], ["message.received"]], 2);
	expect([none, others, told].map(readsIn)).toEqual([[], [], []]);
	// One write for both automations: their deliveries.
	expect([none, others, told].map((said) => handOversIn(said).length)).toEqual([0, 0, 1]);
});
