import { BadgeDollarSign, MessagesSquare, Target, Wallet } from "lucide-react";
import { type AdRow, costOfOne, returnOf, sumFigures } from "#app/domain/facebook/ad-sales.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatCard } from "#app/ui/stat-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useAmounts, useTimes } from "./use-amounts.ts";

/** All ads of the period together. */
export function Totals(props: {
	rows: readonly AdRow[];
	isConfigured: boolean;
	isWaiting: boolean;
}) {
	const t = useStrings({ pt, en }).totals;
	const format = useFormat();
	const amounts = useAmounts();
	const times = useTimes();
	const sum = sumFigures(props.rows);
	const cost = costOfOne(sum);
	const back = returnOf(sum);
	const isKnown = props.isConfigured && sum.spend !== null && !props.isWaiting;
	const money = (of: Record<string, number> | null) =>
		of === null || Object.keys(of).length === 0 ? format.money(0, "BRL") : amounts(of);
	return (
		<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
			<StatCard
				detail={t.answered(format.number(sum.answered))}
				icon={MessagesSquare}
				label={t.opened}
				value={format.number(sum.opened)}
			/>
			<StatCard icon={Target} label={t.leads} value={format.number(sum.leads)} />
			<StatCard
				detail={money(sum.worth)}
				icon={BadgeDollarSign}
				label={t.sales}
				value={format.number(sum.sales)}
			/>
			<StatCard
				detail={
					isKnown
						? [
								cost === null ? null : t.perConversation(money(cost)),
								back === null ? null : t.return(times(back)),
							]
								.filter((one) => one !== null)
								.join(" · ")
						: props.isWaiting
							? null
							: props.isConfigured
								? t.notRead
								: t.unconnected
				}
				icon={Wallet}
				label={t.spend}
				value={isKnown ? money(sum.spend) : props.isWaiting ? "…" : t.unknown}
			/>
		</div>
	);
}
