import { useCallback, useEffect, useState } from "react";
import { notify } from "#app/ui/toasts.ts";
import { findStorage } from "#app/ui/browser-storage.ts";
import { DraftBook } from "./drafts.ts";
import type { InboxStore } from "./inbox-store.ts";
import { Outbox } from "./outbox.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

/** What the browser keeps for one person and channel: drafts and the outbox. */
export function useBrowserStores(store: InboxStore, memberId: string, channelId: string) {
	const t = useInboxStrings();
	const [{ drafts, outbox }] = useState(() => {
		const owner = `${memberId}.${channelId}`;
		return {
			drafts: new DraftBook(
				{ own: findStorage("session"), shared: findStorage("local") },
				`prosa.drafts.${owner}`,
			),
			outbox: new Outbox({
				storage: findStorage("session"),
				key: `prosa.outbox.${owner}`,
				send: (body) => store.api.sendMessage(body),
				onSent: (message) => store.apply({ contacts: [], messages: [message] }),
			}),
		};
	});
	// After hydration: the server knows neither.
	useEffect(() => {
		drafts.restore();
		outbox.restore();
	}, [drafts, outbox]);
	useEffect(
		() => outbox.onFailed(() => notify.error(t.composer.failed, t.composer.failedHint)),
		[outbox, t],
	);
	const settle = useCallback((ids: string[]) => outbox.settle(ids), [outbox]);
	return { drafts, outbox, settle };
}
