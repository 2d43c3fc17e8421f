import { CircleAlert } from "lucide-react";
import { useInboxStrings } from "../use-inbox-strings.ts";

/** Beside what a visitor says of themself: nobody proved it, and anybody can say it. */
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
