import { lazy, Suspense, useSyncExternalStore } from "react";

const ToasterView = lazy(async () => ({
	default: (await import("./toaster-view.tsx")).ToasterView,
}));

/** Mounted once, in the root; nothing of it is rendered on the server. */
export function Toaster() {
	const isAwake = useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	);
	return isAwake ? (
		<Suspense fallback={null}>
			<ToasterView />
		</Suspense>
	) : null;
}
