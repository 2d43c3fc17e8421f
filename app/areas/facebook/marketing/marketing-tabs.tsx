import { Image, Megaphone } from "lucide-react";
import { href, Link } from "react-router";
import type { AccountView, PixelView } from "#app/contracts/facebook.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { AddressTabs, useAddressTab } from "#app/ui/address-tabs.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { AccountsTab } from "./accounts-tab.tsx";
import { PixelsTab } from "./pixels-tab.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TABS = ["contas", "pixels", "campanhas", "criativos"] as const;

/** Accounts and pixels; campaigns live in the ads manager, creatives are still to come. */
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
