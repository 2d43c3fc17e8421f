import { CircleAlert, CircleCheck, Hourglass, Plug, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { IntegrationView } from "#app/contracts/integrations.ts";
import { countGroups } from "#app/domain/integrations/group.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { AddressTabs, useAddressTab } from "#app/ui/address-tabs.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { SecretDialog } from "#app/ui/secret-dialog.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import type { Route } from "./+types/integrations.route";
import { integrationActions, type IntegrationsAnswer } from "./actions.ts";
import { CatalogTab } from "./catalog-tab.tsx";
import { ControlTab } from "./control/control-tab.tsx";
import { MonitoringTab } from "./monitoring/monitoring-tab.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TYPE_NAMES } from "./types.ts";
import { useChecks } from "./use-checks.ts";
import { type FormAddress, useFormAddress } from "./use-form-address.ts";

/** The results of one round of checks cause one reading. */
const GATHER_MS = 500;

/** Revalidates when the workspace's socket reports that an integration changed or was tested. */
function useFreshIntegrations(): void {
	const revalidate = usePatientRevalidate();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const gather = (): void => {
		timer.current ??= setTimeout(() => {
			timer.current = undefined;
			revalidate();
		}, GATHER_MS);
	};
	useWorkspaceEvent("integrations_changed", gather);
	useWorkspaceEvent("integration_checked", gather);
}

/** Loaded separately: most visits only look. */
const IntegrationDialog = lazyPart(
	() => import("./form/integration-dialog.tsx"),
	"IntegrationDialog",
	{ onFailure: "toast" },
);

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { role } = signedIn.member;
	return {
		integrations: await context.get(servicesContext).integrations.list(signedIn),
		mayManage: may(role, "manage_integrations"),
		isAdmin: role === "admin",
		now: Date.now(),
	};
}

/** Actions of the page; none of them redirects. */
export const action = integrationActions;

export const clientAction = (args: Route.ClientActionArgs) =>
	orUnavailable<IntegrationsAnswer>(args);

const TABS = ["disponiveis", "monitoramento", "controle"] as const;

export default function IntegrationsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { integrations, mayManage } = loaderData;
	const address = useFormAddress();
	const [secret, setSecret] = useState<string | null>(null);
	useFreshIntegrations();
	return (
		<Page>
			<PageHeader
				actions={<CreateButton address={address} mayManage={mayManage} />}
				purpose={t.purpose}
				title={t.title}
			/>
			<Summary integrations={integrations} />
			<Tabs address={address} read={loaderData} />
			{mayManage && address.form !== null ? (
				<IntegrationDialog address={address} integrations={integrations} onSecret={setSecret} />
			) : null}
			<SecretDialog {...t.once} onClose={() => setSecret(null)} value={secret} />
		</Page>
	);
}

function CreateButton(props: { address: FormAddress; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	return (
		<ReasonedButton
			kind="primary"
			onClick={() => props.address.create(null)}
			reason={props.mayManage ? null : t.managersOnly}
			type="button"
		>
			<Plus aria-hidden="true" size={16} />
			{t.create}
		</ReasonedButton>
	);
}

function Tabs(props: { address: FormAddress; read: Route.ComponentProps["loaderData"] }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const tab = useAddressTab(TABS);
	const { address, read } = props;
	const { integrations, mayManage, now } = read;
	const checks = useChecks(integrations, { mayManage, now });
	const create = mayManage ? <CreateButton address={address} mayManage /> : null;
	const count = format.number(integrations.length);
	return (
		<AddressTabs
			label={t.tabsLabel}
			onOpen={tab.open}
			tabs={[
				{
					value: "disponiveis",
					title: t.tabs.available,
					count: format.number(Object.keys(TYPE_NAMES).length),
					panel: (
						<CatalogTab
							integrations={integrations}
							mayManage={mayManage}
							onConnect={address.create}
							onShowOwn={() => tab.open("controle")}
						/>
					),
				},
				{
					value: "monitoramento",
					title: t.tabs.monitoring,
					count,
					panel: <MonitoringTab {...read} checks={checks} create={create} />,
				},
				{
					value: "controle",
					title: t.tabs.control,
					count,
					panel: <ControlTab {...read} create={create} onEdit={address.edit} />,
				},
			]}
			value={tab.value}
		/>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en });
	return <FailedPage failed={t.failed} purpose={t.purpose} title={t.title} />;
}

/** Spec 2, section 2: summary counters. */
function Summary({ integrations }: { integrations: readonly IntegrationView[] }) {
	const t = useStrings({ pt, en }).counters;
	const format = useFormat();
	const { active, pending, problem } = countGroups(integrations);
	return (
		<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
			<StatCard icon={Plug} label={t.all} value={format.number(integrations.length)} />
			<StatCard
				icon={CircleCheck}
				label={t.active}
				tone={active > 0 ? "good" : undefined}
				value={format.number(active)}
			/>
			<StatCard icon={Hourglass} label={t.pending} value={format.number(pending)} />
			<StatCard
				icon={CircleAlert}
				label={t.problem}
				tone={problem > 0 ? "warning" : undefined}
				value={format.number(problem)}
			/>
		</div>
	);
}
