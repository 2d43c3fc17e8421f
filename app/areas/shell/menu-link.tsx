import type { ReactNode } from "react";
import { Link } from "react-router";
import { Hint } from "#app/ui/hint.tsx";
import { usePrefetch } from "#app/ui/use-online.ts";
import { type Unread, UnreadCount } from "./unread-count.tsx";

/** Classes of a row of the menu, a link or a submenu's button. */
export const MENU_ROW =
	"focus-ring flex h-8 w-full items-center gap-2.5 rounded-control px-2 text-[13px] font-medium " +
	"text-gray-11 transition-colors duration-150 hover:bg-gray-4 hover:text-gray-12 max-md:h-10 " +
	"aria-[current=page]:bg-accent-3 aria-[current=page]:text-accent-11";

/** A link of the menu; in the rail only its icon, with a tooltip. */
export function MenuLink(props: {
	to: string;
	title: string;
	mark?: ReactNode;
	rail: boolean;
	/** The present page, or the nearest entry to it. */
	isCurrent: boolean;
	isNested?: boolean;
	unread?: Unread | null;
	onNavigate: (() => void) | undefined;
}) {
	const { rail, title, unread = null } = props;
	const prefetch = usePrefetch();
	const link = (
		<Link
			aria-current={props.isCurrent ? "page" : undefined}
			aria-label={rail ? [title, unread?.text].filter(Boolean).join(", ") : undefined}
			className={`${MENU_ROW} ${rail ? "relative justify-center px-0" : ""} ${props.isNested ? "!pl-9" : ""}`}
			onClick={props.onNavigate}
			prefetch={prefetch}
			to={props.to}
		>
			{props.mark}
			{rail ? null : (
				<bdi className={`truncate ${props.isNested ? "font-normal" : ""}`}>{title}</bdi>
			)}
			{unread ? (
				<UnreadCount className={rail ? "absolute -top-0.5 right-0" : "ml-auto"} unread={unread} />
			) : null}
		</Link>
	);
	return rail ? (
		<Hint side="right" text={title}>
			{link}
		</Hint>
	) : (
		link
	);
}
