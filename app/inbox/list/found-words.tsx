import { Captions } from "lucide-react";
import { useMemo } from "react";
import { foundText } from "#app/domain/chat/found-text.ts";
import { parseQuery } from "#app/domain/inbox/search-words.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { MarkedText } from "./marked-text.tsx";

/** What of a message a search found, with the words marked; said where a model heard or saw them. */
export function FoundWords(props: { message: Parameters<typeof foundText>[0]; q: string }) {
	const t = useLaterStrings().transcript;
	const words = useMemo(() => parseQuery(props.q), [props.q]);
	const { text, isTranscript } = foundText(props.message, words);
	return (
		<>
			{isTranscript ? (
				<span className="mr-1 inline-flex items-center gap-1 align-[-2px] text-xs text-gray-11">
					<Captions aria-hidden="true" className="shrink-0" size={14} strokeWidth={1.75} />
					{t.found}
				</span>
			) : null}
			<bdi>
				<MarkedText text={text} words={words} />
			</bdi>
		</>
	);
}
