import { useCallback, useEffect, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { filterAt, type Place } from "#app/domain/inbox/place.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useFileGuard } from "#app/inbox/composer/use-file-drop.ts";
import { ChannelRoom } from "#app/inbox/channel-room.tsx";
import { ConnectionBanner, LinkBanner } from "#app/inbox/connection-banner.tsx";
import { placeIn } from "#app/inbox/hit-place.ts";
import { useContact } from "#app/inbox/details/use-contact.ts";
import { useRequestedContact } from "#app/inbox/list/use-requested-contact.ts";
import { useInboxParts } from "#app/inbox/store/inbox-context.ts";
import { useFallbackPoll } from "#app/inbox/store/use-fallback-poll.ts";
import type { InboxLine } from "#app/inbox/store/use-inbox-line.ts";
import { noteRoom } from "#app/inbox/open-rooms.ts";
import { noteRecent } from "#app/inbox/recents.ts";
import { publishHints, tellHints } from "#app/inbox/row-hints.ts";
import { colleagueAt, typingOf } from "#app/inbox/store/people.ts";
import { Thread } from "#app/inbox/thread.tsx";
import { conversationHref } from "#app/ui/channel-links.ts";
import { hrefWithFilter } from "./filters.ts";
import type { Me } from "./me.ts";
import type { Opened } from "./rooms.ts";
import { useOnward } from "./use-leaving.ts";

export interface RoomThreadProps {
	rooms: readonly Opened[];
	me: Me;
	/** What is open; null for the list alone. */
	place: Place | null;
	onClose: () => void;
	onHelp: () => void;
}

/** The open conversation, in the room of its channel. Other open channels keep their line and cache and draw nothing. */
export function RoomThread(props: RoomThreadProps) {
	const { rooms, place } = props;
	return rooms.map(({ channel, inbox }) => (
		<ChannelRoom instance={channel} key={channel.id} me={props.me} snapshot={inbox}>
			{(line) => (
				<>
					<RoomNote channelId={channel.id} />
					{place?.channelId === channel.id ? (
						<OpenThread {...props} contactId={place.contactId} line={line} />
					) : null}
				</>
			)}
		</ChannelRoom>
	));
}

/** While the room is open, its conversations are opened without asking the server, and their rows say who is at them. */
function RoomNote({ channelId }: { channelId: string }) {
	const { store, people, drafts, me } = useInboxParts();
	useEffect(() => drafts.subscribe(tellHints), [drafts]);
	useEffect(
		() =>
			publishHints(channelId, (contactId) => ({
				presence: typingOf(people, contactId),
				draft: drafts.get(contactId),
				colleague: colleagueAt(people, contactId, me.memberId),
			})),
		[channelId, drafts, me.memberId, people],
	);
	useEffect(
		() =>
			noteRoom(channelId, (contactId) => {
				const contact = store.find(contactId);
				if (contact === null) return null;
				return (
					displayName(contact.name ?? "") || (contact.phone ? formatPhone(contact.phone) : null)
				);
			}),
		[channelId, store],
	);
	return null;
}

/** What is open is among the last ones that the palette offers. */
function useNoteRecent(contact: ContactView | null): void {
	const { instance, me } = useInboxParts();
	const { id, name = null, phone = null } = contact ?? {};
	useEffect(() => {
		if (id === undefined) return;
		noteRecent(me.memberId, { channelId: instance.id, contactId: id, name, phone });
	}, [id, instance.id, me.memberId, name, phone]);
}

function OpenThread(props: RoomThreadProps & { contactId: string; line: InboxLine }) {
	const { contactId, line } = props;
	const { store, lineState, instance } = useInboxParts();
	const navigate = useNavigate();
	const location = useLocation();
	const contact = useContact(contactId);
	const onward = useOnward();
	useNoteRecent(contact);
	// Merged into another contact meanwhile: that one's address takes the place.
	const follow = useCallback(
		(keptId: string): void =>
			void navigate(
				hrefWithFilter(conversationHref(instance, keptId, contactId), filterAt(location)),
				{
					replace: true,
				},
			),
		[contactId, instance, location, navigate],
	);
	const isRequested = useRequestedContact(contactId, contact, follow);
	const [params] = useSearchParams();
	const hit = useMemo(() => placeIn(params, contactId), [contactId, params]);
	useFallbackPoll(lineState, store, contactId);
	useFileGuard();
	return (
		<div className="flex h-full min-h-0 flex-col">
			<ConnectionBanner isRefused={line.closed === "too_many"} state={lineState} />
			<LinkBanner link={line.link} />
			<div className="flex min-h-0 flex-1">
				<Thread
					contact={contact}
					isNamed
					isRequested={isRequested}
					onClose={props.onClose}
					onHelp={props.onHelp}
					onward={onward}
					place={hit}
				/>
			</div>
		</div>
	);
}
