import { MessageCircleX, MessagesSquare } from "lucide-react";
import { useEffect } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Composer } from "./composer.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { useInboxParts } from "./inbox-context.ts";
import { LogSkeleton } from "./log-skeleton.tsx";
import { MessageLog } from "./message-log.tsx";
import { useConversation } from "./use-conversation.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";
import { useMarkRead } from "./use-mark-read.ts";

/** The open conversation: header, messages, composer. Keyed by the contact. */
export function ConversationPane(props: {
	contact: ContactView;
	onClose: () => void;
	onToggleDetails: () => void;
}) {
	const t = useInboxStrings();
	const { contact } = props;
	const conversation = useConversation(contact.id);
	useMarkRead(contact);
	useViewing(contact.id);
	return (
		<section
			aria-label={t.conversation.region}
			className="flex min-h-0 min-w-0 flex-1 flex-col bg-page"
			data-conversation={contact.id}
		>
			<ConversationHeader {...props} />
			{conversation.isLoading ? (
				<LogSkeleton label={t.conversation.loading} />
			) : conversation.isFailed ? (
				<div className="min-h-0 flex-1 p-4">
					<ErrorState onRetry={conversation.retry} title={t.conversation.failed} />
				</div>
			) : (
				<MessageLog contact={contact} conversation={conversation} />
			)}
			<Composer contact={contact} />
		</section>
	);
}

/** What stands in the pane while nothing is open, or what was asked for does not exist. */
export function NoConversation(props: { isMissing: boolean; onClose: () => void }) {
	const t = useInboxStrings();
	return (
		<section
			aria-label={t.conversation.region}
			className="flex min-h-0 min-w-0 flex-1 flex-col items-center justify-center bg-page"
		>
			{props.isMissing ? (
				<EmptyState
					action={
						<Button onClick={props.onClose} type="button">
							{t.conversation.back}
						</Button>
					}
					icon={MessageCircleX}
					title={t.conversation.missing}
				>
					{t.conversation.missingHint}
				</EmptyState>
			) : (
				<EmptyState icon={MessagesSquare} title={t.conversation.none}>
					{t.conversation.noneHint}
				</EmptyState>
			)}
		</section>
	);
}

/** Tells colleagues what is on this screen, again after each reconnection and while it stays open. */
const REPEAT_MS = 20_000;

function useViewing(contactId: string): void {
	const { send, lineState } = useInboxParts();
	useEffect(() => {
		if (lineState !== "open") return;
		const tell = (): void => {
			send({
				type: "viewing",
				contactId: document.visibilityState === "visible" ? contactId : null,
			});
		};
		tell();
		const timer = setInterval(tell, REPEAT_MS);
		document.addEventListener("visibilitychange", tell);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", tell);
			send({ type: "viewing", contactId: null });
		};
	}, [contactId, lineState, send]);
}
