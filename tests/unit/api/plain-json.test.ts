import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlainJson } from "#workers/api/plain-json.ts";

const judge = (text: string) => isPlainJson(text, JSON.parse(text));

test("any JSON our clients write passes", () => {
	const key = fc.string({ unit: "grapheme", maxLength: 20 });
	const value = fc.letrec((tie) => ({
		any: fc.oneof(
			{ maxDepth: 4 },
			fc.string({ unit: "grapheme" }),
			fc.double({ noNaN: true }),
			fc.boolean(),
			fc.constant(null),
			fc.array(tie("any"), { maxLength: 4 }),
			fc.dictionary(key, tie("any"), { maxKeys: 4, noNullPrototype: true }),
		),
	})).any;
	fc.assert(
		fc.property(value, (made) => {
			const text = JSON.stringify(made);
			fc.pre(!/"(__proto__|constructor|prototype)"|\\u0000/.test(text));
			expect(isPlainJson(text, JSON.parse(text))).toBe(true);
		}),
		{ numRuns: 2000 },
	);
});

test.each([
	'{"a":1,"a":2}',
	'{"x":{"b":1,"b":1}}',
	'{"a":1,"\\u0061":2}',
	'{"__proto__":{"admin":true}}',
	'{"x":[{"constructor":1}]}',
	'{"prototype":1}',
])("L06 %s is refused", (text) => {
	expect(judge(text)).toBe(false);
});

test("L06 no prototype changes", () => {
	judge('{"__proto__":{"polluted":true}}');
	expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test.each(['"a\\u0000b"', '{"a\\u0000":1}', '["\\ud800"]', '{"x":"\\udc00\\ud800"}'])(
	"L01 L02 text that cannot be stored is refused: %s",
	(text) => {
		expect(judge(text)).toBe(false);
	},
);

test("L04 depth, keys and lengths of keys are bounded", () => {
	const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
	expect(judge(deep(20))).toBe(true);
	expect(judge(deep(21))).toBe(false);
	expect(judge(deep(5000))).toBe(false);
	expect(judge(JSON.stringify({ ["k".repeat(257)]: 1 }))).toBe(false);
	const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`k${at}`, 1]));
	expect(judge(JSON.stringify(many))).toBe(false);
});

test("colons and quotes inside of texts are no keys", () => {
	expect(judge('{"a":"x\\":{\\"b\\":1}:::","c":"\\\\"}')).toBe(true);
});
