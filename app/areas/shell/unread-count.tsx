import { use } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { UnreadContext } from "./use-unread.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { shortCount } from "./tab-title.ts";

/** How many conversations are unread, beside their entry in a menu; nothing for none. */
export function UnreadCount({ className }: { className: string }) {
	const t = useStrings({ pt, en });
	const unread = use(UnreadContext);
	if (!unread) return null;
	return (
		<span
			className={`tabular rounded-full bg-accent-9 px-1.5 text-[11px]/4 font-medium text-accent-contrast ${className}`}
		>
			<span aria-hidden="true">{shortCount(unread)}</span>
			<span className="sr-only">{t.unread(unread)}</span>
		</span>
	);
}
