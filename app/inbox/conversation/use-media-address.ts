import { useCallback, useState } from "react";

/** A file's address for one try after another: a failed answer must not come from the cache. */
export function useMediaAddress(address: string) {
	const [attempt, setAttempt] = useState(0);
	const [isGone, setIsGone] = useState(false);
	return {
		src: attempt === 0 ? address : `${address}?attempt=${String(attempt)}`,
		isGone,
		fail: useCallback(() => setIsGone(true), []),
		retry: useCallback(() => {
			setAttempt((count) => count + 1);
			setIsGone(false);
		}, []),
	};
}
