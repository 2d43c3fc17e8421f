import { CreditCard, type LucideIcon, Megaphone, Plug, Target, Webhook } from "lucide-react";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Route } from "./+types/coming.route";
import { type ComingTopic, comingTopic } from "./coming-topics.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const ICONS: Record<ComingTopic, LucideIcon> = {
	integrations: Plug,
	facebookAds: Megaphone,
	facebookMarketing: Target,
	facebookPayments: CreditCard,
	facebookWebhooks: Webhook,
};

export function loader({ url }: Route.LoaderArgs) {
	return { topic: comingTopic(url.pathname) };
}

/** An area that is still being built says so, and where one gets further today. */
export default function ComingPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).coming;
	const { topic } = loaderData;
	const words = t.topics[topic];
	return (
		<Page>
			<PageHeader
				badge={<StatusBadge tone="warning">{t.badge}</StatusBadge>}
				purpose={words.purpose}
				title={words.title}
			/>
			<Card className="">
				<EmptyState
					action={
						<Button asChild kind="primary" size="large">
							<Link to={href("/whatsapp/instances")}>{t.toInstances}</Link>
						</Button>
					}
					icon={ICONS[topic]}
					title={t.title}
				>
					<p>{words.will}</p>
					<p className="mt-2 text-gray-12">{words.today}</p>
				</EmptyState>
			</Card>
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
