import { Webhook } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en as facebookEn } from "../strings.en.ts";
import { pt as facebookPt } from "../strings.pt.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { WebhookRow } from "./webhook-row.tsx";
import type { WebhooksData } from "./webhooks.route.tsx";

/** The workspace's webhooks, newest first. */
export function ActiveWebhooks(props: { read: WebhooksData; onCreate: () => void }) {
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
