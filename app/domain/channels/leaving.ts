import type { AccountNotice } from "./account-notice.ts";

/** Meta's words for a number that cannot be used through us any more. */
const LEFT = [
	"PARTNER_REMOVED",
	"PARTNER_APP_UNINSTALLED",
	"ACCOUNT_OFFBOARDED",
	"ACCOUNT_DELETED",
];
/** A phone that was changed offers to come back by itself. */
const RETURNED = "ACCOUNT_RECONNECTED";

/** Whether a notice says that its number left, or is back; null for every other one. */
export function moveOf(notice: AccountNotice): "left" | "returned" | null {
	if (notice.kind !== "account") return null;
	if (LEFT.includes(notice.event)) return "left";
	return notice.event === RETURNED ? "returned" : null;
}
