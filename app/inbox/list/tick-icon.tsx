import { Check, CheckCheck, CircleAlert, Clock3 } from "lucide-react";
import { TICKS } from "#app/domain/chat/tick.ts";
import type { MessageStatus } from "#app/domain/inbox/message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

const LOOKS = {
	clock: { icon: Clock3, colour: "text-gray-11" },
	one: { icon: Check, colour: "text-gray-11" },
	two: { icon: CheckCheck, colour: "text-gray-11" },
	// 3:1 on the tinted bubble in both themes; the text beside it says the same without colour.
	two_blue: { icon: CheckCheck, colour: "text-[#1668d6] dark:text-[#6cb2ff]" },
	failed: { icon: CircleAlert, colour: "text-red-11" },
} as const;

/** Spec 2, section 4: the ticks of a message, each with a text for screen readers. */
export function TickIcon({ status, size = 15 }: { status: MessageStatus; size?: number }) {
	const t = useInboxStrings();
	const { icon: Icon, colour } = LOOKS[TICKS[status]];
	return (
		<span className={`inline-flex shrink-0 ${colour}`} data-status={status}>
			<Icon
				aria-hidden="true"
				size={status === "queued" || status === "unknown" ? size - 2 : size}
			/>
			<span className="sr-only">{t.message.ticks[status]}</span>
		</span>
	);
}
