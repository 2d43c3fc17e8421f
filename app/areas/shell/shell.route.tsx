import { useMemo } from "react";
import { Outlet } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import { getFormat } from "#app/i18n/format.ts";
import { inboxShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import { requireMember } from "#app/middleware/require-member.ts";
import { LiveChannelsContext, useLiveChannels } from "#app/ui/live-channels.ts";
import { OnlineMembersContext, WorkspaceEventsContext } from "#app/ui/workspace-events.ts";
import type { Route } from "./+types/shell.route";
import { Shell } from "./shell.tsx";
import { useFacebookWatch } from "./use-facebook-watch.ts";
import { useProblemWatch } from "./use-problem-watch.ts";
import { useServerPreferences } from "./use-server-preferences.ts";
import { useWorkspaceSocket } from "./use-workspace-socket.ts";

/** Another open conversation (`?contact=`) changes nothing here. */
export const shouldRevalidate = inboxShouldRevalidate;

export const middleware: Route.MiddlewareFunction[] = [requireMember];

/** Every guarded layout has a loader: without one the guard does not run on client navigations. */
export function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const preferences = context.get(preferencesContext);
	return {
		member: {
			id: signedIn.member.id,
			name: signedIn.fullName,
			email: signedIn.email,
			role: signedIn.member.role,
			workspaceName: signedIn.workspace.name,
			avatarUrl: signedIn.member.avatarUrl,
		},
		workspaceId: signedIn.workspace.id,
		plan: signedIn.workspace.plan,
		channels: signedIn.channels
			.filter((channel) => channel.isActive)
			.map(({ id, type, name, status, phone }) => ({ id, type, name, status, phone })),
		company: context.get(servicesContext).site.company,
		sidebarOpen: preferences.sidebarOpen,
		year: getFormat(preferences.locale, preferences.timeZone).date(Date.now()).slice(-4),
	};
}

export default function ShellRoute({ loaderData }: Route.ComponentProps) {
	const line = useWorkspaceSocket(loaderData.workspaceId);
	return (
		<WorkspaceEventsContext value={line.events}>
			<OnlineMembersContext value={line.online}>
				<LiveChannelsContext value={line.channels}>
					<LiveShell {...loaderData} online={line.isOpen ? line.online : null} />
				</LiveChannelsContext>
			</OnlineMembersContext>
		</WorkspaceEventsContext>
	);
}

function LiveShell({
	online,
	...props
}: Route.ComponentProps["loaderData"] & {
	/** Members with an open browser; null: the hub has not said. */
	online: readonly string[] | null;
}) {
	useServerPreferences();
	useProblemWatch(props.member.role);
	useFacebookWatch();
	const live = useLiveChannels(props.channels);
	const channels = useMemo(
		() =>
			live.map(({ id, type, name, status }) => ({
				id,
				type,
				name,
				isConnected: status === "connected",
			})),
		[live],
	);
	return (
		<Shell
			{...props}
			channels={channels}
			online={online && online.filter((memberId) => memberId !== props.member.id).length}
		>
			<Outlet />
		</Shell>
	);
}
