import { useVirtualizer } from "@tanstack/react-virtual";
import {
	type ReactNode,
	type RefObject,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { CONTACT_ROW_PX, ContactRow } from "./contact-row.tsx";
import { useInboxParts } from "./inbox-context.ts";
import { createListKeys } from "./list-keys.ts";
import { listColleagues, type People } from "./people.ts";
import type { ContactList } from "./use-contacts.ts";
import { useInboxStrings } from "./use-inbox-strings.ts";

/** What the server draws before anyone knows the window: enough for a tall screen. */
const FIRST_RECT = { width: 352, height: 24 * CONTACT_ROW_PX };
const OVERSCAN = 8;
const NO_DRAFTS: Readonly<Record<string, string>> = {};

/** The windowed rows: ten thousand people cost as many elements as fit on the screen. */
export function ContactRows(props: {
	list: ContactList;
	openId: string | null;
	onSelect: (contactId: string) => void;
	/** What stands below the last row. */
	footer?: ReactNode;
}) {
	const t = useInboxStrings();
	const { people, drafts, now, me } = useInboxParts();
	const draftTexts = useSyncExternalStore(drafts.subscribe, drafts.list, () => NO_DRAFTS);
	const { contacts, hasMore } = props.list;
	const scroller = useRef<HTMLDivElement>(null);
	const [focusId, setFocusId] = useState<string | null>(null);
	const rows = useWindow(props.list, scroller);
	const drawn = rows.getVirtualItems();

	const isDrawn = (id: string | null): boolean => drawn.some((row) => row.key === id);
	const tabStop = [focusId, props.openId].find(isDrawn) ?? drawn[0]?.key;
	const onKeyDown = createListKeys(
		contacts.map((contact) => contact.id),
		(index) => rows.scrollToIndex(index),
		setFocusId,
	);
	return (
		<div className="min-h-0 flex-1 overflow-y-auto overscroll-contain" ref={scroller}>
			<ul aria-label={t.contacts.list} className="relative" style={{ height: rows.getTotalSize() }}>
				{drawn.map((row) => {
					const contact = contacts[row.index];
					if (!contact) return null;
					const isOpen = contact.id === props.openId;
					return (
						<li
							aria-posinset={row.index + 1}
							aria-setsize={hasMore ? -1 : contacts.length}
							className="absolute inset-x-0 top-0"
							key={row.key}
							style={{ transform: `translateY(${String(row.start)}px)` }}
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

/** The rows that are drawn; nearing the end of what is loaded asks for more. */
function useWindow(list: ContactList, scroller: RefObject<HTMLDivElement | null>) {
	const { contacts, hasMore, loadMore } = list;
	// oxlint-disable-next-line react/incompatible-library -- no compiler runs here; the rows are read in this render
	const rows = useVirtualizer({
		count: contacts.length,
		getScrollElement: () => scroller.current,
		estimateSize: () => CONTACT_ROW_PX,
		getItemKey: (index) => contacts[index]?.id ?? index,
		initialRect: FIRST_RECT,
		overscan: OVERSCAN,
	});
	const lastIndex = rows.getVirtualItems().at(-1)?.index ?? 0;
	useEffect(() => {
		if (hasMore && lastIndex >= contacts.length - OVERSCAN) loadMore();
	}, [contacts.length, hasMore, lastIndex, loadMore]);
	return rows;
}

function readPresence(people: People, contactId: string): "typing" | "recording" | null {
	const state = people.presence[contactId]?.value.state;
	return state === "typing" || state === "recording" ? state : null;
}
