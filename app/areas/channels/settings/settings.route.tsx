import { MessageSquare } from "lucide-react";
import { useEffect } from "react";
import { data, href, Link, useSearchParams } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { Button } from "#app/ui/button.tsx";
import { inboxHref } from "#app/ui/channel-links.ts";
import { CHANNEL_TYPE_NAMES, ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { notify } from "#app/ui/toasts.ts";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import { ChannelError } from "../channel-error.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import type { Route } from "./+types/settings.route";
import { type ChannelAnswer, channelActions } from "./actions.ts";
import { ChannelSettings } from "./channel-settings.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { channels, site } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	const opened = await channels.openSettings(signedIn, params.channelId);
	if (!opened.ok) throw data(opened.code, { status: statusOf(opened.code) });
	const { role } = signedIn.member;
	return {
		view: opened.value,
		mayManage: may(role, "manage_channels"),
		mayLink: may(role, "link"),
		publicUrl: site.publicUrl,
		now: Date.now(),
	};
}

export const action = channelActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<ChannelAnswer>(args);

export default function ChannelSettingsPage({ loaderData }: Route.ComponentProps) {
	const { view, ...others } = loaderData;
	const t = useStrings({ pt, en }).settings;
	const [live] = useLiveChannels([{ id: view.id, status: view.status, phone: null }]);
	const status = live?.status ?? view.status;
	useFreshReason(view.id);
	useCreatedToast();
	return (
		<Page width="narrow">
			<PageHeader
				actions={
					<Button asChild>
						<Link prefetch="intent" to={inboxHref(view)}>
							<MessageSquare aria-hidden="true" size={16} />
							{t.openMessages}
						</Link>
					</Button>
				}
				backTo={href("/channels")}
				badge={<InstanceStatusBadge status={status} />}
				purpose={
					<span className="flex items-center gap-2">
						<ChannelTypeMark type={view.type} />
						<span>
							{CHANNEL_TYPE_NAMES[view.type]} · <bdi>{view.name}</bdi>
						</span>
					</span>
				}
				title={t.title}
			/>
			<ChannelSettings {...others} key={view.id} status={status} view={view} />
		</Page>
	);
}

/** Frames bring the status but not its reason, so the page is revalidated for that. */
function useFreshReason(channelId: string): void {
	const revalidate = usePatientRevalidate();
	useWorkspaceEvent("channel", (frame) => {
		if (frame.channelId === channelId) revalidate();
	});
}

/** Shows a toast once, right after the channel was created. */
function useCreatedToast(): void {
	const t = useStrings({ pt, en }).create;
	const [search, setSearch] = useSearchParams();
	const isCreated = search.has("created");
	useEffect(() => {
		if (!isCreated) return;
		notify.success(t.created);
		setSearch({}, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
	}, [isCreated, setSearch, t]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ChannelError error={error} />;
}
