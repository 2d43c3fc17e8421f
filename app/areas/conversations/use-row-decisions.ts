import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { type SnoozeWish, untilOf, wishOf } from "#app/domain/conversations/snooze.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { keepUnread, releaseUnread } from "#app/inbox/conversation/kept-unread.ts";
import { createChannelApi } from "#app/inbox/store/api.ts";
import { useLaterStrings } from "#app/inbox/use-later-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { serverNow } from "#app/ui/clock.ts";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Conversations } from "./use-conversations.ts";
import { useLeaving } from "./use-leaving.ts";

type Change = Pick<
	ConversationSummary,
	"assignee" | "status" | "closedAt" | "labels" | "snoozedUntil" | "unread"
>;

/**
 * Assign, close, reopen, label, put aside and mark as unread from the list: applied optimistically, rolled back when the server
 * refuses, each with a toast to undo it.
 */
export function useRowDecisions(
	conversation: ConversationSummary,
	title: string,
	show: Conversations["show"],
) {
	const t = useLaterStrings().decided;
	const labelled = useStrings({ pt, en }).labels.labelled;
	const errorText = useErrorText();
	const leave = useLeaving();
	const { id, contactId, channel } = conversation;
	const api = createChannelApi(channel.id);

	/**
	 * The present assignee, read after a refusal; the row is updated as well. Null when it cannot be
	 * read.
	 */
	async function findHolder(): Promise<Change["assignee"]> {
		try {
			const { assignee } = await api.findContact(contactId);
			show(id, { assignee });
			return assignee;
		} catch {
			return null;
		}
	}

	async function decide(
		change: Partial<Change>,
		back: Partial<Change>,
		call: () => Promise<void>,
	): Promise<boolean> {
		show(id, change);
		try {
			await call();
			return true;
		} catch (error) {
			show(id, back);
			const code = codeOf(error);
			const holder = code === "already_assigned" ? await findHolder() : null;
			notify.error(t.failed, holder ? t.heldBy(holder.name) : errorText(code));
			return false;
		}
	}

	/** Runs a decision and shows a toast that offers to undo it. */
	async function decideOnce(
		message: string,
		to: { change: Partial<Change>; call: () => Promise<void> },
		back: { change: Partial<Change>; call: () => Promise<void> },
		goBack?: () => void,
	): Promise<void> {
		if (!(await decide(to.change, back.change, to.call))) return goBack?.();
		const onClick = (): void => {
			void decide(back.change, to.change, back.call);
			goBack?.();
		};
		notify.done(message, { label: t.undo, onClick });
	}

	/** One is done with it: where it is open the next one opens, until it comes back. */
	function putAway(...[message, to, back]: Parameters<typeof decideOnce>): void {
		const only = new Set([id]);
		const goBack = leave(only);
		void decideOnce(message, to, back, () => goBack(only));
	}

	const assigning = (from: Change["assignee"], assignee: Change["assignee"]) => ({
		change: { assignee },
		call: () => api.assign(contactId, assignee?.memberId ?? null, from?.memberId ?? null),
	});
	const closing = (closedAt: number | null) => ({
		change: { closedAt, status: closedAt === null ? "active" : "closed" } as const,
		call: () => api.setState(contactId, closedAt === null ? "open" : "closed"),
	});
	const labelling = (labels: string[]) => ({
		change: { labels },
		call: () => api.setLabels(contactId, labels),
	});

	const snoozing = (until: number | null) => ({
		change: { snoozedUntil: until },
		call: () => api.snooze(contactId, wishOf(until)),
	});
	const readAgain = {
		change: { unread: 0 },
		call: async (): Promise<void> => {
			releaseUnread(contactId);
			await api.markRead(contactId);
		},
	};
	const unreadAgain = {
		change: { unread: 1 },
		call: async (): Promise<void> => {
			keepUnread(contactId);
			await api.markUnread(contactId);
		},
	};

	return {
		snooze: (wish: SnoozeWish): void => {
			const to = snoozing(untilOf(wish));
			const back = snoozing(conversation.snoozedUntil ?? null);
			if (wish === null) void decideOnce(t.unsnoozed(title), to, back);
			else putAway(t.snoozed(title), to, back);
		},
		markUnread: (): void => void decideOnce(t.madeUnread(title), unreadAgain, readAgain),
		listMembers: api.listMembers,
		assign: (assignee: Change["assignee"]): void =>
			void decideOnce(
				assignee === null ? t.returned(title) : t.given(title, assignee.name),
				assigning(conversation.assignee, assignee),
				assigning(assignee, conversation.assignee),
			),
		close: (): void =>
			putAway(t.closed(title), closing(serverNow()), closing(conversation.closedAt)),
		reopen: (): void =>
			void decideOnce(t.reopened(title), closing(null), closing(conversation.closedAt)),
		label: (labels: string[]): void =>
			void decideOnce(labelled(title), labelling(labels), labelling(conversation.labels)),
	};
}
