import { expect, test } from "vitest";
import { judgeSystem, TROUBLE_WINDOW_MS } from "#app/domain/header/system-status.ts";

const WELL = { isDatabaseAnswering: true, isSchemaCurrent: true, deadLetters: 0 };

test("a database that answers, migrated, with no job given up is operational", () => {
	expect(judgeSystem(WELL)).toBe("operational");
});

test("one job given up is degraded, for a quarter of an hour", () => {
	expect(judgeSystem({ ...WELL, deadLetters: 1 })).toBe("degraded");
	expect(TROUBLE_WINDOW_MS).toBe(900_000);
});

test("without an answer of the database, or before its migrations, the system is down", () => {
	expect(judgeSystem({ ...WELL, isDatabaseAnswering: false })).toBe("down");
	expect(judgeSystem({ ...WELL, isSchemaCurrent: false, deadLetters: 3 })).toBe("down");
});
