import { useCallback, useEffect, useRef } from "react";
import {
	useFetchers,
	useLoaderData,
	useLocation,
	useNavigation,
	useRevalidator,
} from "react-router";

/**
 * After this many readings it gives up: a page whose data never changes must not be read without
 * end.
 */
const MAX_TRIES = 3;

/** A change that the page does not show yet. */
interface PendingChange {
	/** The page's data when the reading began; null while the reading has to wait. */
	since: { data: unknown } | null;
	tries: number;
}

/**
 * Returns a function that revalidates the page for changes made by others. It waits while the page
 * itself has a request under way, because the row that asked would be gone before it could show the
 * answer.
 *
 * The router drops a reading when an address changes, or a form is answered, with
 * `defaultShouldRevalidate: false`. So a reading counts when its data has arrived, not when it
 * ended.
 */
export function usePatientRevalidate(): () => void {
	const { revalidate, state } = useRevalidator();
	const data: unknown = useLoaderData();
	// A change of address may drop a reading before it was rendered as under way.
	const { key } = useLocation();
	const isNavigating = useNavigation().state !== "idle";
	const isAsking = useFetchers().some((fetcher) => fetcher.state !== "idle");
	const isBusy = isNavigating || isAsking || state !== "idle";
	const pendingChange = useRef<PendingChange | null>(null);
	const now = useRef({ isBusy, data });

	const read = useCallback(
		(tries: number): void => {
			pendingChange.current = { since: { data: now.current.data }, tries };
			void revalidate();
		},
		[revalidate],
	);

	useEffect(() => {
		now.current = { isBusy, data };
		const change = pendingChange.current;
		if (isBusy || change === null) return;
		if (change.since === null) read(1);
		else if (change.since.data === data && change.tries < MAX_TRIES) read(change.tries + 1);
		else pendingChange.current = null;
	}, [isBusy, data, key, read]);

	return useCallback(() => {
		if (now.current.isBusy) pendingChange.current = { since: null, tries: 0 };
		else read(1);
	}, [read]);
}
