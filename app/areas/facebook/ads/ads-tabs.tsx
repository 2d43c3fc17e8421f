import { useStrings } from "#app/i18n/use-strings.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { AddressTabs, useAddressTab } from "#app/ui/address-tabs.tsx";
import type { AdsRead } from "./ads-read.ts";
import { CampaignsTab } from "./campaigns-tab.tsx";
import { AdsToCome, AudiencesToCome, ReportsTab, TemplatesToCome } from "./coming-tabs.tsx";
import { SettingsTab } from "./settings-tab.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TABS = [
	"campanhas",
	"anuncios",
	"modelos",
	"publicos",
	"relatorios",
	"configuracoes",
] as const;

/** The six tabs of the ads manager. */
export function AdsTabs({ read }: { read: AdsRead }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const tab = useAddressTab(TABS);
	return (
		<AddressTabs
			label={t.title}
			onOpen={tab.open}
			tabs={[
				{
					value: "campanhas",
					title: t.tabs.campaigns,
					count: format.number(read.counts.total),
					panel: <CampaignsTab read={read} />,
				},
				{ value: "anuncios", title: t.tabs.ads, panel: <AdsToCome /> },
				{ value: "modelos", title: t.tabs.templates, panel: <TemplatesToCome /> },
				{ value: "publicos", title: t.tabs.audiences, panel: <AudiencesToCome /> },
				{
					value: "relatorios",
					title: t.tabs.reports,
					panel: <ReportsTab accounts={read.accounts} />,
				},
				{
					value: "configuracoes",
					title: t.tabs.settings,
					panel: <SettingsTab mayManage={read.mayManage} settings={read.settings} />,
				},
			]}
			value={tab.value}
		/>
	);
}
