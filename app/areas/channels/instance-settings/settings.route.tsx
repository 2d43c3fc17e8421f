import { data, href } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { InstanceSettingsView } from "#app/contracts/instance-settings.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { AddressTabs, useAddressTab } from "#app/ui/address-tabs.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { InstanceError } from "../figures/instance-error.tsx";
import type { Route } from "./+types/settings.route";
import { type SettingsAnswer, settingsActions } from "./actions.ts";
import { DeliveriesTab } from "./deliveries-tab.tsx";
import { SettingsTab } from "./settings-tab.tsx";
import { en } from "./strings.en.ts";
import { type InstanceSettingsStrings, pt } from "./strings.pt.ts";

export const handle: ShellHandle = {
	parentCrumb: (loaderData) => (loaderData as LoaderData | undefined)?.view.instance.name ?? null,
};
type LoaderData = Route.ComponentProps["loaderData"];

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	const cursor = url.searchParams.get("antes");
	const opened = await services.instanceSettings.open(signedIn, params.instanceId, cursor);
	if (!opened.ok) throw data(opened.code, { status: statusOf(opened.code) });
	return {
		view: opened.value,
		mayManage: may(signedIn.member.role, "manage_channels"),
		apiUrl: `${services.site.publicUrl}/api/v1/instances/${params.instanceId}`,
		now: Date.now(),
	};
}

export const action = settingsActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<SettingsAnswer>(args);

const TABS = ["configuracoes", "entregas", "modelos", "avisos"] as const;
/** Only the official API has these. */
const CLOUD_TABS: readonly string[] = ["modelos", "avisos"];

const TemplatesTab = lazyPart(() => import("../templates/templates-tab.tsx"), "TemplatesTab");
const NoticesTab = lazyPart(() => import("./notices-tab.tsx"), "NoticesTab");

export default function InstanceSettingsPage({ loaderData }: Route.ComponentProps) {
	const { view, mayManage, apiUrl, now } = loaderData;
	const t = useStrings({ pt, en });
	const tab = useAddressTab(TABS);
	// A link to one of them falls back to the settings where the gateway has none.
	const shownTab = CLOUD_TABS.includes(tab.value) && view.cloud === null ? TABS[0] : tab.value;
	const [live] = useLiveChannels([view.instance]);
	const { instance } = view;
	return (
		<Page width="narrow">
			<PageHeader
				backTo={href("/whatsapp/:instanceId", { instanceId: instance.id })}
				badge={<InstanceStatusBadge status={live?.status ?? instance.status} />}
				purpose={<bdi>{instance.name}</bdi>}
				tab={t.title}
				title={t.title}
			/>
			<AddressTabs
				label={t.title}
				onOpen={tab.open}
				tabs={[
					{
						value: "configuracoes",
						title: t.tabs.settings,
						panel: (
							<SettingsTab apiUrl={apiUrl} key={instance.id} mayManage={mayManage} view={view} />
						),
					},
					{
						value: "entregas",
						title: t.tabs.deliveries,
						panel: <DeliveriesTab mayManage={mayManage} now={now} view={view} />,
					},
					...(view.cloud === null
						? []
						: [
								templatesTab(t, instance.id, view.cloud, mayManage),
								{
									value: "avisos" as const,
									title: t.tabs.notices,
									panel: <NoticesTab instanceId={instance.id} />,
								},
							]),
				]}
				value={shownTab}
			/>
		</Page>
	);
}

/** Only the official API has templates. */
const templatesTab = (
	t: InstanceSettingsStrings,
	instanceId: string,
	cloud: NonNullable<InstanceSettingsView["cloud"]>,
	mayManage: boolean,
) => ({
	value: "modelos" as const,
	title: t.tabs.templates,
	panel: (
		<TemplatesTab
			hasBusinessId={cloud.businessId !== ""}
			instanceId={instanceId}
			mayManage={mayManage}
		/>
	),
});

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <InstanceError error={error} />;
}
