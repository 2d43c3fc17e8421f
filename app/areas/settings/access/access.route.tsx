import { ShieldCheck } from "lucide-react";
import { href } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/access.route";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { WorkspaceCard } from "./workspace-card.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const { access } = context.get(servicesContext);
	return { workspaces: await access.review(context.get(signedInContext)) };
}

/** Who has access, for a person who has just recovered their account (security 3). */
export default function AccessPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { workspaces } = loaderData;
	return (
		<Page>
			<PageHeader
				backTo={`${href("/settings")}#seguranca`}
				purpose={t.purpose}
				tab={t.tab}
				title={t.title}
			/>
			{workspaces.length === 0 ? (
				<EmptyState icon={ShieldCheck} title={t.noWorkspace} />
			) : (
				<div className="flex max-w-3xl flex-col gap-6">
					{workspaces.map((workspace) => (
						<WorkspaceCard key={workspace.id} workspace={workspace} />
					))}
				</div>
			)}
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
