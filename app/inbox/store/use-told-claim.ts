import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import type { InboxStore } from "./inbox-store.ts";

/** Says that answering made a conversation the member's own, and takes it back when asked. In a ref: for what lives longer than a render. */
export function useToldClaim(
	store: InboxStore,
	memberId: string,
): RefObject<(contact: ContactView) => void> {
	const t = useInboxStrings();
	const errorText = useErrorText();
	const tell = useCallback(
		(contact: ContactView): void => {
			const release = async (): Promise<void> => {
				const mine = store.find(contact.id) ?? contact;
				store.showDecided(mine.id, { assignee: null });
				try {
					await store.api.assign(mine.id, null, memberId);
				} catch (error) {
					store.showDecided(mine.id, { assignee: mine.assignee }, mine.seq);
					notify.error(t.claimed.failed, errorText(codeOf(error)));
				}
			};
			const onClick = (): void => void release();
			notify.done(t.claimed.mine(contactTitle(contact, t.contacts)), {
				label: t.claimed.undo,
				onClick,
			});
		},
		[errorText, memberId, store, t],
	);
	const told = useRef(tell);
	useEffect(() => {
		told.current = tell;
	}, [tell]);
	return told;
}
