import { data, Outlet } from "react-router";
import { signedInContext } from "#app/context.ts";
import { inboxShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import type { Route } from "./+types/channel.route";
import { ChannelError } from "./channel-error.tsx";

export const shouldRevalidate = inboxShouldRevalidate;

export const handle: ShellHandle = {
	crumb: (loaderData) => (loaderData as LoaderData | undefined)?.name ?? null,
};
type LoaderData = Route.ComponentProps["loaderData"];

/** The session's data has the channel's name; nothing is read for it. */
export function loader({ params, context }: Route.LoaderArgs) {
	const channel = context.get(signedInContext).channels.find(({ id }) => id === params.channelId);
	if (!channel) throw data("not_found", { status: 404 });
	return { name: channel.name };
}

export default function ChannelLayout() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ChannelError error={error} />;
}
