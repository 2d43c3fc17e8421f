import { memo, useId } from "react";
import { href } from "react-router";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { MenuGroupName } from "#app/domain/preferences/menu-groups.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import {
	addressesOf,
	type MenuEntry,
	type MenuGroup,
	menuGroups,
	pinnedEntries,
} from "./menu-entries.ts";
import { MenuLink } from "./menu-link.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { FoldArrow, Submenu } from "./submenu.tsx";
import { useNearestEntry } from "./use-nearest-entry.ts";
import { type Unread, useUnreadText } from "./unread-count.tsx";
import { type MenuFolding, useMenuFolds } from "./use-menu-folds.ts";

export interface MenuChannel {
	id: string;
	type: ChannelType;
	name: string;
	isConnected: boolean;
}

interface MenuProps {
	/** Target of the skip link; the drawer has none. */
	id?: string;
	/** Only icons, 3 rem wide. */
	rail: boolean;
	/** The groups that this browser remembers as open. */
	opened: readonly MenuGroupName[];
	onNavigate?: () => void;
	/** Widens a rail, for entries that need the space. */
	onWiden?: () => void;
}

interface PartProps extends MenuProps {
	/** Address of the entry that is marked. */
	nearest: string | null;
}

/** Scrolls the entry of the open page into view when the menu mounts. */
const revealCurrent = (menu: HTMLElement | null): void =>
	menu?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });

/**
 * What one works with all day, then the groups; as a rail only icons, with tooltips. Drawn again only when it changes: the
 * shell around it hears all that the workspace's line says.
 */
export const SidebarMenu = memo(function SidebarMenu(props: MenuProps) {
	const t = useStrings({ pt, en });
	const pinned = pinnedEntries(t);
	const groups = menuGroups(t);
	const nearest = useNearestEntry();
	const isPinned = pinned.some(({ to }) => to === nearest);
	const current = groups.find((group) => addressesOf(group).includes(nearest ?? ""))?.name ?? null;
	const folds = useMenuFolds(props.opened, isPinned ? null : current);
	const part: PartProps = { ...props, nearest };
	return (
		<nav
			aria-label={t.menu}
			className="flex-1 overflow-y-auto overflow-x-hidden overscroll-contain px-2 py-3 [scrollbar-width:thin]"
			data-menu
			id={props.id}
			ref={revealCurrent}
		>
			<Pinned {...part} entries={pinned} />
			{groups.map((group) => (
				<Group {...part} folds={folds} group={group} key={group.title} pinned={pinned} />
			))}
		</nav>
	);
});

function Pinned({ entries, ...props }: PartProps & { entries: MenuEntry[] }) {
	const unread = useUnreadText();
	return (
		<ul className="mb-2 border-b border-line pb-2">
			{entries.map((entry) => (
				<li key={entry.to}>
					<Entry
						{...props}
						entry={entry}
						unread={entry.to === href("/conversations") ? unread : null}
					/>
				</li>
			))}
		</ul>
	);
}

/**
 * Folded until the present page is one of its pages, or the person opens it. A rail folds nothing, and
 * has every page once.
 */
function Group({
	group,
	folds,
	pinned,
	...props
}: PartProps & { group: MenuGroup; folds: MenuFolding; pinned: MenuEntry[] }) {
	const list = useId();
	const { rail, onWiden } = props;
	const { name, title } = group;
	const isRepeated = ({ to }: MenuEntry): boolean => rail && pinned.some((one) => one.to === to);
	const entries = group.entries.filter((entry) => !isRepeated(entry));
	const isOpen = rail || name === null || folds.isOpen(name);
	const widen = (): void => {
		if (name !== null) folds.open(name);
		onWiden?.();
	};
	if (entries.length === 0) return null;
	return (
		<section
			className={
				rail
					? "border-line not-first-of-type:mt-1.5 not-first-of-type:border-t not-first-of-type:pt-1.5"
					: "not-first-of-type:mt-0.5"
			}
		>
			<h2 className={rail || name === null ? "sr-only" : ""}>
				{rail || name === null ? (
					title
				) : (
					<GroupButton
						isOpen={isOpen}
						list={list}
						onClick={() => folds.toggle(name)}
						title={title}
					/>
				)}
			</h2>
			{isOpen ? (
				<ul className={rail || name === null ? "" : "mb-2"} id={list}>
					{entries.map((entry) => (
						<li key={entry.to}>
							<Entry {...props} entry={entry} onWiden={widen} />
						</li>
					))}
				</ul>
			) : null}
		</section>
	);
}

function GroupButton(props: {
	title: string;
	isOpen: boolean;
	/** Id of the list that it controls. */
	list: string;
	onClick: () => void;
}) {
	const { isOpen } = props;
	return (
		<button
			aria-controls={isOpen ? props.list : undefined}
			aria-expanded={isOpen}
			className="focus-ring flex h-8 w-full items-center rounded-control px-2 text-left text-xs font-medium text-gray-11 transition-colors duration-150 hover:bg-gray-4 hover:text-gray-12 max-md:h-10"
			onClick={props.onClick}
			type="button"
		>
			<span className="truncate">{props.title}</span>
			<FoldArrow isOpen={isOpen} />
		</button>
	);
}

function Entry(props: PartProps & { entry: MenuEntry; unread?: Unread | null }) {
	const { entry, nearest } = props;
	if (entry.children)
		return (
			<Submenu
				entry={entry}
				nearest={nearest}
				onNavigate={props.onNavigate}
				onWiden={props.onWiden}
				pages={entry.children}
				rail={props.rail}
			/>
		);
	const Icon = entry.icon;
	return (
		<MenuLink
			isCurrent={entry.to === nearest}
			mark={<Icon aria-hidden="true" className="shrink-0" size={18} strokeWidth={1.75} />}
			onNavigate={props.onNavigate}
			rail={props.rail}
			title={entry.title}
			to={entry.to}
			unread={props.unread ?? null}
		/>
	);
}
