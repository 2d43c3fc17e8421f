import { Cable } from "lucide-react";
import { href } from "react-router";
import { signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { CreateButton } from "../figures/create-button.tsx";
import { listInstances } from "../figures/find-instance.ts";
import type { Route } from "./+types/connections.route";
import { ConnectionCard } from "./connection-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** All instances, from the session's data; each card then opens its own socket. */
export function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	return { instances: listInstances(signedIn), role: signedIn.member.role };
}

export default function ConnectionsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { role } = loaderData;
	const instances = useLiveChannels(loaderData.instances);
	return (
		<Page>
			<PageHeader
				actions={<CreateButton role={role} />}
				backTo={href("/whatsapp")}
				purpose={t.purpose}
				title={t.title}
			/>
			{instances.length === 0 ? (
				<Card className="">
					<EmptyState
						action={<CreateButton label={t.createFirst} role={role} />}
						icon={Cable}
						title={t.empty}
					>
						{t.emptyText}
					</EmptyState>
				</Card>
			) : (
				<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(320px,100%),1fr))] items-start gap-4">
					{instances.map((instance) => (
						<li className="min-w-0" key={instance.id}>
							<ConnectionCard instance={instance} role={role} />
						</li>
					))}
				</ul>
			)}
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
