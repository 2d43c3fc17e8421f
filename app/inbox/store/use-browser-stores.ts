import { useCallback, useEffect, useState } from "react";
import { notify } from "#app/ui/toasts.ts";
import { findStorage } from "#app/ui/browser-storage.ts";
import { createClaims } from "./claims.ts";
import { DraftBook } from "./drafts.ts";
import { draftsKey } from "./drafts-key.ts";
import type { InboxStore } from "./inbox-store.ts";
import { Outbox } from "./outbox.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useDraftSync } from "./use-draft-sync.ts";
import { useToldClaim } from "./use-told-claim.ts";

/** What the browser keeps for one person and channel: drafts and the outbox. */
export function useBrowserStores(store: InboxStore, memberId: string, channelId: string) {
	const t = useInboxStrings();
	const toldClaim = useToldClaim(store, memberId);
	const [{ drafts, outbox, claims }] = useState(() => {
		const owner = `${memberId}.${channelId}`;
		const claims = createClaims({
			memberId,
			find: (contactId) => store.find(contactId),
			onMine: (contact, fromAgent) => toldClaim.current(contact, fromAgent),
		});
		return {
			claims,
			drafts: new DraftBook(
				{ own: findStorage("session"), shared: findStorage("local") },
				draftsKey(memberId, channelId),
			),
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
	const draftSync = useDraftSync(drafts);
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
