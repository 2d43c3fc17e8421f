import type { IntegrationView } from "#app/contracts/integrations.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { findingText } from "../finding-words.ts";
import { HEALTH_TONES } from "../health-words.ts";
import { OwnerLine } from "../owner-line.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { TypeMark } from "../type-mark.tsx";
import { CardActions } from "./card-actions.tsx";
import { DeliveryNotice } from "./delivery-notice.tsx";

/** One integration: whose it is, how it fares, and what one may do with it. */
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
