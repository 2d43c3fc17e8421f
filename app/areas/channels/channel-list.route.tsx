import { Plus, Radio } from "lucide-react";
import { use } from "react";
import { href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { LiveChannelsContext } from "#app/ui/live-channels.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import type { Route } from "./+types/channel-list.route";
import { ChannelCardView } from "./channel-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: /channels. Kept up to date by `channels_changed` and `channel` frames. */
export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	return {
		channels: await context.get(servicesContext).channels.list(signedIn),
		role: signedIn.member.role,
	};
}

export default function ChannelListPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).list;
	const live = use(LiveChannelsContext);
	const { channels, role } = loaderData;
	const createButton = <CreateChannelButton role={role} />;
	return (
		<Page>
			<PageHeader actions={createButton} purpose={t.purpose} title={t.title} />
			{channels.length === 0 ? (
				<Card className="">
					<EmptyState action={createButton} icon={Radio} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				</Card>
			) : (
				<ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
					{channels.map((channel) => (
						<li key={channel.id}>
							<ChannelCardView
								channel={{ ...channel, status: live.get(channel.id)?.status ?? channel.status }}
							/>
						</li>
					))}
				</ul>
			)}
		</Page>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en }).list;
	return <FailedPage failed={t.failed} purpose={t.purpose} title={t.title} />;
}

/** 'Novo canal'; disabled with the reason where the role may not create. */
function CreateChannelButton({ role }: { role: Role }) {
	const t = useStrings({ pt, en });
	const content = (
		<>
			<Plus aria-hidden="true" size={16} />
			{t.list.create}
		</>
	);
	if (!may(role, "manage_channels"))
		return <ReasonedButton reason={t.managersOnly}>{content}</ReasonedButton>;
	return (
		<Button asChild kind="primary">
			<Link prefetch="intent" to={href("/channels/new")}>
				{content}
			</Link>
		</Button>
	);
}
