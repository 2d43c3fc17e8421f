import { expect, test } from "vitest";
import { loader as openAgent } from "#app/areas/agents/agent.route.tsx";
import { action as saveAgent } from "#app/areas/agents/form/agent-edit.route.tsx";
import {
	action as createAgent,
	loader as openNew,
} from "#app/areas/agents/form/agent-new.route.tsx";
import {
	action as actOnAgent,
	loader as openList,
} from "#app/areas/agents/list/agent-list.route.tsx";
import { channel, outcomeOf, routeArgs, signedInAs, thrownBy, valueOf } from "../route-args.ts";
import { settings, summary, view } from "./views.ts";

const manager = signedInAs("manager", [channel()]);
const FORM = { name: "Aurora", channelIds: "c1", settings: JSON.stringify(settings()) };

test("the list says what is used of the plan and whether one may change anything", async () => {
	const use = { used: 1, limit: 3 };
	const services = { agents: { list: async () => ({ agents: [summary()], use }) } };
	expect(await openList(routeArgs({ services, signedIn: manager }))).toEqual({
		agents: [summary()],
		use,
		mayManage: true,
	});
	const asViewer = await openList(routeArgs({ services, signedIn: signedInAs("viewer") }));
	expect(asViewer).toMatchObject({ mayManage: false });
});

test.each(["pause", "resume", "remove"] as const)("a card asks to %s one agent", async (intent) => {
	const asked: string[] = [];
	const act = async (_: unknown, id: string) => {
		asked.push(id);
		return { ok: true, value: null };
	};
	const services = { agents: { [intent]: act } };
	const args = routeArgs({ services, signedIn: manager, form: { intent, id: "a1" } });
	expect(valueOf(await actOnAgent(args))).toEqual({ intent, code: null });
	expect(asked).toEqual(["a1"]);
});

test.each([
	["forbidden", 403],
	["not_found", 404],
	["unavailable", 503],
] as const)("a refusal is told with its status: %s", async (code, status) => {
	const services = { agents: { remove: async () => ({ ok: false, code }) } };
	const form = { intent: "remove", id: "a1" };
	const answer = await actOnAgent(routeArgs({ services, signedIn: manager, form }));
	expect(outcomeOf(answer).status).toBe(status);
	expect(valueOf(answer)).toEqual({ intent: "remove", code });
});

test("a form nobody made is refused before anything is asked", async () => {
	const answer = await actOnAgent(
		routeArgs({ services: {}, signedIn: manager, form: { intent: "explode", id: "a1" } }),
	);
	expect(outcomeOf(answer).status).toBe(400);
});

test("K07 an operator opens no new form, and neither makes nor changes an agent", async () => {
	const signedIn = signedInAs("operator", [channel()]);
	const refused = await thrownBy(() => openNew(routeArgs({ services: {}, signedIn })));
	expect(refused.status).toBe(403);
	for (const send of [createAgent, saveAgent]) {
		const args = routeArgs({ services: {}, signedIn, form: FORM, params: { id: "a1" } });
		expect(outcomeOf(await send(args)).status).toBe(403);
	}
});

test("the new form knows the channels, and when the plan has no room left", async () => {
	const options = {
		providers: [],
		integrations: [],
		pixels: [],
		mayChoosePixel: true,
		use: { used: 3, limit: 3 },
	};
	const services = { agents: { options: async () => options } };
	const opened = await openNew(routeArgs({ services, signedIn: manager }));
	expect(opened).toMatchObject({
		hasRoom: false,
		locale: "pt",
		options: { channels: [{ id: "c1", name: "Vendas", type: "whatsapp", isActive: true }] },
	});
});

test("a new agent is made of what was typed, and its id comes back", async () => {
	const create = async (_: unknown, fields: unknown) => {
		expect(fields).toEqual({ name: "Aurora", channelIds: ["c1"], settings: settings() });
		return { ok: true, value: { id: "a9" } };
	};
	const args = routeArgs({ services: { agents: { create } }, signedIn: manager, form: FORM });
	expect(valueOf(await createAgent(args))).toEqual({ id: "a9", code: null });
});

test("a full plan is told as such", async () => {
	const services = { agents: { create: async () => ({ ok: false, code: "plan_limit" }) } };
	const answer = await createAgent(routeArgs({ services, signedIn: manager, form: FORM }));
	expect(valueOf(answer)).toEqual({ id: null, code: "plan_limit" });
	expect(outcomeOf(answer).status).toBe(409);
});

test("an agent of nobody is 404, and an unread activity does not take the page", async () => {
	const activity = async () => ({ ok: false, code: "not_found" });
	const bases = async () => ({
		ok: true,
		value: { bases: [], all: { entries: 0, characters: 0 } },
	});
	const others = {
		agentVersions: { list: activity },
		agentTests: { list: activity },
		knowledgeBases: { list: bases },
	};
	const missing = {
		...others,
		agents: { activity, open: async () => ({ ok: false, code: "not_found" }) },
	};
	const params = { id: "a1" };
	const refused = await thrownBy(() =>
		openAgent(routeArgs({ services: missing, signedIn: manager, params })),
	);
	expect(refused.status).toBe(404);
	const there = {
		...others,
		agents: { activity, open: async () => ({ ok: true, value: view() }) },
	};
	const opened = await openAgent(
		routeArgs({ services: there, signedIn: signedInAs("viewer"), params }),
	);
	expect(opened).toMatchObject({ mayManage: false, mayTest: false });
	expect(await opened.activity).toBeNull();
});
