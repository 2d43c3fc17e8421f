import { expect, test } from "vitest";
import {
	type AdSpend,
	centsOfSpend,
	costOfOne,
	returnOf,
	sumFigures,
	toAdRows,
	toCampaigns,
} from "#app/domain/facebook/ad-sales.ts";
import { noteCameFrom, noteMarks, type ServiceFacts } from "#app/domain/service-figures/facts.ts";
import { addDay, contributionOf, type ServiceDay } from "#app/domain/service-figures/sums.ts";
import { createRandom } from "#tests/support/random.ts";

const known = (id: string, campaignId: string | null) => ({
	id,
	name: `Anúncio ${id}`,
	adSet: "São Paulo",
	campaignId,
	campaign: campaignId && `Campanha ${campaignId}`,
});
const cost = (id: string, cents: number, currency = "BRL"): AdSpend => ({
	...known(id, "c1"),
	cents,
	currency,
});
const SUMS: ServiceDay = {
	"ad:1": { opened: 4, answered: 3, leads: 2, sales: 1, "worth.BRL": 10_000 },
	"ad:2": { opened: 1 },
	all: { opened: 9 },
};

test("ads have what was counted, what they cost, and zero where there is nothing", () => {
	const rows = toAdRows(SUMS, [known("1", "c1")], [cost("1", 2_500), cost("3", 700)]);
	expect(rows.map(({ id, opened, sales, spend }) => [id, opened, sales, spend])).toEqual([
		["1", 4, 1, { BRL: 2_500 }],
		["2", 1, 0, {}],
		["3", 0, 0, { BRL: 700 }],
	]);
	expect(rows[1]).toMatchObject({ name: null, campaign: null, worth: {} });
	// Nobody could be asked: unknown is not zero.
	expect(toAdRows(SUMS, [], null)[0]?.spend).toBeNull();
});

test("campaigns are the sums of their ads, those of no known campaign last", () => {
	const rows = toAdRows(SUMS, [known("1", "c1")], [cost("3", 700)]);
	const campaigns = toCampaigns(rows);
	expect(campaigns.map(({ campaignId, opened, ads }) => [campaignId, opened, ads.length])).toEqual([
		["c1", 4, 2],
		[null, 1, 1],
	]);
	expect(sumFigures(campaigns)).toEqual(sumFigures(rows));
	expect(sumFigures([])).toMatchObject({ opened: 0, worth: {}, spend: {} });
});

test("cost and return are told of one currency, and not where nothing is known", () => {
	const [row] = toAdRows(SUMS, [], [cost("1", 2_500)]);
	if (!row) throw new Error("no row");
	expect(costOfOne(row)).toEqual({ BRL: 625 });
	expect(returnOf(row)).toBe(4);
	expect(returnOf({ ...row, spend: { BRL: 1, USD: 1 } })).toBeNull();
	expect(returnOf({ ...row, spend: null })).toBeNull();
	expect(returnOf({ ...row, spend: { BRL: 0 } })).toBeNull();
	expect(costOfOne({ ...row, opened: 0 })).toBeNull();
	expect(centsOfSpend("123.45", "BRL")).toBe(12_345);
	expect(centsOfSpend("123", "JPY")).toBe(12_300);
});

const FACTS: ServiceFacts = {
	id: "c",
	openedAt: null,
	askedAt: null,
	answer: null,
	closed: null,
	reopenedAt: [],
	handOvers: [],
	byPerson: false,
	byAgent: false,
	rating: null,
	memberId: null,
	departmentId: null,
	agentId: null,
	labels: [],
	isAgents: false,
};
const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 1, 15);

test("sums kept by differences equal a slow recount of all conversations", () => {
	const random = createRandom(136);
	const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
	const conversations: (ServiceFacts | null)[] = Array.from({ length: 30 }, () => null);
	const kept: ServiceDay = {};
	for (let step = 0; step < 2_000; step += 1) {
		const at = Math.floor(random() * conversations.length);
		const before = conversations[at] ?? null;
		const moment = START + Math.floor(random() * 20) * DAY;
		let facts = before ?? { ...FACTS, id: String(at), openedAt: moment };
		if (random() < 0.4) facts = noteCameFrom(facts, pick(["1", "2", "3"]));
		if (random() < 0.6)
			facts = noteMarks(
				facts,
				Array.from({ length: Math.floor(random() * 4) }, () => ({
					at: moment,
					kind: pick(["lead", "sale"] as const),
					cents: Math.floor(random() * 9_999),
					currency: pick(["BRL", "USD"] as const),
					...(random() < 0.5 && { adId: pick(["1", "2"]) }),
				})),
			);
		for (const [facts_, sign] of [
			[facts, 1],
			[before, -1],
		] as const)
			for (const day of contributionOf(facts_).values()) addDay(kept, day, sign);
		conversations[at] = facts;
	}
	const slow: Record<string, { opened: number; sales: number; leads: number; brl: number }> = {};
	const of = (ad: string) => (slow[ad] ??= { opened: 0, sales: 0, leads: 0, brl: 0 });
	for (const facts of conversations) {
		if (facts?.adId) of(facts.adId).opened += 1;
		for (const { adId, kind, cents = 0, currency } of facts?.marks ?? []) {
			if (!adId) continue;
			of(adId)[kind === "sale" ? "sales" : "leads"] += 1;
			if (kind === "sale" && currency === "BRL") of(adId).brl += cents;
		}
	}
	const quick = Object.fromEntries(
		toAdRows(kept, [], null).map(({ id, opened, sales, leads, worth }) => [
			id,
			{ opened, sales, leads, brl: worth["BRL"] ?? 0 },
		]),
	);
	expect(quick).toEqual(slow);
	expect(Object.keys(quick).length).toBeGreaterThan(1);
});
