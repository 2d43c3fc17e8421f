import { useSyncExternalStore } from "react";
import { lazyPart } from "./lazy-part.tsx";
import { hasToasts, onFirstToast } from "./toasts.ts";

/** Loaded ahead as well: the network may be gone when there is something to say. */
const ToasterView = lazyPart(() => import("./toaster-view.tsx"), "ToasterView", {
	onFailure: "nothing",
	preload: true,
});

/** Mounts the toasts once, in the root, with the first of them. */
export function Toaster() {
	const isWanted = useSyncExternalStore(onFirstToast, hasToasts, () => false);
	return isWanted ? <ToasterView /> : null;
}
