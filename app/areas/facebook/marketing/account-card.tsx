import { RefreshCw, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { href } from "react-router";
import type { AccountView } from "#app/contracts/facebook.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { AccountBadge } from "../account-badge.tsx";
import { FactList } from "../fact-list.tsx";
import { moneyOfMinor } from "../money.ts";
import { en as facebookEn } from "../strings.en.ts";
import { pt as facebookPt } from "../strings.pt.ts";
import { SyncProgress } from "../sync-progress.tsx";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import { isSyncing, useSync } from "../use-sync.ts";
import type { MarketingAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** One ad account: Meta's data, and its actions. */
export function AccountCard(props: { account: AccountView; mayManage: boolean; now: number }) {
	const t = useStrings({ pt, en }).accounts;
	const { account } = props;
	return (
		<Card className="flex h-full flex-col p-4">
			<div className="flex items-start gap-3">
				<div className="min-w-0 flex-1">
					<h3
						className="line-clamp-2 font-semibold [overflow-wrap:anywhere] text-gray-12"
						title={account.name}
					>
						<bdi>{account.name}</bdi>
					</h3>
					<p className="tabular truncate text-[13px] text-gray-11">{t.id(account.accountId)}</p>
				</div>
				<AccountBadge code={account.accountStatus} />
			</div>
			{account.isTokenRefused ? (
				<p className="mt-3 flex items-start gap-1.5 text-[13px] text-amber-11">
					<TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={14} />
					{t.tokenRefused}
				</p>
			) : null}
			<Facts account={account} now={props.now} />
			<div className="mt-3 flex flex-col gap-1.5 empty:hidden">
				{account.syncs.map((sync) => (
					<SyncProgress key={sync.kind} now={props.now} sync={sync} />
				))}
			</div>
			<Actions {...props} />
		</Card>
	);
}

function Facts({ account, now }: { account: AccountView; now: number }) {
	const t = useStrings({ pt, en }).accounts;
	const words = useStrings({ pt: facebookPt, en: facebookEn });
	const format = useFormat();
	const { currency, lastSyncAt } = account;
	return (
		<FactList
			facts={[
				[t.spent, moneyOfMinor(account.amountSpent, currency, format)],
				[t.balance, moneyOfMinor(account.balance, currency, format)],
				[t.company, <bdi key="company">{account.businessName ?? words.notAvailable}</bdi>],
				[t.timeZone, account.timezoneName ?? words.notAvailable],
				[t.lastSync, lastSyncAt === null ? words.never : format.relative(lastSyncAt, now)],
			]}
		/>
	);
}

function Actions(props: { account: AccountView; mayManage: boolean; now: number }) {
	const t = useStrings({ pt, en }).accounts;
	const words = useStrings({ pt: facebookPt, en: facebookEn });
	const [isRemoving, setIsRemoving] = useState(false);
	const { account } = props;
	const reason = props.mayManage ? null : words.managersOnly;
	const sync = useSync(account, "account", {
		done: () => [t.synced, isolate(account.name)],
		failed: t.syncFailed,
	});
	return (
		<div className="mt-auto flex flex-wrap justify-end gap-2 pt-4">
			<ReasonedButton
				aria-label={t.syncNamed(isolate(account.name))}
				loading={sync.isBusy || isSyncing(account, "account", props.now)}
				onClick={sync.start}
				reason={reason}
				type="button"
			>
				<RefreshCw aria-hidden="true" size={16} />
				{t.sync}
			</ReasonedButton>
			<ReasonedButton
				aria-label={t.removeNamed(isolate(account.name))}
				onClick={() => setIsRemoving(true)}
				reason={reason}
				type="button"
			>
				<Trash2 aria-hidden="true" size={16} />
				{t.remove}
			</ReasonedButton>
			<RemoveDialog account={account} isOpen={isRemoving} onClose={() => setIsRemoving(false)} />
		</div>
	);
}

/**
 * Asks before an account is removed (spec 2, section 4: a soft delete). A refusal keeps it open.
 */
function RemoveDialog(props: { account: AccountView; isOpen: boolean; onClose: () => void }) {
	const t = useStrings({ pt, en }).removal;
	const errorText = useFacebookErrorText();
	const { accountId, name } = props.account;
	const removing = useIntent<MarketingAnswer>(
		"remove",
		({ code }) => {
			if (code !== null) return;
			notify.success(t.done);
			props.onClose();
		},
		// Answered before the revalidation: afterwards the card, and this dialog with it, no longer
		// exists.
		{ action: href("/facebook/marketing"), isAnsweredFirst: true },
	);
	return (
		<ConfirmDialog
			busy={removing.isSending}
			confirmLabel={t.confirm}
			onConfirm={() => removing.send({ accountId })}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open={props.isOpen}
			title={t.title(isolate(name))}
		>
			{t.text}
			{removing.refusal ? (
				<span className="mt-3 block text-red-11" role="alert">
					{errorText(removing.refusal)}
				</span>
			) : null}
		</ConfirmDialog>
	);
}
