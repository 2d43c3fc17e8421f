import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { replyWindowLeft } from "#app/domain/inbox/reply-window.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useLaterStrings } from "../use-later-strings.ts";

/** Says above the composer how long the official API still takes free text. */
export function WindowLine({ endsAt }: { endsAt: number }) {
	const t = useLaterStrings().window;
	const { now } = useInboxParts();
	const { hours, minutes, endsSoon } = replyWindowLeft(endsAt, now);
	const said = t.open(t.left(hours, minutes));
	return (
		<div
			className={`flex shrink-0 items-center justify-center gap-1.5 border-t border-line px-4 py-1 text-xs ${
				endsSoon ? "bg-amber-3 text-amber-12" : "bg-gray-2 text-gray-11"
			}`}
		>
			<Hourglass aria-hidden="true" className="shrink-0" size={14} />
			<span className="tabular" suppressHydrationWarning>
				{said}
			</span>
			<Heard key={String(endsSoon)} said={said} />
		</div>
	);
}

/** A region is heard when it changes after it is there. */
const HEARD_AFTER_MS = 100;

/** Read out once, not with every minute that passes. */
function Heard({ said }: { said: string }) {
	const [first] = useState(said);
	const [isThere, setIsThere] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsThere(true), HEARD_AFTER_MS);
		return () => clearTimeout(timer);
	}, []);
	return (
		<output aria-live="polite" className="sr-only">
			{isThere ? first : ""}
		</output>
	);
}
