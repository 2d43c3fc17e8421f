import { useEffect, useMemo } from "react";
import { displayName } from "#app/domain/chat/display-text.ts";
import type { InstanceStatus } from "#app/domain/whatsapp/link-view.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConnectionBanner, LinkBanner } from "./connection-banner.tsx";
import { ContactListPane } from "./contact-list.tsx";
import { ConversationPane, NoConversation } from "./conversation-pane.tsx";
import { DetailsPane } from "./details-pane.tsx";
import { useInboxParts } from "./inbox-context.ts";
import { useContact } from "./use-contact.ts";
import { useContacts } from "./use-contacts.ts";
import { useDetailsOpen } from "./use-details-open.ts";
import { useFallbackPoll } from "./use-fallback-poll.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";
import { useSelectedContact } from "./use-selected-contact.ts";

const MOST_COUNTED = 99;

/** List and conversation side by side; one of them on phones; details as a third where they fit. */
export function InboxPanes(props: { status: InstanceStatus; isRefused: boolean }) {
	const t = useInboxStrings();
	const { instance, lineState, store } = useInboxParts();
	const { contactId, select } = useSelectedContact();
	const contact = useContact(contactId);
	const { contacts } = useContacts("");
	const details = useDetailsOpen();
	const unread = useMemo(() => contacts.reduce((sum, one) => sum + one.unread, 0), [contacts]);
	useFallbackPoll(lineState, store, contactId);
	useEffect(() => {
		if (contact) store.remember([contact]);
	}, [contact, store]);
	useInboxKeys({
		close: () => {
			if (contactId === null) return;
			select(null);
			focusRow(contactId);
		},
		move: (step) => {
			const at = contacts.findIndex((one) => one.id === contactId);
			const next = contacts[at === -1 ? 0 : at + step];
			if (next) select(next.id);
		},
	});
	const close = (): void => select(null);
	return (
		<div className="flex h-full flex-col overflow-hidden">
			<TabTitle name={instance.name} unread={unread} />
			<ConnectionBanner isRefused={props.isRefused} state={lineState} />
			<LinkBanner status={props.status} />
			<div className="flex min-h-0 flex-1">
				<div
					className={`min-h-0 w-full shrink-0 flex-col border-line bg-panel md:flex md:w-80 md:border-r xl:w-[22rem] ${contactId === null ? "flex" : "hidden"}`}
				>
					<ContactListPane onSelect={select} openId={contactId} />
				</div>
				<div className={`min-h-0 min-w-0 flex-1 md:flex ${contactId === null ? "hidden" : "flex"}`}>
					{contact ? (
						<ConversationPane
							contact={contact}
							key={contact.id}
							onClose={close}
							onToggleDetails={details.toggle}
						/>
					) : (
						<NoConversation isMissing={contactId !== null} onClose={close} />
					)}
				</div>
				{contact ? (
					<aside
						aria-label={t.details.title}
						className={`min-h-0 w-72 shrink-0 flex-col border-l border-line bg-panel ${details.className}`}
					>
						<DetailsPane contact={contact} onClose={details.close} />
					</aside>
				) : null}
			</div>
		</div>
	);
}

/** "(3) Vendas · Prosa": the unread messages in front, for a tab nobody looks at. */
function TabTitle({ name, unread }: { name: string; unread: number }) {
	const common = useStrings({ pt: commonPt, en: commonEn });
	const count = unread === 0 ? "" : `(${unread > MOST_COUNTED ? "99+" : String(unread)}) `;
	return <title>{`${count}${displayName(name)} · ${common.product}`}</title>;
}

/** After Esc the keyboard stands where it came from. */
function focusRow(contactId: string): void {
	requestAnimationFrame(() => {
		document.querySelector<HTMLElement>(`[data-contact-id="${CSS.escape(contactId)}"]`)?.focus();
	});
}
