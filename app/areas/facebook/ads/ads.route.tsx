// Spec 2, section 2: Ads manager (/facebook/ads).
import { Megaphone } from "lucide-react";
import { href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { ConfiguredGuard } from "../configured-guard.tsx";
import { useFreshFacebook } from "../use-fresh-facebook.ts";
import type { Route } from "./+types/ads.route";
import type { AdsRead } from "./ads-read.ts";
import { AdsTabs } from "./ads-tabs.tsx";
import { type AdsAnswer, adsActions } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** `?status=` filters the campaigns, `?after=` is the cursor of the next page. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<AdsRead> {
	const signedIn = context.get(signedInContext);
	const read = await context.get(servicesContext).facebookAds.read(signedIn, {
		after: url.searchParams.get("after"),
		status: url.searchParams.get("status"),
	});
	return { ...read, mayManage: may(signedIn.member.role, "manage_facebook"), now: Date.now() };
}

export const action = adsActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<AdsAnswer>(args);

export default function AdsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	useFreshFacebook();
	return (
		<Page>
			<PageHeader
				actions={
					<Button asChild>
						<Link to={href("/facebook/sales")}>{t.toSales}</Link>
					</Button>
				}
				purpose={t.purpose}
				title={t.title}
			/>
			<ConfiguredGuard
				icon={Megaphone}
				isConfigured={loaderData.isConfigured}
				message={t.configureFirst}
			>
				<AdsTabs read={loaderData} />
			</ConfiguredGuard>
		</Page>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en });
	return <FailedPage failed={t.campaigns.failed} purpose={t.purpose} title={t.title} />;
}
