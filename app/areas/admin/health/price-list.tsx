import {
	type Amounts,
	billedPrice,
	listPrice,
	PRICED_ITEMS,
	PRICES,
	PRICES_AS_OF,
} from "#app/domain/health/cost.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { useAmount } from "./amount.ts";
import { CENT, useDollars } from "./dollars.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The month of the whole installation, item by item, beside the price list it is reckoned with. */
export function PriceList({ amounts }: { amounts: Amounts }) {
	const t = useStrings({ pt, en }).costs;
	const format = useFormat();
	const dollars = useDollars();
	const amountText = useAmount();
	return (
		<Card className="overflow-hidden">
			<div className="flex flex-wrap items-baseline gap-x-6 gap-y-2 p-4 md:p-5">
				<p>
					<span className="tabular text-2xl/7 font-semibold tracking-tight">
						{dollars(listPrice(amounts))}
					</span>{" "}
					<span className="text-[13px] text-gray-11">{t.atList}</span>
				</p>
				<p>
					<span className="tabular text-2xl/7 font-semibold tracking-tight">
						{dollars(billedPrice(amounts))}
					</span>{" "}
					<span className="text-[13px] text-gray-11">{t.beyond}</span>
				</p>
			</div>
			<div className="overflow-x-auto border-t border-line">
				<table className="w-full text-left">
					<caption className="sr-only">{t.whole}</caption>
					<thead className="text-xs text-gray-11">
						<tr className="border-b border-line">
							<th className="px-4 py-2 font-medium md:px-5" scope="col">
								{t.item}
							</th>
							<th className="px-3 py-2 text-right font-medium" scope="col">
								{t.used}
							</th>
							<th className="hidden px-3 py-2 text-right font-medium sm:table-cell" scope="col">
								{t.included}
							</th>
							<th className="hidden px-3 py-2 text-right font-medium sm:table-cell" scope="col">
								{t.price}
							</th>
							<th className="px-4 py-2 text-right font-medium md:px-5" scope="col">
								{t.cost}
							</th>
						</tr>
					</thead>
					<tbody className="tabular">
						{PRICED_ITEMS.map((item) => {
							const amount = amounts[item] ?? 0;
							const { included, price } = PRICES[item];
							return (
								<tr className="border-b border-line last:border-b-0" key={item}>
									<th
										className="py-2 pr-2 pl-4 font-normal hyphens-auto [overflow-wrap:anywhere] md:pl-5"
										scope="row"
									>
										{t.items[item]}
									</th>
									<td className="px-2 py-2 text-right whitespace-nowrap sm:px-3">
										{amountText(item, amount)}
									</td>
									<td className="hidden px-3 py-2 text-right text-gray-11 sm:table-cell">
										{amountText(item, included)}
									</td>
									<td className="hidden px-3 py-2 text-right text-gray-11 sm:table-cell">
										{t.per[item](price < CENT ? `US$ ${format.number(price)}` : dollars(price))}
									</td>
									<td className="py-2 pr-4 pl-2 text-right font-medium whitespace-nowrap md:px-5">
										{dollars(listPrice({ [item]: amount }))}
									</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			</div>
			<div className="border-t border-line p-4 text-[13px] text-gray-11 md:p-5">
				<p className="max-w-[75ch] text-pretty">
					{t.asOf(format.calendarDay(PRICES_AS_OF), PRICES_AS_OF.slice(0, 4))}
				</p>
				<ul className="mt-1 flex flex-wrap gap-x-4">
					{[...new Set(PRICED_ITEMS.map((item) => PRICES[item].source))].map((source) => (
						<li key={source}>
							<a
								className="focus-ring rounded-sm text-accent-11 hover:underline"
								href={source}
								rel="noreferrer"
								target="_blank"
							>
								{new URL(source).pathname.split("/")[1]}
							</a>
						</li>
					))}
				</ul>
				<p className="mt-2 max-w-[75ch] text-pretty">{t.notCounted}</p>
			</div>
		</Card>
	);
}
