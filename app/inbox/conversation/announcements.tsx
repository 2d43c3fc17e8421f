import { useEffect, useRef, useState } from "react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { messageWords } from "./message-words.ts";
import { systemLineText } from "./system-line-text.ts";

const BATCH_MS = 1000;

/**
 * Announces new incoming messages and system lines of the open conversation to screen readers,
 * batched once a second. It is separate from the log, because a live log would read out earlier
 * pages as they load.
 */
export function Announcements(props: {
	messages: readonly TimelineMessage[];
	contactName: string;
	/** An old part of the conversation is shown: messages that load there are not new. */
	isDetached: boolean;
}) {
	const t = useInboxStrings();
	const format = useFormat();
	const { me } = useInboxParts();
	const [spoken, setSpoken] = useState({ n: 0, words: "" });
	const announcedIds = useRef<Set<string> | null>(null);
	const wasDetached = useRef(false);
	const waiting = useRef<string[]>([]);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

	useEffect(() => {
		const { messages, contactName, isDetached } = props;
		const isSilent = announcedIds.current === null || isDetached || wasDetached.current;
		wasDetached.current = isDetached;
		const known = (announcedIds.current ??= new Set());
		const lastKnown = messages.findLastIndex((message) => known.has(message.id));
		for (const [index, message] of messages.entries()) {
			const isNew = !known.has(message.id) && index > lastKnown && !isSilent;
			known.add(message.id);
			if (!isNew) continue;
			const line =
				message.type === "system"
					? systemLineText(message, me.name, t.lines, format.dateTime)
					: null;
			if (line) waiting.current.push([line.text, line.note ?? ""].join(" ").trim());
			if (message.direction !== "incoming") continue;
			const text = messageWords(message, t.message);
			waiting.current.push(t.conversation.announce(message.author ?? contactName, text));
		}
		if (waiting.current.length === 0 || timer.current !== undefined) return;
		timer.current = setTimeout(() => {
			const words = waiting.current.join("\n");
			setSpoken(({ n }) => ({ n: n + 1, words }));
			waiting.current = [];
			timer.current = undefined;
		}, BATCH_MS);
	}, [props, t, format, me.name]);
	useEffect(() => () => clearTimeout(timer.current), []);

	return (
		<output aria-live="polite" className="sr-only" data-announcements>
			{/* A new element each time: "Oi" twice is heard twice. */}
			<span key={spoken.n}>{spoken.words}</span>
		</output>
	);
}
