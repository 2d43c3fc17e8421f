import { MessagesSquare, Smartphone } from "lucide-react";
import { href, redirect } from "react-router";
import { signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { channelPageShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { CreateButton } from "../figures/create-button.tsx";
import { findAsked, listInstances } from "../figures/find-instance.ts";
import { InstanceError } from "../figures/instance-error.tsx";
import { InstanceSelect } from "../figures/instance-select.tsx";
import { SetupTabs } from "../setup/setup-tabs.tsx";
import type { Route } from "./+types/messages.route";
import { leadToConversation } from "./lead-to-conversation.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const shouldRevalidate = channelPageShouldRevalidate;

export const handle: ShellHandle = { isFullHeight: true };

/** Spec 2, section 2: the list of the instance in the address, of the only one, or the choice of one. */
export function loader({ context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const instances = listInstances(signedIn);
	const asked = findAsked(instances, url);
	if (asked) leadToConversation(asked, url);
	const [only] = instances;
	if (asked === null && only !== undefined && instances.length === 1)
		throw redirect(`${href("/whatsapp/messages")}?${new URLSearchParams({ instance: only.id })}`);
	const { role } = signedIn.member;
	return { showsList: asked !== null, instances: asked ? [] : instances, role };
}
type LoaderData = Route.ComponentProps["loaderData"];

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
	return loaderData.showsList ? null : <Choice {...loaderData} />;
}

function Choice({ instances, role }: LoaderData) {
	const t = useStrings({ pt, en });
	return (
		<>
			<SetupTabs />
			<Page>
				<PageHeader backTo={href("/whatsapp")} purpose={t.purpose} title={t.title} />
				<Card className="">
					{instances.length === 0 ? (
						<EmptyState action={<CreateButton role={role} />} icon={Smartphone} title={t.empty}>
							{t.emptyText}
						</EmptyState>
					) : (
						<EmptyState
							action={<InstanceSelect instances={instances} selected={null} />}
							icon={MessagesSquare}
							title={t.choose}
						>
							{t.chooseText}
						</EmptyState>
					)}
				</Card>
			</Page>
		</>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <InstanceError error={error} />;
}
