import { redirect } from "react-router";
import * as v from "valibot";
import { expect, test } from "vitest";
import { fail, ok } from "#app/domain/result.ts";
import { bare, defineActions } from "#app/middleware/define-actions.ts";
import { outcomeOf, routeArgs, signedInAs, valueOf } from "../areas/route-args.ts";

const Id = v.pipe(v.string(), v.nonEmpty());
const forms = {
	rename: v.object({ id: Id, name: v.string() }),
	discard: v.object({ ids: v.pipe(v.array(Id), v.minLength(1)) }),
	match: v.object({ text: v.literal("right", "password_mismatch") }),
	leave: v.object({}),
};
const asked: unknown[] = [];
const action = defineActions(forms, {
	rename: ({ locale, params, headers }, { id, name }) => {
		headers.append("Set-Cookie", "a=b");
		asked.push({ locale, page: params.page, id });
		return name === "taken" ? { ...fail("conflict"), message: "Taken." } : ok({ name });
	},
	discard: (_, { ids }) => bare(ok(ids.length)),
	match: () => ok(null),
	leave: () => redirect("/away"),
});
const signedIn = signedInAs("admin");
const send = (form: Record<string, string> | [string, string][]) =>
	action(routeArgs({ services: {}, signedIn, params: { page: "p1" }, form: form as never }));

test("an intent runs with its own fields, and what it brings stands in the answer", async () => {
	const answer = await send({ intent: "rename", id: "1", name: "Ana" });
	expect(valueOf(answer)).toEqual({ intent: "rename", code: null, name: "Ana" });
	expect(asked.splice(0)).toEqual([{ locale: "pt", page: "p1", id: "1" }]);
	expect(outcomeOf(answer)).toMatchObject({ status: 200, cookies: ["a=b"] });
});

test("a refusal has the status of its code, and what it says besides", async () => {
	const answer = await send({ intent: "rename", id: "1", name: "taken" });
	expect(valueOf(answer)).toEqual({ intent: "rename", code: "conflict", message: "Taken." });
	expect(asked.splice(0)).toHaveLength(1);
	expect(outcomeOf(answer).status).toBe(409);
});

test.each([
	[{}, null, "invalid_request"],
	[{ intent: "own" }, null, "invalid_request"],
	[{ intent: "toString" }, null, "invalid_request"],
	[{ intent: "rename", id: "", name: "x" }, "rename", "invalid_request"],
	[{ intent: "match", text: "wrong" }, "match", "password_mismatch"],
])("%j is refused and asks nothing", async (form, intent, code) => {
	const answer = await send(form);
	expect(valueOf(answer)).toEqual({ intent, code });
	expect(outcomeOf(answer).status).toBe(400);
	expect(asked).toEqual([]);
});

test("a field that is a list is read as often as it stands; a value for the server stays there", async () => {
	const answer = await send([
		["intent", "discard"],
		["ids", "1"],
		["ids", "2"],
	]);
	expect(valueOf(answer)).toEqual({ intent: "discard", code: null });
	expect(valueOf(await send({ intent: "discard" }))).toMatchObject({ code: "invalid_request" });
});

test("a redirect leads elsewhere", async () => {
	expect(outcomeOf(await send({ intent: "leave" }))).toMatchObject({ location: "/away" });
});
