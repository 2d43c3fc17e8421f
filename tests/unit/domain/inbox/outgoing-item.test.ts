import { expect, test } from "vitest";
import {
	contentOfItem,
	isSameItem,
	itemOf,
	type ItemRules,
	type OutgoingItem,
	parseItem,
} from "#app/domain/inbox/outgoing-item.ts";

const ALL: ItemRules = { places: true, cards: { max: 3 }, polls: { maxOptions: 3 } };
const PLACE = {
	type: "location",
	latitude: -23.55,
	longitude: -46.63,
	name: "Loja",
	address: "Praça da Sé, 1",
} as const;
const CARDS = {
	type: "contact",
	cards: [
		{ name: "Ana", phones: ["5511900000002", "551140028922"] },
		{ name: "Rui", phones: ["351912345678"] },
	],
} satisfies OutgoingItem;
const POLL = {
	type: "poll",
	question: "Qual?",
	options: ["A", "B"],
	isMultiple: true,
} satisfies OutgoingItem;

test.each<OutgoingItem>([PLACE, CARDS, POLL])(
	"a $type is a message, and is read back from it",
	(item) => {
		expect(parseItem(item, ALL)).toEqual({ ok: true, value: item });
		expect(itemOf(contentOfItem(item))).toEqual(item);
	},
);

test.each<OutgoingItem>([PLACE, CARDS, POLL])(
	"a $type is not for a channel that takes none",
	(item) => {
		expect(parseItem(item, {})).toEqual({ ok: false, code: "not_supported" });
	},
);

test("more cards or options than a channel takes are not for it", () => {
	const few = { ...ALL, cards: { max: 1 }, polls: { maxOptions: 1 } };
	expect(parseItem(CARDS, few)).toEqual({ ok: false, code: "not_supported" });
	expect(parseItem(POLL, few)).toEqual({ ok: false, code: "not_supported" });
});

test("what was typed becomes one line each", () => {
	const told = { ...PLACE, name: "  Loja\n nova ", address: "" };
	expect(parseItem(told, ALL)).toMatchObject({ value: { name: "Loja nova", address: "" } });
	const nameless = { ...PLACE, name: " " };
	expect(parseItem(nameless, ALL)).toMatchObject({
		value: { name: "Praça da Sé, 1", address: "" },
	});
	const twice: OutgoingItem = {
		type: "contact",
		cards: [{ name: "Ana", phones: ["5511900000002", "5511900000002"] }],
	};
	expect(parseItem(twice, ALL)).toMatchObject({
		value: { cards: [{ phones: ["5511900000002"] }] },
	});
});

test.each<[string, OutgoingItem]>([
	["off the Earth", { ...PLACE, latitude: 91 }],
	["nowhere", { ...PLACE, longitude: Number.NaN }],
	["a name without end", { ...PLACE, name: "x".repeat(101) }],
	["no card", { type: "contact", cards: [] }],
	["a card without a name", { type: "contact", cards: [{ name: " ", phones: ["5511900000002"] }] }],
	["a card without a number", { type: "contact", cards: [{ name: "Ana", phones: [] }] }],
	["letters for a number", { type: "contact", cards: [{ name: "Ana", phones: ["+55"] }] }],
	["no question", { ...POLL, question: "\n" }],
	["one option", { ...POLL, options: ["A"] }],
	["an empty option", { ...POLL, options: ["A", " "] }],
	["two options that are one", { ...POLL, options: ["A", " A"] }],
	["an option without end", { ...POLL, options: ["A", "x".repeat(101)] }],
])("refused: %s", (_, item) => {
	expect(parseItem(item, ALL)).toEqual({ ok: false, code: "invalid_request" });
});

test("a place that nobody told the point of, and what is no item, are none", () => {
	expect(itemOf({ type: "location", text: "Loja" })).toBeNull();
	expect(itemOf({ type: "text", text: "Loja" })).toBeNull();
	expect(itemOf({ type: "other", text: "?", media: null })).toBeNull();
});

test("a vendor's record is known by point, numbers and words, however it tells the rest", () => {
	expect(isSameItem(PLACE, { ...PLACE, latitude: -23.550_04, name: "Loja, Praça" })).toBe(true);
	expect(isSameItem(PLACE, { ...PLACE, latitude: -23.551 })).toBe(false);
	const apart = {
		type: "contact" as const,
		cards: CARDS.cards.flatMap(({ name, phones }) =>
			phones.toReversed().map((phone) => ({ name, phones: [phone] })),
		),
	};
	expect(isSameItem(CARDS, apart)).toBe(true);
	expect(isSameItem(CARDS, { ...apart, cards: apart.cards.slice(1) })).toBe(false);
	expect(isSameItem(POLL, { ...POLL, isMultiple: false })).toBe(true);
	expect(isSameItem(POLL, { ...POLL, options: ["B", "A"] })).toBe(false);
	expect(isSameItem(POLL, PLACE)).toBe(false);
});

test("a template keeps what it is sent by, and one with a file is a message of that type with a caption", () => {
	const template = {
		type: "template",
		name: "nota",
		language: "pt_BR",
		category: "UTILITY",
		values: { "body.1": "Ana" },
		text: "Oi Ana",
		form: { body: "Oi Ana" },
	} satisfies OutgoingItem;
	expect(parseItem(template, ALL)).toEqual({ ok: false, code: "not_supported" });
	expect(parseItem(template, { templates: true })).toEqual({ ok: true, value: template });
	expect(contentOfItem(template)).toMatchObject({ type: "text", text: "Oi Ana" });
	expect(itemOf(contentOfItem(template))).toEqual(template);
	const file = { kind: "document", name: "n.pdf", mimetype: "application/pdf", bytes: 9 } as const;
	const withFile = { ...template, file: { ...file, hash: "" } };
	const content = contentOfItem(withFile);
	expect(content).toMatchObject({ type: "document", media: { fileName: "n.pdf", bytes: 9 } });
	expect(itemOf(content)).toEqual(withFile);
	expect(isSameItem(template, template)).toBe(false);
});
