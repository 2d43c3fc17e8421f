// Spec 1, section 2: Team page.
import { data, isRouteErrorResponse } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import type { Route } from "./+types/team.route";
import { parseTeamForm } from "./forms.ts";
import { performTeamRequest } from "./perform.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { TeamAnswer } from "./team-answer.ts";
import { TeamScreen } from "./team-screen.tsx";

/** One batch beyond the sign-in. Everybody of the workspace may read. */
export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { id, role } = signedIn.member;
	return {
		overview: await context.get(servicesContext).team.overview(signedIn),
		me: { id, role },
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = parseTeamForm(await request.formData());
	if (!form.ok) return refuse(form.code);
	const done = await performTeamRequest(form.value, context);
	return done.ok ? data<TeamAnswer>({ code: null, invited: done.value }) : refuse(done.code);
}

function refuse(code: ErrorCode) {
	const status = code === "forbidden" ? 403 : code === "not_found" ? 404 : 400;
	return data<TeamAnswer>({ code, invited: null }, { status });
}

/** No answer, or one that is broken, must not take the page and what is typed in it away. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<TeamAnswer> {
	try {
		return await serverAction();
	} catch (thrown) {
		// A redirect: the sign-in has ended.
		if (thrown instanceof Response) throw thrown;
		return { code: "unavailable", invited: null };
	}
}

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
