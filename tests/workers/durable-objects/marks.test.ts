import { expect, test } from "vitest";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { readReferral } from "#app/domain/inbox/referral.ts";
import type { MarkFacts } from "#app/domain/sales/mark.ts";
import { factsIn } from "#app/domain/service-figures/kept.ts";
import {
	addDay,
	contributionOf,
	type ServiceDay,
	worthIn,
} from "#app/domain/service-figures/sums.ts";
import { incoming } from "#tests/support/instance.ts";
import { inWorld, NOW, type World } from "#tests/support/sending-world.ts";

const ANA = { memberId: "ana", agentId: null, name: "Ana" };
const SALE: MarkFacts = {
	kind: "sale",
	cents: 12_990,
	currency: "BRL",
	product: "Tênis",
	note: "",
};
const ID = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const MONTH = 30 * 86_400_000;

const mark = ({ inbox, contactId }: World, now: number, over: object = {}) =>
	inbox.marks.mark({ id: ID, contactId, ...SALE, ...over }, ANA, now);
const comesFrom = ({ inbox }: World, ad: string, at: number) => {
	const referral = readReferral({ sourceId: ad, clickId: `click-${ad}` });
	if (referral) inbox.receive([incoming({ sentAt: at, referral })], at);
};
const line = ({ inbox }: World) =>
	JSON.parse(inbox.ledger.find(`mark:${ID}`)?.text ?? "{}") as Record<string, unknown>;

/** All days of all conversations, present and ended, counted anew. */
function sums({ inbox }: World, sql: SqlStorage): ServiceDay {
	const all: ServiceDay = {};
	const rows = [
		...sql.exec<{ service: string | null }>("SELECT service FROM contacts").toArray(),
		...sql.exec<{ service: string | null }>("SELECT service FROM ended_conversations").toArray(),
	];
	for (const { service } of rows)
		for (const day of contributionOf(factsIn(service)).values()) addDay(all, day);
	expect(inbox).toBeDefined();
	return all;
}

test("a sale is marked once, counts for the last ad, and shows as a line", () =>
	inWorld(async (world, { storage: { sql } }) => {
		comesFrom(world, "111", NOW + 1);
		comesFrom(world, "222", NOW + 2);
		const first = mark(world, NOW + 3);
		expect(first.ok && first.value).toMatchObject({
			isNew: true,
			mark: { adId: "222", clickId: "click-222" },
		});
		const again = mark(world, NOW + 4, { cents: 1 });
		expect(again.ok && again.value).toMatchObject({ isNew: false, mark: { cents: 12_990 } });
		expect(line(world)).toMatchObject({ code: "marked", cents: 12_990, takenBack: false });
		const all = sums(world, sql);
		expect(all["ad:222"]).toMatchObject({ sales: 1 });
		expect(worthIn(all["ad:222"])).toEqual({ BRL: 12_990 });
		// The first ad began the conversation, the last one sold.
		expect(all["ad:111"]?.["sales"]).toBeUndefined();
		expect(worthIn(all["all"])).toEqual({ BRL: 12_990 });
		expect(world.inbox.contacts.get(1).sales_at).toBe(NOW + 3);
	}));

test("a correction takes back what was counted, and what is taken back counts for nothing", () =>
	inWorld(async (world, { storage: { sql } }) => {
		comesFrom(world, "111", NOW + 1);
		mark(world, NOW + 2);
		world.inbox.marks.correct(ID, { ...SALE, cents: 9_900 }, NOW + 3);
		expect(worthIn(sums(world, sql)["ad:111"])).toEqual({ BRL: 9_900 });
		expect(line(world)).toMatchObject({ cents: 9_900 });
		world.inbox.marks.correct(ID, null, NOW + 4);
		expect(worthIn(sums(world, sql)["ad:111"])).toEqual({});
		expect(line(world)).toMatchObject({ takenBack: true });
		// Nothing brings it again.
		expect(world.inbox.marks.correct(ID, SALE, NOW + 5).ok).toBe(false);
		expect(world.inbox.marks.correct("unknown", null, NOW + 5).ok).toBe(false);
	}));

test("an ad of long ago counts for nothing, and a mark of an ended conversation is corrected there", () =>
	inWorld(async (world, { storage: { sql } }) => {
		comesFrom(world, "111", NOW + 1);
		mark(world, NOW + 2);
		world.inbox.setState(world.contactId, "closed", "Ana", NOW + 3);
		const later = NOW + MONTH;
		world.inbox.receive([incoming({ sentAt: later })], later);
		const second = mark(world, later + 1, { id: crypto.randomUUID() });
		expect(second.ok && second.value.mark).toMatchObject({ adId: null, clickId: null });
		world.inbox.marks.correct(ID, { ...SALE, cents: 100 }, later + 2);
		const all = sums(world, sql);
		expect(worthIn(all["ad:111"])).toEqual({ BRL: 100 });
		expect(worthIn(all["all"])).toEqual({ BRL: 13_090 });
		expect(localDay(later)).not.toBe(localDay(NOW));
	}));

test("J15 an erased contact leaves no mark, and a former member no name", () =>
	inWorld(async (world) => {
		comesFrom(world, "111", NOW + 1);
		mark(world, NOW + 2);
		world.inbox.forgetMember({ memberId: "ana", name: "Ana" }, 0);
		expect(world.inbox.marks.find(ID)).toMatchObject({ memberId: null });
		expect(world.inbox.marks.find(ID)?.name).not.toBe("Ana");
		world.inbox.eraseContact(world.contactId, NOW + 3);
		expect(world.inbox.marks.find(ID)).toBeNull();
	}));
