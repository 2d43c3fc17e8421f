import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { notify } from "./toasts.ts";
import { useOnline } from "./use-online.ts";

interface HoldProps {
	/** Whether what lies between two places of the page has to come from the server. */
	needsServer: (from: Location, to: Location) => boolean;
}

/**
 * Without a network the page stays, with all that is typed in it: another one could not come, and an
 * error screen, or the browser's own, would take its place. Mounted once, in the root.
 */
export function OfflineHold(props: HoldProps) {
	// The router heeds the guard that was mounted last: while there is a network, the page's own.
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
