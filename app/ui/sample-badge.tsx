import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { DemonstrationBadge } from "./demonstration-badge.tsx";

/** The demonstration badge with its usual text; `hint` replaces the usual explanation. */
export function SampleBadge({ hint }: { hint?: string }) {
	const t = useStrings({ pt, en });
	return <DemonstrationBadge hint={hint ?? t.demonstrationHint} label={t.demonstration} />;
}
