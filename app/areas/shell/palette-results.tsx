import { Command } from "cmdk";
import {
	Bot,
	History,
	type LucideIcon,
	MessageSquareText,
	MessagesSquare,
	User,
} from "lucide-react";
import type { ReactNode } from "react";
import { href } from "react-router";
import { displayName } from "#app/domain/chat/display-text.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { foundText } from "#app/domain/chat/found-text.ts";
import { parseQuery } from "#app/domain/inbox/search-words.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { hitHref } from "#app/inbox/hit-place.ts";
import { conversationHref, inboxHref } from "#app/ui/channel-links.ts";
import { ChannelMark } from "#app/ui/channel-mark.tsx";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { listPages, type PaletteAction } from "./palette-commands.ts";
import type { AgentHit, PersonHit, WordsHit } from "./palette-search.ts";
import type { MenuChannel } from "./sidebar-menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { usePaletteHits } from "./use-palette-hits.ts";

const GROUP =
	"[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 " +
	"[&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-gray-11";

function PaletteGroup(props: { heading: string; children: ReactNode }) {
	return (
		<Command.Group className={GROUP} heading={props.heading}>
			{props.children}
		</Command.Group>
	);
}

/** One row of the palette. `value` must be unique; it is found by title and keywords. */
function PaletteRow(props: {
	value: string;
	title: string;
	keywords?: string[];
	/** At the right: what it belongs to. */
	detail?: string | undefined;
	mark: ReactNode;
	onSelect: () => void;
}) {
	return (
		<Command.Item
			className="flex h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-gray-12 data-[selected=true]:bg-accent-3 data-[selected=true]:text-accent-12"
			keywords={[props.title, ...(props.keywords ?? [])]}
			onSelect={props.onSelect}
			value={props.value}
		>
			{props.mark}
			<bdi className="truncate">{props.title}</bdi>
			{props.detail ? (
				<bdi className="ml-auto max-w-[40%] shrink-0 truncate text-xs text-gray-11">
					{props.detail}
				</bdi>
			) : null}
		</Command.Item>
	);
}

const ICON = { "aria-hidden": true, className: "shrink-0", size: 18, strokeWidth: 1.75 } as const;

interface ResultsProps {
	query: string;
	channels: MenuChannel[];
	actions: PaletteAction[];
	/** Conversations opened last on this device. */
	recent: PersonHit[];
	onGo: (to: string) => void;
}

/** The matches in groups. cmdk filters and moves the selection. */
export function PaletteResults(props: ResultsProps) {
	const t = useStrings({ pt, en }).search;
	const { hits, state } = usePaletteHits(props.query);
	return (
		<Command.List
			className="max-h-[min(24rem,60dvh)] overflow-y-auto overscroll-contain px-2 pb-2"
			label={t.title}
		>
			<Command.Empty className="px-4 py-10 text-center text-gray-11">
				<span className="block font-medium text-gray-12 [overflow-wrap:anywhere]">
					{t.none(props.query)}
				</span>
				{state === "searching" ? t.searching : t.noneHint}
			</Command.Empty>
			{props.query === "" ? (
				<People {...props} heading={t.recent} hits={props.recent} icon={History} />
			) : null}
			<Pages {...props} />
			<Channels {...props} />
			<Agents {...props} hits={hits.agents} />
			<People
				{...props}
				heading={t.conversations}
				hits={hits.conversations}
				icon={MessagesSquare}
			/>
			<People {...props} heading={t.contacts} hits={hits.contacts} icon={User} />
			<Messages {...props} hits={hits.messages} />
			<PaletteGroup heading={t.actions}>
				{props.actions.map(({ title, icon: Icon, run, keys }) => (
					<PaletteRow
						detail={keys?.join(" ")}
						key={title}
						mark={<Icon {...ICON} />}
						onSelect={run}
						title={title}
						value={`action ${title}`}
					/>
				))}
			</PaletteGroup>
			{state === "failed" ? (
				<output className="block px-3 py-2 text-[13px] text-amber-11">{t.failed}</output>
			) : null}
		</Command.List>
	);
}

function Agents({ hits, onGo }: ResultsProps & { hits: AgentHit[] }) {
	const t = useStrings({ pt, en }).search;
	if (hits.length === 0) return null;
	return (
		<PaletteGroup heading={t.agents}>
			{hits.map(({ id, name }) => (
				<PaletteRow
					key={id}
					mark={<Bot {...ICON} />}
					onSelect={() => onGo(href("/agents/:id", { id }))}
					title={name}
					value={`agent ${id}`}
				/>
			))}
		</PaletteGroup>
	);
}

const titleOf = ({ name, phone, email }: PersonHit, unnamed: string): string =>
	displayName(name ?? "") || (phone ? formatPhone(phone) : (email ?? unnamed));

const isByEmail = ({ email }: PersonHit, query: string): boolean =>
	email !== null && query.trim() !== "" && searchKey(email).includes(searchKey(query.trim()));

/** Contacts of the channels that this member can see, with or without an open conversation. */
function People(props: ResultsProps & { heading: string; hits: PersonHit[]; icon: LucideIcon }) {
	const t = useStrings({ pt, en }).search;
	const { channels, query, onGo, icon: Icon } = props;
	const known = props.hits.flatMap((hit) => {
		const channel = channels.find(({ id }) => id === hit.channelId);
		return channel ? [{ hit, channel }] : [];
	});
	if (known.length === 0) return null;
	return (
		<PaletteGroup heading={props.heading}>
			{known.map(({ hit, channel }) => (
				<PaletteRow
					// By an e-mail one finds who is called otherwise.
					detail={[isByEmail(hit, query) ? hit.email : null, channel.name]
						.filter(Boolean)
						.join(" · ")}
					// The server has filtered already: with the query as keyword it always matches.
					keywords={[query]}
					key={`${hit.channelId} ${hit.id}`}
					mark={<Icon {...ICON} />}
					onSelect={() => onGo(conversationHref(channel, hit.id, hit.sessionId))}
					title={titleOf(hit, t.unnamed)}
					value={`contact ${hit.channelId} ${hit.id}`}
				/>
			))}
		</PaletteGroup>
	);
}

/** Messages by their words; each opens its conversation there. */
function Messages(props: ResultsProps & { hits: WordsHit[] }) {
	const t = useStrings({ pt, en }).search;
	const { channels, query, onGo } = props;
	const known = props.hits.flatMap((hit) => {
		const channel = channels.find(({ id }) => id === hit.person.channelId);
		return channel ? [{ hit, channel }] : [];
	});
	if (known.length === 0) return null;
	return (
		<PaletteGroup heading={t.messages}>
			{known.map(({ hit, channel }) => {
				const { id, person } = hit;
				const { text, isTranscript } = foundText(hit, parseQuery(query));
				return (
					<PaletteRow
						detail={titleOf(person, t.unnamed)}
						keywords={[query]}
						key={id}
						mark={<MessageSquareText {...ICON} />}
						onSelect={() => onGo(hitHref(conversationHref(channel, person.id), id, query.trim()))}
						title={isTranscript ? t.transcript(text) : text}
						value={`message ${id}`}
					/>
				);
			})}
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

/** WhatsApp numbers, and separately the other channels. */
function Channels({ channels, onGo }: ResultsProps) {
	const t = useStrings({ pt, en }).search;
	const isNumber = ({ type }: MenuChannel) => type === "whatsapp";
	const groups = [
		{ heading: t.instances, members: channels.filter(isNumber) },
		{ heading: t.channels, members: channels.filter((channel) => !isNumber(channel)) },
	];
	return groups
		.filter(({ members }) => members.length > 0)
		.map(({ heading, members }) => (
			<PaletteGroup heading={heading} key={heading}>
				{members.map((channel) => (
					<PaletteRow
						key={channel.id}
						mark={
							isNumber(channel) ? (
								<ChannelMark isOn={channel.isConnected} />
							) : (
								<ChannelTypeMark size={18} type={channel.type} />
							)
						}
						onSelect={() => onGo(inboxHref(channel))}
						title={channel.name}
						value={`instance ${channel.id}`}
					/>
				))}
			</PaletteGroup>
		));
}
