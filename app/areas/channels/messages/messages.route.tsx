import { MessagesSquare, Smartphone } from "lucide-react";
import { href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Inbox } from "#app/inbox/inbox.tsx";
import { parseListChoice } from "#app/inbox/list/list-choice.ts";
import { inboxShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InstanceStatusBadge } from "#app/ui/instance-status.tsx";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { CreateButton } from "../figures/create-button.tsx";
import { findAsked, listInstances, refusal } from "../figures/find-instance.ts";
import { InstanceError } from "../figures/instance-error.tsx";
import { InstanceSelect } from "../figures/instance-select.tsx";
import { SetupTabs } from "../setup/setup-tabs.tsx";
import type { Route } from "./+types/messages.route";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const shouldRevalidate = inboxShouldRevalidate;

export const handle: ShellHandle = { isFullHeight: true };

/** Spec 2, section 2: the instance of the address, or the only one. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { member } = signedIn;
	const me = { memberId: member.id, name: signedIn.fullName, role: member.role };
	const instances = listInstances(signedIn);
	const instance = findAsked(instances, url) ?? (instances.length === 1 ? instances[0] : undefined);
	if (!instance) return { me, instances, opened: null };
	const { whatsapp } = context.get(servicesContext);
	const opened = await whatsapp.open(
		signedIn,
		instance.id,
		url.searchParams.get("contact"),
		parseListChoice(url.searchParams),
	);
	if (!opened.ok) throw refusal(opened.code);
	return { me, instances, opened: opened.value };
}
type LoaderData = Route.ComponentProps["loaderData"];

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
	const { me, opened } = loaderData;
	if (!opened) return <Choice loaderData={loaderData} />;
	return (
		// --shell-rows is the height of the shell's header and footer.
		<div className="flex h-[calc(100dvh-var(--shell-rows,0px))] flex-col">
			<InstanceHeader instances={loaderData.instances} selected={opened.instance.id} />
			<div className="min-h-0 flex-1">
				<Inbox
					instance={opened.instance}
					key={opened.instance.id}
					me={me}
					snapshot={opened.inbox}
				/>
			</div>
		</div>
	);
}

/** The instance, its status, and the choice of another one. The way back is in the list below. */
function InstanceHeader(props: { instances: LoaderData["instances"]; selected: string }) {
	const t = useStrings({ pt, en });
	const instances = useLiveChannels(props.instances);
	const instance = instances.find(({ id }) => id === props.selected);
	return (
		<header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-panel px-4 py-2">
			<h1 className="sr-only" tabIndex={-1}>
				{t.title}
			</h1>
			<InstanceSelect instances={instances} selected={props.selected} />
			{instance ? <InstanceStatusBadge status={instance.status} /> : null}
			<Link
				className="focus-ring ml-auto hidden rounded-control px-2 py-1 text-[13px] font-medium text-accent-11 hover:underline sm:block"
				to={href("/whatsapp/:instanceId", { instanceId: props.selected })}
			>
				{t.screen}
			</Link>
		</header>
	);
}

function Choice({ loaderData }: { loaderData: LoaderData }) {
	const t = useStrings({ pt, en });
	const { instances, me } = loaderData;
	const isEmpty = instances.length === 0;
	return (
		<>
			<SetupTabs />
			<Page>
				<PageHeader backTo={href("/whatsapp")} purpose={t.purpose} title={t.title} />
				<Card className="">
					{isEmpty ? (
						<EmptyState action={<CreateButton role={me.role} />} icon={Smartphone} title={t.empty}>
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
