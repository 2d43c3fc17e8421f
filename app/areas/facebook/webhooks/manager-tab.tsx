import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { AddressTabs, useAddressTab } from "#app/ui/address-tabs.tsx";
import { ActiveWebhooks } from "./active-webhooks.tsx";
import { CreateWebhook } from "./create-webhook.tsx";
import { EventLog } from "./event-log.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { WebhooksData } from "./webhooks.route.tsx";

const VIEWS = ["ativos", "criar", "logs"] as const;

/** 'Webhooks Ativos', 'Criar Webhook', 'Logs': tabs within the tab, in the address too. */
export function ManagerTab({ read }: { read: WebhooksData }) {
	const t = useStrings({ pt, en }).manager;
	const format = useFormat();
	const view = useAddressTab(VIEWS, "view");
	return (
		<AddressTabs
			label={t.label}
			onOpen={view.open}
			tabs={[
				{
					value: "ativos",
					title: t.active,
					count: format.number(read.webhooks.length),
					panel: <ActiveWebhooks onCreate={() => view.open("criar")} read={read} />,
				},
				{
					value: "criar",
					title: t.create,
					panel: <CreateWebhook onCreated={() => view.open("ativos")} read={read} />,
				},
				{ value: "logs", title: t.logs, panel: <EventLog read={read} /> },
			]}
			value={view.value}
		/>
	);
}
