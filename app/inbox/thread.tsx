import type { ContactView } from "#app/contracts/frames.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { ConversationPane, NoConversation } from "./conversation/conversation-pane.tsx";
import { LogSkeleton } from "./conversation/log-skeleton.tsx";
import type { OpeningPlace } from "./conversation/use-conversation-search.ts";
import type { Onward } from "./conversation/use-decisions.ts";
import { useDetailsOpen } from "./details/use-details-open.ts";
import { useBackStep } from "./use-back-step.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";

const DetailsPane = lazyPart(() => import("./details/details-pane.tsx"), "DetailsPane", {
	preload: true,
});
const DetailsSheet = lazyPart(() => import("./details/details-sheet.tsx"), "DetailsSheet", {
	onFailure: "toast",
	preload: true,
});

export interface ThreadProps {
	/** Null while it is not loaded, or when there is none. */
	contact: ContactView | null;
	/** The contact is being looked up. */
	isRequested: boolean;
	/** The address names a conversation, found or not. */
	isNamed: boolean;
	/** A message to open at, if it belongs to this contact. */
	place: OpeningPlace | null;
	onClose: () => void;
	onHelp: () => void;
	onward: Onward;
}

/** The open conversation with its contact's details; beside the list, or on a phone in its place. */
export function Thread(props: ThreadProps) {
	const t = useInboxStrings();
	const { contact, onClose, onHelp, onward } = props;
	const details = useDetailsOpen();
	return (
		<>
			<div className={`min-h-0 min-w-0 flex-1 md:flex ${props.isNamed ? "flex" : "hidden"}`}>
				{contact ? (
					<SectionBoundary key={contact.id} section={t.sections.conversation}>
						<ConversationPane
							contact={contact}
							onClose={onClose}
							onDetails={details.toggle}
							onHelp={onHelp}
							onward={onward}
							place={props.place?.contactId === contact.id ? props.place : null}
						/>
					</SectionBoundary>
				) : props.isRequested ? (
					<LogSkeleton label={t.conversation.loading} />
				) : (
					<NoConversation isMissing={props.isNamed} onClose={onClose} />
				)}
			</div>
			{contact ? (
				<SectionBoundary key={contact.id} section={t.sections.details}>
					<Details contact={contact} details={details} onGone={onClose} onward={onward} />
				</SectionBoundary>
			) : null}
		</>
	);
}

/** The contact's details: third pane, or dialog where three panes do not fit. */
function Details(props: {
	contact: ContactView;
	details: ReturnType<typeof useDetailsOpen>;
	onGone: () => void;
	onward: Onward;
}) {
	const t = useInboxStrings();
	const { contact, details, onGone, onward } = props;
	const closeSheet = useBackStep("details", details.isSheetOpen, details.closeSheet);
	return (
		<>
			<aside
				aria-label={t.header.details}
				data-details={details.isPaneShown ? "" : undefined}
				className={`min-h-0 w-[300px] shrink-0 flex-col border-l border-line bg-panel ${details.paneClassName}`}
			>
				<DetailsPane
					contact={contact}
					isShown={details.isPaneShown}
					onClose={details.closePane}
					onGone={onGone}
					onward={onward}
				/>
			</aside>
			{details.isSheetOpen ? (
				<DetailsSheet contact={contact} onClose={closeSheet} onGone={onGone} onward={onward} />
			) : null}
		</>
	);
}
