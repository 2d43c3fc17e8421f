import { href, NavLink } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Hint } from "#app/ui/hint.tsx";
import { ChannelMark } from "#app/ui/channel-mark.tsx";
import { type MenuEntry, menuEntries } from "./menu-entries.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface MenuChannel {
	id: string;
	name: string;
	isConnected: boolean;
}

const MAX_CHANNELS_IN_MENU = 8;

const ROW =
	"focus-ring flex h-9 items-center gap-2.5 rounded-control px-2 text-[13px] font-medium " +
	"text-gray-11 transition-colors duration-150 hover:bg-gray-4 hover:text-gray-12 " +
	"aria-[current=page]:bg-accent-3 aria-[current=page]:text-accent-11";

/** Grouped menu; as a rail it keeps the icons and says the names in tooltips. */
export function SidebarMenu(props: {
	/** Goal of the skip link; the drawer has none. */
	id?: string;
	rail: boolean;
	channels: MenuChannel[];
	onNavigate?: () => void;
}) {
	const t = useStrings({ pt, en });
	return (
		<nav
			aria-label={t.menu}
			className="flex-1 overflow-y-auto overflow-x-hidden px-2 py-3"
			id={props.id}
		>
			{menuEntries(t).map((group) => (
				<section className="mb-4" key={group.title}>
					<h2
						className={
							props.rail ? "sr-only" : "mb-1 px-2 text-xs font-medium tracking-wide text-gray-11"
						}
					>
						{group.title}
					</h2>
					<ul>
						{group.entries.map((entry) => (
							<li key={entry.to}>
								<EntryLink entry={entry} onNavigate={props.onNavigate} rail={props.rail} />
							</li>
						))}
						{group.title === t.groups.whatsapp
							? props.channels.slice(0, MAX_CHANNELS_IN_MENU).map((channel) => (
									<li key={channel.id}>
										<ChannelLink
											channel={channel}
											onNavigate={props.onNavigate}
											rail={props.rail}
										/>
									</li>
								))
							: null}
					</ul>
				</section>
			))}
		</nav>
	);
}

function EntryLink(props: {
	entry: MenuEntry;
	rail: boolean;
	onNavigate: (() => void) | undefined;
}) {
	const { entry } = props;
	const Icon = entry.icon;
	const link = (
		<NavLink
			aria-label={props.rail ? entry.title : undefined}
			className={`${ROW} ${props.rail ? "justify-center px-0" : ""}`}
			end
			onClick={props.onNavigate}
			prefetch="intent"
			to={entry.to}
		>
			<Icon aria-hidden="true" className="shrink-0" size={20} strokeWidth={1.75} />
			{props.rail ? null : <span className="truncate">{entry.title}</span>}
		</NavLink>
	);
	return props.rail ? (
		<Hint side="right" text={entry.title}>
			{link}
		</Hint>
	) : (
		link
	);
}

function ChannelLink(props: {
	channel: MenuChannel;
	rail: boolean;
	onNavigate: (() => void) | undefined;
}) {
	const { channel } = props;
	const link = (
		<NavLink
			aria-label={props.rail ? channel.name : undefined}
			className={`${ROW} ${props.rail ? "justify-center px-0" : "pl-3"}`}
			onClick={props.onNavigate}
			to={href("/whatsapp/:instanceId", { instanceId: channel.id })}
		>
			<ChannelMark isOn={channel.isConnected} />
			{props.rail ? null : <bdi className="truncate font-normal">{channel.name}</bdi>}
		</NavLink>
	);
	return props.rail ? (
		<Hint side="right" text={channel.name}>
			{link}
		</Hint>
	) : (
		link
	);
}
