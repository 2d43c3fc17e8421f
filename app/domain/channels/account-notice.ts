// What Meta tells of a business account and its numbers beside messages: quality, limits, names, restrictions, templates.

/** Digits of the number that a notice is about; null: the whole account. */
type About = { phone: string | null };

/**
 * A notice about an account of the official API. Words in capitals are Meta's own, kept as they came: screens name those they know
 * and show the others as they are.
 */
export type AccountNotice = { at: number } & (
	| /** A number's quality or messages a day. `limit`: TIER_250 … TIER_UNLIMITED. */ ({
			kind: "quality";
			event: string;
			limit: string | null;
	  } & About)
	/** What was decided of the name people see. */
	| ({ kind: "name"; decision: string; name: string; reason: string | null } & About)
	/** What the portfolio may: people written to a day (null: not told; -1: any number). */
	| { kind: "capability"; limit: string | null; numbers: number | null }
	/** The account's own state: restricted, disabled, deleted, taken from us. `details`: how, for how long. */
	| ({ kind: "account"; event: string; details: string[]; until: number | null } & About)
	| { kind: "review"; decision: string }
	/** A warning about an account, a number or a profile. */
	| { kind: "alert"; alert: string; severity: string; status: string; text: string }
	/** The number's PIN was changed, or somebody asked for that. */
	| ({ kind: "security"; event: string } & About)
	/** A setting of the account, payments or a Flow changed. */
	| { kind: "setting"; event: string; text: string }
	| TemplateNotice
);

/** What became of a template. */
export type TemplateNotice = {
	kind: "template";
	/** Meta's id of it. */
	id: string;
	name: string;
	language: string;
} & (
	| { change: "status"; status: string; reason: string | null }
	| { change: "quality"; before: string | null; quality: string }
	| { change: "category"; before: string | null; category: string }
	| { change: "content" }
);

/**
 * What a channel's object did with notices: those of its number that managers are to be told, and the channel's name. `not_mine`:
 * the account has not been opened to its token.
 */
export type TakenNotices =
	| "gone"
	| "full"
	| "not_mine"
	| { name: string; notices: AccountNotice[] };

/** Meta's words for what a person should look at. */
const BAD_EVENTS = [
	"FLAGGED",
	"DOWNGRADE",
	"ACCOUNT_RESTRICTION",
	"ACCOUNT_VIOLATION",
	"ACCOUNT_DELETED",
	"ACCOUNT_OFFBOARDED",
	"DISABLED_UPDATE",
	"PARTNER_REMOVED",
	"PARTNER_APP_UNINSTALLED",
	"AD_ACCOUNT_LINKED_DISABLED",
];
const BAD_DECISIONS = ["REJECTED", "DECLINED", "DENIED"];
const BAD_TEMPLATES = ["REJECTED", "PAUSED", "DISABLED", "FLAGGED"];

/** Whether the managers are told: something stopped working, or will. */
export function mustTell(notice: AccountNotice): boolean {
	switch (notice.kind) {
		case "quality":
		case "account":
			return BAD_EVENTS.includes(notice.event);
		case "name":
		case "review":
			return BAD_DECISIONS.includes(notice.decision);
		case "alert":
			return notice.severity !== "INFORMATIONAL";
		// Nobody who did not ask for it may learn of a new PIN by being locked out.
		case "security":
			return true;
		case "template":
			return (
				// Somebody waits for the review.
				(notice.change === "status" && ["APPROVED", ...BAD_TEMPLATES].includes(notice.status)) ||
				(notice.change === "quality" && notice.quality === "RED")
			);
		case "capability":
		case "setting":
			return false;
	}
}

/** Meta's word that says most of what happened. */
export function eventOf(notice: AccountNotice): string {
	switch (notice.kind) {
		case "quality":
		case "account":
		case "security":
		case "setting":
			return notice.event;
		case "name":
		case "review":
			return notice.decision;
		case "alert":
			return notice.alert;
		case "capability":
			return notice.limit ?? "";
		case "template":
			return notice.change === "status"
				? notice.status
				: notice.change === "quality"
					? notice.quality
					: notice.change === "category"
						? notice.category
						: "";
	}
}

/** Equal for notices of which only the last one counts: the same kind, of the same number or template. */
export function placeOfNotice(notice: AccountNotice): string {
	if (notice.kind === "template") return `template:${notice.id}:${notice.change}`;
	if (notice.kind === "alert") return `alert:${notice.alert}`;
	if (notice.kind === "setting") return `setting:${notice.event}`;
	return notice.kind;
}

/** Whether a notice is about this number (digits), or about the whole account. */
export const concerns = (notice: AccountNotice, phone: string | null): boolean =>
	!("phone" in notice) || notice.phone === null || phone === null || notice.phone === phone;
