import { useMemo } from "react";
import type { MessageView } from "#app/contracts/frames.ts";
import { plainText } from "#app/domain/chat/plain-text.ts";
import { cutAround } from "#app/domain/chat/search-marks.ts";
import { parseQuery } from "#app/domain/inbox/search-words.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { MarkedText } from "./marked-text.tsx";
import { TypeIcon } from "./type-icon.tsx";

/**
 * Characters before the first match: enough for context, few enough that the match stays in view.
 */
const BEFORE = 24;

/** A found message on one line: the text around the match, with the words marked. */
export function HitLine({ message, q }: { message: MessageView; q: string }) {
	const t = useInboxStrings();
	const words = useMemo(() => parseQuery(q), [q]);
	const text = cutAround(plainText(message.text), words, BEFORE);
	return (
		<>
			{message.direction === "outgoing" ? `${t.contacts.you} ` : null}
			{message.type === "text" ? null : (
				<span className="mr-1 inline-flex align-[-2px]">
					<TypeIcon type={message.type} />
				</span>
			)}
			<bdi>
				<MarkedText text={text} words={words} />
			</bdi>
		</>
	);
}
