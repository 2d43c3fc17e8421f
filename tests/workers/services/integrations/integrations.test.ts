import { beforeAll, expect, test, vi } from "vitest";
import type { IntegrationInput } from "#app/contracts/integrations.ts";
import { UNVISITED_AFTER_MS } from "#app/domain/integrations/health.ts";
import { dumpDatabase } from "#tests/support/call.ts";
import { createIntegrationRig } from "#tests/support/integration-rig.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { codesOf, createTeam, type Team } from "#tests/support/team.ts";
import { enterRateWindow } from "#tests/support/rate-window.ts";

const KEY = "sk-made-up-for-a-test-0123456789";

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

const openai = (change: Partial<IntegrationInput> = {}): IntegrationInput => ({
	type: "openai",
	name: "OpenAI da loja",
	credentials: { api_key: KEY },
	...change,
});

async function createRig(change: Record<string, unknown> = {}) {
	const rig = createIntegrationRig(change);
	const team = await createTeam();
	const { manager } = team.people;
	const make = async (input = openai(), who = manager): Promise<string> => {
		const made = await rig.services().integrations.create(who.signedIn, input);
		if (!made.ok) throw new Error(made.code);
		return made.value.id;
	};
	const list = (who = manager) => rig.services().integrations.list(who.signedIn);
	return { ...rig, team, manager, make, list };
}

test("a new integration is connected, looked at soon, and its secret is a mask", async () => {
	const rig = await createRig();
	const id = await rig.make();
	expect(rig.queued).toEqual([{ workspaceId: rig.team.workspaceId, integrationId: id }]);
	const [view] = await rig.list();
	expect(view).toMatchObject({
		id,
		type: "openai",
		name: "OpenAI da loja",
		status: "connected",
		isOwn: true,
		ownerName: "Gil Gestor",
		health: "unknown",
		lastTest: null,
		history: [],
	});
	expect(view?.fields).toEqual([
		{ key: "api_key", value: "••••••••6789" },
		{ key: "organization_id", value: "" },
	]);
	expect(await dumpDatabase()).not.toContain(KEY);
	expect(await codesOf(rig.team.workspaceId)).toContain("integration_created");
});

test("a test by the queue stores what it found, and tells the open pages of a new problem", async () => {
	const rig = await createRig();
	const id = await rig.make();
	const socket = await openWorkspaceSocket(rig.manager);
	await socket.next("hello");
	await rig.consume();
	expect(await socket.next("integration_checked")).toMatchObject({
		integrationId: id,
		health: "healthy",
		isNewProblem: false,
	});
	const [view] = await rig.list();
	expect(view).toMatchObject({
		health: "healthy",
		lastTest: { finding: { kind: "models", count: 3 } },
	});
	expect(view?.history).toHaveLength(1);
	const change = openai({ credentials: { api_key: "sk-refused-0123456789abcdef" } });
	await rig.services().integrations.update(rig.manager.signedIn, id, change);
	const told = socket.frames.length;
	await rig.consume();
	expect(await socket.next("integration_checked", told)).toMatchObject({ isNewProblem: true });
	socket.close();
});

test("the mask coming back keeps the secret, also in a test of the form (J06)", async () => {
	const rig = await createRig();
	const id = await rig.make();
	const mask = (await rig.list())[0]?.fields[0]?.value ?? "";
	const again = openai({ name: "Outro nome", credentials: { api_key: mask } });
	const { integrations } = rig.services();
	expect(await integrations.update(rig.manager.signedIn, id, again)).toEqual({
		ok: true,
		value: null,
	});
	const tested = await integrations.test(rig.manager.signedIn, { ...again, id });
	expect(tested).toMatchObject({ ok: true, value: { finding: { kind: "models" } } });
	const keys = (await rig.calls()).map(({ headers }) => headers.authorization);
	expect(keys).toContain(`Bearer ${KEY}`);
	expect(keys.some((key) => key?.includes("•"))).toBe(false);
});

test("what is missing is said before anything is stored or called", async () => {
	const rig = await createRig();
	const { integrations } = rig.services();
	const { signedIn } = rig.manager;
	const empty = openai({ credentials: { api_key: " " } });
	expect(await integrations.create(signedIn, empty)).toEqual({
		ok: false,
		code: "credentials_missing",
	});
	expect(await integrations.test(signedIn, { ...empty, id: null })).toEqual({
		ok: false,
		code: "credentials_missing",
	});
	expect(await integrations.create(signedIn, openai({ name: "  " }))).toEqual({
		ok: false,
		code: "name_required",
	});
	expect(await rig.list()).toEqual([]);
});

/** Another workspace's manager, and the colleagues of one's own. */
async function attempts(
	rig: Awaited<ReturnType<typeof createRig>>,
	who: Team["people"]["admin"],
	id: string,
) {
	const { integrations } = rig.services();
	const outcomes = [
		await integrations.update(who.signedIn, id, openai({ name: "meu" })),
		await integrations.refresh(who.signedIn, id),
		await integrations.test(who.signedIn, { ...openai(), id }),
		await integrations.checkNow(who.signedIn, id),
		await integrations.remove(who.signedIn, id),
	];
	return outcomes.map((outcome) => (outcome.ok ? "ok" : outcome.code));
}

test("D05 another workspace's integration does not exist; a colleague's is seen, and opened by nobody", async () => {
	const rig = await createRig();
	const id = await rig.make();
	const stranger = (await createTeam()).people.admin;
	expect(await attempts(rig, stranger, id)).toEqual(Array(5).fill("not_found"));
	const seen = await rig.list(rig.team.people.admin);
	expect(seen).toMatchObject([{ id, isOwn: false, fields: [] }]);
	// A second manager: sees it, may have it checked, and neither edits nor removes it.
	const colleague = rig.team.people.admin;
	const { integrations } = rig.services();
	expect(await integrations.update(colleague.signedIn, id, openai())).toMatchObject({
		code: "not_found",
	});
	expect(await integrations.test(colleague.signedIn, { ...openai(), id })).toMatchObject({
		code: "not_found",
	});
	expect(await integrations.remove(colleague.signedIn, id)).toEqual({ ok: true, value: null });
});

test("E05 who may not have integrations uses none of their secrets", async () => {
	const rig = await createRig();
	const id = await rig.make();
	const before = (await rig.calls()).length;
	for (const role of ["operator", "viewer"] as const) {
		const person = rig.team.people[role];
		expect(await attempts(rig, person, id)).toEqual(Array(5).fill("forbidden"));
		expect(await rig.list(person)).toEqual([]);
	}
	expect((await rig.calls()).length).toBe(before);
});

test("H16 ten tests a minute for each workspace; failures to connect take the same time", async () => {
	const rig = await createRig();
	const { integrations } = rig.services();
	const input = { ...openai(), id: null };
	await enterRateWindow();
	for (let n = 0; n < 10; n += 1)
		expect(await integrations.test(rig.manager.signedIn, input)).toMatchObject({ ok: true });
	expect(await integrations.test(rig.manager.signedIn, input)).toEqual({
		ok: false,
		code: "rate_limited",
	});
});

test("H22 the schedule takes what is due once, in one read a batch, and leaves who is not there alone", async () => {
	const rig = await createRig();
	const ids = [await rig.make(), await rig.make(openai({ name: "Dois" }))];
	rig.queued.splice(0);
	const seenAt = "update members set last_seen_at = ? where workspace_id = ?";
	await bindings.DB.prepare(seenAt).bind(Date.now(), rig.team.workspaceId).run();
	const mine = () => rig.queued.filter((job) => job.workspaceId === rig.team.workspaceId);
	await rig.services().healthChecks.enqueueDue();
	expect(
		mine()
			.map(({ integrationId }) => integrationId)
			.toSorted(),
	).toEqual(ids.toSorted());
	// Claimed: a second round finds nothing.
	await rig.services().healthChecks.enqueueDue();
	expect(mine()).toHaveLength(2);
	// Nobody was there for three days.
	rig.queued.splice(0);
	rig.later(UNVISITED_AFTER_MS + 1);
	await rig.services().healthChecks.enqueueDue();
	expect(mine()).toEqual([]);
});

test("what failed again and again is looked at ever more rarely", async () => {
	const rig = await createRig();
	await rig.make(openai({ credentials: { api_key: "sk-broken-0123456789abcdef" } }));
	const delays: number[] = [];
	for (let n = 0; n < 4; n += 1) {
		await rig.consume();
		const row = await bindings.DB.prepare(
			"select id, failures, next_check_at - checked_at as delay from integrations where workspace_id = ?",
		)
			.bind(rig.team.workspaceId)
			.first<{ id: string; failures: number; delay: number }>();
		expect(row?.failures).toBe(n + 1);
		delays.push(row?.delay ?? 0);
		rig.queued.push({ workspaceId: rig.team.workspaceId, integrationId: row?.id ?? "" });
		rig.later(1);
	}
	expect(delays[3]).toBeGreaterThan((delays[0] ?? 0) * 2);
});
