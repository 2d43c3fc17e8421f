import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import type { ServiceReport } from "#app/contracts/reports.ts";
import { FORMER } from "#app/domain/service-figures/facts.ts";
import { type CHANNEL, listOf } from "#app/domain/service-figures/range.ts";
import {
	type Count,
	countIn,
	type Dimension,
	percentileIn,
	type Sums,
} from "#app/domain/service-figures/sums.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { useDuration } from "#app/ui/use-duration.ts";
import { listOfConversations } from "./lists.ts";
import { useScore } from "./service-cards.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export type Split = Exclude<Dimension, "ad"> | typeof CHANNEL;

/** Rows of a table; who did least are left to the file. */
const SHOWN = 25;

interface Named {
	id: string;
	name: string;
}

export interface BreakdownProps {
	split: Split;
	report: ServiceReport;
	channels: readonly Named[];
	/** Who looks: their own row opens their list. */
	memberId: string;
}

type Column = keyof typeof pt.columns;
const COLUMNS: Record<"agent" | "others", readonly Exclude<Column, "name">[]> = {
	agent: ["opened", "answered", "closed", "alone", "handedOver", "firstAnswer", "satisfaction"],
	others: ["opened", "answered", "closed", "firstAnswer", "p90", "resolution", "satisfaction"],
};
/** What a phone shows, where the table is as wide as the screen. */
const ON_PHONES: Record<keyof typeof COLUMNS, ReadonlySet<Column>> = {
	agent: new Set(["opened", "closed", "handedOver"]),
	others: new Set(["opened", "closed", "firstAnswer"]),
};

/** What each of a kind did; each name opens the list of its conversations, where there is such a list. */
export function Breakdown(props: BreakdownProps) {
	const t = useStrings({ pt, en });
	const { split, report } = props;
	const nameOf = useNameOf(props);
	const cell = useCell();
	const id = useId();
	const rows = listOf(report.sums, split).slice(0, SHOWN);
	if (rows.length === 0 && split !== "member") return null;
	const kind = split === "agent" ? "agent" : "others";
	const columns = COLUMNS[kind];
	const cellClass = (column: Column): string =>
		`px-1 py-2 text-right md:px-3 md:last:pr-5 ${ON_PHONES[kind].has(column) ? "" : "hidden md:table-cell"}`;
	return (
		<Card className="overflow-hidden">
			<h2 className="px-4 pt-4 text-base font-semibold md:px-5" id={id}>
				{t.lists[split]}
			</h2>
			{split === "member" && !report.readsPeople ? (
				<p className="px-4 pt-1 text-[13px] text-gray-11 md:px-5">{t.ownOnly}</p>
			) : null}
			{rows.length === 0 ? (
				<p className="px-4 py-4 text-gray-11 md:px-5">{t.none}</p>
			) : (
				<div className="mt-2 pr-3 md:pr-0">
					<table aria-labelledby={id} className="w-full text-left text-[13px]">
						<thead className="text-xs text-gray-11">
							<tr className="border-b border-line">
								<th className="py-2 pr-1 pl-4 font-medium md:pl-5" scope="col">
									{t.columns.name}
								</th>
								{columns.map((column) => (
									<th className={`font-medium ${cellClass(column)}`} key={column} scope="col">
										{t.columns[column]}
									</th>
								))}
							</tr>
						</thead>
						<tbody className="tabular">
							{rows.map((row) => (
								<tr className="border-b border-line last:border-b-0" key={row.id}>
									<th
										className="py-2 pr-1 pl-4 font-medium [overflow-wrap:anywhere] md:pl-5"
										scope="row"
									>
										<NameLink to={hrefOf(props, row.id)}>{nameOf(row.id)}</NameLink>
									</th>
									{columns.map((column) => (
										<td className={cellClass(column)} key={column}>
											{column === "closed" && countIn(row.sums, "closed") > 0 ? (
												<NameLink
													label={`${nameOf(row.id)}: ${t.columns.closed} ${cell(row.sums, column)}`}
													to={hrefOf(props, row.id, "closed")}
												>
													{cell(row.sums, column)}
												</NameLink>
											) : (
												cell(row.sums, column)
											)}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</Card>
	);
}

function NameLink(props: { to: string; label?: string; children: ReactNode }) {
	return (
		<Link aria-label={props.label} className="focus-ring rounded-sm hover:underline" to={props.to}>
			<bdi>{props.children}</bdi>
		</Link>
	);
}

function hrefOf({ split, memberId, report }: BreakdownProps, id: string, is?: "closed"): string {
	const ended = is && { status: is, from: report.period.from, to: report.period.to };
	switch (split) {
		case "agent":
			return listOfConversations({ ...ended, agentId: id });
		case "channel":
			return listOfConversations({ ...ended, channelId: id });
		case "label":
			return listOfConversations({ ...ended, label: id });
		case "member":
			if (id === FORMER) return listOfConversations({ ...ended });
			if (id === memberId && !ended) return listOfConversations({ who: "mine" });
			return listOfConversations({ ...ended, assigneeId: id });
		case "department":
			return listOfConversations({ ...ended, departmentId: id });
	}
}

function useNameOf({ split, report, channels }: BreakdownProps): (id: string) => string {
	const t = useStrings({ pt, en });
	const named = (list: readonly Named[], id: string, gone: string): string =>
		list.find((one) => one.id === id)?.name ?? gone;
	return (id) => {
		switch (split) {
			case "label":
				return id;
			case "member":
				return id === FORMER ? t.former : named(report.members, id, t.former);
			case "agent":
				return named(report.agents, id, t.gone.agent);
			case "channel":
				return named(channels, id, t.gone.channel);
			case "department":
				return named(report.departments, id, t.gone.department);
		}
	};
}

function useCell(): (sums: Sums, column: Exclude<Column, "name">) => string {
	const format = useFormat();
	const duration = useDuration();
	const score = useScore();
	const time = (ms: number | null): string => (ms === null ? "–" : duration(ms));
	const count = (sums: Sums, name: Count): string => format.number(countIn(sums, name));
	return (sums, column) => {
		switch (column) {
			case "firstAnswer":
				return time(percentileIn(sums, "wait", 0.5));
			case "p90":
				return time(percentileIn(sums, "wait", 0.9));
			case "resolution":
				return time(percentileIn(sums, "solve", 0.5));
			case "satisfaction":
				return score(sums);
			case "opened":
			case "answered":
			case "closed":
			case "alone":
			case "handedOver":
				return count(sums, column);
		}
	};
}
