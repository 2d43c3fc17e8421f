import { RefreshCw, Target } from "lucide-react";
import { useState } from "react";
import type { AccountView, PixelView } from "#app/contracts/facebook.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en as facebookEn } from "../strings.en.ts";
import { pt as facebookPt } from "../strings.pt.ts";
import { SyncProgress } from "../sync-progress.tsx";
import { findSync, isSyncing, useSync } from "../use-sync.ts";
import { PixelCard } from "./pixel-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 5: an option's value must not be empty. */
const NONE = "none";

interface PixelsTabProps {
	accounts: AccountView[];
	pixels: PixelView[];
	mayManage: boolean;
	now: number;
}

/** The pixels of one account, or of all while none is chosen. */
export function PixelsTab(props: PixelsTabProps) {
	const t = useStrings({ pt, en }).pixels;
	const [chosen, setChosen] = useState(NONE);
	const account = props.accounts.find(({ accountId }) => accountId === chosen);
	const shown = account
		? props.pixels.filter(({ accountId }) => accountId === account.accountId)
		: props.pixels;
	return (
		<>
			<Toolbar {...props} account={account} onChoose={setChosen} />
			{shown.length === 0 ? (
				<Card className="">
					<EmptyState icon={Target} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				</Card>
			) : (
				<ul className="grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3">
					{shown.map((pixel) => (
						<li key={`${pixel.accountId} ${pixel.pixelId}`}>
							<PixelCard
								account={props.accounts.find(({ accountId }) => accountId === pixel.accountId)}
								now={props.now}
								pixel={pixel}
							/>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function Toolbar(
	props: PixelsTabProps & {
		account: AccountView | undefined;
		onChoose: (accountId: string) => void;
	},
) {
	const t = useStrings({ pt, en }).pixels;
	const words = useStrings({ pt: facebookPt, en: facebookEn });
	const format = useFormat();
	const { account, accounts, now } = props;
	const running = findSync(account, "pixels");
	const sync = useSync(account, "pixels", {
		done: ({ doneCount }) => [t.synced, t.count(doneCount, format.number(doneCount))],
		failed: t.syncFailed,
	});
	/** Spec 2, section 5: pixel sync. */
	const start = (): void => {
		if (!account) return notify.error(t.choose, t.chooseText);
		if (account.isTokenRefused) return notify.error(t.noToken, t.noTokenText);
		sync.start();
	};
	return (
		<div className="mb-4 flex flex-wrap items-end gap-3">
			<div className="min-w-0 flex-1 basis-60 sm:max-w-sm">
				<Field label={t.account}>
					{(control) => (
						<Select
							{...control}
							onChange={(event) => props.onChoose(event.currentTarget.value)}
							value={account?.accountId ?? NONE}
						>
							<option value={NONE}>{t.all}</option>
							{accounts.map(({ accountId, name }) => (
								<option key={accountId} value={accountId}>
									{name}
								</option>
							))}
						</Select>
					)}
				</Field>
			</div>
			<ReasonedButton
				kind="primary"
				loading={sync.isBusy || isSyncing(account, "pixels", now)}
				onClick={start}
				reason={props.mayManage ? null : words.managersOnly}
				size="large"
				type="button"
			>
				<RefreshCw aria-hidden="true" size={16} />
				{t.sync}
			</ReasonedButton>
			{running ? (
				<div className="w-full empty:hidden">
					<SyncProgress now={now} sync={running} />
				</div>
			) : null}
		</div>
	);
}
