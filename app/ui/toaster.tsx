import { useSyncExternalStore } from "react";
import { lazyPart } from "./lazy-part.tsx";
import { areToastsWanted, onToastsWanted } from "./toasts.ts";

const ToasterView = lazyPart(() => import("./toaster-view.tsx"), "ToasterView", {
	onFailure: "nothing",
});

/** Mounts the toasts once, in the root: with the first of them, or when a page wants them before. */
export function Toaster() {
	const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false);
	return isWanted ? <ToasterView /> : null;
}
