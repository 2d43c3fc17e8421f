import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { createChannelApi } from "#app/inbox/store/api.ts";
import { ApiError } from "#app/ui/api-error.ts";
import { serverNow } from "#app/ui/clock.ts";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Conversations } from "./use-conversations.ts";

type Change = Pick<ConversationSummary, "assignee" | "status" | "closedAt" | "labels">;

/**
 * What can be decided of a conversation without opening it: shown at once, taken back when the
 * server refuses, and each with a toast that undoes it.
 */
export function useRowDecisions(
	conversation: ConversationSummary,
	title: string,
	show: Conversations["show"],
) {
	const t = useStrings({ pt, en }).decided;
	const errorText = useErrorText();
	const { id, contactId, channel } = conversation;
	const api = createChannelApi(channel.id);

	/** Who has it by now; the row shows it too. Null when that cannot be read. */
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
			const code = error instanceof ApiError ? error.code : "network";
			const holder = code === "already_assigned" ? await findHolder() : null;
			notify.error(t.failed, holder ? t.heldBy(holder.name) : errorText(code));
			return false;
		}
	}

	/** Does it, says so, and offers the way back. */
	async function decideOnce(
		told: string,
		to: { change: Partial<Change>; call: () => Promise<void> },
		back: { change: Partial<Change>; call: () => Promise<void> },
	): Promise<void> {
		if (!(await decide(to.change, back.change, to.call))) return;
		const onClick = (): void => void decide(back.change, to.change, back.call);
		notify.done(told, { label: t.undo, onClick });
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

	return {
		listMembers: api.listMembers,
		assign: (assignee: Change["assignee"]): void =>
			void decideOnce(
				assignee === null ? t.returned(title) : t.given(title, assignee.name),
				assigning(conversation.assignee, assignee),
				assigning(assignee, conversation.assignee),
			),
		close: (): void =>
			void decideOnce(t.closed(title), closing(serverNow()), closing(conversation.closedAt)),
		reopen: (): void =>
			void decideOnce(t.reopened(title), closing(null), closing(conversation.closedAt)),
		label: (labels: string[]): void =>
			void decideOnce(t.labelled(title), labelling(labels), labelling(conversation.labels)),
	};
}
