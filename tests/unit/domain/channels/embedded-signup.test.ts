import { expect, test } from "vitest";
import {
	type AccountNumber,
	isPin,
	isUnfinished,
	judgeGrant,
	newSignUp,
	nextStep,
	outcomeOf,
	parseSignUp,
	pickNumber,
	type SignUpRecord,
	stepsOf,
	type TokenGrant,
} from "#app/domain/channels/embedded-signup.ts";

const NOW = 1_790_000_000_000;
const DAY_MS = 24 * 3_600_000;

test("a number of its own is registered; one on a phone never is, and is asked for what it knows", () => {
	expect(stepsOf({ isShared: false })).toEqual(["webhooks", "number", "link"]);
	expect(stepsOf({ isShared: true })).toEqual(["webhooks", "link", "contacts", "history"]);
});

test("it goes on where it stopped; what later steps need stops them, the rest does not", () => {
	const record = newSignUp(true, NOW);
	expect(nextStep(record, [], NOW)).toBe("webhooks");
	record.steps.webhooks = "unreachable";
	expect(nextStep(record, ["webhooks"], NOW)).toBeNull();
	expect(nextStep(record, [], NOW)).toBe("webhooks");
	Object.assign(record.steps, { webhooks: "done", link: "done", contacts: "refused" });
	expect(nextStep(record, ["webhooks", "link", "contacts"], NOW)).toBe("history");
	record.steps.history = "done";
	expect(isUnfinished(record, NOW)).toBe(true);
	record.steps.contacts = "done";
	expect(isUnfinished(record, NOW)).toBe(false);
});

test("after a day nobody can ask for the history any more, and it is not offered", () => {
	const record: SignUpRecord = {
		...newSignUp(true, NOW),
		steps: { webhooks: "done", link: "done", contacts: "done" },
	};
	expect(nextStep(record, [], NOW + DAY_MS - 1)).toBe("history");
	expect(nextStep(record, [], NOW + DAY_MS)).toBeNull();
	expect(outcomeOf(record, "history", NOW + DAY_MS)).toBe("late");
	expect(outcomeOf(record, "contacts", NOW + DAY_MS)).toBe("done");
});

test("B15 a token counts for the accounts it names alone, of our app, with both permissions", () => {
	const grant: TokenGrant = {
		isValid: true,
		isOurs: true,
		targets: [
			{ scope: "whatsapp_business_management", ids: ["111111", "222222"] },
			{ scope: "whatsapp_business_messaging", ids: ["111111"] },
		],
	};
	const judge = (change: Partial<TokenGrant>, id = "111111") =>
		judgeGrant({ ...grant, ...change }, id);
	expect(judge({})).toEqual({ ok: true, value: null });
	expect(judge({}, "222222")).toEqual({ ok: false, code: "other_account" });
	expect(judge({}, "333333")).toEqual({ ok: false, code: "other_account" });
	expect(judge({ isOurs: false })).toEqual({ ok: false, code: "code_refused" });
	expect(judge({ isValid: false })).toEqual({ ok: false, code: "code_refused" });
	expect(judge({ targets: grant.targets.slice(0, 1) })).toEqual({
		ok: false,
		code: "permission_missing",
	});
	// No list of accounts is no permission for this one.
	const unnamed = grant.targets.map(({ scope }) => ({ scope, ids: [] }));
	expect(judge({ targets: unnamed })).toEqual({ ok: false, code: "other_account" });
});

test("the number that was named, or the only one it can be; nothing is guessed", () => {
	const number = (id: string, isOnPhone = false): AccountNumber => ({
		id,
		display: "",
		name: "",
		isConnected: false,
		isOnPhone,
	});
	const [a, b, c] = [number("1"), number("2"), number("3", true)];
	expect(pickNumber([a, b], "2")).toBe(b);
	expect(pickNumber([a, b], "9")).toBeNull();
	expect(pickNumber([a], null)).toBe(a);
	expect(pickNumber([a, b], null)).toBeNull();
	expect(pickNumber([a, b, c], null)).toBe(c);
	expect(pickNumber([c, number("4", true)], null)).toBeNull();
	expect(pickNumber([], null)).toBeNull();
});

test("what is stored is read again, and what cannot be read is no sign-up", () => {
	const record = newSignUp(true, NOW);
	expect(parseSignUp(JSON.stringify(record))).toEqual(record);
	for (const broken of [null, "", "{", "{}", "7", '{"startedAt":1}'])
		expect(parseSignUp(broken)).toBeNull();
	expect(["123456", "12345", "1234567", "12345a", ""].map(isPin)).toEqual([
		true,
		false,
		false,
		false,
		false,
	]);
});
