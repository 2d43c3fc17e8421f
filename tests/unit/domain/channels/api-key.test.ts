import { expect, test } from "vitest";
import {
	isApiKey,
	keyPrefix,
	parseBearer,
	showKey,
	toApiKey,
} from "#app/domain/channels/api-key.ts";

const KEY = toApiKey("A".repeat(40) + "-_9");

test("a key is shown by its first 8 characters and an ellipsis", () => {
	expect(isApiKey(KEY)).toBe(true);
	expect(keyPrefix(KEY)).toBe("pk_AAAAA");
	expect(showKey(keyPrefix(KEY))).toBe("pk_AAAAA…");
	expect(showKey(KEY)).toBe("pk_AAAAA…");
});

test("only a bearer that could be a key is looked up", () => {
	expect(parseBearer(`Bearer ${KEY}`)).toBe(KEY);
	expect(parseBearer(`bearer  ${KEY}`)).toBe(KEY);
	for (const header of [null, "", KEY, "Bearer ", `Bearer ${KEY}x`, `Basic ${KEY}`, "Bearer pk_x"])
		expect(parseBearer(header), String(header)).toBeNull();
});
