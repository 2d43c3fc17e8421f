import { useQueryClient } from "@tanstack/react-query";
import { PinnedAnswer } from "#app/contracts/conversation-answers.ts";
import { isPinnedAt, type PinnedPlace } from "#app/domain/conversations/pins.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { notify } from "#app/ui/toasts.ts";
import { takePinned, usePinned } from "../list/pinned.ts";
import { useLaterStrings } from "../use-later-strings.ts";

/** A conversation as it is pinned. */
export interface PinTarget extends PinnedPlace {
	/** Who pins. */
	memberId: string;
	/** Of the conversation. */
	id: string;
	title: string;
}

/** Pins a conversation for the member who looks, or takes the pin off, with a toast to undo it. The list is not read for it. */
export function usePin({ memberId, id, title, ...place }: PinTarget) {
	const t = useLaterStrings().decided;
	const errorText = useErrorText();
	const client = useQueryClient();
	const isPinned = isPinnedAt(usePinned(memberId), place);

	async function set(next: boolean): Promise<boolean> {
		try {
			const path = `/api/conversations/${id}/pin`;
			const answer = await callApi(path, { method: next ? "PUT" : "DELETE" });
			takePinned(client, memberId, await parseAnswer(PinnedAnswer, answer));
			return true;
		} catch (error) {
			notify.error(t.failed, errorText(codeOf(error)));
			return false;
		}
	}

	return {
		isPinned,
		toggle: async (): Promise<void> => {
			if (!(await set(!isPinned))) return;
			const message = isPinned ? t.unpinned(title) : t.pinned(title);
			notify.done(message, { label: t.undo, onClick: () => void set(isPinned) });
		},
	};
}
