import type { PlanUse, Usage } from "#app/contracts/billing.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Share of a limit from which the meter warns. */
const NEAR = 0.8;

/** How much of the plan's limits is used. */
export function UseCard({ use }: { use: PlanUse | null }) {
	const t = useStrings({ pt, en }).use;
	const format = useFormat();
	return (
		<Card className="p-5">
			<section aria-labelledby="plan-use">
				<h2 className="text-base font-semibold" id="plan-use">
					{t.title}
				</h2>
				{use === null ? (
					<p className="mt-3 text-gray-11">{t.unread}</p>
				) : (
					<>
						<Meter label={t.conversations} usage={use.conversations} />
						<Meter label={t.agents} usage={use.agents} />
						<p className="mt-4 text-[13px] text-gray-11">
							{isReached(use.conversations) ? `${t.over} ` : null}
							{use.hasLimits ? t.resets(format.date(use.resetsAt)) : t.noLimits}
						</p>
					</>
				)}
			</section>
		</Card>
	);
}

const isReached = ({ used, limit }: Usage): boolean => limit !== null && used >= limit;

function Meter({ label, usage }: { label: string; usage: Usage }) {
	const t = useStrings({ pt, en }).use;
	const format = useFormat();
	const { used, limit } = usage;
	const figure =
		limit === null
			? t.unlimited(format.number(used))
			: t.of(format.number(used), format.number(limit));
	const part = limit === null ? 0 : Math.min(1, used / limit);
	const tone = isReached(usage) ? "bg-red-9" : part >= NEAR ? "bg-amber-9" : "bg-accent-9";
	return (
		<div className="mt-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-3">
				<span className="text-gray-11">{label}</span>
				<span className="tabular font-medium text-gray-12">{figure}</span>
			</div>
			{limit === null ? null : (
				// The figure above says the same as text.
				<div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-gray-4">
					<div className={`h-full rounded-full ${tone}`} style={{ width: `${part * 100}%` }} />
				</div>
			)}
			{limit !== null && part >= NEAR ? (
				<div className="mt-2">
					<StatusBadge tone={isReached(usage) ? "bad" : "warning"}>
						{isReached(usage) ? t.reached : t.near}
					</StatusBadge>
				</div>
			) : null}
		</div>
	);
}
