import { beforeAll, expect, inject, test, vi } from "vitest";
import { typedAgent } from "#tests/support/agents.ts";
import { createIntegrationRig } from "#tests/support/integration-rig.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { createTeam } from "#tests/support/team.ts";

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

test("a new openai integration is offered to agents, and one that names it answers through it", async () => {
	const models = inject("models");
	const rig = createIntegrationRig({ ALLOWED_PRIVATE_HOSTS: models.host });
	const { manager } = (await createTeam()).people;
	const services = rig.services();
	const made = await services.integrations.create(manager.signedIn, {
		type: "openai",
		name: "Modelos da loja",
		credentials: { api_key: "sk-made-up-for-a-test-0123456789" },
		settings: { baseUrl: models.baseUrl },
	});
	if (!made.ok) throw new Error(made.code);
	const { id: integrationId } = made.value;
	const options = await services.agents.options(manager.signedIn);
	expect(options.integrations).toEqual([{ id: integrationId, name: "Modelos da loja" }]);
	const agent = typedAgent({ provider: "openai", model: "ok", integrationId });
	const created = await services.agents.create(manager.signedIn, agent);
	if (!created.ok) throw new Error(created.code);
	const turns = [{ by: "customer" as const, text: "Vocês fazem trocas?" }];
	const talked = await services.agentBench.talk(manager.signedIn, created.value.id, { turns });
	if (!talked.ok) throw new Error(talked.code);
	const events = (await new Response(talked.value).text()).trim().split("\n");
	expect(JSON.parse(events.at(-1) ?? "")).toMatchObject({ type: "answer" });
	expect(events.join()).not.toContain("sk-made-up");
	// Removed, it is offered to nobody, and the agent says that it has no model.
	await services.integrations.remove(manager.signedIn, integrationId);
	expect((await services.agents.options(manager.signedIn)).integrations).toEqual([]);
	const without = await services.agentBench.talk(manager.signedIn, created.value.id, { turns });
	const last = without.ok
		? (await new Response(without.value).text()).trim().split("\n").at(-1)
		: "";
	expect(JSON.parse(last ?? "")).toEqual({ type: "failed", code: "model_not_configured" });
});
