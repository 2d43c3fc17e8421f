import { Command } from "cmdk";
import { User } from "lucide-react";
import { href } from "react-router";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ChannelMark } from "#app/ui/channel-mark.tsx";
import { listPages, type PaletteAction } from "./palette-commands.ts";
import { PaletteGroup, PaletteRow } from "./palette-row.tsx";
import type { ContactHit } from "./search-contacts.ts";
import type { MenuChannel } from "./sidebar-menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { usePaletteContacts } from "./use-palette-contacts.ts";

const ICON = { "aria-hidden": true, className: "shrink-0", size: 18, strokeWidth: 1.75 } as const;

interface ResultsProps {
	query: string;
	channels: MenuChannel[];
	actions: PaletteAction[];
	onGo: (to: string) => void;
}

/** What fits what was typed, in groups. cmdk filters and moves the choice. */
export function PaletteResults(props: ResultsProps) {
	const t = useStrings({ pt, en }).search;
	const linked = props.channels.filter(({ isConnected }) => isConnected);
	const contacts = usePaletteContacts(
		linked.map(({ id }) => id),
		props.query,
	);
	return (
		<Command.List
			className="max-h-[min(24rem,60dvh)] overflow-y-auto overscroll-contain px-2 pb-2"
			label={t.title}
		>
			<Command.Empty className="px-4 py-10 text-center text-gray-11">
				<span className="block font-medium text-gray-12 [overflow-wrap:anywhere]">
					{t.none(props.query)}
				</span>
				{contacts.state === "searching" ? t.searching : t.noneHint}
			</Command.Empty>
			<Pages {...props} />
			<Instances {...props} />
			<Contacts {...props} channels={linked} hits={contacts.hits} />
			<PaletteGroup heading={t.actions}>
				{props.actions.map(({ title, icon: Icon, run }) => (
					<PaletteRow
						key={title}
						mark={<Icon {...ICON} />}
						onSelect={run}
						title={title}
						value={`action ${title}`}
					/>
				))}
			</PaletteGroup>
			{contacts.state === "failed" ? (
				<output className="block px-3 py-2 text-[13px] text-amber-11">{t.contactsFailed}</output>
			) : null}
		</Command.List>
	);
}

function Contacts({ channels, hits, query, onGo }: ResultsProps & { hits: ContactHit[] }) {
	const t = useStrings({ pt, en }).search;
	if (hits.length === 0) return null;
	return (
		<PaletteGroup heading={t.contacts}>
			{hits.map((hit) => (
				<PaletteRow
					detail={channels.find(({ id }) => id === hit.channelId)?.name}
					// The server has judged already: whatever is typed, it fits.
					keywords={[query]}
					key={`${hit.channelId} ${hit.id}`}
					mark={<User {...ICON} />}
					onSelect={() => {
						const page = href("/whatsapp/:instanceId", { instanceId: hit.channelId });
						onGo(`${page}?${new URLSearchParams({ contact: hit.id })}`);
					}}
					title={hit.name ?? (hit.phone ? formatPhone(hit.phone) : hit.id)}
					value={`contact ${hit.channelId} ${hit.id}`}
				/>
			))}
		</PaletteGroup>
	);
}

function Pages({ onGo }: ResultsProps) {
	const t = useStrings({ pt, en });
	return (
		<PaletteGroup heading={t.search.pages}>
			{listPages(t).map(({ title, to, group, icon: Icon }) => (
				<PaletteRow
					detail={group}
					key={to}
					keywords={[group]}
					mark={<Icon {...ICON} />}
					onSelect={() => onGo(to)}
					title={title}
					value={`page ${to}`}
				/>
			))}
		</PaletteGroup>
	);
}

function Instances({ channels, onGo }: ResultsProps) {
	const t = useStrings({ pt, en }).search;
	if (channels.length === 0) return null;
	return (
		<PaletteGroup heading={t.instances}>
			{channels.map(({ id, name, isConnected }) => (
				<PaletteRow
					key={id}
					mark={<ChannelMark isOn={isConnected} />}
					onSelect={() => onGo(href("/whatsapp/:instanceId", { instanceId: id }))}
					title={name}
					value={`instance ${id}`}
				/>
			))}
		</PaletteGroup>
	);
}
