import { expect, test } from "vitest";
import { translateCloudStatus } from "#workers/adapters/whatsapp-gateway/cloud-api/message.ts";

const AT = 1_795_000_000_000;
const REGULAR = { billable: true, pricing_model: "PMP", type: "regular", category: "utility" };

function told(more: object) {
	const raw = { id: "wamid.O", status: "delivered", timestamp: "1795000000" };
	const events = translateCloudStatus({ ...raw, recipient_id: "5511987654321", ...more });
	return events?.[0];
}

test("a status tells its message's price, when it was and for which market", () => {
	expect(told({ pricing: REGULAR })).toEqual({
		type: "status",
		providerId: "wamid.O",
		status: "delivered",
		at: AT,
		pricing: { category: "utility", isBillable: true, isEntry: false, market: "BR" },
	});
	expect(
		told({ pricing: REGULAR, recipient_id: undefined, recipient_user_id: "PT.123" }),
	).toMatchObject({ pricing: { market: "other" } });
});

test.each([
	["service", { category: "service" }],
	["marketing_lite", { category: "marketing" }],
	["authentication-international", { category: "authentication" }],
	["referral_conversion", { category: "service", isEntry: true }],
	["meta_business_agent", { category: "other" }],
	["__proto__", undefined],
	["constructor", { category: "other" }],
])("the category %s counts as %o", (category, expected) => {
	const event = told({ pricing: { ...REGULAR, category } });
	if (expected === undefined) expect(event).not.toHaveProperty("pricing");
	else expect(event).toMatchObject({ pricing: expected });
});

test("without `billable`, which is deprecated, its type says whether it costs", () => {
	const { billable: _, ...typed } = REGULAR;
	expect(told({ pricing: typed })).toMatchObject({ pricing: { isBillable: true } });
	for (const type of ["free_customer_service", "free_entry_point", "of_a_later_day"])
		expect(told({ pricing: { ...typed, type } }), type).toMatchObject({
			pricing: { isBillable: false, isEntry: type === "free_entry_point" },
		});
});

test("N13 a price that is nonsense is none, and the status counts all the same", () => {
	const nonsense = [
		"free",
		[],
		{},
		{ category: "service" },
		{ ...REGULAR, billable: "yes" },
		{ ...REGULAR, category: 5 },
		{ ...REGULAR, category: "x".repeat(100) },
		{ ...REGULAR, category: "service billed" },
	];
	for (const pricing of nonsense) {
		const event = told({ pricing });
		expect(event, JSON.stringify(pricing)).toMatchObject({ status: "delivered" });
		expect(event).not.toHaveProperty("pricing");
	}
});

test("the 72 hours after an ad end when Meta says so, and no later than they can", () => {
	const conversation = (seconds: number, type = "referral_conversion") => ({
		pricing: REGULAR,
		conversation: { expiration_timestamp: String(1_795_000_000 + seconds), origin: { type } },
	});
	expect(told(conversation(72 * 3600))).toMatchObject({ freeUntil: AT + 72 * 3_600_000 });
	for (const [seconds, type] of [[72 * 3600 + 1], [-1], [3600, "service"]] as [number, string?][])
		expect(told(conversation(seconds, type)), `${seconds} ${type}`).not.toHaveProperty("freeUntil");
});

test("the price of one member of a group is not that of the message", () => {
	const ofOne = { recipient_type: "group", recipient_participant_id: "5511", pricing: REGULAR };
	expect(told(ofOne)).not.toHaveProperty("pricing");
});
