import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { notify } from "./toasts.ts";
import { useOnline } from "./use-online.ts";

interface HoldProps {
	/** Whether the change between two places needs data from the server. */
	needsServer: (from: Location, to: Location) => boolean;
}

/**
 * Blocks navigation without a network, so that the page and what is typed in it stay; otherwise an
 * error screen, or the browser's own, would replace it. Mounted once, in the root.
 */
export function OfflineHold(props: HoldProps) {
	// The router obeys only the blocker mounted last; with a network that has to be the page's own.
	return useOnline() ? null : <Hold {...props} />;
}

function Hold({ needsServer }: HoldProps) {
	const t = useStrings({ pt, en }).offline;
	const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) =>
		needsServer(from, to),
	);
	useEffect(() => {
		if (blocker.state !== "blocked") return;
		blocker.reset();
		notify.warning(t.title, t.held);
	}, [blocker, t]);
	return null;
}
