import { useCallback } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { type SnoozeWish, untilOf, wishOf } from "#app/domain/conversations/snooze.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { serverNow } from "#app/ui/clock.ts";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { Decided } from "../store/inbox-store.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { keepUnread, releaseUnread } from "./kept-unread.ts";

export interface Decisions {
	/** Null removes the assignee. */
	assign: (assignee: ContactView["assignee"]) => void;
	close: () => void;
	reopen: () => void;
	/** Puts it aside, or takes it back. */
	snooze: (wish: SnoozeWish) => void;
	markUnread: () => void;
}

/** Leads on from the open conversation, which is put away. @returns leads back, when that is refused or undone */
export type Onward = () => () => void;

/**
 * Assign, close, reopen, put aside and mark as unread. Applied optimistically, rolled back when the server
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
	const title = contactTitle(contact, t.contacts);

	const assign = (assignee: ContactView["assignee"]): void => {
		const give = (from: ContactView["assignee"], to: ContactView["assignee"]) => () =>
			store.api.assign(contact.id, to?.memberId ?? null, from?.memberId ?? null);
		const before = { assignee: contact.assignee };
		const next = { assignee };
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
		const before = { closedAt: contact.closedAt };
		const next = { closedAt };
		const set = (at: number | null) => () =>
			store.api.setState(contact.id, at === null ? "open" : "closed");
		const decided = decide(before, next, set(closedAt));
		const goBack = closedAt === null ? undefined : onward?.();
		void decided.then((isDone) => {
			if (!isDone) return goBack?.();
			notify.done(closedAt === null ? later.reopened(title) : later.closed(title), {
				label: later.undo,
				onClick: () => {
					void decide(next, before, set(before.closedAt));
					goBack?.();
				},
			});
		});
	};
	const snooze = (wish: SnoozeWish): void => {
		const { conversation } = contact;
		if (conversation === null) return;
		const asideUntil = conversation.snoozedUntil ?? null;
		const before = { conversation };
		const next = { conversation: { ...conversation, snoozedUntil: untilOf(wish) } };
		const decided = decide(before, next, () => store.api.snooze(contact.id, wish));
		// As a closed one it leaves the list of open ones.
		const goBack = wish === null ? undefined : onward?.();
		void decided.then((isDone) => {
			if (!isDone) return goBack?.();
			notify.done(wish === null ? later.unsnoozed(title) : later.snoozed(title), {
				label: later.undo,
				onClick: () => {
					const back = (): Promise<void> => store.api.snooze(contact.id, wishOf(asideUntil));
					void decide(next, before, back);
					goBack?.();
				},
			});
		});
	};
	const markUnread = (): void => {
		const [read, unread] = [{ unread: contact.unread }, { unread: Math.max(contact.unread, 1) }];
		keepUnread(contact.id);
		const decided = decide(read, unread, () => store.api.markUnread(contact.id));
		void decided.then((isDone) => {
			if (!isDone) return releaseUnread(contact.id);
			notify.done(later.madeUnread(title), {
				label: later.undo,
				onClick: () => {
					releaseUnread(contact.id);
					void decide(unread, { unread: 0 }, () => store.api.markRead(contact.id));
				},
			});
		});
	};
	return {
		assign,
		close: () => setClosed(serverNow()),
		reopen: () => setClosed(null),
		snooze,
		markUnread,
	};
}
