import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * One function for as long as the component lives, which runs the newest `run`: for what is drawn again only when what it
 * shows changed. To be called by events, not while drawing.
 */
export function useStable<Args extends unknown[], Result>(
	run: (...args: Args) => Result,
): (...args: Args) => Result {
	const latest = useRef(run);
	useLayoutEffect(() => {
		latest.current = run;
	});
	return useCallback((...args: Args) => latest.current(...args), []);
}
