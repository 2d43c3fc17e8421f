import { ExternalLink, Send } from "lucide-react";
import type { ConversionSender } from "#app/contracts/facebook.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { Checklist } from "./checklist.tsx";
import { isComplete } from "./draft.ts";
import { EventSummary } from "./event-summary.tsx";
import type { PixelChoice } from "./pixel-tab.tsx";
import { SendResult } from "./send-result.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { useConversion } from "./use-conversion.ts";

/** Spec 2, section 2: checklist, summary, the button, its result, and the documentation card. */
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

/** Spec 2, section 2: the documentation card of the last tab. */
function DocsCard() {
	const t = useStrings({ pt, en }).docs;
	return (
		<Card className="p-4 md:p-6">
			<h2 className="text-base font-semibold">{t.title}</h2>
			<ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-[13px] text-gray-11 marker:text-gray-8">
				{t.points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
			<ul className="mt-4 flex flex-col gap-2">
				{t.links.map(({ label, to }) => (
					<li key={to}>
						<a
							className="focus-ring inline-flex min-h-6 items-center gap-1.5 rounded-sm text-[13px] font-medium text-accent-11 underline underline-offset-2"
							href={to}
							rel="noopener noreferrer"
							target="_blank"
						>
							{label}
							<ExternalLink aria-hidden="true" size={13} />
							<span className="sr-only"> ({t.opens})</span>
						</a>
					</li>
				))}
			</ul>
		</Card>
	);
}
