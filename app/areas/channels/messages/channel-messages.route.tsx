import { data, redirect } from "react-router";
import { signedInContext } from "#app/context.ts";
import type { ChannelPageData } from "#app/inbox/channel-page.ts";
import { channelPageShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import { inboxHref } from "#app/ui/channel-links.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { ChannelError } from "../channel-error.tsx";
import type { Route } from "./+types/channel-messages.route";
import { leadToConversation } from "./lead-to-conversation.ts";

export const shouldRevalidate = channelPageShouldRevalidate;

export const handle: ShellHandle = {
	parentCrumb: (loaderData) => (loaderData as LoaderData | undefined)?.name ?? null,
	isFullHeight: true,
};
type LoaderData = Route.ComponentProps["loaderData"];

/** Spec 2, section 2: 'Ver Mensagens', the one inbox with this channel's list. An instance has an address of its own. */
export function loader({ params, context, url }: Route.LoaderArgs) {
	const channel = context.get(signedInContext).channels.find(({ id }) => id === params.channelId);
	if (!channel) throw data("not_found", { status: 404 });
	leadToConversation(channel, url);
	if (channel.type === "whatsapp") throw redirect(`${inboxHref(channel)}${url.search}`);
	return { name: channel.name, showsList: true } satisfies ChannelPageData & { name: string };
}

/** The inbox around it draws the list. */
export default function ChannelMessagesPage() {
	return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ChannelError error={error} />;
}
