import { ChartBarBig, MapPin, Plus, UserRound } from "lucide-react";
import { useState } from "react";
import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

const PlaceDialog = lazyPart(() => import("../items/place-dialog.tsx"), "PlaceDialog", {
	onFailure: "toast",
});
const CardsDialog = lazyPart(() => import("../items/cards-dialog.tsx"), "CardsDialog", {
	onFailure: "toast",
});
const PollDialog = lazyPart(() => import("../items/poll-dialog.tsx"), "PollDialog", {
	onFailure: "toast",
});

const DIALOGS = { location: PlaceDialog, contact: CardsDialog, poll: PollDialog };
const ICONS = { location: MapPin, contact: UserRound, poll: ChartBarBig };
type Kind = keyof typeof DIALOGS;

/** What a channel sends besides texts and files: places, contact cards, polls. Nothing where it takes none of them. */
export function ItemDoor(props: {
	contactId: string;
	isDisabled: boolean;
	/** It has been handed to the outbox. */
	onSent: () => void;
}) {
	const t = useInboxStrings();
	const { capabilities, outbox } = useInboxParts();
	const [asked, setAsked] = useState<Kind | null>(null);
	const isOffered = {
		location: capabilities.places !== undefined,
		contact: capabilities.cards !== undefined,
		poll: capabilities.polls !== undefined,
	};
	const kinds = (["location", "contact", "poll"] as const).filter((kind) => isOffered[kind]);
	if (kinds.length === 0) return null;
	const { types, kinds: other } = t.message;
	const words = { location: types.location, contact: types.contact, poll: other.poll };
	const send = (item: OutgoingItem): void => {
		outbox.addItem(props.contactId, item);
		setAsked(null);
		props.onSent();
	};
	const Asked = asked === null ? null : DIALOGS[asked];
	return (
		<>
			<Menu
				align="start"
				trigger={
					<IconButton
						// On a narrow phone it gives its place to what is being written, as its neighbours do.
						className="!size-10 max-[24rem]:group-has-[textarea:not(:placeholder-shown)]/composer:!hidden"
						disabled={props.isDisabled}
						label={t.composer.more}
						side="top"
					>
						<Plus aria-hidden="true" size={20} strokeWidth={1.75} />
					</IconButton>
				}
			>
				{kinds.map((kind) => {
					const Icon = ICONS[kind];
					return (
						<MenuItem key={kind} onSelect={() => setAsked(kind)}>
							<Icon aria-hidden="true" className="shrink-0" size={16} strokeWidth={1.75} />
							{words[kind]}
						</MenuItem>
					);
				})}
			</Menu>
			{Asked === null ? null : <Asked onClose={() => setAsked(null)} onSend={send} />}
		</>
	);
}
