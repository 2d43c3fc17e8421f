import { Inbox, RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import type { AutomationDelivery, IntegrationView } from "#app/contracts/integrations.ts";
import type { DeliveryState } from "#app/domain/webhooks/event.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { ScrolledText } from "#app/ui/scrolled-text.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { useIntegrationRequest } from "../use-integration-request.ts";

const TONES: Record<DeliveryState, StatusTone> = {
	queued: "accent",
	delivered: "good",
	failed: "bad",
	held: "warning",
};

/** The latest events sent to an automation, read when the dialog opens. */
export function DeliveriesDialog(props: { integration: IntegrationView; onClose: () => void }) {
	const t = useStrings({ pt, en }).deliveries;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const errorText = useErrorText();
	const { id } = props.integration;
	const reading = useIntegrationRequest(id);
	const replaying = useIntegrationRequest(id, () => reading.send("deliveries"));
	const read = useEffectEvent(() => reading.send("deliveries"));
	useEffect(() => read(), []);
	const { answer } = reading;
	const deliveries = answer?.deliveries ?? null;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.purpose}
			title={`${t.title} · ${isolate(props.integration.name)}`}
			width={640}
		>
			{answer?.code ? (
				<ErrorState
					onRetry={() => reading.send("deliveries")}
					retrying={reading.isBusy}
					title={t.failed}
				>
					{errorText(answer.code)}
				</ErrorState>
			) : deliveries === null ? (
				<SkeletonRows count={4} label={common.loading} />
			) : deliveries.length === 0 ? (
				<EmptyState icon={Inbox} title={t.empty}>
					{t.emptyText}
				</EmptyState>
			) : (
				<ul className="rounded-card border border-line">
					{deliveries.map((delivery) => (
						<Row
							delivery={delivery}
							isBusy={replaying.isBusy}
							key={delivery.id}
							onReplay={() => replaying.send("replay", { deliveryId: delivery.id })}
						/>
					))}
				</ul>
			)}
		</Dialog>
	);
}

function Row(props: { delivery: AutomationDelivery; isBusy: boolean; onReplay: () => void }) {
	const words = useStrings({ pt, en });
	const t = words.deliveries;
	const format = useFormat();
	const { delivery } = props;
	const names: Record<string, string> = words.form.eventNames;
	return (
		<li className="border-b border-line last:border-b-0">
			<details>
				<summary className="focus-ring flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-2 hover:bg-gray-2">
					<StatusBadge pulsing={delivery.state === "queued"} tone={TONES[delivery.state]}>
						{t.states[delivery.state]}
					</StatusBadge>
					<span className="min-w-0 flex-1 basis-40">
						<span className="block truncate font-medium">
							{names[delivery.event] ?? delivery.event}
							{delivery.isReplay ? (
								<span className="ml-2 text-xs font-normal text-gray-11">{t.replayed}</span>
							) : null}
						</span>
						<span className="tabular block truncate text-[13px] text-gray-11">
							<Outcome delivery={delivery} />
						</span>
					</span>
					<time
						className="tabular shrink-0 text-xs text-gray-11"
						dateTime={new Date(delivery.createdAt).toISOString()}
					>
						{format.dateTime(delivery.createdAt)}
					</time>
				</summary>
				<div className="flex flex-col gap-3 px-4 pt-1 pb-4">
					<ScrolledText className="max-h-48" text={delivery.body} title={t.sent} />
					{delivery.responseText ? (
						<ScrolledText className="max-h-48" text={delivery.responseText} title={t.answer} />
					) : null}
					<Button
						className="self-end"
						loading={props.isBusy}
						onClick={props.onReplay}
						size="small"
						type="button"
					>
						<RotateCcw aria-hidden="true" size={14} />
						{t.replay}
					</Button>
				</div>
			</details>
		</li>
	);
}

function Outcome({ delivery }: { delivery: AutomationDelivery }) {
	const t = useStrings({ pt, en }).deliveries;
	const { responseStatus, problem, attempts } = delivery;
	const problems: Record<string, string> = t.problems;
	const outcome =
		responseStatus === null
			? problem === null
				? t.notTried
				: (problems[problem] ?? problem)
			: t.status(responseStatus);
	return <>{attempts > 1 ? `${outcome} · ${t.attempts(attempts)}` : outcome}</>;
}
