import { data } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { InstallationPages } from "#app/ui/installation-pages.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import type { Route } from "./+types/setup.route";
import { setupActions } from "./actions.ts";
import { ClaimCard } from "./claim-card.tsx";
import { ItemList } from "./item-list.tsx";
import { PeopleCard } from "./people-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The path is an English term, so the breadcrumb takes its label from the strings. */
export const handle: ShellHandle = {
	crumb: (loaded) => (loaded as { crumb: string } | undefined)?.crumb ?? null,
};

/** The address may contain the operator's link: no other site learns it (C12). */
export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "no-referrer" });

/** Decision 41: the installation, for the admins of its first workspace; or the link that makes theirs the first. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { installation } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	const crumb = { pt, en }[context.get(preferencesContext).locale].title;
	const opened = await installation.open(signedIn, url.origin);
	if (opened.ok) return { view: opened.value, claim: null, crumb, now: Date.now() };
	const token = url.searchParams.get("link") ?? "";
	const kind = signedIn.member.role === "admin" ? await installation.findLink(token) : "invalid";
	if (kind !== "first") throw data({ code: opened.code }, { status: 403 });
	const claim = { token, workspaceName: signedIn.workspace.name };
	return { view: null, claim, crumb, now: Date.now() };
}

export const action = setupActions;

export default function SetupPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { view, claim, now } = loaderData;
	return (
		<Page>
			<PageHeader purpose={t.purpose} title={t.title} />
			{view === null ? null : <InstallationPages />}
			{view === null ? (
				<ClaimCard {...claim} />
			) : (
				<div className="flex flex-col gap-6">
					<ItemList now={now} view={view} />
					<PeopleCard view={view} />
				</div>
			)}
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
