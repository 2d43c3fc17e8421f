import { useCallback, useEffect, useState } from "react";
import { notify } from "#app/ui/toasts.ts";
import { findStorage } from "#app/ui/browser-storage.ts";
import { createClaims } from "./claims.ts";
import { DraftSync, isBeingWritten } from "./draft-sync.ts";
import { DraftBook } from "./drafts.ts";
import type { InboxStore } from "./inbox-store.ts";
import { Outbox } from "./outbox.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useToldClaim } from "./use-told-claim.ts";

/** What the browser keeps for one person and channel: drafts and the outbox. */
export function useBrowserStores(store: InboxStore, memberId: string, channelId: string) {
	const t = useInboxStrings();
	const toldClaim = useToldClaim(store, memberId);
	const [{ drafts, outbox, claims, draftSync }] = useState(() => {
		const owner = `${memberId}.${channelId}`;
		const claims = createClaims({
			memberId,
			find: (contactId) => store.find(contactId),
			onMine: (contact) => toldClaim.current(contact),
		});
		const drafts = new DraftBook(
			{ own: findStorage("session"), shared: findStorage("local") },
			`prosa.drafts.${owner}`,
		);
		return {
			claims,
			drafts,
			draftSync: new DraftSync({ drafts, isBeingWritten }),
			outbox: new Outbox({
				storage: findStorage("session"),
				key: `prosa.outbox.${owner}`,
				send: (body) => {
					claims.noteWriting(body.contactId);
					return store.api.sendMessage(body);
				},
				onSent: (message) => {
					store.apply({ contacts: [], messages: [message] });
					claims.check();
				},
			}),
		};
	});
	// After hydration: the server knows neither.
	useEffect(() => {
		drafts.restore();
		outbox.restore();
	}, [drafts, outbox]);
	useEffect(() => draftSync.begin(), [draftSync]);
	useEffect(
		() =>
			outbox.onFailed(({ contactId }) => {
				claims.drop(contactId);
				notify.error(t.composer.failed, t.composer.failedHint);
			}),
		[claims, outbox, t],
	);
	const settle = useCallback(
		(ids: string[]) => {
			outbox.settle(ids);
			claims.check();
		},
		[claims, outbox],
	);
	return { drafts, outbox, settle, draftSync };
}
