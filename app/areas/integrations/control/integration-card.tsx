import type { IntegrationView } from "#app/contracts/integrations.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { findingText } from "../finding-words.ts";
import { HEALTH_TONES } from "../health-words.ts";
import { OwnerLine } from "../owner-line.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { TypeMark } from "../type-mark.tsx";
import { useIntegrationRequest } from "../use-integration-request.ts";
import { CardActions } from "./card-actions.tsx";

/** One integration: owner, status and actions. */
export function IntegrationCard(props: {
	integration: IntegrationView;
	mayManage: boolean;
	isAdmin: boolean;
	now: number;
	onEdit: (id: string) => void;
}) {
	const { integration, now } = props;
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { type, name, health, isDisabled, lastSyncAt, lastTest } = integration;
	return (
		<Card className="flex h-full flex-col gap-3 p-4">
			<div className="flex items-start gap-3">
				<TypeMark type={type} />
				<div className="min-w-0 flex-1">
					<h3 className="truncate font-semibold text-gray-12">
						<bdi>{name}</bdi>
					</h3>
					<OwnerLine integration={integration} />
				</div>
				<StatusBadge tone={isDisabled ? "neutral" : HEALTH_TONES[health]}>
					{isDisabled ? t.disabled : t.health[health]}
				</StatusBadge>
			</div>
			<div className="flex flex-1 flex-col gap-1 text-[13px] text-gray-11">
				{isDisabled ? <p>{t.disabledText}</p> : null}
				{lastTest && !isDisabled ? (
					<p className="[overflow-wrap:anywhere]">
						<bdi>{findingText(type, lastTest.finding, t.finding, format)}</bdi>
					</p>
				) : null}
				<p>
					{lastSyncAt === null
						? t.control.neverSynced
						: t.control.synced(format.relative(lastSyncAt, now))}
				</p>
			</div>
			<DeliveryNotice integration={integration} now={now} />
			<CardActions {...props} />
		</Card>
	);
}

/**
 * Calls to an automation's address failed: it pauses between attempts, or is not called until a
 * member resumes it.
 */
function DeliveryNotice(props: { integration: IntegrationView; now: number }) {
	const { integration, now } = props;
	const t = useStrings({ pt, en }).control;
	const format = useFormat();
	const resuming = useIntegrationRequest(integration.id);
	const { delivery } = integration;
	if (delivery === null) return null;
	const { pausedAt, retryAt } = delivery;
	if (pausedAt === null && (retryAt === null || retryAt <= now)) return null;
	return (
		<div className="flex flex-wrap items-center gap-2 rounded-control border border-amber-6 bg-amber-3 px-3 py-2">
			<p className="min-w-0 flex-1 basis-48 text-[13px] text-pretty text-amber-12">
				{pausedAt === null ? t.resting(format.time(retryAt ?? 0)) : t.paused}
			</p>
			{integration.isOwn ? (
				<Button
					aria-label={t.of(t.resume, isolate(integration.name))}
					loading={resuming.isBusy}
					onClick={() => resuming.send("resume")}
					size="small"
					type="button"
				>
					{t.resume}
				</Button>
			) : null}
		</div>
	);
}
