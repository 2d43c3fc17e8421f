import { expect, test } from "vitest";
import {
	ARCHIVE_AFTER_MS,
	archiveStart,
	compareArchived,
	formatArchiveCursor,
	isArchived,
	parseArchiveCursor,
} from "#app/domain/conversations/archive.ts";

const NOW = 10 * ARCHIVE_AFTER_MS;

test("a conversation is archived once it has been closed for thirty days, and an open one never", () => {
	const closedAt = NOW - ARCHIVE_AFTER_MS;
	expect(isArchived({ status: "closed", closedAt }, NOW)).toBe(true);
	expect(isArchived({ status: "closed", closedAt: closedAt + 1 }, NOW)).toBe(false);
	expect(isArchived({ status: "active", closedAt: null }, NOW)).toBe(false);
	expect(isArchived({ status: "closed", closedAt: null }, NOW)).toBe(false);
});

test("the archive begins with what was closed last, and says where it goes on", () => {
	const start = archiveStart(NOW);
	expect(parseArchiveCursor(formatArchiveCursor(start))).toEqual(start);
	const one = { closedAt: NOW - ARCHIVE_AFTER_MS, id: crypto.randomUUID() };
	expect(compareArchived({ closedAt: start.at, id: start.id }, one)).toBeLessThan(0);
	expect(compareArchived(one, { ...one, closedAt: one.closedAt - 1 })).toBeLessThan(0);
});

test("L07 what is no cursor of the archive is refused", () => {
	for (const text of [
		"",
		"archive",
		"archive::",
		"archive:1:x",
		`conversations:1:${"a".repeat(36)}`,
	])
		expect(parseArchiveCursor(text), text).toBeNull();
});
