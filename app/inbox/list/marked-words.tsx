import { useMemo } from "react";
import { parseQuery } from "#app/domain/inbox/search-words.ts";
import { MarkedText } from "./marked-text.tsx";

/** Text with the words of a search marked; loaded with the first search. */
export function MarkedWords({ text, q }: { text: string; q: string }) {
	const words = useMemo(() => parseQuery(q), [q]);
	return <MarkedText text={text} words={words} />;
}
