// Spec 2, section 2: Webhooks (/facebook/webhooks).
import { Webhook } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { servicesContext, signedInContext } from "#app/context.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { AddressTabs, useAddressTab } from "#app/ui/address-tabs.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import { ConfiguredGuard } from "../configured-guard.tsx";
import { useLoginOutcome } from "../login/use-login-outcome.ts";
import { PermissionsPanel } from "../permissions/permissions-panel.tsx";
import { useFreshFacebook } from "../use-fresh-facebook.ts";
import type { Route } from "./+types/webhooks.route";
import { webhooksActions, type WebhooksAnswer } from "./actions.ts";
import { EndpointTab } from "./endpoint-tab.tsx";
import { LoginStrip } from "./login-strip.tsx";
import { ManagerTab } from "./manager-tab.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useWebhooksRequest } from "./use-webhooks-request.ts";

/**
 * One batch beyond the session's. `?before=` is the cursor of older events. Every member may read.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const before = url.searchParams.get("before");
	const page = await context.get(servicesContext).facebookWebhooks.read(signedIn, before);
	return { ...page, mayManage: may(signedIn.member.role, "manage_facebook"), now: Date.now() };
}
export type WebhooksData = Route.ComponentProps["loaderData"];

export const action = webhooksActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<WebhooksAnswer>(args);

const TABS = ["gerenciador", "endpoint", "permissoes"] as const;

export default function WebhooksPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const tab = useAddressTab(TABS);
	const outcome = useLoginOutcome(t.login.outcomes);
	useFreshFacebook();
	useWorkspaceEvent("facebook_event", usePatientRevalidate());
	return (
		<Page>
			<PageHeader purpose={t.purpose} title={t.title} />
			<ConfiguredGuard
				icon={Webhook}
				isConfigured={loaderData.isConfigured}
				message={t.configureFirst}
			>
				<LoginStrip outcome={outcome} read={loaderData} />
				<AddressTabs
					label={t.tabs.label}
					onOpen={tab.open}
					tabs={[
						{
							value: "gerenciador",
							title: t.tabs.manager,
							panel: <ManagerTab read={loaderData} />,
						},
						{
							value: "endpoint",
							title: t.tabs.endpoint,
							panel: <EndpointTab callbackUrl={loaderData.callbackUrl} />,
						},
						{
							value: "permissoes",
							title: t.tabs.permissions,
							panel: <PermissionsTab read={loaderData} />,
						},
					]}
					value={tab.value}
				/>
			</ConfiguredGuard>
		</Page>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en });
	return <FailedPage failed={t.failed} purpose={t.purpose} title={t.title} />;
}

/** Requests the permissions from Meta when the tab is opened, and again by the button. */
function PermissionsTab({ read }: { read: WebhooksData }) {
	const request = useWebhooksRequest(() => undefined);
	const hasToken = read.login !== null && !read.login.isExpired;
	const ask = useEffectEvent(() => request.send({ intent: "permissions" }));
	useEffect(() => {
		if (hasToken) ask();
	}, [hasToken]);
	return (
		<PermissionsPanel
			answer={request.answer}
			hasToken={hasToken}
			isBusy={request.isBusy}
			isOffered={read.isOffered}
			mayManage={read.mayManage}
			onRefresh={() => request.send({ intent: "permissions" })}
		/>
	);
}
