import { beforeAll, expect, test, vi } from "vitest";
import { n8nAt } from "#tests/support/automation-rig.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { createIntegrationRig } from "#tests/support/integration-rig.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { createTeam } from "#tests/support/team.ts";
import { createChannel } from "#tests/support/two-workspaces.ts";
import { listDeliveries } from "#tests/support/webhook-rig.ts";
import { createModelKeys } from "#workers/services/agents/model-keys.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { createRuntime } from "#workers/services/runtime.ts";

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

const KEY = "sk-made-up-for-a-test-0123456789";
const openai = {
	type: "openai" as const,
	name: "OpenAI da loja",
	credentials: { api_key: KEY },
};

/** A manager with an openai key, about to leave. */
async function createLeaver() {
	const rig = createIntegrationRig({ ALLOWED_PRIVATE_HOSTS: "" });
	const team = await createTeam();
	const { manager, admin } = team.people;
	const made = await rig.services().integrations.create(manager.signedIn, openai);
	if (!made.ok) throw new Error(made.code);
	const leave = () => rig.services().team.removeMember(admin.signedIn, manager.memberId);
	return { rig, team, manager, admin, id: made.value.id, leave };
}

test("who leaves: their integrations are off at once, and seen by name only", async () => {
	const { rig, team, manager, admin, id, leave } = await createLeaver();
	const socket = await openWorkspaceSocket(admin);
	await socket.next("hello");
	expect(await leave()).toEqual({ ok: true, value: null });
	await socket.next("integrations_changed");
	socket.close();
	const [seen] = await rig.services().integrations.list(admin.signedIn);
	expect(seen).toMatchObject({ id, name: "OpenAI da loja", isDisabled: true, isOwn: false });
	expect(seen).toMatchObject({ status: "disconnected", fields: [], ownerName: "Gil Gestor" });
	// Nothing looks at it any more, and no agent answers with it.
	const { integrations, healthChecks } = rig.services();
	expect(await integrations.checkNow(admin.signedIn, id)).toMatchObject({ code: "not_found" });
	const before = (await rig.calls()).length;
	await healthChecks.check({ workspaceId: team.workspaceId, integrationId: id });
	expect((await rig.calls()).length).toBe(before);
	expect(await integrations.remove(admin.signedIn, id)).toEqual({ ok: true, value: null });
	expect(manager.memberId).not.toBe(admin.memberId);
});

test("an agent finds no key in what belonged to somebody who left, and is offered none", async () => {
	const { rig, team, admin, id, leave } = await createLeaver();
	const means = createRuntime(rig.env, { defer: () => {} });
	const keys = createModelKeys({
		...means,
		createSealer: (workspaceId, dataKeyWrapped) =>
			createSealer({ masterKeys: means.config.masterKeys, workspaceId, dataKeyWrapped }),
	});
	expect(await keys.findForAgent(team.workspaceId, id)).toMatchObject({ apiKey: KEY });
	const offered = async () => {
		const options = await rig.services().agents.options(admin.signedIn);
		return JSON.stringify(options);
	};
	expect(await offered()).toContain(id);
	await leave();
	expect(await keys.findForAgent(team.workspaceId, id)).toBeNull();
	expect(await offered()).not.toContain(id);
});

test("who comes back has their integrations on again by saving them", async () => {
	const { rig, manager, admin, id, leave } = await createLeaver();
	await leave();
	await rig.services().team.reactivateMember(admin.signedIn, manager.memberId);
	const back = { ...openai, credentials: { api_key: "••••••••6789" } };
	const { integrations } = rig.services();
	expect((await integrations.list(manager.signedIn))[0]).toMatchObject({ isDisabled: true });
	expect(await integrations.update(manager.signedIn, id, back)).toEqual({ ok: true, value: null });
	expect((await integrations.list(manager.signedIn))[0]).toMatchObject({
		isDisabled: false,
		status: "connected",
	});
});

test("an automation of somebody who left hears of nothing, whatever was on its way", async () => {
	const { rig, team, manager, leave } = await createLeaver();
	const channelId = await createChannel(team.workspaceId);
	const made = await rig.services().integrations.create(manager.signedIn, {
		...n8nAt("/x", ["message.received"]),
		credentials: { webhook_url: "https://n8n.loja.com.br/webhook/abc" },
	});
	if (!made.ok) throw new Error(made.code);
	const instance = instanceOf(channelId);
	await instance.receive([incoming()]);
	await eventually(async () => (await listDeliveries(channelId)).length === 1);
	const [delivery] = await listDeliveries(channelId);
	await leave();
	await bindings.DB.prepare(
		"update webhook_deliveries set state = 'queued', next_at = 0 where id = ?",
	)
		.bind(delivery?.id ?? "")
		.run();
	await rig.services().webhooksOut.deliver({
		deliveryId: delivery?.id ?? "",
		workspaceId: team.workspaceId,
		channelId,
		integrationId: made.value.id,
	});
	expect((await listDeliveries(channelId))[0]).toMatchObject({
		state: "failed",
		problem: "no_address",
	});
	// The object was told too: what comes now is handed over to nobody.
	await instance.receive([incoming()]);
	await scheduler.wait(1_000);
	expect(await listDeliveries(channelId)).toHaveLength(1);
});
