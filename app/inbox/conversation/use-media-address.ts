import { useCallback, useState } from "react";

/**
 * The address of a file with the number of the attempt in it, so that a retry does not get the
 * failed answer from the cache.
 */
export function useMediaAddress(address: string) {
	const [attempt, setAttempt] = useState(0);
	const [isGone, setIsGone] = useState(false);
	return {
		src:
			attempt === 0
				? address
				: `${address}${address.includes("?") ? "&" : "?"}attempt=${String(attempt)}`,
		isGone,
		fail: useCallback(() => setIsGone(true), []),
		retry: useCallback(() => {
			setAttempt((count) => count + 1);
			setIsGone(false);
		}, []),
	};
}
