import type { AccountStatus } from "#app/domain/facebook/account.ts";
import { knownAccountStatus } from "#app/domain/facebook/status.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<AccountStatus, StatusTone> = {
	1: "good",
	2: "neutral",
	3: "bad",
	7: "warning",
	8: "warning",
	9: "bad",
	100: "bad",
	101: "bad",
};

/** Spec 2, section 4: what Meta's status code of an ad account means. */
export function AccountBadge({ code }: { code: number }) {
	const t = useStrings({ pt, en }).accountStatuses;
	const status = knownAccountStatus(code);
	if (status === null) return <StatusBadge tone="neutral">{t.unknown}</StatusBadge>;
	return <StatusBadge tone={TONES[status]}>{t[status]}</StatusBadge>;
}
