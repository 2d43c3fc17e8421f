import { signedInContext } from "#app/context.ts";
import type { ChannelPageData } from "#app/inbox/channel-page.ts";
import { channelPageShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { listInstances, refusal } from "../figures/find-instance.ts";
import { InstanceError } from "../figures/instance-error.tsx";
import type { Route } from "./+types/chats.route";
import { leadToConversation } from "./lead-to-conversation.ts";

export const shouldRevalidate = channelPageShouldRevalidate;

export const handle: ShellHandle = {
	parentCrumb: (loaderData) => (loaderData as LoaderData | undefined)?.name ?? null,
	isFullHeight: true,
};
type LoaderData = Route.ComponentProps["loaderData"];

/** Spec 2, section 2, the variant: the list one third wide, readable also while the number is not linked. */
export function loader({ params, context, url }: Route.LoaderArgs) {
	const instances = listInstances(context.get(signedInContext));
	const instance = instances.find(({ id }) => id === params.instanceId);
	if (!instance) throw refusal("not_found");
	leadToConversation(instance, url);
	return { name: instance.name, showsList: true } satisfies ChannelPageData & { name: string };
}

/** The inbox around it draws the list. */
export default function ChatsPage() {
	return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <InstanceError error={error} />;
}
