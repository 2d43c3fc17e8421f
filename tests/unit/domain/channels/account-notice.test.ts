import { expect, test } from "vitest";
import {
	type AccountNotice,
	concerns,
	eventOf,
	mustTell,
	placeOfNotice,
} from "#app/domain/channels/account-notice.ts";

const quality = (event: string): AccountNotice => ({
	kind: "quality",
	at: 1,
	phone: "5511",
	event,
	limit: null,
});
const template = { kind: "template", at: 1, id: "7", name: "a", language: "pt_BR" } as const;
const alert = (severity: string): AccountNotice => ({
	kind: "alert",
	at: 1,
	alert: "OBA_REJECTED",
	severity,
	status: "ACTIVE",
	text: "",
});

test("managers are told of what stopped working or will, and of nothing else", () => {
	const told: [AccountNotice, boolean][] = [
		[quality("FLAGGED"), true],
		[quality("THROUGHPUT_UPGRADE"), false],
		[{ kind: "review", at: 1, decision: "REJECTED" }, true],
		[{ kind: "review", at: 1, decision: "APPROVED" }, false],
		[alert("WARNING"), true],
		[alert("INFORMATIONAL"), false],
		[{ kind: "security", at: 1, phone: null, event: "PIN_CHANGED" }, true],
		[{ kind: "capability", at: 1, limit: "TIER_2K", numbers: null }, false],
		[{ kind: "setting", at: 1, event: "flows", text: "" }, false],
		[{ ...template, change: "status", status: "PAUSED", reason: null }, true],
		[{ ...template, change: "status", status: "APPROVED", reason: null }, true],
		[{ ...template, change: "quality", before: null, quality: "RED" }, true],
		[{ ...template, change: "content" }, false],
	];
	for (const [notice, expected] of told) expect(mustTell(notice), eventOf(notice)).toBe(expected);
});

test("of each kind the newest counts, of templates and alerts each by itself", () => {
	expect(placeOfNotice(quality("FLAGGED"))).toBe(placeOfNotice(quality("UNFLAGGED")));
	expect(placeOfNotice(alert("WARNING"))).toBe("alert:OBA_REJECTED");
	expect(placeOfNotice({ ...template, change: "content" })).not.toBe(
		placeOfNotice({ ...template, change: "quality", before: null, quality: "RED" }),
	);
	expect(eventOf({ ...template, change: "category", before: null, category: "UTILITY" })).toBe(
		"UTILITY",
	);
	expect(eventOf({ kind: "capability", at: 1, limit: null, numbers: 2 })).toBe("");
});

test("what is about another number concerns nobody else; what is about the account, everyone", () => {
	expect(concerns(quality("FLAGGED"), "5511")).toBe(true);
	expect(concerns(quality("FLAGGED"), "5599")).toBe(false);
	expect(concerns({ kind: "review", at: 1, decision: "APPROVED" }, "5599")).toBe(true);
	// Not linked yet: nobody knows which number it is, and it is kept.
	expect(concerns(quality("FLAGGED"), null)).toBe(true);
});
