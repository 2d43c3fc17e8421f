import { Radio } from "lucide-react";
import type { ReactNode } from "react";
import type { CostLine, CostsView } from "#app/contracts/installation-health.ts";
import { listPrice } from "#app/domain/health/cost.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useAmount } from "./amount.ts";
import { useDollars } from "./dollars.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What each channel's object cost, dearest first; then everything that is no channel's. */
export function ChannelCosts({ view }: { view: CostsView }) {
	const t = useStrings({ pt, en }).costs;
	return (
		<Card className="overflow-hidden">
			<h2 className="border-b border-line px-4 py-3 text-base font-semibold md:px-5">
				{t.byChannel}
			</h2>
			{view.channels.length === 0 ? (
				<EmptyState icon={Radio} title={t.none}>
					{t.noneText}
				</EmptyState>
			) : (
				<ul>
					{view.channels.map((line) => (
						<Line key={line.key} line={line} />
					))}
				</ul>
			)}
			<div className="border-t border-line bg-gray-2 px-4 py-3 md:px-5">
				<Figures amounts={view.shared} title={t.shared} />
			</div>
		</Card>
	);
}

function Line({ line }: { line: CostLine }) {
	const { name, workspaceName, type, amounts } = line;
	const t = useStrings({ pt, en }).costs;
	const kind = type === null ? t.deleted : (t.types[type] ?? type);
	return (
		<li className="border-b border-line px-4 py-3 last:border-b-0 md:px-5">
			<Figures
				amounts={amounts}
				detail={
					<>
						<bdi>{workspaceName}</bdi> · {kind}
					</>
				}
				title={name === null ? kind : <bdi>{name}</bdi>}
			/>
		</li>
	);
}

function Figures(props: { title: ReactNode; detail?: ReactNode; amounts: CostLine["amounts"] }) {
	const t = useStrings({ pt, en }).costs;
	const dollars = useDollars();
	const amountText = useAmount();
	const shown = (Object.keys(props.amounts) as (keyof CostLine["amounts"])[]).filter(
		(item) => (props.amounts[item] ?? 0) > 0,
	);
	return (
		<>
			<div className="flex flex-wrap items-baseline gap-x-3">
				<span className="min-w-0 truncate font-medium">{props.title}</span>
				{props.detail ? <span className="text-[13px] text-gray-11">{props.detail}</span> : null}
				<span className="tabular ml-auto font-medium">{dollars(listPrice(props.amounts))}</span>
			</div>
			<dl className="tabular mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-gray-11">
				{shown.map((item) => (
					<div className="flex gap-1" key={item}>
						<dt>{t.items[item]}:</dt>
						<dd>{amountText(item, props.amounts[item] ?? 0)}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
