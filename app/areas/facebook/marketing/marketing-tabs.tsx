import { CircleUser, Image, Megaphone, Plus } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import type { AccountView, PixelView } from "#app/contracts/facebook.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { AddressTabs, useAddressTab } from "#app/ui/address-tabs.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en as facebookEn } from "../strings.en.ts";
import { pt as facebookPt } from "../strings.pt.ts";
import { AccountCard } from "./account-card.tsx";
import { AddAccountForm } from "./add-account-form.tsx";
import { PixelsTab } from "./pixels-tab.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TABS = ["contas", "pixels", "campanhas", "criativos"] as const;

/** Accounts and pixels; campaigns are in the ads manager, creatives are not built yet. */
export function MarketingTabs(props: {
	accounts: AccountView[];
	pixels: PixelView[];
	mayManage: boolean;
	now: number;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const tab = useAddressTab(TABS);
	const { accounts, pixels, mayManage, now } = props;
	return (
		<AddressTabs
			label={t.title}
			onOpen={tab.open}
			tabs={[
				{
					value: "contas",
					title: t.tabs.accounts,
					count: format.number(accounts.length),
					panel: <AccountsTab accounts={accounts} mayManage={mayManage} now={now} />,
				},
				{
					value: "pixels",
					title: t.tabs.pixels,
					count: format.number(pixels.length),
					panel: <PixelsTab accounts={accounts} mayManage={mayManage} now={now} pixels={pixels} />,
				},
				{ value: "campanhas", title: t.tabs.campaigns, panel: <CampaignsToCome /> },
				{ value: "criativos", title: t.tabs.creatives, panel: <CreativesToCome /> },
			]}
			value={tab.value}
		/>
	);
}

function CampaignsToCome() {
	const t = useStrings({ pt, en }).development;
	return (
		<Card className="">
			<EmptyState
				action={
					<Button asChild>
						<Link to={href("/facebook/ads")}>{t.toAds}</Link>
					</Button>
				}
				icon={Megaphone}
				title={t.title}
			>
				{t.campaigns}
			</EmptyState>
		</Card>
	);
}

function CreativesToCome() {
	const t = useStrings({ pt, en }).development;
	return (
		<Card className="">
			<EmptyState icon={Image} title={t.title}>
				{t.creatives}
			</EmptyState>
		</Card>
	);
}

/** The connected ad accounts, and a button that connects another one. */
function AccountsTab(props: { accounts: AccountView[]; mayManage: boolean; now: number }) {
	const t = useStrings({ pt, en }).accounts;
	const words = useStrings({ pt: facebookPt, en: facebookEn });
	const [isAdding, setIsAdding] = useState(false);
	const { accounts, mayManage, now } = props;
	const addButton = (
		<ReasonedButton
			kind="primary"
			onClick={() => setIsAdding(true)}
			reason={mayManage ? null : words.managersOnly}
			size="large"
			type="button"
		>
			<Plus aria-hidden="true" size={16} />
			{t.add}
		</ReasonedButton>
	);
	return (
		<>
			{accounts.length === 0 ? (
				<Card className="">
					<EmptyState action={addButton} icon={CircleUser} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				</Card>
			) : (
				<>
					<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
						<p className="max-w-[60ch] text-gray-11 text-pretty">{t.purpose}</p>
						{addButton}
					</div>
					<ul className="grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3">
						{accounts.map((account) => (
							<li key={account.accountId}>
								<AccountCard account={account} mayManage={mayManage} now={now} />
							</li>
						))}
					</ul>
				</>
			)}
			<AddAccountDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
		</>
	);
}

/**
 * 'Adicionar Conta'. The form is mounted only while the dialog is open, so that a closed one holds
 * no token.
 */
function AddAccountDialog(props: { isOpen: boolean; onClose: () => void }) {
	const t = useStrings({ pt, en }).add;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open={props.isOpen}
			purpose={t.purpose}
			title={t.title}
		>
			<AddAccountForm onClose={props.onClose} />
		</Dialog>
	);
}
