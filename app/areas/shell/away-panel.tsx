import { type Absence, isAway } from "#app/domain/routing/absence.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./absence-strings.en.ts";
import { pt } from "./absence-strings.pt.ts";

/** The mark at the avatar of who is away by their own word, with its word for who does not see it. @param now epoch ms */
export function AwayPanel({ absence, now }: { absence: Absence; now: number }) {
	const t = useStrings({ pt, en });
	if (!isAway(absence, now)) return null;
	return (
		<>
			<span className="sr-only"> ({t.mark})</span>
			<span
				aria-hidden="true"
				className="absolute -right-0.5 -bottom-0.5 size-3 rounded-full bg-amber-9 ring-2 ring-panel"
			/>
		</>
	);
}
