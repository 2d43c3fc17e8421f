import { useState } from "react";
import type { LeaseWish } from "#app/contracts/conversations.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

export interface Lease {
	isBusy: boolean;
	/** "Assumir": this member answers from now on and becomes the assignee. */
	take: () => void;
	/** "Devolver ao agente"; `note` is for the agent, null for none. */
	giveBack: (note: string | null) => void;
}

/**
 * Changes who answers a conversation (agent or person). Applied optimistically, rolled back when
 * the server refuses.
 */
export function useLease(contact: ContactView): Lease {
	const t = useInboxStrings().answering;
	const errorText = useErrorText();
	const { store, me } = useInboxParts();
	const [isBusy, setIsBusy] = useState(false);
	const { id, assignee, conversation, seq } = contact;
	const own = { memberId: me.memberId, name: me.name };

	async function change(request: LeaseWish, next: Pick<ContactView, "assignee" | "conversation">) {
		setIsBusy(true);
		store.showDecided(id, next);
		try {
			const now = await store.api.setLease(id, request);
			store.apply({ contacts: [now], messages: [] });
			// It was assigned to somebody else: the member who answers now becomes the assignee too.
			if (request.action === "take" && now.assignee?.memberId !== me.memberId)
				await store.api.assign(id, me.memberId, now.assignee?.memberId ?? null);
		} catch (error) {
			store.showDecided(id, { assignee, conversation }, seq);
			const code = codeOf(error);
			notify.error(t.failed, code === "conflict" ? t.conflict : errorText(code));
		} finally {
			setIsBusy(false);
		}
	}
	return {
		isBusy,
		take: () =>
			void change(
				{ action: "take" },
				{ assignee: own, conversation: conversation && { ...conversation, handler: "person" } },
			),
		giveBack: (note) =>
			void change(note === null ? { action: "give_back" } : { action: "give_back", note }, {
				assignee,
				conversation: conversation && { ...conversation, handler: "agent" },
			}),
	};
}
