import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCursor, parseCursor } from "#app/domain/inbox/cursor.ts";

const place = fc.record({ at: fc.nat(999_999_999_999_999), tie: fc.nat(999_999_999_999_999) });

test("L07 a cursor brings back its position, and only for its own list", () => {
	fc.assert(
		fc.property(place, (position) => {
			expect(parseCursor("contacts", formatCursor("contacts", position))).toEqual(position);
			expect(parseCursor("messages", formatCursor("messages", position))).toEqual(position);
			expect(parseCursor("messages", formatCursor("contacts", position))).toBeNull();
			expect(parseCursor("contacts", formatCursor("messages", position))).toBeNull();
		}),
	);
});

test.each([
	"",
	"contacts",
	"contacts:",
	"contacts:1",
	"contacts:1:",
	"contacts::1",
	"contacts:1:2:3",
	"contacts:-1:2",
	"contacts:1:-2",
	"contacts:1.5:2",
	"contacts:1e3:2",
	"contacts:NaN:2",
	"contacts:0x10:2",
	"contacts:1:2\n",
	" contacts:1:2",
	"contacts: 1:2",
	"CONTACTS:1:2",
	"contacts:١:٢",
	"contacts:1234567890123456:1",
	`contacts:${"9".repeat(5_000)}:1`,
	"agents:1:2",
	"1:2",
	"contacts:1:2' OR 1=1",
])("L07 %j is no cursor", (text) => {
	expect(parseCursor("contacts", text)).toBeNull();
});

test("L07 whatever parses is a position that a row can have", () => {
	const nearly = fc.oneof(
		fc.string(),
		fc.string({ unit: fc.constantFrom(..."contacts:0123456789-.e \n".split("")) }),
		fc
			.tuple(fc.string({ maxLength: 3 }), fc.string({ maxLength: 3 }))
			.map(([a, b]) => `contacts:${a}:${b}`),
	);
	fc.assert(
		fc.property(nearly, (text) => {
			const position = parseCursor("contacts", text);
			if (position === null) return;
			expect(text.startsWith("contacts:")).toBe(true);
			for (const value of [position.at, position.tie]) {
				expect(Number.isSafeInteger(value)).toBe(true);
				expect(value).toBeGreaterThanOrEqual(0);
			}
		}),
		{ numRuns: 2_000 },
	);
});
