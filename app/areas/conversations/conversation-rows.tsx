import { useEffect, useRef, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { createListKeys } from "#app/inbox/list/list-keys.ts";
import { useRowWindow } from "#app/inbox/list/row-window.ts";
import { CONVERSATION_ROW_PX, ConversationRow } from "./conversation-row.tsx";
import type { Me } from "./me.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Conversations } from "./use-conversations.ts";

/** Drawn on the server, where the height of the list is unknown: enough for a tall screen. */
const FIRST_ROWS = { from: 0, to: 24 };

/** The windowed rows: ten thousand conversations cost as many elements as fit on the screen. */
export function ConversationRows(props: { list: Conversations; me: Me; now: number }) {
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

	const tabStop = drawn.some(({ id }) => id === focusId) ? focusId : drawn[0]?.id;
	const onKeyDown = createListKeys(
		conversations.map(({ id }) => id),
		scrollToIndex,
		setFocusId,
	);
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
								isTabStop={conversation.id === tabStop}
								me={props.me}
								now={props.now}
								onKeyDown={onKeyDown}
								show={props.list.show}
							/>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
