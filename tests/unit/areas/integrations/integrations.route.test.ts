import { expect, test } from "vitest";
import { emptyDraft, toFilled } from "#app/areas/integrations/form/draft.ts";
import { action, loader } from "#app/areas/integrations/integrations.route.tsx";
import { outcomeOf, routeArgs, signedInAs, valueOf } from "../route-args.ts";
import { view } from "./views.ts";

const manager = signedInAs("manager");
const FILLED = JSON.stringify(toFilled(emptyDraft("openai", "Da loja")));

const act = (methods: object, form: Record<string, string>) =>
	action(routeArgs({ services: { integrations: methods }, signedIn: manager, form }));

test("the page brings what one may see, and whether one may change it", async () => {
	const services = { integrations: { list: async () => [view()] } };
	const asManager = await loader(routeArgs({ services, signedIn: manager }));
	expect(asManager).toMatchObject({ integrations: [view()], mayManage: true, isAdmin: false });
	const asViewer = await loader(routeArgs({ services, signedIn: signedInAs("viewer") }));
	expect(asViewer).toMatchObject({ mayManage: false, isAdmin: false });
});

test("a new automation answers with its secret, which is shown once", async () => {
	const create = async () => ({ ok: true, value: { id: "i9", secret: "whsec_x" } });
	expect(valueOf(await act({ create }, { intent: "create", filled: FILLED }))).toEqual({
		intent: "create",
		code: null,
		id: "i9",
		secret: "whsec_x",
	});
});

test("a test of the form names the stored integration only when there is one", async () => {
	const asked: unknown[] = [];
	const found = { health: "healthy", latencyMs: 5, finding: { kind: "reached" } };
	const methods = {
		test: async (_: unknown, input: { id: string | null }) => {
			asked.push(input.id);
			return { ok: true, value: found };
		},
	};
	await act(methods, { intent: "test", filled: FILLED });
	const answer = await act(methods, { intent: "test", id: "i1", filled: FILLED });
	expect(asked).toEqual([null, "i1"]);
	expect(valueOf(answer)).toEqual({ intent: "test", code: null, test: found });
});

test.each([
	["refresh", "refresh"],
	["remove", "remove"],
	["resume", "resume"],
	["check", "checkNow"],
] as const)("%s is asked of one integration", async (intent, method) => {
	const asked: unknown[] = [];
	const methods = {
		[method]: async (_: unknown, id: string | null) => {
			asked.push(id);
			return { ok: true, value: 1 };
		},
	};
	expect(valueOf(await act(methods, { intent, id: "i1" }))).toEqual({ intent, code: null });
	expect(asked).toEqual(["i1"]);
});

test("without an id every integration in use is checked", async () => {
	const checkNow = async (_: unknown, id: string | null) => ({ ok: id === null, value: 3 });
	expect(valueOf(await act({ checkNow }, { intent: "check" }))).toMatchObject({ code: null });
});

test.each([
	["forbidden", 403],
	["not_found", 404],
	["rate_limited", 429],
	["credentials_missing", 400],
] as const)("a refusal is told with its status: %s", async (code, status) => {
	const refused = await act(
		{ update: async () => ({ ok: false, code }) },
		{ intent: "update", id: "i1", filled: FILLED },
	);
	expect(outcomeOf(refused).status).toBe(status);
	expect(valueOf(refused)).toEqual({ intent: "update", code });
});

test("a form nobody made is refused before anything is asked", async () => {
	const refused = await act({}, { intent: "explode", id: "i1" });
	expect(outcomeOf(refused).status).toBe(400);
	expect(valueOf(refused)).toMatchObject({ intent: null, code: "invalid_request" });
});
