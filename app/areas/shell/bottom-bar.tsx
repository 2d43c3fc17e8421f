import { Ellipsis, House, type LucideIcon, MessagesSquare, Radio } from "lucide-react";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useNearestEntry } from "./use-nearest-entry.ts";
import { type Unread, UnreadCount, useUnreadText } from "./unread-count.tsx";

const ITEM =
	"focus-ring relative flex flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-[11px]/4 low:flex-row low:gap-2 " +
	"font-medium text-gray-11 aria-[current=page]:text-accent-11";

/** Phones: three pages and the whole menu, within reach of the thumb. */
export function BottomBar({ onMore }: { onMore: () => void }) {
	const t = useStrings({ pt, en });
	const nearest = useNearestEntry();
	const unread = useUnreadText();
	return (
		<nav
			aria-label={t.quickMenu}
			className="sticky bottom-0 z-20 flex h-14 shrink-0 gap-1 border-t border-line bg-panel px-2 py-1 low:h-11 md:hidden"
			data-bottom-bar
		>
			<Item icon={House} nearest={nearest} title={t.pages.home} to={href("/")} />
			<Item
				icon={MessagesSquare}
				nearest={nearest}
				title={t.pages.conversations}
				to={href("/conversations")}
				unread={unread}
			/>
			<Item icon={Radio} nearest={nearest} title={t.pages.channels} to={href("/channels")} />
			<button aria-haspopup="dialog" className={ITEM} onClick={onMore} type="button">
				<Ellipsis aria-hidden="true" size={20} strokeWidth={1.75} />
				{t.more}
			</button>
		</nav>
	);
}

/** A page of the bar; Conversas with its number. */
function Item(props: {
	to: string;
	title: string;
	icon: LucideIcon;
	/** Address of the entry that is marked. */
	nearest: string | null;
	unread?: Unread | null;
}) {
	const Icon = props.icon;
	return (
		<Link
			aria-current={props.to === props.nearest ? "page" : undefined}
			className={ITEM}
			to={props.to}
		>
			<Icon aria-hidden="true" size={20} strokeWidth={1.75} />
			{props.title}
			{props.unread ? (
				<UnreadCount className="absolute top-0 left-1/2 ml-1.5" unread={props.unread} />
			) : null}
		</Link>
	);
}
