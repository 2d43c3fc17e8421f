import { useEffect } from "react";
import { withUnread } from "./tab-title.ts";

/**
 * Keeps the number of unread conversations before the title of every page: pages write their own titles and
 * know nothing of it.
 */
export function useTabUnread(unread: number | null): void {
	useEffect(() => {
		if (unread === null) return undefined;
		const apply = (): void => {
			const wanted = withUnread(document.title, unread);
			if (document.title !== wanted) document.title = wanted;
		};
		apply();
		const watch = new MutationObserver(apply);
		watch.observe(document.head, { childList: true, subtree: true, characterData: true });
		return () => watch.disconnect();
	}, [unread]);
}
