import { QrCode } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import { signedInContext } from "#app/context.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Hint } from "#app/ui/hint.tsx";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { CreateButton } from "../figures/create-button.tsx";
import { listInstances } from "../figures/find-instance.ts";
import type { Route } from "./+types/qr-codes.route";
import { QrCard } from "./qr-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The instances that are linked by a QR, from the session's data; nothing is read for them. */
export function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	return {
		instances: listInstances(signedIn).filter(
			({ isActive, gateway }) => isActive && gateway !== "cloud-api",
		),
		role: signedIn.member.role,
	};
}

export default function QrCodesPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const instances = useToConnect(useLiveChannels(loaderData.instances));
	return (
		<Page>
			<PageHeader
				actions={<CreateButton role={loaderData.role} />}
				backTo={href("/whatsapp")}
				badge={<LiveBadge />}
				purpose={t.purpose}
				title={t.title}
			/>
			{instances.length === 0 ? (
				<NothingToConnect role={loaderData.role} />
			) : (
				<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(350px,100%),1fr))] gap-4">
					{instances.map((instance) => (
						<li className="min-w-0" key={instance.id}>
							<QrCard instance={instance} role={loaderData.role} />
						</li>
					))}
				</ul>
			)}
		</Page>
	);
}

/**
 * The instances that are not linked. A card stays on the page after its scan succeeded, to show
 * that.
 */
function useToConnect(instances: ChannelSummary[]): ChannelSummary[] {
	const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
	const shown = instances.filter(
		({ id, status }) => seen.has(id) || (status !== "connected" && status !== "unstable"),
	);
	if (shown.some(({ id }) => !seen.has(id))) setSeen(new Set(shown.map(({ id }) => id)));
	return shown;
}

function LiveBadge() {
	const t = useStrings({ pt, en });
	return (
		<Hint text={t.liveHint}>
			<span>
				<StatusBadge pulsing tone="good">
					{t.live}
				</StatusBadge>
			</span>
		</Hint>
	);
}

function NothingToConnect({ role }: { role: Role }) {
	const t = useStrings({ pt, en });
	return (
		<Card className="">
			<EmptyState
				action={
					<div className="flex flex-wrap justify-center gap-3">
						<CreateButton role={role} />
						<Button asChild>
							<Link to={href("/whatsapp/instances")}>{t.toList}</Link>
						</Button>
					</div>
				}
				icon={QrCode}
				title={t.empty}
			>
				<ol className="mt-1 inline-flex flex-col gap-2 text-left">
					{t.steps.map((step, at) => (
						<li className="flex items-center gap-2.5" key={step}>
							<span className="tabular flex size-6 shrink-0 items-center justify-center rounded-full border border-gray-7 text-xs font-medium">
								{at + 1}
							</span>
							{step}
						</li>
					))}
				</ol>
			</EmptyState>
		</Card>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
