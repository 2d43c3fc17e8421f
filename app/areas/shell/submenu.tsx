import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { Hint } from "#app/ui/hint.tsx";
import type { MenuEntry, MenuPage } from "./menu-entries.ts";
import { MENU_ROW, MenuLink } from "./menu-link.tsx";

/** An expanded list at the end of a long menu is scrolled into view. */
const reveal = (list: HTMLUListElement | null): void => list?.scrollIntoView({ block: "nearest" });

/**
 * Collapsed until one of its pages is open or it is expanded; in a rail it widens the menu first.
 */
export function Submenu(props: {
	entry: MenuEntry;
	pages: MenuPage[];
	rail: boolean;
	/** Address of the entry that is marked. */
	nearest: string | null;
	onNavigate: (() => void) | undefined;
	onWiden: (() => void) | undefined;
}) {
	const { entry, rail } = props;
	const list = useId();
	const isInside = props.pages.some(({ to }) => to === props.nearest);
	const [chosen, setChosen] = useState<boolean | null>(null);
	const isOpen = !rail && (chosen ?? isInside);
	const toggle = (): void => {
		if (rail) props.onWiden?.();
		setChosen(rail || !isOpen);
	};
	return (
		<>
			<FoldButton
				entry={entry}
				isInside={isInside}
				isOpen={isOpen}
				list={list}
				onClick={toggle}
				rail={rail}
			/>
			{isOpen ? (
				<ul id={list} ref={reveal}>
					{props.pages.map((page) => (
						<li key={page.to}>
							<MenuLink
								isCurrent={page.to === props.nearest}
								isNested
								onNavigate={props.onNavigate}
								rail={false}
								title={page.title}
								to={page.to}
							/>
						</li>
					))}
				</ul>
			) : null}
		</>
	);
}

/** Shows that a button opens and folds a list: it turns. */
export function FoldArrow({ isOpen }: { isOpen: boolean }) {
	return (
		<ChevronRight
			aria-hidden="true"
			className={`ml-auto shrink-0 transition-transform duration-150 ${isOpen ? "rotate-90" : ""}`}
			size={16}
			strokeWidth={1.75}
		/>
	);
}

/** The button that expands and collapses; its arrow turns. */
function FoldButton(props: {
	entry: MenuEntry;
	rail: boolean;
	isOpen: boolean;
	isInside: boolean;
	/** Id of the list that it controls. */
	list: string;
	onClick: () => void;
}) {
	const { entry, rail, isOpen } = props;
	const Icon = entry.icon;
	const look = rail
		? `justify-center px-0 ${props.isInside ? "bg-accent-3 text-accent-11" : ""}`
		: "";
	const button = (
		<button
			aria-controls={isOpen ? props.list : undefined}
			aria-expanded={isOpen}
			aria-label={rail ? entry.title : undefined}
			className={`${MENU_ROW} ${look}`}
			onClick={props.onClick}
			type="button"
		>
			<Icon aria-hidden="true" className="shrink-0" size={18} strokeWidth={1.75} />
			{rail ? null : (
				<>
					<span className="truncate">{entry.title}</span>
					<FoldArrow isOpen={isOpen} />
				</>
			)}
		</button>
	);
	return rail ? (
		<Hint side="right" text={entry.title}>
			{button}
		</Hint>
	) : (
		button
	);
}
