import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Hint } from "#app/ui/hint.tsx";
import { usePrefetch } from "#app/ui/use-online.ts";

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
	exact?: boolean | undefined;
	isNested?: boolean;
	/** At the end of the row; over the corner of a rail's icon. */
	aside?: ReactNode;
	onNavigate: (() => void) | undefined;
}) {
	const { rail } = props;
	const prefetch = usePrefetch();
	const link = (
		<NavLink
			aria-label={rail ? props.title : undefined}
			className={`${MENU_ROW} ${rail ? "relative justify-center px-0" : ""} ${props.isNested ? "!pl-9" : ""}`}
			end={props.exact ?? false}
			onClick={props.onNavigate}
			prefetch={prefetch}
			to={props.to}
		>
			{props.mark}
			{rail ? null : (
				<bdi className={`min-w-0 flex-1 truncate ${props.isNested ? "font-normal" : ""}`}>
					{props.title}
				</bdi>
			)}
			{props.aside}
		</NavLink>
	);
	return rail ? (
		<Hint side="right" text={props.title}>
			{link}
		</Hint>
	) : (
		link
	);
}
