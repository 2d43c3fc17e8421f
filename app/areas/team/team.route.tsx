// Spec 1, section 2: Team page.
import { isRouteErrorResponse } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import type { Route } from "./+types/team.route";
import { type TeamAnswer, teamActions } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TeamScreen } from "./team-screen.tsx";

/** One batch beyond the session's. Every member may read. */
export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { id, role } = signedIn.member;
	return {
		overview: await context.get(servicesContext).team.overview(signedIn),
		me: { id, role },
	};
}

export const action = teamActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<TeamAnswer>(args);

export default function TeamPage({ loaderData }: Route.ComponentProps) {
	return (
		<QueryProvider>
			<TeamScreen me={loaderData.me} overview={loaderData.overview} />
		</QueryProvider>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const t = useStrings({ pt, en });
	if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage error={error} inShell />;
	return <FailedPage failed={t.failed.team} purpose={t.purpose} title={t.title} />;
}
