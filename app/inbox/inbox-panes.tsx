import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { SearchPage } from "#app/contracts/whatsapp.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { matchesFilter } from "#app/domain/inbox/contact-filter.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { useCameFrom } from "#app/ui/came-from.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useComposerFocus } from "./composer/use-composer-focus.ts";
import { useFileRefusal } from "./composer/use-file-refusal.ts";
import { ConnectionBanner, LinkBanner } from "./connection-banner.tsx";
import type { OpeningPlace } from "./conversation/use-conversation-search.ts";
import type { Onward } from "./conversation/use-decisions.ts";
import { placeIn } from "./hit-place.ts";
import { useContact } from "./details/use-contact.ts";
import { ContactListPane } from "./list/contact-list.tsx";
import type { ContactList } from "./list/use-contacts.ts";
import { type InboxList, useInboxList } from "./list/use-inbox-list.ts";
import { idAfterLeaving, useMove } from "./list/use-move.ts";
import { useRequestedContact } from "./list/use-requested-contact.ts";
import { useInboxParts } from "./store/inbox-context.ts";
import { useFallbackPoll } from "./store/use-fallback-poll.ts";
import { Thread } from "./thread.tsx";
import { useNothingOver } from "./use-back-step.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";
import { useSelectedContact } from "./use-selected-contact.ts";

const HelpDialog = lazyPart(() => import("./help-dialog.tsx"), "HelpDialog", {
	onFailure: "toast",
	preload: true,
});

/** From this width on list and conversation are side by side. */
const TWO_PANES = "(min-width: 768px)";

/** The list of one channel beside the open conversation, on phones one of them. */
export function InboxPanes(props: { title: string; link: LinkView; isRefused: boolean }) {
	const t = useInboxStrings();
	const { lineState, store } = useInboxParts();
	const { contactId, select } = useSelectedContact();
	const list = useInboxList(contactId);
	const contact = useContact(contactId, list.shown.contacts);
	const isRequested = useRequestedContact(contactId, contact, select);
	const focusComposer = useComposerFocus(contact?.id ?? null);
	const open = (to: string | null): void => {
		select(to);
		focusComposer(to);
	};
	const { place, openHit } = useOpenHit(contactId, select);
	const [isHelpOpen, setIsHelpOpen] = useState(false);
	useNothingOver();
	useFallbackPoll(lineState, store, contactId);
	useEffect(() => {
		if (contact) store.remember([contact]);
	}, [contact, store]);
	useFileRefusal(contactId !== null);
	useKeys({ list: list.shown, contactId, open, help: () => setIsHelpOpen(true) });
	const onward = useOnward(list, open);
	const close = useLeave(contactId, select);
	return (
		<div className="flex h-full flex-col overflow-hidden">
			<TabTitle name={props.title} />
			<ConnectionBanner isRefused={props.isRefused} state={lineState} />
			<LinkBanner link={props.link} />
			<div className="flex min-h-0 flex-1">
				<div
					className={`min-h-0 w-full shrink-0 flex-col border-line bg-panel md:flex md:w-[var(--inbox-list,20rem)] md:border-r xl:w-[var(--inbox-list,22rem)] ${contactId === null ? "flex" : "hidden"}`}
				>
					<SectionBoundary section={t.sections.list}>
						<ContactListPane list={list} onOpenHit={openHit} onSelect={open} openId={contactId} />
					</SectionBoundary>
				</div>
				<Thread
					contact={contact}
					isNamed={contactId !== null}
					isRequested={isRequested}
					onClose={close}
					onHelp={() => setIsHelpOpen(true)}
					onward={onward}
					place={place}
				/>
			</div>
			{isHelpOpen ? <HelpDialog onClose={() => setIsHelpOpen(false)} /> : null}
		</div>
	);
}

function useKeys(props: {
	list: ContactList;
	contactId: string | null;
	open: (contactId: string | null) => void;
	help: () => void;
}): void {
	const { list, contactId, open, help } = props;
	const move = useMove(list, contactId, open);
	useInboxKeys({
		close: () => {
			if (contactId === null) return;
			open(null);
			focusRow(contactId);
		},
		move,
		compose: () => open(contactId),
		search: focusSearch,
		help,
	});
}

/**
 * Closes a conversation towards the list it was opened from: this channel's list, or the page of
 * all channels.
 */
function useLeave(contactId: string | null, select: (contactId: string | null) => void) {
	const navigate = useNavigate();
	const cameFrom = useCameFrom();
	const [arrivedAt] = useState(contactId);
	return (): void => {
		if (cameFrom !== null && contactId !== null && contactId === arrivedAt) void navigate(cameFrom);
		else select(null);
	};
}

/**
 * After a conversation is closed the next one opens; on a phone, and after the last one, the list.
 */
function useOnward(list: InboxList, open: (contactId: string | null) => void): Onward {
	const { me } = useInboxParts();
	// "Desfazer" may be pressed later, when another conversation is open.
	const latest = useRef(open);
	useEffect(() => {
		latest.current = open;
	});
	return {
		afterClosing: (closed) => {
			const { choice, q, shown } = list;
			// In a search, or in the filter of closed conversations, it stays in the list and stays open.
			if (q !== "" || matchesFilter(closed, choice, me.memberId)) return;
			const ids = shown.contacts.map(({ id }) => id);
			open(window.matchMedia(TWO_PANES).matches ? idAfterLeaving(ids, closed.id) : null);
		},
		backTo: (contactId) => latest.current(contactId),
	};
}

/**
 * Opens a conversation at a found message, also when its contact is not in the loaded list. The first one may stand in the
 * address: it was found in a search over all channels.
 */
function useOpenHit(openId: string | null, select: (contactId: string) => void) {
	const t = useInboxStrings();
	const { store } = useInboxParts();
	const [params] = useSearchParams();
	const [place, setPlace] = useState<OpeningPlace | null>(() => placeIn(params, openId));
	const openHit = async (hit: SearchPage["hits"][number], q: string): Promise<void> => {
		const contactId = hit.contact.id;
		try {
			await store.meet(contactId);
			setPlace((last) => ({
				contactId,
				messageId: hit.message.id,
				q,
				turn: (last?.turn ?? 0) + 1,
			}));
			select(contactId);
		} catch {
			notify.error(t.conversation.jumpFailed);
		}
	};
	return {
		place,
		openHit: (hit: SearchPage["hits"][number], q: string) => void openHit(hit, q),
	};
}

function TabTitle({ name }: { name: string }) {
	const common = useStrings({ pt: commonPt, en: commonEn });
	return <title>{`${displayName(name)} · ${common.product}`}</title>;
}

/** On a phone the list is hidden while a conversation is open: there is nothing to focus. */
function focusSearch(): void {
	document.querySelector<HTMLElement>("[data-contact-search]")?.focus();
}

/** After Esc the focus returns to the conversation's row in the list. */
function focusRow(contactId: string): void {
	requestAnimationFrame(() => {
		document.querySelector<HTMLElement>(`[data-contact-id="${CSS.escape(contactId)}"]`)?.focus();
	});
}
