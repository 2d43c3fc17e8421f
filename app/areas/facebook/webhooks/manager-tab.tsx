import { Webhook } from "lucide-react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { AddressTabs, useAddressTab } from "#app/ui/address-tabs.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en as facebookEn } from "../strings.en.ts";
import { pt as facebookPt } from "../strings.pt.ts";
import { CreateWebhook } from "./create-webhook.tsx";
import { EventLog } from "./event-log.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { WebhookRow } from "./webhook-row.tsx";
import type { WebhooksData } from "./webhooks.route.tsx";

const VIEWS = ["ativos", "criar", "logs"] as const;

/** 'Webhooks Ativos', 'Criar Webhook', 'Logs': tabs within the tab, kept in the address. */
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

/** The workspace's webhooks, newest first. */
function ActiveWebhooks(props: { read: WebhooksData; onCreate: () => void }) {
	const t = useStrings({ pt, en });
	const words = useStrings({ pt: facebookPt, en: facebookEn });
	const { webhooks, mayManage } = props.read;
	if (webhooks.length === 0)
		return (
			<Card className="">
				<EmptyState
					action={
						<ReasonedButton
							kind="primary"
							onClick={props.onCreate}
							reason={mayManage ? null : words.managersOnly}
							size="large"
							type="button"
						>
							{t.manager.create}
						</ReasonedButton>
					}
					icon={Webhook}
					title={t.list.empty}
				>
					{t.list.emptyHint}
				</EmptyState>
			</Card>
		);
	return (
		<Card className="">
			<ul>
				{webhooks.map((webhook) => (
					<WebhookRow key={webhook.id} mayManage={mayManage} webhook={webhook} />
				))}
			</ul>
		</Card>
	);
}
