import { type ComponentProps, useSyncExternalStore } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { HeaderFeed as Feed } from "./header-feed.tsx";

const HeaderFeed = lazyPart(() => import("./header-feed.tsx"), "HeaderFeed", {
	onFailure: "nothing",
});

/** Loads HeaderFeed in the browser after the page; renders nothing on the server. */
export function LazyHeaderFeed(props: ComponentProps<typeof Feed>) {
	const isAwake = useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	);
	return isAwake ? <HeaderFeed {...props} /> : null;
}
