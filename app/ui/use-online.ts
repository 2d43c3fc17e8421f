import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
	window.addEventListener("online", listener);
	window.addEventListener("offline", listener);
	return () => {
		window.removeEventListener("online", listener);
		window.removeEventListener("offline", listener);
	};
}

/** False only when the browser is sure that there is no network. */
export const useOnline = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);

/**
 * Whether a link loads its page when somebody comes near. Never without a network: the router takes a page whose code does not
 * come for outdated, and loads the document anew, which then is gone with what was typed in it.
 */
export const usePrefetch = (): "intent" | "none" => (useOnline() ? "intent" : "none");
