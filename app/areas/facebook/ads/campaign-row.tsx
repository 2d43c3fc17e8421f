import type { CampaignView } from "#app/contracts/facebook.ts";
import {
	type CampaignStatus,
	knownCampaignStatus,
	knownObjective,
} from "#app/domain/facebook/campaign.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { moneyOfMinor } from "../money.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<CampaignStatus, StatusTone> = {
	active: "good",
	paused: "warning",
	deleted: "bad",
	archived: "neutral",
};

/** One campaign: name and objective, status, budget, day of creation. */
export function CampaignRow(props: {
	campaign: CampaignView;
	/** Null where all campaigns are of one account. */
	accountName: string | null;
}) {
	const t = useStrings({ pt, en }).campaigns;
	const format = useFormat();
	const { campaign, accountName } = props;
	const aim = campaign.objective === null ? null : aimOf(campaign.objective, t.objectives);
	return (
		<li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0 md:grid-cols-[minmax(0,1fr)_8rem_11rem_6rem]">
			<div className="min-w-0">
				<p className="truncate font-medium text-gray-12" title={campaign.name}>
					<bdi>{campaign.name}</bdi>
				</p>
				<p className="truncate text-[13px] text-gray-11">
					{aim ?? t.noObjective}
					{accountName === null ? null : (
						<>
							{" · "}
							<bdi>{accountName}</bdi>
						</>
					)}
				</p>
			</div>
			<div>
				<CampaignBadge status={campaign.status} />
			</div>
			<p className="tabular text-[13px] text-gray-11 md:text-right">
				<Budget campaign={campaign} />
			</p>
			<p className="tabular text-right text-[13px] text-gray-11">
				<span className="sr-only">{t.created} </span>
				{format.date(campaign.createdAt)}
			</p>
		</li>
	);
}

const aimOf = (objective: string, words: Record<string, string>): string => {
	const known = knownObjective(objective);
	return known === null ? objective : (words[known] ?? objective);
};

/** Spec 2, section 4: an unknown status is shown as it is. */
function CampaignBadge({ status }: { status: string }) {
	const t = useStrings({ pt, en }).campaigns.statuses;
	const known = knownCampaignStatus(status);
	if (known === null) return <StatusBadge tone="neutral">{status}</StatusBadge>;
	return <StatusBadge tone={TONES[known]}>{t[known]}</StatusBadge>;
}

function Budget({ campaign }: { campaign: CampaignView }) {
	const t = useStrings({ pt, en }).campaigns;
	const format = useFormat();
	const { dailyBudget, lifetimeBudget, currency } = campaign;
	// Meta sends "0" for the budget that is not used.
	if (dailyBudget !== null && dailyBudget !== "0")
		return t.daily(moneyOfMinor(dailyBudget, currency, format));
	if (lifetimeBudget !== null && lifetimeBudget !== "0")
		return t.lifetime(moneyOfMinor(lifetimeBudget, currency, format));
	return t.budgetOfSets;
}
