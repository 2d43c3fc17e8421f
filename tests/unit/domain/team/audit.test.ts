import { expect, test } from "vitest";
import { ACTIVITY_CODES } from "#app/domain/team/activity.ts";
import {
	AUDIT_KINDS,
	AUDITED,
	type AuditFilter,
	auditSince,
	codesOf,
	formatAuditFilter,
	kindOfEntry,
	parseAuditFilter,
} from "#app/domain/team/audit.ts";

const NEWEST: AuditFilter = { kind: null, days: 90, q: "", before: null };

test("each kind has entries, each code exists, and the day's work in conversations is none of it", () => {
	for (const kind of AUDIT_KINDS) expect(codesOf(kind).length, kind).toBeGreaterThan(0);
	expect(codesOf(null)).toEqual(Object.keys(AUDITED));
	for (const code of codesOf(null)) expect(Object.hasOwn(ACTIVITY_CODES, code), code).toBe(true);
	expect(codesOf(null).filter((code) => /^(conversation|note)/u.test(code))).toEqual([]);
	expect([kindOfEntry("role_changed"), kindOfEntry("conversation_closed")]).toEqual([
		"people",
		null,
	]);
	expect(kindOfEntry("toString")).toBe(null);
});

test("a filter stands in the address and is read from it; nonsense is ignored", () => {
	const filter: AuditFilter = { kind: "data", days: 400, q: "ana", before: 31 };
	expect(parseAuditFilter(new URLSearchParams(formatAuditFilter(filter)))).toEqual(filter);
	expect(formatAuditFilter(NEWEST)).toBe("");
	const nonsense = "tipo=x&dias=3&antes=-1&q=%20";
	expect(parseAuditFilter(new URLSearchParams(nonsense))).toEqual(NEWEST);
	expect(parseAuditFilter(new URLSearchParams({ q: "a".repeat(200) })).q).toHaveLength(80);
});

test("a period begins so many days ago, or at the beginning", () => {
	expect(auditSince(7, 8 * 86_400_000)).toBe(86_400_000);
	expect(auditSince(0, 8 * 86_400_000)).toBe(0);
});
