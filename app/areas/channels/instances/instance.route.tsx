import { servicesContext, signedInContext } from "#app/context.ts";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { channelPageShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { listInstances, refusal } from "../figures/find-instance.ts";
import { InstanceError } from "../figures/instance-error.tsx";
import { leadToConversation } from "../messages/lead-to-conversation.ts";
import type { Route } from "./+types/instance.route";
import { en } from "./instance-strings.en.ts";
import { pt } from "./instance-strings.pt.ts";

/** Loaded separately: a linked instance needs no QR drawing. */
const ConnectScreen = lazyPart(() => import("../link/connect-screen.tsx"), "ConnectScreen");

export const shouldRevalidate = channelPageShouldRevalidate;

export const handle: ShellHandle = {
	crumb: (loaderData) => (loaderData as LoaderData | undefined)?.instance.name ?? null,
	isFullHeight: true,
};
type LoaderData = Route.ComponentProps["loaderData"];

/** Spec 2, section 2: how to connect while the number is not linked, else the one inbox with its list. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const known = listInstances(signedIn).find(({ id }) => id === params.instanceId);
	if (!known) throw refusal("not_found");
	// Open conversations stay on screen, whatever happens to the link: they can still be read.
	leadToConversation(known, url);
	const { whatsapp, embeddedSignUp } = context.get(servicesContext);
	const opened = await whatsapp.open(signedIn, known.id);
	if (!opened.ok) throw refusal(opened.code);
	const { instance, link, capabilities } = opened.value;
	const showsList = hasChat(link.status);
	return {
		instance,
		showsList,
		connect: showsList ? null : { link, capabilities, offersSignUp: embeddedSignUp.isOffered },
		role: signedIn.member.role,
	};
}

/** An unstable link still carries messages most of the time, so the chat stays open. */
const hasChat = (status: InstanceStatus): boolean =>
	status === "connected" || status === "unstable";

export default function InstancePage({ loaderData }: Route.ComponentProps) {
	const { instance, connect, role } = loaderData;
	if (connect === null) return null;
	return (
		<ConnectScreen
			capabilities={connect.capabilities}
			fallback={<Loading />}
			initial={connect.link}
			instance={instance}
			key={instance.id}
			offersSignUp={connect.offersSignUp}
			role={role}
		/>
	);
}

function Loading() {
	const t = useStrings({ pt, en });
	return (
		<Page>
			<p className="mb-4 animate-late text-gray-11">{t.loading}</p>
			<SkeletonRows count={4} label={t.loading} />
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <InstanceError error={error} />;
}
