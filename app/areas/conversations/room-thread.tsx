import { useCallback, useEffect, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { displayName } from "#app/domain/chat/display-text.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useFileRefusal } from "#app/inbox/composer/use-file-refusal.ts";
import { ChannelRoom } from "#app/inbox/channel-room.tsx";
import { ConnectionBanner, LinkBanner } from "#app/inbox/connection-banner.tsx";
import type { Onward } from "#app/inbox/conversation/use-decisions.ts";
import { placeIn } from "#app/inbox/hit-place.ts";
import { useContact } from "#app/inbox/details/use-contact.ts";
import { useRequestedContact } from "#app/inbox/list/use-requested-contact.ts";
import { useInboxParts } from "#app/inbox/store/inbox-context.ts";
import { useFallbackPoll } from "#app/inbox/store/use-fallback-poll.ts";
import type { InboxLine } from "#app/inbox/store/use-inbox-line.ts";
import { Thread } from "#app/inbox/thread.tsx";
import type { Me } from "./me.ts";
import { type Place, placeHref } from "./place.ts";
import { noteRoom, type Opened } from "./rooms.ts";

const NOBODY = [] as const;

export interface RoomThreadProps {
	rooms: readonly Opened[];
	me: Me;
	/** What is open; null for the list alone. */
	place: Place | null;
	onClose: () => void;
	onHelp: () => void;
	onward: Onward;
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

/** While the room is open, its conversations are opened without asking the server. */
function RoomNote({ channelId }: { channelId: string }) {
	const { store } = useInboxParts();
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

function OpenThread(props: RoomThreadProps & { contactId: string; line: InboxLine }) {
	const { contactId, line } = props;
	const { store, lineState, instance } = useInboxParts();
	const navigate = useNavigate();
	const listed = store.find(contactId);
	const contact = useContact(contactId, listed === null ? NOBODY : [listed]);
	useEffect(() => {
		if (contact) store.remember([contact]);
	}, [contact, store]);
	// Merged into another contact meanwhile: that one's address takes the place.
	const follow = useCallback(
		(keptId: string): void =>
			void navigate(
				placeHref({
					id: contactId,
					contactId: keptId,
					channel: { id: instance.id, type: instance.type },
				}),
				{ replace: true },
			),
		[contactId, instance.id, instance.type, navigate],
	);
	const isRequested = useRequestedContact(contactId, contact, follow);
	const [params] = useSearchParams();
	const hit = useMemo(() => placeIn(params, contactId), [contactId, params]);
	useFallbackPoll(lineState, store, contactId);
	useFileRefusal(true);
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
					onward={props.onward}
					place={hit}
				/>
			</div>
		</div>
	);
}
