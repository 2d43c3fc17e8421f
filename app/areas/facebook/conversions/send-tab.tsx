import { Send } from "lucide-react";
import type { ConversionSender } from "#app/contracts/facebook.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { Checklist } from "./checklist.tsx";
import { DocsCard } from "./docs-card.tsx";
import { isComplete } from "./draft.ts";
import { EventSummary } from "./event-summary.tsx";
import type { PixelChoice } from "./pixel-tab.tsx";
import { SendResult } from "./send-result.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { useConversion } from "./use-conversion.ts";

/** Spec 2, section 2: checklist, summary, the button, its outcome, and the documentation card. */
export function SendTab(props: {
	conversion: ReturnType<typeof useConversion>;
	senders: readonly ConversionSender[];
	pixels: readonly PixelChoice[];
	mayManage: boolean;
	onOpen: (tab: "pixel" | "event" | "customer") => void;
}) {
	const t = useStrings({ pt, en });
	const { conversion } = props;
	const { draft, answer, isBusy } = conversion;
	const reason = !props.mayManage
		? t.managersOnly
		: isComplete(draft) && props.senders.length > 0
			? null
			: t.send.incomplete;
	return (
		<div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
			<div className="flex min-w-0 flex-col gap-6">
				<div aria-live="polite">
					{answer === null ? null : (
						<SendResult
							answer={answer}
							isBusy={isBusy}
							onOpen={props.onOpen}
							onRetry={conversion.retry}
						/>
					)}
				</div>
				<EventSummary draft={draft} />
			</div>
			<div className="flex min-w-0 flex-col gap-6">
				<Checklist draft={draft} pixels={props.pixels} senders={props.senders} />
				<ReasonedButton
					kind="primary"
					loading={isBusy}
					onClick={conversion.send}
					reason={reason}
					size="large"
					type="button"
				>
					<Send aria-hidden="true" size={16} />
					{draft.testEventCode.trim() === "" ? t.send.submit : t.send.submitTest}
				</ReasonedButton>
				<DocsCard />
			</div>
		</div>
	);
}
