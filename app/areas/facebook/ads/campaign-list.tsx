import { ArrowLeftToLine, ArrowRight, Megaphone } from "lucide-react";
import { href, Link, useSearchParams } from "react-router";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { AdsRead } from "./ads-read.ts";
import { CampaignRow } from "./campaign-row.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Newest first, page by page: an account may have thousands of campaigns. */
export function CampaignList({ read }: { read: AdsRead }) {
	const t = useStrings({ pt, en }).campaigns;
	const { campaigns, counts, accounts } = read;
	if (campaigns.length === 0)
		return (
			<Card className="">
				<EmptyState icon={Megaphone} title={counts.total > 0 ? t.noneOfStatus : t.empty}>
					{counts.total > 0 ? null : t.emptyText}
				</EmptyState>
			</Card>
		);
	const nameOf = (accountId: string): string =>
		accounts.find((account) => account.accountId === accountId)?.name ?? accountId;
	return (
		<>
			<Card className="overflow-hidden">
				<ul>
					{campaigns.map((campaign) => (
						<CampaignRow
							accountName={accounts.length > 1 ? nameOf(campaign.accountId) : null}
							campaign={campaign}
							key={campaign.id}
						/>
					))}
				</ul>
			</Card>
			<Pages nextAfter={read.nextAfter} shown={campaigns.length} total={counts.total} />
		</>
	);
}

/** Links, so that a page of the list can be reopened and shared. */
function Pages(props: { nextAfter: string | null; shown: number; total: number }) {
	const t = useStrings({ pt, en }).campaigns;
	const format = useFormat();
	const [search] = useSearchParams();
	const isFirst = !search.has("after");
	if (isFirst && props.nextAfter === null) return null;
	const to = (after: string | null) => {
		const address = new URLSearchParams(search);
		if (after === null) address.delete("after");
		else address.set("after", after);
		return { pathname: href("/facebook/ads"), search: address.toString() };
	};
	return (
		<nav
			aria-label={t.pages}
			className="mt-4 flex flex-wrap items-center justify-between gap-3 text-[13px] text-gray-11"
		>
			<p className="tabular">
				{search.has("status")
					? t.onPage(format.plural(props.shown, t.one, t.other))
					: t.shown(format.number(props.shown), format.number(props.total))}
			</p>
			<div className="flex gap-2">
				{isFirst ? null : (
					<Button asChild>
						<Link to={to(null)}>
							<ArrowLeftToLine aria-hidden="true" size={16} />
							{t.firstPage}
						</Link>
					</Button>
				)}
				{props.nextAfter === null ? null : (
					<Button asChild>
						<Link to={to(props.nextAfter)}>
							{t.nextPage}
							<ArrowRight aria-hidden="true" size={16} />
						</Link>
					</Button>
				)}
			</div>
		</nav>
	);
}
