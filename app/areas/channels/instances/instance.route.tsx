import { useState } from "react";
import { data, useLocation, useSearchParams } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Inbox } from "#app/inbox/inbox.tsx";
import { parseListChoice } from "#app/inbox/list/list-choice.ts";
import { inboxShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import { CONTACT_PARAM } from "#app/inbox/use-selected-contact.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { InstanceError } from "../figures/instance-error.tsx";
import type { Route } from "./+types/instance.route";
import { en } from "./instance-strings.en.ts";
import { pt } from "./instance-strings.pt.ts";

/** Loaded separately: a linked instance needs no QR drawing. */
const ConnectScreen = lazyPart(() => import("../link/connect-screen.tsx"), "ConnectScreen");

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

/** A server error must not read as "does not exist". */
const statusOf = (code: ErrorCode): number =>
	code === "not_found" ? 404 : code === "forbidden" ? 403 : 503;

/** An unstable link still carries messages most of the time, so the chat stays open. */
const hasChat = (status: InstanceStatus): boolean =>
	status === "connected" || status === "unstable";

/** Whether the banner's "Conectar" led here; it sets the history entry's state. */
const wantsConnect = (state: unknown): boolean =>
	typeof state === "object" && state !== null && "connect" in state;

export default function InstancePage({ loaderData }: Route.ComponentProps) {
	return <InstanceView {...loaderData} key={loaderData.instance.id} />;
}

function InstanceView({ instance, inbox, me }: LoaderData) {
	const isLinked = hasChat(inbox.link.status);
	const [search] = useSearchParams();
	const location = useLocation();
	// Open conversations stay on screen, whatever happens to the link: they can still be read.
	const [isReading, setReading] = useState(isLinked || search.has(CONTACT_PARAM));
	if (isLinked && !isReading) setReading(true);
	if (!isLinked && (!isReading || wantsConnect(location.state)))
		return (
			<ConnectScreen
				fallback={<Loading />}
				capabilities={inbox.capabilities}
				initial={inbox.link}
				instance={instance}
				role={me.role}
			/>
		);
	return (
		// --shell-rows is the height of the shell's header and footer.
		<div className="h-[calc(100dvh-var(--shell-rows,0px))]">
			<InstanceTitle name={instance.name} />
			<Inbox instance={instance} me={me} snapshot={inbox} />
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <InstanceError error={error} />;
}
