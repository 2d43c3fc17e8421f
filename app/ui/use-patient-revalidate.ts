import { useCallback, useEffect, useRef } from "react";
import {
	useFetchers,
	useLoaderData,
	useLocation,
	useNavigation,
	useRevalidator,
} from "react-router";

/** A page whose data never changes is not asked for without end. */
const MAX_TRIES = 3;

/** News that the page does not show yet. */
interface Owed {
	/** The page's data when its reading began; null while that has to wait. */
	since: { data: unknown } | null;
	tries: number;
}

/**
 * Reads the page again for news of others, but not while the page itself waits for an answer: the
 * row that asked would be gone before it could say what came of it. Then it is read right after.
 *
 * The router drops a reading under way when an address changes, or a form is answered, with
 * `defaultShouldRevalidate: false`. So a reading counts when its data is there, not when it ended.
 */
export function usePatientRevalidate(): () => void {
	const { revalidate, state } = useRevalidator();
	const data: unknown = useLoaderData();
	// An address may change before a reading that it drops was ever drawn as under way.
	const { key } = useLocation();
	const isNavigating = useNavigation().state !== "idle";
	const isAsking = useFetchers().some((fetcher) => fetcher.state !== "idle");
	const isBusy = isNavigating || isAsking || state !== "idle";
	const owed = useRef<Owed | null>(null);
	const now = useRef({ isBusy, data });

	const read = useCallback(
		(tries: number): void => {
			owed.current = { since: { data: now.current.data }, tries };
			void revalidate();
		},
		[revalidate],
	);

	useEffect(() => {
		now.current = { isBusy, data };
		const news = owed.current;
		if (isBusy || news === null) return;
		if (news.since === null) read(1);
		else if (news.since.data === data && news.tries < MAX_TRIES) read(news.tries + 1);
		else owed.current = null;
	}, [isBusy, data, key, read]);

	return useCallback(() => {
		if (now.current.isBusy) owed.current = { since: null, tries: 0 };
		else read(1);
	}, [read]);
}
