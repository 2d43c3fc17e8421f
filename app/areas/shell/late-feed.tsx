import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from "react";
import type { HeaderFeed as Feed } from "./header-feed.tsx";

const HeaderFeed = lazy(async () => ({ default: (await import("./header-feed.tsx")).HeaderFeed }));

/** The header's data is asked for when the page is there; nothing of it is rendered on the server. */
export function LateFeed(props: ComponentProps<typeof Feed>) {
	const isAwake = useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	);
	return isAwake ? (
		<Suspense fallback={null}>
			<HeaderFeed {...props} />
		</Suspense>
	) : null;
}
