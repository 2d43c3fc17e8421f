import { CircleAlert } from "lucide-react";
import { useInboxStrings } from "../use-inbox-strings.ts";

/**
 * Marks a name, e-mail or phone that a webchat visitor typed in: nothing proves that it is true.
 */
export function UnverifiedMark({ isSmall = false }: { isSmall?: boolean }) {
	const mark = useInboxStrings().told;
	return (
		<span
			className="inline-flex shrink-0 items-center gap-1 whitespace-nowrap align-middle text-xs font-normal text-amber-11"
			title={isSmall ? mark : undefined}
		>
			<CircleAlert aria-hidden="true" className="shrink-0" size={14} strokeWidth={1.75} />
			<span className={isSmall ? "sr-only" : undefined}>{mark}</span>
		</span>
	);
}
