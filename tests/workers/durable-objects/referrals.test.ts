import { expect, test } from "vitest";
import { readReferral, touchesIn } from "#app/domain/inbox/referral.ts";
import { factsIn } from "#app/domain/service-figures/kept.ts";
import { contributionOf } from "#app/domain/service-figures/sums.ts";
import { incoming } from "#tests/support/instance.ts";
import { inWorld, NOW, type World } from "#tests/support/sending-world.ts";

const referral = (sourceId: string, more: object = {}) => {
	const read = readReferral({
		sourceId,
		headline: "Tênis de corrida",
		clickId: `click-${sourceId}`,
		pictureUrl: "https://scontent.xx.fbcdn.net/v/ad.jpg",
		...more,
	});
	if (!read) throw new Error("no referral");
	return read;
};
const row = ({ inbox }: World) => inbox.contacts.get(1);
const lines = ({ inbox, contactId }: World) => {
	const page = inbox.conversation(contactId, null);
	return page.ok
		? page.value.page.messages.map(({ type, text }) =>
				type === "system" ? (JSON.parse(text) as { code: string; adId?: string }) : text,
			)
		: [];
};
const adOf = (world: World) => factsIn(row(world).service)?.adId;

test("a message from an ad has a line before it, and the contact remembers the touch", () =>
	inWorld(async (world) => {
		const first = incoming({ providerId: "A1", sentAt: NOW + 1, referral: referral("111") });
		world.inbox.receive([first], NOW + 1);
		// The same webhook again, as vendors send it.
		world.inbox.receive([first], NOW + 2);
		expect(lines(world).slice(-2)).toMatchObject([
			{ code: "from_ad", adId: "111" },
			incoming().content.text,
		]);
		expect(touchesIn(row(world).touches)).toEqual([
			{ line: "ad:A1", at: NOW + 1, adId: "111", clickId: "click-111" },
		]);
		expect(adOf(world)).toBe("111");
		const days = [...contributionOf(factsIn(row(world).service)).values()];
		expect(Object.keys(Object.assign({}, ...days))).toContain("ad:111");
	}));

test("a later ad in the same conversation is remembered, and the first goes on to count", () =>
	inWorld(async (world) => {
		const from = (id: string, at: number, ad: string) =>
			world.inbox.receive([incoming({ providerId: id, sentAt: at, referral: referral(ad) })], at);
		from("A1", NOW + 1, "111");
		from("A2", NOW + 2, "222");
		expect(adOf(world)).toBe("111");
		expect(touchesIn(row(world).touches).map(({ adId }) => adId)).toEqual(["111", "222"]);
		// Another conversation has an ad of its own, or none.
		world.inbox.setState(world.contactId, "closed", "Ana", NOW + 3);
		world.inbox.receive([incoming({ sentAt: NOW + 30 * 86_400_000 })], NOW + 30 * 86_400_000);
		expect(adOf(world)).toBeUndefined();
		from("A3", NOW + 30 * 86_400_000 + 1, "222");
		expect(adOf(world)).toBe("222");
	}));

test("who comes back by an ad before writing has a line, and a stranger none", () =>
	inWorld(async (world) => {
		const { inbox } = world;
		inbox.receive([incoming({ sentAt: NOW + 1 })], NOW + 1);
		const event = {
			type: "referral" as const,
			providerId: "referral:1:2",
			addresses: incoming().addresses,
			at: NOW + 2,
			referral: referral("333"),
		};
		inbox.receive([event], NOW + 2);
		inbox.receive([event], NOW + 3);
		expect(touchesIn(row(world).touches)).toHaveLength(1);
		expect(adOf(world)).toBe("333");
		expect(row(world).unread).toBeLessThanOrEqual(2);
		const stranger = [{ kind: "phone" as const, value: "5521900000000" }];
		inbox.receive([{ ...event, addresses: stranger }], NOW + 4);
		expect(inbox.contacts.findNumber(stranger)).toBeNull();
	}));
