import { displayName } from "#app/domain/chat/display-text.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { isolate } from "#app/i18n/isolate.ts";
import type { Act } from "./acts-api.ts";
import type { ActsStrings } from "./strings.pt.ts";

/** Who decided an act, and what: "Ana confirmou". */
export function decidedText(act: Act, t: ActsStrings, ownName: string): string {
	const { state, decidedBy } = act;
	const isRefused = state === "refused";
	if (state === "expired") return t.nobody;
	if (decidedBy === null) return isRefused ? t.customerRefused : t.customerConfirmed;
	if (decidedBy === ownName) return isRefused ? t.youRefused : t.youConfirmed;
	const name = isolate(nameOrFormer(displayName(decidedBy), t.former));
	return isRefused ? t.refusedBy(name) : t.confirmedBy(name);
}
