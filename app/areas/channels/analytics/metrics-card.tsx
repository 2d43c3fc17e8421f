import type { ReactNode } from "react";
import type { InstanceFigures } from "#app/contracts/whatsapp.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { RatingBadge, useUptimeText } from "../figures/uptime.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Messages sent and received, uptime with its rating, and connection attempts. */
export function MetricsCard({ figures }: { figures: InstanceFigures }) {
	const t = useStrings({ pt, en }).metrics;
	const format = useFormat();
	const uptime = useUptimeText();
	const { today, uptimePercentage, attempts, maxAttempts } = figures;
	return (
		<Card className="p-4 md:p-5">
			<h2 className="text-base font-semibold">{t.title}</h2>
			<dl className="mt-2">
				<Metric label={t.sent}>{format.number(today.sent)}</Metric>
				<Metric label={t.received}>{format.number(today.received)}</Metric>
				<Metric
					aside={
						uptimePercentage === null ? (
							<span className="text-xs text-gray-11">{t.uptimeNone}</span>
						) : (
							<RatingBadge percentage={uptimePercentage} />
						)
					}
					label={t.uptime}
				>
					{uptime(uptimePercentage)}
				</Metric>
				<Metric label={t.attempts}>{`${attempts}/${maxAttempts}`}</Metric>
			</dl>
		</Card>
	);
}

function Metric(props: { label: string; aside?: ReactNode; children: ReactNode }) {
	return (
		<div className="flex min-h-11 items-center gap-3 border-b border-line last:border-b-0">
			<dt className="mr-auto text-gray-11">{props.label}</dt>
			<dd className="flex items-center gap-3">
				{props.aside}
				<span className="tabular font-semibold text-gray-12">{props.children}</span>
			</dd>
		</div>
	);
}
