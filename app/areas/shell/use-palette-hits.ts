import { useEffect, useState } from "react";
import { type ContactHit, searchContacts } from "./search-contacts.ts";

/** Pause in typing after which contacts are sought. */
const PAUSE_MS = 200;
const MIN_QUERY_LENGTH = 2;

export interface ContactSearch {
	hits: ContactHit[];
	state: "idle" | "searching" | "failed";
}

const NOTHING: ContactSearch = { hits: [], state: "idle" };

/** Contacts for what is typed; an answer that no longer fits is dropped. */
export function usePaletteContacts(channelIds: readonly string[], query: string): ContactSearch {
	const [answer, setAnswer] = useState<{ query: string } & ContactSearch>({
		query: "",
		...NOTHING,
	});
	const wanted = query.trim();
	const isWorth = wanted.length >= MIN_QUERY_LENGTH && channelIds.length > 0;
	const ids = channelIds.join(" ");
	useEffect(() => {
		if (!isWorth) return;
		const stop = new AbortController();
		const timer = setTimeout(() => {
			searchContacts(ids.split(" "), wanted, stop.signal).then(
				(hits) => setAnswer({ query: wanted, hits, state: "idle" }),
				() => {
					if (!stop.signal.aborted) setAnswer({ query: wanted, hits: [], state: "failed" });
				},
			);
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [ids, wanted, isWorth]);
	if (!isWorth) return NOTHING;
	return answer.query === wanted ? answer : { hits: answer.hits, state: "searching" };
}
