import { data, href } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { HOURS_SCOPES } from "#app/domain/desk/desk-hours.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/hours.route";
import { type DeskAnswer, deskActions } from "./actions.ts";
import { HoursForm } from "./hours-form.tsx";
import { OwnerChoice } from "./owner-choice.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Whose hours the address means: `?channel=<id>`, `?department=<id>`, or the workspace's. */
function ownerIn(request: Request) {
	const search = new URL(request.url).searchParams;
	const scope = HOURS_SCOPES.find((one) => search.has(one)) ?? "workspace";
	return { scope, id: scope === "workspace" ? "" : (search.get(scope) ?? "") };
}

export async function loader({ context, request }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const read = await context.get(servicesContext).deskHours.read(signedIn, ownerIn(request));
	if (!read.ok) throw data(read.code, { status: statusOf(read.code) });
	return {
		view: read.value,
		mayManage: may(signedIn.member.role, "manage_channels"),
		now: Date.now(),
	};
}

export const action = deskActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<DeskAnswer>(args);

/** When the team answers, and what is said by itself. */
export default function HoursPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { view, ...others } = loaderData;
	const { scope, id } = view.owner;
	return (
		<Page width="narrow">
			<PageHeader backTo={`${href("/settings")}#atendimento`} purpose={t.purpose} title={t.title} />
			<div className="flex flex-col gap-6">
				{others.mayManage ? null : (
					<p className="rounded-control bg-gray-3 px-3 py-2 text-gray-11">{t.managersOnly}</p>
				)}
				{view.owners.length > 1 ? <OwnerChoice view={view} /> : null}
				<HoursForm {...others} key={`${scope}:${id}`} view={view} />
			</div>
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
