import { useEffect, useState } from "react";
import { type PaletteHits, searchPalette } from "./palette-search.ts";

/** Pause in typing before the server is asked. */
const PAUSE_MS = 200;
const MIN_QUERY_LENGTH = 2;

export interface PaletteSearch {
	hits: PaletteHits;
	state: "idle" | "searching" | "failed";
}

const NO_HITS: PaletteHits = { agents: [], conversations: [], contacts: [], messages: [] };
const NOTHING: PaletteSearch = { hits: NO_HITS, state: "idle" };

/** The server's matches for the typed text; an answer to an older text is dropped. */
export function usePaletteHits(query: string): PaletteSearch {
	const [answer, setAnswer] = useState<{ query: string } & PaletteSearch>({
		query: "",
		...NOTHING,
	});
	const wanted = query.trim();
	const isWorth = wanted.length >= MIN_QUERY_LENGTH;
	useEffect(() => {
		if (!isWorth) return;
		const stop = new AbortController();
		const timer = setTimeout(() => {
			searchPalette(wanted, stop.signal).then(
				(hits) => setAnswer({ query: wanted, hits, state: "idle" }),
				() => {
					if (stop.signal.aborted) return;
					setAnswer({ query: wanted, hits: NO_HITS, state: "failed" });
				},
			);
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [wanted, isWorth]);
	if (!isWorth) return NOTHING;
	return answer.query === wanted ? answer : { hits: answer.hits, state: "searching" };
}
