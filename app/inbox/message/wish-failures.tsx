import { CircleAlert, RotateCcw, X } from "lucide-react";
import type { WishKind } from "#app/domain/inbox/message-wish.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { FailureButton } from "../conversation/message-failure.tsx";
import type { ActsOfMessage } from "../conversation/message-actions.tsx";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Under a message: what was wished of it and did not get there, until somebody tries again or lets it go. */
export function WishFailures({ message, acts }: { message: TimelineMessage; acts: ActsOfMessage }) {
	const t = useStrings({ pt, en }).wish;
	const { retry } = useInboxStrings().message;
	const { wish } = message;
	const { redo, letGo } = acts;
	const said = (kind: WishKind): string =>
		kind !== "reaction"
			? t.failed[kind]
			: wish?.reaction === "" || wish?.reaction === undefined
				? t.failed.unreact
				: t.failed.reaction(wish.reaction);
	return (wish?.failed ?? []).map((kind) => (
		<div
			className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-gray-11"
			data-wish-failed={kind}
			key={kind}
		>
			<span className="inline-flex items-center gap-1 rounded-full bg-red-3 px-2 py-0.5 font-medium text-red-11">
				<CircleAlert aria-hidden="true" size={13} />
				{said(kind)}
			</span>
			{redo ? (
				<FailureButton icon={RotateCcw} onClick={() => redo(kind)}>
					{retry}
				</FailureButton>
			) : null}
			{letGo ? (
				<FailureButton icon={X} onClick={() => letGo(kind)}>
					{t.letGo}
				</FailureButton>
			) : null}
		</div>
	));
}
