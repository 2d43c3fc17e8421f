// Issue of the setup page: what an installation needs, and what is known of each part.

/** The parts of an installation, in the order of the setup page. */
export const INSTALLATION_ITEMS = [
	"address",
	"company",
	"mail",
	"gateways",
	"meta_app",
	"sign_in",
	"payments",
	"models",
	"storage",
	"files",
	"pictures",
	"backups",
	"version",
] as const;
export type InstallationItem = (typeof INSTALLATION_ITEMS)[number];

/** Those that can be tried out by a click; the others are known without. */
export const TESTED_ITEMS = [
	"mail",
	"gateways",
	"meta_app",
	"sign_in",
	"payments",
	"storage",
] as const satisfies readonly InstallationItem[];
export type TestedItem = (typeof TESTED_ITEMS)[number];

export const isTested = (item: string): item is TestedItem =>
	(TESTED_ITEMS as readonly string[]).includes(item);

/** What a test found. */
export const FINDINGS = [
	"ok",
	/** It answered, and does not accept our key. */
	"refused",
	/** No answer, or none in time. */
	"unreachable",
	/** It answered something else than it should. */
	"unrecognised",
	/** The address may not be called. */
	"url_not_allowed",
] as const;
export type Finding = (typeof FINDINGS)[number];

/** `off`: not set up. `untested`: set up, and nobody has tried it. `attention`: it works, and yet something is to do. */
export type ItemState = "good" | "attention" | "bad" | "untested" | "off";

/** A stored result; `code` may be one of a later release. */
export interface StoredCheck {
	item: string;
	code: string;
	checkedAt: number;
}

/** What the deployment itself knows, without asking anybody. */
export interface InstallationFacts {
	/** Whether the page was asked for at the configured address. */
	isOwnAddress: boolean;
	/** Parts for which something is configured. */
	configured: ReadonlySet<InstallationItem>;
	/** This build's newest migration is applied. */
	isSchemaCurrent: boolean;
	now: number;
}

export interface ItemReport {
	item: InstallationItem;
	state: ItemState;
	check: { code: Finding; at: number } | null;
}

/** A backup older than this is a reason to make another one. */
export const BACKUP_AGE_MS = 7 * 24 * 60 * 60 * 1000;

const parseFinding = (code: string): Finding =>
	FINDINGS.find((known) => known === code) ?? "unrecognised";

function stateOf(
	item: InstallationItem,
	facts: InstallationFacts,
	check: ItemReport["check"],
): ItemState {
	switch (item) {
		case "address":
			return facts.isOwnAddress ? "good" : "attention";
		case "version":
			return facts.isSchemaCurrent ? "good" : "bad";
		case "company":
		// Without them everything but files works.
		case "files":
			return facts.configured.has(item) ? "good" : "attention";
		case "models":
		case "pictures":
			return facts.configured.has(item) ? "good" : "off";
		case "backups":
			if (check === null) return "off";
			if (check.code !== "ok") return "bad";
			return facts.now - check.at > BACKUP_AGE_MS ? "attention" : "good";
		case "mail":
		case "gateways":
		case "meta_app":
		case "sign_in":
		case "payments":
		case "storage":
			if (!facts.configured.has(item)) return "off";
			if (check === null) return "untested";
			return check.code === "ok" ? "good" : "bad";
	}
}

/** The state of every part, from what is configured and what the last tests found. */
export function reportItems(
	facts: InstallationFacts,
	checks: readonly StoredCheck[],
): ItemReport[] {
	return INSTALLATION_ITEMS.map((item) => {
		const stored = checks.find((each) => each.item === item);
		const check = stored ? { code: parseFinding(stored.code), at: stored.checkedAt } : null;
		return { item, state: stateOf(item, facts, check), check };
	});
}
