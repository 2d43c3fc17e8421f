import { useEffect, useMemo } from "react";
import { Outlet } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import { getFormat } from "#app/i18n/format.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { inboxShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import { requireMember } from "#app/middleware/require-member.ts";
import { LiveChannelsContext, useLiveChannels } from "#app/ui/live-channels.ts";
import { wantToasts } from "#app/ui/toasts.ts";
import { useProblemToast } from "#app/ui/use-problem-toast.ts";
import {
	HeaderLineContext,
	OnlineMembersContext,
	useWorkspaceEvent,
	WorkspaceEventsContext,
} from "#app/ui/workspace-events.ts";
import type { Route } from "./+types/shell.route";
import { Shell } from "./shell.tsx";
import { KeptNotice } from "./kept-notice.tsx";
import { useAlerts } from "./use-alerts.ts";
import { UnreadContext, useAppBadge, useUnread } from "./use-unread.ts";
import { useServerPreferences } from "./use-server-preferences.ts";
import { useTabUnread } from "./use-tab-unread.ts";
import { useWorkspaceSocket } from "./use-workspace-socket.ts";

/** Another open conversation or list changes nothing here. */
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
		menuGroups: preferences.menuGroups,
		year: getFormat(preferences.locale, preferences.timeZone).date(Date.now()).slice(-4),
	};
}

export default function ShellRoute({ loaderData }: Route.ComponentProps) {
	const line = useWorkspaceSocket(loaderData.workspaceId);
	return (
		<WorkspaceEventsContext value={line.events}>
			<OnlineMembersContext value={line.online}>
				<LiveChannelsContext value={line.channels}>
					<HeaderLineContext value={line.header}>
						<LiveShell
							{...loaderData}
							isOpen={line.isOpen}
							online={line.isOpen ? line.online : null}
							say={line.say}
						/>
					</HeaderLineContext>
				</LiveChannelsContext>
			</OnlineMembersContext>
		</WorkspaceEventsContext>
	);
}

function LiveShell({
	online,
	isOpen,
	say,
	...props
}: Route.ComponentProps["loaderData"] & {
	/** Members with an open browser; null until the hub has sent them. */
	online: readonly string[] | null;
	/** Whether the workspace's line is open. */
	isOpen: boolean;
	say: (text: string) => void;
}) {
	useServerPreferences();
	useEffect(wantToasts, []);
	const unread = useUnread(props.member.id);
	useTabUnread(unread);
	useAppBadge(unread);
	useAlerts({ memberId: props.member.id, workspaceId: props.workspaceId, isOpen, say });
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
		<UnreadContext value={unread}>
			<KeptNotice isOpen={isOpen} />
			<Shell
				{...props}
				channels={channels}
				online={online && online.filter((memberId) => memberId !== props.member.id).length}
			>
				<Outlet />
			</Shell>
		</UnreadContext>
	);
}

// Spec 2, section 8: Facebook's events as toasts, in any open page.
/** Shows events of Meta as toasts; their code and texts are loaded with the first event. */
function useFacebookWatch(): void {
	const { locale } = usePreferences();
	useWorkspaceEvent("facebook_event", (event) => {
		void import("./facebook-toasts.ts").then(({ showFacebookToast }) =>
			showFacebookToast(event, locale, Date.now()),
		);
	});
}

// Spec 2, section 8: 'Problemas detectados', in any open page of whoever can do something about it.
/** Shows managers and admins a toast when an integration starts failing. */
function useProblemWatch(role: Role): void {
	const showProblems = useProblemToast();
	useWorkspaceEvent("integration_checked", ({ isNewProblem, problems }) => {
		if (isNewProblem && may(role, "manage_integrations")) showProblems(problems);
	});
}
