import { expect, test } from "vitest";
import {
	composeMark,
	decideWay,
	markEventId,
	type MarkToSend,
} from "#app/domain/sales/messaging-event.ts";

const MARK: MarkToSend = {
	id: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
	kind: "sale",
	at: 1_790_000_000_000,
	cents: 12_990,
	currency: "BRL",
	product: "Tênis",
	clickId: "Aff-click",
	adId: "120226305854810726",
	memberId: "m",
	agentId: null,
	account: { channel: "whatsapp", businessId: "102290129340398" },
	phone: "5511912345678",
	isTakenBack: false,
	isRefused: false,
};
const ON = { pixelId: "987654321012345", matchesPhone: false };
const event = (mark: MarkToSend, sending = ON) => {
	const way = decideWay(mark, sending);
	return typeof way === "string" ? way : composeMark(mark, way, "hash");
};

test("a sale after a click is told with the click, and nothing else of the customer", () => {
	expect(event(MARK)).toEqual({
		event_name: "Purchase",
		event_time: 1_790_000_000,
		event_id: "1790000000-3f2504e04f8941d39a0c0305e82c3301",
		action_source: "business_messaging",
		messaging_channel: "whatsapp",
		user_data: { whatsapp_business_account_id: "102290129340398", ctwa_clid: "Aff-click" },
		custom_data: { currency: "BRL", value: 129.9, content_name: "Tênis" },
	});
	const lead = event({ ...MARK, kind: "lead", cents: null, product: "" });
	expect(lead).toMatchObject({ event_name: "LeadSubmitted", custom_data: {} });
	expect(markEventId(MARK)).toBe(markEventId({ ...MARK }));
});

test("Messenger and Instagram know the customer by their chat", () => {
	const page = { channel: "messenger", pageId: "371024009436368", userId: "8130" } as const;
	expect(event({ ...MARK, clickId: null, account: page })).toMatchObject({
		messaging_channel: "messenger",
		user_data: { page_id: "371024009436368", page_scoped_user_id: "8130" },
	});
	const account = { channel: "instagram", accountId: "17841405309211844", userId: "99" } as const;
	expect(event({ ...MARK, clickId: null, account })).toMatchObject({
		messaging_channel: "instagram",
		user_data: { ig_account_id: "17841405309211844", ig_sid: "99" },
	});
});

test("J12 nothing is told without consent: the workspace's first, then the contact's", () => {
	expect(event(MARK, { ...ON, pixelId: null as never })).toBe("off");
	expect(event({ ...MARK, isRefused: true })).toBe("refused");
	expect(event({ ...MARK, isRefused: true }, { ...ON, matchesPhone: true })).toBe("refused");
	expect(event({ ...MARK, isTakenBack: true })).toBe("taken_back");
});

test("without a click a phone is matched only where the workspace chose it", () => {
	const organic = { ...MARK, clickId: null, adId: null };
	expect(event(organic)).toBe("no_click");
	const matching = { ...ON, matchesPhone: true };
	expect(event(organic, matching)).toMatchObject({
		event_name: "Purchase",
		action_source: "chat",
		user_data: { ph: ["hash"] },
	});
	expect(event({ ...organic, kind: "lead" }, matching)).toMatchObject({ event_name: "Lead" });
	expect(event({ ...organic, phone: null }, matching)).toBe("no_account");
	// A click at a number that is none of Meta's: no account to name.
	const own = { ...MARK, account: { channel: "whatsapp", businessId: null } as const };
	expect(event(own)).toBe("no_account");
	expect(event(own, matching)).toMatchObject({ action_source: "chat" });
	// An ad in a status has no click.
	expect(event({ ...MARK, clickId: null })).toBe("no_account");
});
