import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { createListKeys } from "#app/inbox/list/list-keys.ts";
import { useRowWindow } from "#app/inbox/list/row-window.ts";
import { CONVERSATION_ROW_PX, ConversationRow } from "./conversation-row.tsx";
import { useStable } from "#app/ui/use-stable.ts";
import type { ListFilter } from "./filters.ts";
import type { Me } from "./me.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Conversations } from "./use-conversations.ts";
import { type ChosenRows, isSelectKey, useRowChoice } from "./use-selection.ts";

/** Drawn on the server, where the height of the list is unknown: enough for most screens, and each costs a phone's first visit 4 ms. */
const FIRST_ROWS = { from: 0, to: 12 };

/** The windowed rows: ten thousand conversations cost as many elements as fit on the screen. */
export function ConversationRows(props: {
	list: Conversations;
	filter: ListFilter;
	me: Me;
	now: number;
	openId: string | null;
	onOpen: (one: ConversationSummary) => void;
	/** Null for who may not act on any. */
	selection: ChosenRows | null;
}) {
	const t = useStrings({ pt, en });
	const { conversations, hasMore, loadMore } = props.list;
	const scroller = useRef<HTMLDivElement>(null);
	const [focusId, setFocusId] = useState<string | null>(null);
	const { range, isKnown, scrollToIndex } = useRowWindow(scroller, CONVERSATION_ROW_PX, FIRST_ROWS);
	const drawn = conversations.slice(range.from, range.to);
	const isNearEnd = isKnown && range.to >= conversations.length;
	useEffect(() => {
		if (hasMore && isNearEnd) loadMore();
	}, [conversations.length, hasMore, isNearEnd, loadMore]);

	useEffect(() => {
		const at = conversations.findIndex(({ id }) => id === props.openId);
		if (at !== -1) scrollToIndex(at);
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each choice: a list that moves leaves the reader alone
	}, [props.openId]);
	const isDrawn = (id: string | null): boolean => drawn.some((one) => one.id === id);
	const tabStop = [focusId, props.openId].find(isDrawn) ?? drawn[0]?.id;
	const { selection } = props;
	const go = createListKeys(
		conversations.map(({ id }) => id),
		scrollToIndex,
		setFocusId,
	);
	const onKeyDown = useStable((event: KeyboardEvent<HTMLElement>): void => {
		const id = event.currentTarget.dataset["contactId"];
		if (id === undefined || selection === null || !isSelectKey(event)) return go(event);
		event.preventDefault();
		selection.choose(id, event.shiftKey);
	});
	const choiceOf = useRowChoice(selection);
	return (
		<div className="min-h-0 flex-1 overflow-y-auto overscroll-contain" ref={scroller}>
			<ul
				aria-label={t.title}
				className="relative"
				style={{ height: conversations.length * CONVERSATION_ROW_PX }}
			>
				{drawn.map((conversation, at) => {
					const index = range.from + at;
					return (
						<li
							aria-posinset={index + 1}
							aria-setsize={hasMore ? -1 : conversations.length}
							className="absolute inset-x-0 top-0"
							key={conversation.id}
							style={{ transform: `translateY(${String(index * CONVERSATION_ROW_PX)}px)` }}
						>
							<ConversationRow
								conversation={conversation}
								filter={props.filter}
								isOpen={conversation.id === props.openId}
								isPinned={props.list.isPinned(conversation)}
								isTabStop={conversation.id === tabStop}
								me={props.me}
								now={props.now}
								onKeyDown={onKeyDown}
								onOpen={props.onOpen}
								{...choiceOf(conversation.id)}
								show={props.list.show}
							/>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
