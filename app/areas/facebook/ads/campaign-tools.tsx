import { RefreshCw } from "lucide-react";
import { href, useSearchParams } from "react-router";
import { CAMPAIGN_STATUSES } from "#app/domain/facebook/campaign.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { en as facebookEn } from "../strings.en.ts";
import { pt as facebookPt } from "../strings.pt.ts";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import { isSyncing } from "../use-sync.ts";
import type { AdsAnswer } from "./actions.ts";
import type { AdsRead } from "./ads-read.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 5: an option's value must not be empty. */
const ALL = "all";

/** Filter by status, and a button that syncs the campaigns. */
export function CampaignTools({ read }: { read: AdsRead }) {
	const t = useStrings({ pt, en }).campaigns;
	const [search, setSearch] = useSearchParams();
	const choose = (status: string): void =>
		setSearch(
			(before) => {
				const address = new URLSearchParams(before);
				// Another filter starts at its first page.
				address.delete("after");
				if (status === ALL) address.delete("status");
				else address.set("status", status);
				return address;
			},
			{ replace: true, preventScrollReset: true },
		);
	return (
		<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
			<Select
				aria-label={t.filter}
				className="w-full sm:w-52"
				onChange={(event) => choose(event.currentTarget.value)}
				value={search.get("status") ?? ALL}
			>
				<option value={ALL}>{t.everyStatus}</option>
				{CAMPAIGN_STATUSES.map((status) => (
					<option key={status} value={status}>
						{t.statuses[status]}
					</option>
				))}
			</Select>
			<SyncButton read={read} />
		</div>
	);
}

function SyncButton({ read }: { read: AdsRead }) {
	const t = useStrings({ pt, en }).campaigns;
	const words = useStrings({ pt: facebookPt, en: facebookEn });
	const errorText = useFacebookErrorText();
	const syncing = useIntent<AdsAnswer>(
		"sync-campaigns",
		({ code }) => {
			if (code === null) notify.info(t.syncStarted);
			else notify.error(t.syncFailed, errorText(code));
		},
		{ action: href("/facebook/ads") },
	);
	const isRunning = read.accounts.some((account) => isSyncing(account, "campaigns", read.now));
	return (
		<ReasonedButton
			kind="primary"
			loading={syncing.isSending || isRunning}
			onClick={() => syncing.send()}
			reason={read.mayManage ? null : words.managersOnly}
			size="large"
			type="button"
		>
			<RefreshCw aria-hidden="true" size={16} />
			{t.sync}
		</ReasonedButton>
	);
}
