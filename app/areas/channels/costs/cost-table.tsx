import type { ReactNode } from "react";
import type { Cost } from "#app/domain/prices/cost.ts";
import { moneyOfMicros } from "#app/i18n/money.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What each sort of messages costs, a line each; on phones the figures stand below the name. */
export function CostTable(props: {
	title: string;
	lines: { key: string; name: ReactNode; cost: Cost }[];
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	return (
		<Card className="overflow-hidden">
			<h2 className="border-b border-line px-4 py-3 text-base font-semibold md:px-5">
				{props.title}
			</h2>
			<ul>
				{props.lines.map(({ key, name, cost }) => (
					<li
						className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line px-4 py-3 last:border-b-0 md:px-5"
						key={key}
					>
						<span className="min-w-0 truncate font-medium text-gray-12">{name}</span>
						<span className="tabular ml-auto font-medium text-gray-12">
							{moneyOfMicros(cost.micros, format)}
							{cost.isEstimated ? (
								<span className="ml-1 text-xs font-normal text-gray-11">({t.estimated})</span>
							) : null}
						</span>
						<span className="tabular w-full text-xs text-gray-11">
							{t.columns.billed}: {format.number(cost.billed)} · {t.columns.free}:{" "}
							{format.number(cost.free)}
						</span>
					</li>
				))}
			</ul>
		</Card>
	);
}
