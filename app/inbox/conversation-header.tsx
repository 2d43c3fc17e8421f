import { ArrowLeft, PanelRight } from "lucide-react";
import type { ContactView } from "#app/contracts/frames.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ColleaguesLine } from "./colleagues-line.tsx";
import { contactTitle } from "./contact-title.ts";
import { PresenceLine } from "./presence-line.tsx";
import { useInboxStrings } from "./use-inbox-strings.ts";

/** Who this is, what they are doing, and who of the team is here too. */
export function ConversationHeader(props: {
	contact: ContactView;
	onClose: () => void;
	onToggleDetails: () => void;
}) {
	const t = useInboxStrings();
	const title = contactTitle(props.contact, t.contacts.unnamed);
	return (
		<header className="flex h-14 shrink-0 items-center gap-3 border-b border-line bg-panel px-2 md:px-4">
			<IconButton className="md:!hidden" label={t.conversation.back} onClick={props.onClose}>
				<ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
			</IconButton>
			<Avatar name={title} size={38} src={props.contact.avatarUrl} />
			<div className="min-w-0 flex-1">
				<h2 className="truncate text-[15px] font-semibold leading-5 text-gray-12">
					<bdi>{title}</bdi>
				</h2>
				<p aria-live="polite" className="h-4 truncate text-xs leading-4 text-gray-11" data-presence>
					<PresenceLine contact={props.contact} />
				</p>
			</div>
			<ColleaguesLine contactId={props.contact.id} />
			<IconButton
				className="!hidden xl:!inline-flex"
				label={t.header.details}
				onClick={props.onToggleDetails}
				side="bottom"
			>
				<PanelRight aria-hidden="true" size={18} strokeWidth={1.75} />
			</IconButton>
		</header>
	);
}
