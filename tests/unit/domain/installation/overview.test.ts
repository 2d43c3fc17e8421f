import { expect, test } from "vitest";
import {
	BACKUP_AGE_MS,
	INSTALLATION_ITEMS,
	type InstallationFacts,
	type InstallationItem,
	isTested,
	reportItems,
	type StoredCheck,
} from "#app/domain/installation/overview.ts";

const NOW = Date.UTC(2026, 10, 23);
const BARE: InstallationFacts = {
	isOwnAddress: true,
	configured: new Set(["storage"]),
	isSchemaCurrent: true,
	now: NOW,
};

const stateOf = (
	item: InstallationItem,
	facts: Partial<InstallationFacts> = {},
	checks: StoredCheck[] = [],
) => reportItems({ ...BARE, ...facts }, checks).find((each) => each.item === item)?.state;

test("a bare installation says what is not set up, and claims nothing", () => {
	expect(Object.fromEntries(reportItems(BARE, []).map(({ item, state }) => [item, state]))).toEqual(
		{
			address: "good",
			company: "attention",
			mail: "off",
			gateways: "off",
			meta_app: "off",
			sign_in: "off",
			payments: "off",
			models: "off",
			pictures: "off",
			storage: "untested",
			files: "attention",
			backups: "off",
			version: "good",
		},
	);
	expect(reportItems(BARE, []).map(({ item }) => item)).toEqual([...INSTALLATION_ITEMS]);
});

test("what is set up is untested until a test says more, and the last result is shown", () => {
	const configured = new Set<InstallationItem>(["mail"]);
	const check = (code: string): StoredCheck[] => [{ item: "mail", code, checkedAt: NOW - 5 }];
	expect(stateOf("mail", { configured })).toBe("untested");
	expect(stateOf("mail", { configured }, check("ok"))).toBe("good");
	expect(stateOf("mail", { configured }, check("refused"))).toBe("bad");
	expect(stateOf("mail", { configured }, check("a code of a later release"))).toBe("bad");
	// A result of what was taken away says nothing.
	expect(stateOf("mail", {}, check("ok"))).toBe("off");
	expect(
		reportItems({ ...BARE, configured }, check("refused")).find(({ item }) => item === "mail")
			?.check,
	).toEqual({
		code: "refused",
		at: NOW - 5,
	});
});

test("a backup is good for a week", () => {
	const made = (checkedAt: number, code = "ok"): StoredCheck[] => [
		{ item: "backups", code, checkedAt },
	];
	expect(stateOf("backups", {}, made(NOW - BACKUP_AGE_MS))).toBe("good");
	expect(stateOf("backups", {}, made(NOW - BACKUP_AGE_MS - 1))).toBe("attention");
	expect(stateOf("backups", {}, made(NOW, "unreachable"))).toBe("bad");
});

test("another address and an old schema are said", () => {
	expect(stateOf("address", { isOwnAddress: false })).toBe("attention");
	expect(stateOf("version", { isSchemaCurrent: false })).toBe("bad");
	expect(stateOf("company", {})).toBe("attention");
});

test("only some parts are tested by a click", () => {
	expect(INSTALLATION_ITEMS.filter(isTested)).toEqual([
		"mail",
		"gateways",
		"meta_app",
		"sign_in",
		"payments",
		"storage",
	]);
	expect(isTested("version")).toBe(false);
});
