import { CircleCheck } from "lucide-react";
import { data, href } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { GatewaysView } from "#app/contracts/gateways.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/gateways.route";
import { gatewayActions, type GatewaysAnswer } from "./actions.ts";
import { MetaSection } from "./meta-section.tsx";
import { OwnSection } from "./own-section.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const opened = await context.get(servicesContext).gateways.open(context.get(signedInContext));
	if (!opened.ok) throw data(opened.code, { status: 403 });
	return { view: opened.value, now: Date.now() };
}

export const action = gatewayActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<GatewaysAnswer>(args);

export default function GatewaysPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { view, now } = loaderData;
	return (
		<Page>
			<PageHeader backTo={href("/whatsapp/instances")} purpose={t.purpose} title={t.title} />
			<div className="flex max-w-4xl flex-col gap-6">
				<OwnSection gateways={view.own} now={now} />
				<MetaSection app={view.metaApp} newVerifyToken={view.newVerifyToken} />
				<InstallationSection view={view} />
			</div>
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

/** What the deployment offers, beside the workspace's own. */
function InstallationSection({ view }: { view: GatewaysView }) {
	const t = useStrings({ pt, en });
	const names = [
		...view.offered.map((vendor) => t.vendors[vendor]),
		...(view.offersPages ? [t.installation.pages] : []),
	];
	return (
		<FormSection id="of-installation" purpose={t.installation.purpose} title={t.installation.title}>
			{names.length === 0 ? (
				<p className="text-gray-11">{t.installation.none}</p>
			) : (
				<ul className="flex flex-wrap gap-x-6 gap-y-2">
					{names.map((name) => (
						<li className="flex items-center gap-2" key={name}>
							<CircleCheck aria-hidden="true" className="text-green-11" size={16} />
							{name}
						</li>
					))}
				</ul>
			)}
		</FormSection>
	);
}
