import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import type { InboxStore } from "./inbox-store.ts";

/**
 * Says that answering made a conversation the member's own, and gives it back when asked: to nobody, or to the agent that
 * answered before.
 * In a ref: for what lives longer than a render.
 */
export function useToldClaim(
	store: InboxStore,
	memberId: string,
): RefObject<(contact: ContactView, fromAgent: boolean) => void> {
	const t = useInboxStrings();
	const errorText = useErrorText();
	const giveBack = useCallback(
		async (contactId: string): Promise<void> => {
			const now = await store.api.setLease(contactId, { action: "give_back" });
			store.apply({ contacts: [now], messages: [] });
		},
		[store],
	);
	const tell = useCallback(
		(contact: ContactView, fromAgent: boolean): void => {
			const release = async (): Promise<void> => {
				const mine = store.find(contact.id) ?? contact;
				store.showDecided(mine.id, { assignee: null });
				try {
					// First, and refused where a colleague came in between: then nothing goes to the agent either.
					await store.api.assign(mine.id, null, memberId);
					if (fromAgent) await giveBack(mine.id);
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
		[errorText, giveBack, memberId, store, t],
	);
	const told = useRef(tell);
	useEffect(() => {
		told.current = tell;
	}, [tell]);
	return told;
}
