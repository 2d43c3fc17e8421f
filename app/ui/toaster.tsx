import { useSyncExternalStore } from "react";
import { lazyPart } from "./lazy-part.tsx";

const ToasterView = lazyPart(() => import("./toaster-view.tsx"), "ToasterView", {
	onFailure: "nothing",
});

/** Mounts the toasts once, in the root; renders nothing on the server. */
export function Toaster() {
	const isAwake = useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	);
	return isAwake ? <ToasterView /> : null;
}
