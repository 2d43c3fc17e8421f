import { expect, test } from "vitest";
import {
	checkConversion,
	chooseAccount,
	composeEvent,
	computeProcessing,
	type ConversionDraft,
	createEventId,
	isTooOld,
	MAX_EVENT_AGE_MS,
	mayRetry,
	SENDING_STALE_MS,
} from "#app/domain/facebook/conversion-event.ts";

const NOW = 1_790_000_000_500;

const draftOf = (change: Partial<ConversionDraft> = {}): ConversionDraft => ({
	eventId: "1790000000-x8f2k1",
	pixelId: "1122334455",
	testEventCode: "",
	ldu: { isOn: false, state: null },
	eventType: "Purchase",
	eventAt: null,
	value: "129.90",
	currency: "BRL",
	orderId: "",
	contentName: "",
	customer: { email: "", phone: "", firstName: "", lastName: "" },
	...change,
});

const codeOf = (change: Partial<ConversionDraft>): string => {
	const checked = checkConversion(draftOf(change), NOW);
	return checked.ok ? "ok" : checked.code;
};

test("an event id is the time plus a random string", () => {
	expect(createEventId(NOW, "x8f2k1")).toBe("1790000000-x8f2k1");
});

test.each([
	["a purchase with value and currency", {}, "ok"],
	["a purchase without a value", { value: "" }, "value_required"],
	["a lead without a value", { eventType: "Lead", value: "" }, "ok"],
	["three decimals", { value: "1.999" }, "value_invalid"],
	["a negative value", { value: "-1" }, "value_invalid"],
	["a value in words", { value: "1e9" }, "value_invalid"],
	["no pixel", { pixelId: "" }, "pixel_id_invalid"],
	["a pixel that is a path", { pixelId: "1/../me" }, "pixel_id_invalid"],
	["a test code with spaces", { testEventCode: "TEST 1" }, "test_code_invalid"],
	["a test code", { testEventCode: "TEST12345" }, "ok"],
	["an id of another shape", { eventId: "mine" }, "invalid_request"],
	["an event of tomorrow", { eventAt: NOW + 86_400_000 }, "invalid_request"],
	["exactly seven days", { eventAt: NOW - MAX_EVENT_AGE_MS }, "ok"],
	["more than seven days", { eventAt: NOW - MAX_EVENT_AGE_MS - 1 }, "event_too_old"],
	[
		"an address that is none",
		{ customer: { email: "x", phone: "", firstName: "", lastName: "" } },
		"email_invalid",
	],
	[
		"a number that is none",
		{ customer: { email: "", phone: "12", firstName: "", lastName: "" } },
		"phone_invalid",
	],
] as const)("%s is judged before Meta is asked: %#", (_, change, code) => {
	expect(codeOf(change as Partial<ConversionDraft>)).toBe(code);
});

test("a clock a little ahead sends the present, not the future", () => {
	const checked = checkConversion(draftOf({ eventAt: NOW + 30_000 }), NOW);
	expect(checked.ok && checked.value.eventAt).toBe(NOW);
});

test("Limited Data Use: off is empty, on is LDU with Meta's true codes", () => {
	expect(computeProcessing({ isOn: false, state: "CA" })).toEqual({ data_processing_options: [] });
	const codeFor = (state: ConversionDraft["ldu"]["state"]) =>
		computeProcessing({ isOn: true, state });
	expect(codeFor("CA")).toEqual({
		data_processing_options: ["LDU"],
		data_processing_options_country: 1,
		data_processing_options_state: 1000,
	});
	const states = (["TX", "FL", "NY", "IL", null] as const).map(
		(state) => codeFor(state).data_processing_options_state,
	);
	// The list of the specification would call Texas Connecticut, and New York Colorado.
	expect(states).toEqual([1005, 1003, 0, 0, 0]);
});

test("the event is Meta's shape: hashes as lists, empty texts left out, seconds", () => {
	const checked = checkConversion(draftOf({ orderId: " PED-1 ", contentName: "Curso" }), NOW);
	if (!checked.ok) throw new Error(checked.code);
	const event = composeEvent(checked.value, {
		hashed: { em: "ab" },
		website: { sourceUrl: "https://prosa.example/", userAgent: "Mozilla/5.0" },
	});
	expect(event).toEqual({
		event_name: "Purchase",
		event_time: 1_790_000_000,
		event_id: "1790000000-x8f2k1",
		action_source: "website",
		event_source_url: "https://prosa.example/",
		user_data: { em: ["ab"], client_user_agent: "Mozilla/5.0" },
		custom_data: { currency: "BRL", value: 129.9, order_id: "PED-1", content_name: "Curso" },
		data_processing_options: [],
	});
});

test("what happened in a conversation names no page and no browser", () => {
	const checked = checkConversion(draftOf(), NOW);
	if (!checked.ok) throw new Error(checked.code);
	const event = composeEvent(checked.value, { hashed: { ph: "ab" }, website: null });
	expect(event).toMatchObject({ action_source: "chat", user_data: { ph: ["ab"] } });
	expect(Object.keys(event)).not.toContain("event_source_url");
	expect(Object.keys(event.user_data)).toEqual(["ph"]);
});

test("without a value no currency is sent", () => {
	const checked = checkConversion(draftOf({ eventType: "Lead", value: "" }), NOW);
	if (!checked.ok) throw new Error(checked.code);
	const event = composeEvent(checked.value, {
		hashed: {},
		website: { sourceUrl: "https://x/", userAgent: "" },
	});
	expect(event.custom_data).toEqual({});
});

test("the token is that of the account that has the pixel, else of the first that can", () => {
	const account = (accountId: string, isTokenRefused = false) => ({ accountId, isTokenRefused });
	const accounts = [account("10001", true), account("10002"), account("10003")];
	const pixels = [
		{ accountId: "10003", pixelId: "777777" },
		{ accountId: "10001", pixelId: "777777" },
	];
	expect(chooseAccount(accounts, pixels, "777777")?.accountId).toBe("10003");
	expect(chooseAccount(accounts, pixels, "888888")?.accountId).toBe("10002");
	expect(chooseAccount([account("10001", true)], pixels, "777777")?.accountId).toBe("10001");
	expect(chooseAccount([], pixels, "777777")).toBeNull();
});

test("what failed or got no answer is sent again, what is being sent is not", () => {
	const at = (state: "sending" | "sent" | "failed" | "unknown", ago = 0) =>
		mayRetry({ state, updatedAt: NOW - ago }, NOW);
	expect([at("failed"), at("unknown"), at("sending"), at("sent")]).toEqual([
		true,
		true,
		false,
		false,
	]);
	expect(at("sending", SENDING_STALE_MS + 1)).toBe(true);
	expect(isTooOld(NOW - MAX_EVENT_AGE_MS, NOW)).toBe(false);
});
