// Spec 2, section 2: Marketing (/facebook/marketing).
import { Send } from "lucide-react";
import { href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { useFreshFacebook } from "../use-fresh-facebook.ts";
import type { Route } from "./+types/marketing.route";
import { type MarketingAnswer, marketingActions } from "./actions.ts";
import { IntegrationStatus } from "./integration-status.tsx";
import { MarketingTabs } from "./marketing-tabs.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { Summary } from "./summary.tsx";

/** One batch beyond the session's. Every member may read. */
export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const overview = await context.get(servicesContext).facebookAccounts.overview(signedIn);
	return {
		accounts: overview.accounts,
		pixels: overview.pixels,
		mayManage: may(signedIn.member.role, "manage_facebook"),
		now: Date.now(),
	};
}

export const action = marketingActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<MarketingAnswer>(args);

export default function MarketingPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { accounts, pixels } = loaderData;
	useFreshFacebook();
	return (
		<Page>
			<PageHeader actions={<ToConversions />} purpose={t.purpose} title={t.title} />
			<Summary accounts={accounts} pixels={pixels} />
			<IntegrationStatus hasAccounts={accounts.length > 0} hasPixels={pixels.length > 0} />
			<MarketingTabs {...loaderData} />
		</Page>
	);
}

/** Link to the conversions page, which has no menu entry. */
function ToConversions() {
	const t = useStrings({ pt, en });
	return (
		<Button asChild size="large">
			<Link to={href("/facebook/conversions")}>
				<Send aria-hidden="true" size={16} />
				{t.toConversions}
			</Link>
		</Button>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en });
	return <FailedPage failed={t.failed} purpose={t.purpose} title={t.title} />;
}
