import { ArrowLeft, EllipsisVertical, Eye, PanelRight, Pencil, Search } from "lucide-react";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { OnDemand } from "#app/ui/on-demand.tsx";
import { UnverifiedMark } from "../details/unverified-mark.tsx";
import { contactTitle, isTitleUnverified } from "../list/contact-title.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { listColleagues } from "../store/people.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { AnsweringBar } from "./answering-bar.tsx";
import { PresenceLine } from "./presence-line.tsx";
import type { Onward } from "./use-decisions.ts";

/**
 * Names the colleagues who view or type in this conversation, so that two people do not answer at
 * once (R28).
 */
function ColleaguesLine({ contactId }: { contactId: string }) {
	const t = useInboxStrings();
	const { people, me } = useInboxParts();
	const here = listColleagues(people, contactId, me.memberId);
	const replying = here.filter((one) => one.typing);
	const shown = replying.length > 0 ? replying : here;
	const names = shown.map((one) => firstName(one.name)).join(", ");
	const isMany = shown.length > 1;
	const say =
		replying.length > 0
			? isMany
				? t.header.replyingMany
				: t.header.replying
			: isMany
				? t.header.viewingMany
				: t.header.viewing;
	const Icon = replying.length > 0 ? Pencil : Eye;
	return (
		<p aria-live="polite" className="contents">
			{shown.length === 0 ? null : (
				<span
					className={`inline-flex max-w-[45%] items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-medium ${replying.length > 0 ? "bg-amber-3 text-amber-11" : "bg-gray-3 text-gray-11"}`}
				>
					<Icon aria-hidden="true" className="shrink-0" size={13} />
					{/* In a narrow header the names are hidden to leave space for the customer's name; the icon
						stays and is read out. */}
					<bdi className="truncate @max-2xl:sr-only">{say(names)}</bdi>
				</span>
			)}
		</p>
	);
}

/** First names are enough within a team, and the header is narrow. */
const firstName = (name: string): string => displayName(name).split(" ")[0] ?? name;

const ConversationMenu = lazyPart(() => import("./conversation-menu.tsx"), "ConversationMenu", {
	onFailure: "toast",
	preload: true,
});

const HeaderDecisions = lazyPart(() => import("./header-decisions.tsx"), "HeaderDecisions", {
	onFailure: "nothing",
	preload: true,
});

/** Name, presence and actions of the open conversation, with the colleagues who view it too. */
export function ConversationHeader(props: {
	contact: ContactView;
	onClose: () => void;
	onDetails: () => void;
	onHelp: () => void;
	/** "Ir para a data". */
	onDay: () => void;
	onSearch: () => void;
	onward: Onward;
}) {
	const t = useInboxStrings();
	const { contact } = props;
	const title = contactTitle(contact, t.contacts);
	return (
		<header className="@container flex shrink-0 flex-wrap items-center gap-x-2 border-b border-line bg-panel px-2 md:gap-x-3 md:px-4">
			<IconButton className="md:!hidden" label={t.conversation.back} onClick={props.onClose}>
				<ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
			</IconButton>
			<Avatar name={title} size={38} src={contact.avatarUrl} />
			<div className="flex h-13.75 min-w-16 low:h-11 flex-1 flex-col justify-center">
				<div className="flex items-center gap-1.5">
					<h2 className="truncate text-[15px] font-semibold leading-5 text-gray-12">
						<bdi>{title}</bdi>
					</h2>
					{isTitleUnverified(contact) ? <UnverifiedMark isSmall /> : null}
				</div>
				<p
					aria-live="polite"
					className="h-4 truncate text-xs leading-4 text-gray-11 empty:h-0"
					data-presence
				>
					<PresenceLine contact={contact} />
				</p>
			</div>
			<ColleaguesLine contactId={contact.id} />
			<AnsweringBar contact={contact} />
			<HeaderDecisions contact={contact} onDetails={props.onDetails} onward={props.onward} />
			<span className="flex items-center">
				<IconButton label={t.header.search} onClick={props.onSearch} side="bottom">
					<Search aria-hidden="true" size={18} strokeWidth={1.75} />
				</IconButton>
				<IconButton
					className="!hidden xl:!inline-flex"
					label={t.header.details}
					onClick={props.onDetails}
					side="bottom"
				>
					<PanelRight aria-hidden="true" size={18} strokeWidth={1.75} />
				</IconButton>
				<OnDemand
					prefetch={ConversationMenu.prefetch}
					popup="menu"
					trigger={
						<IconButton label={t.header.more} side="bottom">
							<EllipsisVertical aria-hidden="true" size={18} strokeWidth={1.75} />
						</IconButton>
					}
				>
					{(trigger, closed) => (
						<ConversationMenu
							fallback={closed}
							contact={contact}
							onDetails={props.onDetails}
							onDay={props.onDay}
							onHelp={props.onHelp}
							onward={props.onward}
							trigger={trigger}
						/>
					)}
				</OnDemand>
			</span>
		</header>
	);
}
