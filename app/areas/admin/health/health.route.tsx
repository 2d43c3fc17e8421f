import { RefreshCw } from "lucide-react";
import { data, useRevalidator } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { InstallationPages } from "#app/ui/installation-pages.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import type { Route } from "./+types/health.route";
import { healthActions } from "./actions.ts";
import { AlarmCard } from "./alarm-card.tsx";
import { BuildsCard } from "./builds-card.tsx";
import { FailuresCard } from "./failures-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TroubleList } from "./trouble-list.tsx";

/** The path is an English term, so the breadcrumb takes its label from the strings. */
export const handle: ShellHandle = {
	crumb: (loaded) => (loaded as { crumb: string } | undefined)?.crumb ?? null,
};

/** An installation sees itself: how the installation is, for its administrators; the service decides who that is. */
export async function loader({ context }: Route.LoaderArgs) {
	const { installationHealth } = context.get(servicesContext);
	const opened = await installationHealth.open(context.get(signedInContext));
	if (!opened.ok) throw data({ code: opened.code }, { status: statusOf(opened.code) });
	const { locale } = context.get(preferencesContext);
	return { view: opened.value, crumb: { pt, en }[locale].health.title };
}

export const action = healthActions;

export default function HealthPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).health;
	const { revalidate, state } = useRevalidator();
	const { view } = loaderData;
	return (
		<Page>
			<PageHeader
				actions={
					<Button loading={state !== "idle"} onClick={() => void revalidate()} type="button">
						<RefreshCw aria-hidden="true" size={16} />
						{t.refresh}
					</Button>
				}
				purpose={t.purpose}
				title={t.title}
			/>
			<InstallationPages />
			<div className="flex flex-col gap-6">
				<TroubleList view={view} />
				<AlarmCard now={view.now} target={view.target} />
				<FailuresCard view={view} />
				<BuildsCard view={view} />
			</div>
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
