import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A handler that stays the same while what it does changes, for what draws itself again only when its
 * properties do. Not to be called while drawing.
 */
export function useHandler<Args extends unknown[]>(
	handler: (...args: Args) => void,
): (...args: Args) => void {
	const newest = useRef(handler);
	useLayoutEffect(() => {
		newest.current = handler;
	});
	return useCallback((...args: Args) => newest.current(...args), []);
}
