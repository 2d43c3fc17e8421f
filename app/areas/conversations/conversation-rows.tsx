import { useEffect, useRef, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { createListKeys } from "#app/inbox/list/list-keys.ts";
import { OVERSCAN } from "#app/inbox/list/row-scroll.ts";
import { useRowWindow } from "#app/inbox/list/row-window.ts";
import { CONVERSATION_ROW_PX, ConversationRow } from "./conversation-row.tsx";
import type { Me } from "./me.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Conversations } from "./use-conversations.ts";

/** The windowed rows: ten thousand conversations cost as many elements as fit on the screen. */
export function ConversationRows(props: { list: Conversations; me: Me; now: number }) {
	const t = useStrings({ pt, en });
	const { conversations, hasMore, loadMore } = props.list;
	const scroller = useRef<HTMLDivElement>(null);
	const [focusId, setFocusId] = useState<string | null>(null);
	const rows = useRowWindow(scroller, conversations.length, CONVERSATION_ROW_PX);
	const drawn = conversations.slice(rows.from, rows.to);
	const isNearEnd = rows.to > conversations.length - OVERSCAN;
	useEffect(() => {
		if (hasMore && isNearEnd) loadMore();
	}, [conversations.length, hasMore, isNearEnd, loadMore]);

	const tabStop = drawn.some(({ id }) => id === focusId) ? focusId : drawn[0]?.id;
	const onKeyDown = createListKeys(
		conversations.map(({ id }) => id),
		rows.scrollToIndex,
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
					const index = rows.from + at;
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
