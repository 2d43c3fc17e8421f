import { Banknote, Megaphone, Users } from "lucide-react";
import { sumInsights } from "#app/domain/facebook/campaign.ts";
import { isUnderWay } from "#app/domain/facebook/sync.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { moneyOfTotals } from "../money.ts";
import { SyncProgress } from "../sync-progress.tsx";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import { findSync } from "../use-sync.ts";
import type { AdsRead } from "./ads-read.ts";
import { CampaignList } from "./campaign-list.tsx";
import { CampaignTools } from "./campaign-tools.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Three figures, and the campaigns of all accounts. */
export function CampaignsTab({ read }: { read: AdsRead }) {
	const t = useStrings({ pt, en }).campaigns;
	return (
		<>
			<Figures read={read} />
			<FailedSyncs read={read} />
			<section aria-label={t.list}>
				<CampaignTools read={read} />
				<RunningSyncs read={read} />
				<CampaignList read={read} />
			</section>
		</>
	);
}

/** Active campaigns, spend and reach of 30 days; zero while nothing was synced. */
function Figures({ read }: { read: AdsRead }) {
	const t = useStrings({ pt, en }).campaigns;
	const format = useFormat();
	const totals = sumInsights(read.accounts);
	const spend = moneyOfTotals(totals.spend, read.accounts[0]?.currency ?? "USD", format);
	return (
		<div className="mb-6 grid grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-4">
			<StatCard
				detail={t.ofAll(format.number(read.counts.total))}
				icon={Megaphone}
				label={t.active}
				tone={read.counts.active > 0 ? "good" : undefined}
				value={format.number(read.counts.active)}
			/>
			<StatCard
				detail={spend.others.length > 0 ? `+ ${spend.others.join(" · ")}` : null}
				icon={Banknote}
				label={t.spend}
				value={spend.first}
			/>
			<StatCard
				detail={read.accounts.length > 1 ? t.reachOfAccounts : t.thirtyDays}
				icon={Users}
				label={t.reach}
				value={format.number(totals.reach)}
			/>
		</div>
	);
}

/** Why the campaigns of an account are stale; the last known ones are shown. */
function FailedSyncs({ read }: { read: AdsRead }) {
	const t = useStrings({ pt, en }).campaigns;
	const errorText = useFacebookErrorText();
	const failed = read.accounts.flatMap((account) => {
		const sync = findSync(account, "campaigns");
		return sync?.state === "failed" ? [{ account, sync }] : [];
	});
	if (failed.length === 0) return null;
	return (
		<div className="mb-6">
			<ErrorState title={t.failed}>
				{failed.map(({ account, sync }) => (
					<p key={account.accountId}>
						<bdi>{account.name}</bdi>: {errorText(sync.error ?? "facebook_unavailable")}
					</p>
				))}
			</ErrorState>
		</div>
	);
}

function RunningSyncs({ read }: { read: AdsRead }) {
	const running = read.accounts.flatMap((account) => {
		const sync = findSync(account, "campaigns");
		return sync && isUnderWay(sync, read.now) ? [{ account, sync }] : [];
	});
	if (running.length === 0) return null;
	return (
		<ul className="mb-3 flex flex-col gap-1">
			{running.map(({ account, sync }) => (
				<li className="flex flex-wrap items-center gap-x-2 text-[13px]" key={account.accountId}>
					<bdi className="font-medium">{account.name}</bdi>
					<SyncProgress now={read.now} sync={sync} />
				</li>
			))}
		</ul>
	);
}
