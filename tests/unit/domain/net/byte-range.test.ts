import { expect, test } from "vitest";
import { parseRange } from "#app/domain/net/byte-range.ts";

test.each([
	["bytes=0-", { from: 0, to: 99 }],
	["bytes=10-19", { from: 10, to: 19 }],
	["bytes=90-500", { from: 90, to: 99 }],
	["bytes=-10", { from: 90, to: 99 }],
	["bytes=-500", { from: 0, to: 99 }],
	["bytes=100-", "unsatisfiable"],
	["bytes=-0", "unsatisfiable"],
])("of a hundred bytes %s is %o", (header, range) => {
	expect(parseRange(header, 100)).toEqual(range);
});

test.each([
	null,
	"",
	"bytes=",
	"bytes=-",
	"bytes=20-10",
	"bytes=0-1,5-6",
	"items=0-1",
	"bytes=a-b",
])("%s asks for the whole", (header) => {
	expect(parseRange(header, 100)).toBeNull();
});
