import { useCallback } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { serverNow } from "#app/ui/clock.ts";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";

type Decided = Pick<ContactView, "assignee" | "closedAt">;

export interface Decisions {
	/** Null removes the assignee. */
	assign: (assignee: ContactView["assignee"]) => void;
	close: () => void;
	reopen: () => void;
}

/** Where the screen goes after a conversation is closed, and back when closing is undone. */
export interface Onward {
	afterClosing: (contact: ContactView) => void;
	backTo: (contactId: string) => void;
}

/**
 * Assign, close and reopen a conversation. Applied optimistically, rolled back when the server
 * refuses, each with a toast to undo it.
 */
export function useDecisions(contact: ContactView, onward?: Onward): Decisions {
	const t = useInboxStrings();
	const later = useLaterStrings().decided;
	const errorText = useErrorText();
	const { store, me } = useInboxParts();
	/**
	 * The present assignee, read after a refusal; the list is updated as well. Null when it cannot be
	 * read.
	 */
	const findHolder = useCallback(async (): Promise<ContactView["assignee"]> => {
		try {
			const now = await store.api.findContact(contact.id);
			store.showDecided(contact.id, { assignee: now.assignee });
			return now.assignee;
		} catch {
			return null;
		}
	}, [contact.id, store]);
	const decide = useCallback(
		async (before: Decided, next: Decided, call: () => Promise<void>): Promise<boolean> => {
			store.showDecided(contact.id, next);
			try {
				await call();
				return true;
			} catch (error) {
				store.showDecided(contact.id, before, contact.seq);
				const code = codeOf(error);
				const holder = code === "already_assigned" ? await findHolder() : null;
				notify.error(later.failed, holder ? later.heldBy(holder.name) : errorText(code));
				return false;
			}
		},
		[contact.id, contact.seq, errorText, findHolder, later, store],
	);
	const before: Decided = { assignee: contact.assignee, closedAt: contact.closedAt };
	const title = contactTitle(contact, t.contacts);

	const assign = (assignee: ContactView["assignee"]): void => {
		const give = (from: ContactView["assignee"], to: ContactView["assignee"]) => () =>
			store.api.assign(contact.id, to?.memberId ?? null, from?.memberId ?? null);
		const next = { ...before, assignee };
		void decide(before, next, give(before.assignee, assignee)).then((isDone) => {
			if (!isDone) return;
			const message =
				assignee === null
					? later.returned(title)
					: assignee.memberId === me.memberId
						? later.taken(title)
						: later.given(title, assignee.name);
			notify.done(message, {
				label: later.undo,
				onClick: () => void decide(next, before, give(assignee, before.assignee)),
			});
		});
	};
	const setClosed = (closedAt: number | null): void => {
		const next = { ...before, closedAt };
		const set = (at: number | null) => () =>
			store.api.setState(contact.id, at === null ? "open" : "closed");
		const decided = decide(before, next, set(closedAt));
		if (closedAt !== null) onward?.afterClosing({ ...contact, ...next });
		const goBack = (): void => {
			if (closedAt !== null) onward?.backTo(contact.id);
		};
		void decided.then((isDone) => {
			if (!isDone) return goBack();
			notify.done(closedAt === null ? later.reopened(title) : later.closed(title), {
				label: later.undo,
				onClick: () => {
					void decide(next, before, set(before.closedAt));
					goBack();
				},
			});
		});
	};
	return { assign, close: () => setClosed(serverNow()), reopen: () => setClosed(null) };
}
