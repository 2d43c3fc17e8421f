import { useErrorText } from "#app/i18n/use-error-text.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { callChannel } from "#app/ui/channel-call.ts";
import { createPartLoader } from "#app/ui/part-loader.ts";
import { notify } from "#app/ui/toasts.ts";
import type { WantedAct, WishKind } from "#app/domain/inbox/message-wish.ts";
import { useStable } from "#app/ui/use-stable.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

const runner = createPartLoader(() => import("../message/run-act.ts"), "runAct");

/** Says of an act on a message why it was refused; null: it is on its way. */
function useRefusal(): (kind: WishKind) => (code: string | null) => void {
	const t = useInboxStrings().message.actFailed;
	const errorText = useErrorText();
	return (kind) => (code) => {
		if (code !== null) notify.error(t[kind], errorText(code));
	};
}

/** Does something to a message for everyone; it is shown as wished at once. */
export function useRunAct(): (message: TimelineMessage, wanted: WantedAct) => void {
	const { instance, store } = useInboxParts();
	const refused = useRefusal();
	return useStable((message, wanted) => {
		void runner
			.ask()
			.then(({ runAct }) => runAct(instance.id, store, message, wanted))
			.then(refused(wanted.kind));
	});
}

/** Stars a message for the team, or takes the star off; the line tells everybody. */
export function useStar(): (message: TimelineMessage, isStarred: boolean) => void {
	const { instance } = useInboxParts();
	const t = useInboxStrings().message;
	const errorText = useErrorText();
	return useStable((message, isStarred) => {
		const params = { messageId: message.id };
		void callChannel(instance.id, "starMessage", { params, body: { isStarred } }).catch(
			(error: unknown) => notify.error(t.starFailed, errorText(codeOf(error))),
		);
	});
}

/** Lets a wish go that did not get there. */
export function useLetGo(): (message: TimelineMessage, kind: WishKind) => void {
	const { instance, store } = useInboxParts();
	const refused = useRefusal();
	return useStable((message, kind) => {
		void runner
			.ask()
			.then(({ letGo }) => letGo(instance.id, store, message, kind))
			.then(refused(kind));
	});
}
