import { beforeAll, expect, test } from "vitest";
import { NO_GOALS } from "#app/domain/goals/goal.ts";
import { NO_SURVEY } from "#app/domain/satisfaction/survey.ts";
import { instanceOf } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { createShop, findSignedIn, services } from "#tests/support/two-workspaces.ts";
import { runInDurableObject } from "cloudflare:test";

beforeAll(migrate);

const own = () => services().satisfaction;

/** What the channel's object was told, by the part of the desk. */
const deskOf = (channelId: string) =>
	runInDurableObject(instanceOf(channelId), (_, { storage }) => {
		const { json } = storage.sql.exec<{ json: string }>("SELECT json FROM config").one();
		return (JSON.parse(json) as { desk: object }).desk;
	});

test("a survey and goals are kept, and the channel they are of is told its own part", async () => {
	const { member, channelId } = await createShop("Oi");
	const signedIn = await findSignedIn(member);
	expect(await own().open(signedIn)).toMatchObject({ survey: NO_SURVEY, goals: NO_GOALS });
	const survey = { ...NO_SURVEY, question: " Gostou? ", channelIds: [channelId] };
	expect(await own().saveSurvey(signedIn, survey)).toEqual({ ok: true, value: null });
	const goal = { departmentId: null, kind: "answer" as const, minutes: 15 };
	expect(await own().saveGoal(signedIn, goal)).toEqual({ ok: true, value: null });
	await own().saveGoal(signedIn, { ...goal, kind: "resolution", minutes: 60 });
	const goals = { answerMinutes: 15, resolutionMinutes: 60 };
	expect(await own().open(signedIn)).toMatchObject({ survey: { question: "Gostou?" }, goals });
	expect(await deskOf(channelId)).toMatchObject({
		survey: { question: "Gostou?", pauseDays: 7 },
		goals: { ...goals, departments: {} },
	});
	await own().saveSurvey(signedIn, { ...survey, channelIds: [] });
	await own().saveGoal(signedIn, { ...goal, minutes: null });
	await own().saveGoal(signedIn, { ...goal, kind: "resolution", minutes: null });
	expect(await deskOf(channelId)).toEqual({});
});

test("a department has goals of its own", async () => {
	const { member, channelId } = await createShop("Oi");
	const departments = [{ id: "d1", name: "Vendas", colour: "blue" as const, isMine: true }];
	const signedIn = { ...(await findSignedIn(member)), departments };
	const goal = { departmentId: "d1", kind: "answer" as const, minutes: 5 };
	expect(await own().saveGoal(signedIn, goal)).toEqual({ ok: true, value: null });
	const goals = { answerMinutes: 5, resolutionMinutes: null };
	expect((await own().open(signedIn)).departments).toEqual([{ id: "d1", name: "Vendas", goals }]);
	expect(await deskOf(channelId)).toMatchObject({
		goals: { ...NO_GOALS, departments: { d1: goals } },
	});
});

test("E02 D01 operators change neither, and nobody another workspace's channel or department", async () => {
	const { member, channelId } = await createShop("Oi");
	const { channelId: foreign } = await createShop("Oi");
	const signedIn = await findSignedIn(member);
	const operator = { ...signedIn, member: { ...signedIn.member, role: "operator" as const } };
	const goal = { departmentId: null, kind: "answer" as const, minutes: 15 };
	const forbidden = { ok: false, code: "forbidden" };
	expect(await own().saveSurvey(operator, NO_SURVEY)).toEqual(forbidden);
	expect(await own().saveGoal(operator, goal)).toEqual(forbidden);
	const survey = { ...NO_SURVEY, channelIds: [channelId, foreign] };
	expect(await own().saveSurvey(signedIn, survey)).toEqual({ ok: false, code: "not_found" });
	expect(await own().saveGoal(signedIn, { ...goal, departmentId: "d9" })).toEqual({
		ok: false,
		code: "not_found",
	});
	expect(await own().saveGoal(signedIn, { ...goal, minutes: 0 })).toEqual({
		ok: false,
		code: "invalid_request",
	});
});
