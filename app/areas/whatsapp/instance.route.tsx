import { useEffect } from "react";
import { data } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { InstanceStatus } from "#app/domain/whatsapp/link-view.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Inbox } from "#app/inbox/inbox.tsx";
import { parseListChoice } from "#app/inbox/list-choice.ts";
import { inboxShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import { useLiveChannels } from "#app/ui/live-channels.ts";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import type { Route } from "./+types/instance.route";
import { InstanceError } from "./figures/instance-error.tsx";
import { en } from "./instance-strings.en.ts";
import { pt } from "./instance-strings.pt.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";

/** Apart, because whoever only chats need not load the drawing of QR codes. */
const ConnectScreen = lazyPart(() => import("./connect-screen.tsx"), "ConnectScreen");

export const shouldRevalidate = inboxShouldRevalidate;

export const handle: ShellHandle = {
	crumb: (loaderData) => (loaderData as LoaderData | undefined)?.instance.name ?? null,
	isFullHeight: true,
};
type LoaderData = Route.ComponentProps["loaderData"];

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { whatsapp } = context.get(servicesContext);
	const opened = await whatsapp.open(
		signedIn,
		params.instanceId,
		url.searchParams.get("contact"),
		parseListChoice(url.searchParams),
	);
	if (!opened.ok) throw data(opened.code, { status: statusOf(opened.code) });
	return {
		...opened.value,
		me: { memberId: signedIn.member.id, name: signedIn.fullName, role: signedIn.member.role },
	};
}

/** Trouble of ours must not read as "does not exist". */
const statusOf = (code: ErrorCode): number =>
	code === "not_found" ? 404 : code === "forbidden" ? 403 : 503;

/** An unstable link still carries messages most of the time: the chat stays open. */
const hasChat = (status: InstanceStatus): boolean =>
	status === "connected" || status === "unstable";

export default function InstancePage({ loaderData }: Route.ComponentProps) {
	const { instance, inbox, me } = loaderData;
	const isLinked = hasChat(inbox.link.status);
	useLinkChange(instance.id, isLinked);
	if (!isLinked)
		return (
			<ConnectScreen
				fallback={<Loading />}
				capabilities={inbox.capabilities}
				initial={inbox.link}
				instance={instance}
				key={instance.id}
				role={me.role}
			/>
		);
	return (
		// The height that header and footer of the shell leave.
		<div className="h-[calc(100dvh-var(--shell-rows,0px))]">
			<InstanceTitle name={instance.name} />
			<Inbox instance={instance} key={instance.id} me={me} snapshot={inbox} />
		</div>
	);
}

function Loading() {
	const t = useStrings({ pt, en });
	return (
		<Page>
			<SkeletonRows count={4} label={t.loading} />
		</Page>
	);
}

function InstanceTitle({ name }: { name: string }) {
	return (
		<h1 className="sr-only" tabIndex={-1}>
			{name}
		</h1>
	);
}

/** A chat whose line fell for good becomes the connect screen, and the other way round. */
function useLinkChange(instanceId: string, isLinked: boolean): void {
	const revalidate = usePatientRevalidate();
	const [live] = useLiveChannels([
		{ id: instanceId, status: isLinked ? "connected" : "disconnected", phone: null },
	]);
	const isLiveLinked = live ? hasChat(live.status) : isLinked;
	useEffect(() => {
		// To the chat leads the connect screen itself, after it has shown its check.
		if (isLinked && !isLiveLinked) revalidate();
	}, [isLinked, isLiveLinked, revalidate]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <InstanceError error={error} />;
}
