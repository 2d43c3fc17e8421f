import { useEffect, useState } from "react";
import type { EntryPage, KnowledgePlace } from "#app/contracts/knowledge.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { listEntries } from "./knowledge-api.ts";

/** A search begins when typing rests for so long. */
const REST_MS = 250;

/** What is shown after the first page, of which search and of which reading of the page. */
interface Loaded extends EntryPage {
	of: string;
	first: EntryPage;
}

/**
 * The entries of a place: the first page as the page's loader read it, what a search finds, and further pages when they
 * are asked for. A page that is read anew begins again.
 */
export function useEntries(place: KnowledgePlace, first: EntryPage) {
	const [sought, setSought] = useState("");
	const [loaded, setLoaded] = useState<Loaded | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [tries, setTries] = useState(0);
	const words = sought.trim();
	const [where] = useState(place);
	const isCurrent = loaded?.of === words && loaded.first === first;
	const shown = isCurrent ? loaded : words === "" ? first : null;

	const load = async (before: EntryPage["entries"], signal: AbortSignal): Promise<void> => {
		setBusy(true);
		setFailure(null);
		try {
			const { entries, total } = await listEntries(where, words, before.length, signal);
			const known = new Set(before.map(({ id }) => id));
			const added = entries.filter(({ id }) => !known.has(id));
			setLoaded({ of: words, first, entries: [...before, ...added], total });
		} catch (error) {
			if (!signal.aborted) setFailure(codeOf(error));
		} finally {
			if (!signal.aborted) setBusy(false);
		}
	};

	useEffect(() => {
		if (words === "") return;
		const abort = new AbortController();
		const timer = setTimeout(() => void load([], abort.signal), REST_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
			setBusy(false);
		};
		// oxlint-disable-next-line react/exhaustive-deps -- `load` is of this drawing
	}, [words, first, where, tries]);

	return {
		sought,
		search: (typed: string): void => {
			setSought(typed);
			setFailure(null);
		},
		/** Null while the first page of a search is awaited. */
		shown,
		isBusy,
		failure,
		retry: (): void => setTries((before) => before + 1),
		loadMore: (): void => void load(shown?.entries ?? [], new AbortController().signal),
	};
}
