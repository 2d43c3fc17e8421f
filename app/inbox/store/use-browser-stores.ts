import { useCallback, useEffect, useState } from "react";
import { notify } from "#app/ui/toasts.ts";
import { findStorage } from "#app/ui/browser-storage.ts";
import { createPartLoader } from "#app/ui/part-loader.ts";
import { createClaims } from "./claims.ts";
import { DraftBook } from "./drafts.ts";
import { draftsKey } from "./drafts-key.ts";
import type { InboxStore } from "./inbox-store.ts";
import { Outbox } from "./outbox.ts";
import { TrayBook } from "./tray-book.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useDraftSync } from "./use-draft-sync.ts";
import { useToldClaim } from "./use-told-claim.ts";

/** Nobody sends a file before the page is live. */
const carrier = createPartLoader(() => import("../files/upload.ts"), "carryFile");
const bytes = createPartLoader(() => import("../files/bytes.ts"), "dropBytes");

/** What the browser keeps for one person and channel: drafts, files beside them and the outbox. */
export function useBrowserStores(store: InboxStore, memberId: string, channelId: string) {
	const t = useInboxStrings();
	const toldClaim = useToldClaim(store, memberId);
	const [{ drafts, outbox, tray, notes, claims }] = useState(() => {
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
			notes: {
				drafts: new DraftBook(
					{ own: findStorage("session"), shared: findStorage("local") },
					`prosa.notes.${owner}`,
				),
				// Under a key of its own: a release that knows no notes would send them.
				outbox: new Outbox({
					storage: findStorage("session"),
					key: `prosa.notes-out.${owner}`,
					send: store.api.writeNote,
					onSent: (message) => store.apply({ contacts: [], messages: [message] }),
				}),
			},
			tray: new TrayBook(findStorage("session"), `prosa.tray.${owner}`),
			outbox: new Outbox({
				storage: findStorage("session"),
				key: `prosa.outbox.${owner}`,
				send: (body) => {
					claims.noteWriting(body.contactId);
					return store.api.sendMessage(body);
				},
				sendItem: (body) => {
					claims.noteWriting(body.contactId);
					return store.api.sendItem(body);
				},
				sendFile: async (entry, way) => {
					claims.noteWriting(entry.contactId);
					const { carryFile } = await carrier.ask();
					return carryFile(channelId, owner, entry, way);
				},
				onFileGone: ({ key }) => void bytes.ask().then(({ dropBytes }) => dropBytes(key)),
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
		tray.restore();
		outbox.restore();
		notes.drafts.restore();
		notes.outbox.restore();
	}, [drafts, notes, outbox, tray]);
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
			notes.outbox.settle(ids);
			claims.check();
		},
		[claims, notes, outbox],
	);
	return { drafts, outbox, tray, notes, settle, draftSync };
}
