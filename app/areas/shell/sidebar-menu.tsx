import { Fragment } from "react";
import { href } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { ChannelMark } from "#app/ui/channel-mark.tsx";
import { MenuLink } from "./menu-link.tsx";
import { type MenuEntry, type MenuGroup, menuGroups } from "./menu-entries.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { Submenu } from "./submenu.tsx";
import { UnreadCount } from "./unread-count.tsx";

export interface MenuChannel {
	id: string;
	type: ChannelType;
	name: string;
	isConnected: boolean;
}

/** More would push the other pages out of view; the list of instances has them all. */
const MAX_CHANNELS_IN_MENU = 4;

interface MenuProps {
	/** Target of the skip link; the drawer has none. */
	id?: string;
	/** Only icons, 3 rem wide. */
	rail: boolean;
	channels: MenuChannel[];
	onNavigate?: () => void;
	/** Widens a rail, for entries that need the space. */
	onWiden?: () => void;
}

/** Scrolls the entry of the open page into view when the menu mounts. */
const revealCurrent = (menu: HTMLElement | null): void =>
	menu?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });

/** The grouped menu; as a rail it shows only icons, with tooltips. */
export function SidebarMenu(props: MenuProps) {
	const t = useStrings({ pt, en });
	return (
		<nav
			aria-label={t.menu}
			className="flex-1 overflow-y-auto overflow-x-hidden overscroll-contain px-2 py-3 [scrollbar-width:thin]"
			data-menu
			id={props.id}
			ref={revealCurrent}
		>
			{menuGroups(t).map((group) => (
				<Group group={group} key={group.title} {...props} />
			))}
		</nav>
	);
}

function Group({ group, ...props }: MenuProps & { group: MenuGroup }) {
	const t = useStrings({ pt, en });
	// A heading over a single entry of nearly the same name is left out.
	const isAlone = group.title === t.groups.home;
	return (
		<section
			className={
				props.rail
					? "border-line not-first:mt-1.5 not-first:border-t not-first:pt-1.5"
					: "not-first:mt-3.5"
			}
		>
			<h2
				className={
					props.rail || isAlone ? "sr-only" : "mb-0.5 px-2 text-xs/6 font-medium text-gray-11"
				}
			>
				{group.title}
			</h2>
			<ul>
				{group.entries.map((entry) => (
					<Fragment key={entry.to}>
						<li>
							<Entry entry={entry} {...props} />
						</li>
						{entry.to === href("/whatsapp/instances") ? <Channels {...props} /> : null}
					</Fragment>
				))}
			</ul>
		</section>
	);
}

function Entry({ entry, ...props }: MenuProps & { entry: MenuEntry }) {
	if (entry.children)
		return (
			<Submenu
				entry={entry}
				onNavigate={props.onNavigate}
				onWiden={props.onWiden}
				pages={entry.children}
				rail={props.rail}
			/>
		);
	const Icon = entry.icon;
	return (
		<MenuLink
			aside={
				entry.to === href("/conversations") ? (
					<UnreadCount className={props.rail ? "absolute -top-1 -right-1.5" : "shrink-0"} />
				) : null
			}
			exact={entry.exact}
			mark={<Icon aria-hidden="true" className="shrink-0" size={18} strokeWidth={1.75} />}
			onNavigate={props.onNavigate}
			rail={props.rail}
			title={entry.title}
			to={entry.to}
		/>
	);
}

/** The linked numbers under their page. A rail has no space for them. */
function Channels({ channels, rail, onNavigate }: MenuProps) {
	if (rail) return null;
	const numbers = channels.filter(({ type }) => type === "whatsapp");
	return numbers.slice(0, MAX_CHANNELS_IN_MENU).map((channel) => (
		<li key={channel.id}>
			<MenuLink
				isNested
				mark={<ChannelMark isOn={channel.isConnected} />}
				onNavigate={onNavigate}
				rail={false}
				title={channel.name}
				to={href("/whatsapp/:instanceId", { instanceId: channel.id })}
			/>
		</li>
	));
}
