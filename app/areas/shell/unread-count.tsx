import { use } from "react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { shortCount } from "./tab-title.ts";
import { UnreadContext } from "./use-unread.ts";

export interface Unread {
	/** "3", or "99+". */
	shown: string;
	/** "3 conversas não lidas". */
	text: string;
}

/** The number as it is shown and as it is read out; null for none. */
export function useUnreadText(): Unread | null {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const unread = use(UnreadContext);
	if (unread === null || unread === 0) return null;
	return {
		shown: shortCount(unread),
		text: t.unreadConversations(format.number(unread)),
	};
}

/** The number as a small mark; what it is a number of is said to screen readers alone. */
export function UnreadCount({ unread, className }: { unread: Unread; className: string }) {
	return (
		<span
			className={`tabular flex h-4.5 min-w-4.5 shrink-0 items-center justify-center rounded-full bg-accent-9 px-1 text-[11px]/none font-semibold text-accent-contrast ${className}`}
			data-unread
		>
			<span aria-hidden="true">{unread.shown}</span>
			<span className="sr-only">, {unread.text}</span>
		</span>
	);
}
