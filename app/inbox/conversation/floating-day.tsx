import { type RefObject, useEffect, useRef, useState } from "react";
import { useFormat } from "#app/i18n/use-format.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";

/** It stays this long after the last scroll, in ms. */
const SHOWN_MS = 1_000;

/**
 * Shows the day of the messages in view during scrolling. It hides afterwards, because it would
 * cover text and the log has its own day separators.
 */
export function FloatingDay(props: {
	scroller: RefObject<HTMLElement | null>;
	byId: ReadonlyMap<string, TimelineMessage>;
	now: number;
}) {
	const { scroller, byId } = props;
	const format = useFormat();
	const [id, setId] = useState<string | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => {
		const log = scroller.current;
		if (!log) return;
		const onScroll = (): void => {
			clearTimeout(timer.current);
			setId(findMessageAbove(log));
			timer.current = setTimeout(() => setId(null), SHOWN_MS);
		};
		log.addEventListener("scroll", onScroll, { passive: true });
		return () => {
			clearTimeout(timer.current);
			log.removeEventListener("scroll", onScroll);
		};
	}, [scroller]);
	const message = id === null ? undefined : byId.get(id);
	if (!message) return null;
	return (
		<div
			aria-hidden="true"
			className="pointer-events-none absolute inset-x-0 top-2 z-10 flex animate-appear justify-center"
			data-floating-day
		>
			<span className="rounded-full border border-line bg-panel px-3 py-0.5 text-xs font-medium text-gray-11 shadow-float">
				{format.daySeparator(message.sentAt, props.now)}
			</span>
		</div>
	);
}

/**
 * The last message that begins above the upper edge; null while none does. Its day's separator may stand in a part that
 * is not drawn.
 */
function findMessageAbove(log: HTMLElement): string | null {
	const { top } = log.getBoundingClientRect();
	const above = [...log.querySelectorAll<HTMLElement>("[data-message-id], [data-line]")].filter(
		(message) => message.getBoundingClientRect().top <= top,
	);
	const { messageId, line } = above.at(-1)?.dataset ?? {};
	return messageId ?? line ?? null;
}
