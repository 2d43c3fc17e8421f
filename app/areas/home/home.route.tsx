import { CircleAlert, CircleCheck, Plus, Smartphone } from "lucide-react";
import { href, Link } from "react-router";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { signedInContext } from "#app/context.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChannelMark } from "#app/ui/channel-mark.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { ListRow } from "#app/ui/list-row.tsx";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import type { Route } from "./+types/home.route";
import { dayPart, greetingName } from "./greeting.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const SHOWN_CHANNELS = 8;

export function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	return {
		fullName: signedIn.fullName,
		email: signedIn.email,
		channels: signedIn.channels.filter((channel) => channel.isActive),
		now: Date.now(),
	};
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const channels = useLiveChannels(loaderData.channels);
	const connected = channels.filter((channel) => channel.status === "connected").length;
	const name = greetingName(loaderData.fullName, loaderData.email, t.someone);
	return (
		<Page>
			<PageHeader
				purpose={t.purpose}
				tab={t.tab}
				title={`${t.greeting[dayPart(format.hour(loaderData.now))]}, ${name}`}
			/>
			<div className="mb-6 grid grid-cols-3 gap-3 sm:gap-4">
				<StatCard
					icon={Smartphone}
					label={t.stats.instances}
					value={format.number(channels.length)}
				/>
				<StatCard
					icon={CircleCheck}
					label={t.stats.connected}
					tone="good"
					value={format.number(connected)}
				/>
				<StatCard
					icon={CircleAlert}
					label={t.stats.attention}
					tone={connected < channels.length ? "warning" : "good"}
					value={format.number(channels.length - connected)}
				/>
			</div>
			<ChannelList channels={channels} />
		</Page>
	);
}

function ChannelList({ channels }: { channels: ChannelSummary[] }) {
	const t = useStrings({ pt, en });
	return (
		<Card className="overflow-hidden">
			<div className="flex items-center justify-between border-b border-line px-4 py-3">
				<h2 className="text-base font-semibold">{t.list.title}</h2>
				<Link
					className="focus-ring rounded-control text-[13px] font-medium text-accent-11 hover:underline"
					to={href("/whatsapp/instances")}
				>
					{t.list.all}
				</Link>
			</div>
			{channels.length === 0 ? (
				<EmptyState
					action={
						<Button asChild kind="primary" size="large">
							<Link to={href("/whatsapp/instances/new")}>
								<Plus aria-hidden="true" size={16} />
								{t.empty.action}
							</Link>
						</Button>
					}
					icon={Smartphone}
					title={t.empty.title}
				>
					{t.empty.text}
				</EmptyState>
			) : (
				<ul>
					{channels.slice(0, SHOWN_CHANNELS).map((channel) => (
						<ListRow
							aside={<InstanceStatusBadge status={channel.status} />}
							detail={channel.phone ? formatPhone(channel.phone) : t.list.noPhone}
							key={channel.id}
							mark={<ChannelMark isOn={channel.status === "connected"} />}
							name={channel.name}
							to={href("/whatsapp/:instanceId", { instanceId: channel.id })}
						/>
					))}
				</ul>
			)}
		</Card>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
