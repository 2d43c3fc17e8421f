import {
	type ReactNode,
	type RefObject,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { useInboxParts } from "../store/inbox-context.ts";
import { listColleagues, type People } from "../store/people.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { CONTACT_ROW_PX, ContactRow } from "./contact-row.tsx";
import { createListKeys } from "./list-keys.ts";
import { useRowWindow } from "./row-window.ts";
import type { ContactList } from "./use-contacts.ts";

/** Drawn before the height of the list is known: the first page. */
const FIRST_ROWS = { from: 0, to: 30 };
const NO_DRAFTS: Readonly<Record<string, string>> = {};

/** The windowed rows: ten thousand contacts cost as many elements as fit on the screen. */
export function ContactRows(props: {
	list: ContactList;
	openId: string | null;
	onSelect: (contactId: string) => void;
	/** Shown below the last row. */
	footer?: ReactNode;
}) {
	const t = useInboxStrings();
	const { people, drafts, now, me } = useInboxParts();
	const draftTexts = useSyncExternalStore(drafts.subscribe, drafts.list, () => NO_DRAFTS);
	const { contacts, hasMore } = props.list;
	const scroller = useRef<HTMLDivElement>(null);
	const [focusId, setFocusId] = useState<string | null>(null);
	const shown = useDrawnRows(props.list, scroller, props.openId);
	const { from, drawn, scrollToIndex } = shown;

	const isDrawn = (id: string | null): boolean => drawn.some((contact) => contact.id === id);
	const tabStop = [focusId, props.openId].find(isDrawn) ?? drawn[0]?.id;
	const onKeyDown = createListKeys(
		contacts.map((contact) => contact.id),
		scrollToIndex,
		setFocusId,
	);
	return (
		<div className="min-h-0 flex-1 overflow-y-auto overscroll-contain" ref={scroller}>
			<ul
				aria-label={t.contacts.list}
				className="relative"
				style={{ height: contacts.length * CONTACT_ROW_PX }}
			>
				{drawn.map((contact, at) => {
					const index = from + at;
					const isOpen = contact.id === props.openId;
					return (
						<li
							aria-posinset={index + 1}
							aria-setsize={hasMore ? -1 : contacts.length}
							className="absolute inset-x-0 top-0"
							key={contact.id}
							style={{ transform: `translateY(${String(index * CONTACT_ROW_PX)}px)` }}
						>
							<ContactRow
								colleagues={listColleagues(people, contact.id, me.memberId)}
								contact={contact}
								draft={isOpen ? "" : (draftTexts[contact.id] ?? "")}
								isOpen={isOpen}
								isTabStop={contact.id === tabStop}
								now={now}
								onKeyDown={onKeyDown}
								onSelect={props.onSelect}
								presence={readPresence(people, contact.id)}
							/>
						</li>
					);
				})}
			</ul>
			{props.footer}
		</div>
	);
}

/**
 * The range of rows to draw. Loads the next page near the end of what is loaded; scrolls the open
 * row into view.
 */
function useDrawnRows(
	{ contacts, hasMore, loadMore }: ContactList,
	scroller: RefObject<HTMLElement | null>,
	openId: string | null,
) {
	const { range, isKnown, scrollToIndex } = useRowWindow(scroller, CONTACT_ROW_PX, FIRST_ROWS);
	const isNearEnd = isKnown && range.to >= contacts.length;
	useEffect(() => {
		if (hasMore && isNearEnd) loadMore();
	}, [contacts.length, hasMore, isNearEnd, loadMore]);
	useEffect(() => {
		const at = contacts.findIndex((contact) => contact.id === openId);
		if (at !== -1) scrollToIndex(at);
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each choice: a list that moves leaves the reader alone
	}, [openId]);
	return { from: range.from, drawn: contacts.slice(range.from, range.to), scrollToIndex };
}

function readPresence(people: People, contactId: string): "typing" | "recording" | null {
	const state = people.presence[contactId]?.value.state;
	return state === "typing" || state === "recording" ? state : null;
}
