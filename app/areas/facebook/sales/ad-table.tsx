import { Fragment, type ReactNode, useId } from "react";
import { href, Link } from "react-router";
import { displayName } from "#app/domain/chat/display-text.ts";
import { formatListFilter } from "#app/domain/conversations/list-filter.ts";
import {
	type AdFigures,
	type AdRow,
	costOfOne,
	returnOf,
	toCampaigns,
} from "#app/domain/facebook/ad-sales.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useAmounts, useTimes } from "./use-amounts.ts";

const COLUMNS = [
	"opened",
	"answered",
	"leads",
	"sales",
	"worth",
	"spend",
	"cost",
	"return",
] as const;
/** What a phone shows, where the table is as wide as the screen. */
const ON_PHONES: readonly string[] = ["opened", "sales", "worth"];
const cellClass = (column: string): string =>
	`px-1 py-2 text-right md:px-3 md:last:pr-5 ${ON_PHONES.includes(column) ? "" : "hidden md:table-cell"}`;
/** Ads that one list is narrowed to. */
const MOST_ADS = 40;

/** Campaigns with their ads; a number of conversations opens their list. */
export function AdTable({ rows, seesAll }: { rows: readonly AdRow[]; seesAll: boolean }) {
	const t = useStrings({ pt, en }).table;
	const id = useId();
	const nameOf = (ad: AdRow): string => displayName(ad.name ?? "") || t.ad(ad.id);
	return (
		<Card className="mb-6 overflow-hidden">
			<h2 className="px-4 pt-4 text-base font-semibold md:px-5" id={id}>
				{t.title}
			</h2>
			<p className="px-4 pt-1 text-[13px] text-gray-11 md:px-5">{seesAll ? t.rule : t.narrow}</p>
			{rows.length === 0 ? (
				<p className="px-4 py-4 text-gray-11 md:px-5">{t.none}</p>
			) : (
				<div className="mt-2 pr-3 md:pr-0">
					<table aria-labelledby={id} className="w-full text-left text-[13px]">
						<thead className="text-xs text-gray-11">
							<tr className="border-b border-line">
								<th className="py-2 pr-1 pl-4 font-medium md:pl-5" scope="col">
									{t.name}
								</th>
								{COLUMNS.map((column) => (
									<th className={`${cellClass(column)} font-medium`} key={column} scope="col">
										{t[column]}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{toCampaigns(rows).map((campaign) => {
								const name = displayName(campaign.campaign ?? "") || t.otherCampaign;
								return (
									<Fragment key={campaign.campaignId ?? ""}>
										<Row
											ads={campaign.ads.map((ad) => ad.id)}
											figures={campaign}
											isWhole
											name={name}
										/>
										{campaign.ads.map((ad) => (
											<Row
												ads={[ad.id]}
												figures={ad}
												key={ad.id}
												name={nameOf(ad)}
												note={ad.adSet === null ? null : displayName(ad.adSet)}
											/>
										))}
									</Fragment>
								);
							})}
						</tbody>
					</table>
				</div>
			)}
		</Card>
	);
}

function Row(props: {
	name: string;
	note?: string | null;
	figures: AdFigures;
	ads: readonly string[];
	isWhole?: true;
}) {
	const t = useStrings({ pt, en }).table;
	const format = useFormat();
	const amounts = useAmounts();
	const times = useTimes();
	const { figures } = props;
	const list = `${href("/conversations")}?${formatListFilter({
		status: "active",
		q: "",
		adId: props.ads.slice(0, MOST_ADS).join(","),
	})}`;
	const cells: Record<(typeof COLUMNS)[number], ReactNode> = {
		opened: (
			<Link
				aria-label={t.open(props.name)}
				className="focus-ring rounded-sm text-accent-11 hover:underline"
				to={list}
			>
				{format.number(figures.opened)}
			</Link>
		),
		answered: format.number(figures.answered),
		leads: format.number(figures.leads),
		sales: format.number(figures.sales),
		worth: amounts(figures.worth),
		spend: amounts(figures.spend),
		cost: amounts(costOfOne(figures)),
		return: times(returnOf(figures)),
	};
	return (
		<tr className="border-b border-line last:border-b-0">
			<th
				className={`py-2 pr-1 [overflow-wrap:anywhere] ${props.isWhole ? "pl-4 font-semibold md:pl-5" : "pl-6 font-normal"}`}
				scope="row"
			>
				<bdi>{props.name}</bdi>
				{props.note ? <bdi className="block text-xs text-gray-11">{props.note}</bdi> : null}
			</th>
			{COLUMNS.map((column) => (
				<td className={`${cellClass(column)} tabular`} key={column}>
					{cells[column]}
				</td>
			))}
		</tr>
	);
}
