import { data, isRouteErrorResponse, redirect, useRevalidator } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { InboxPage } from "#app/inbox/inbox-page.tsx";
import { parseListChoice } from "#app/inbox/list/list-choice.ts";
import { inboxShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { inboxHref } from "#app/ui/channel-links.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { ChannelError } from "../channel-error.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import type { Route } from "./+types/channel-messages.route";

export const shouldRevalidate = inboxShouldRevalidate;

export const handle: ShellHandle = { isFullHeight: true };

/** Spec 2, section 2: 'Ver Mensagens'. A WhatsApp instance redirects to its own address. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const known = signedIn.channels.find(({ id }) => id === params.channelId);
	if (known?.type === "whatsapp") throw redirect(`${inboxHref(known)}${url.search}`);
	const { channels } = context.get(servicesContext);
	const contact = url.searchParams.get("contact");
	const opened = await channels.openInbox(
		signedIn,
		params.channelId,
		contact,
		parseListChoice(url.searchParams),
	);
	if (!opened.ok) throw data(opened.code, { status: statusOf(opened.code) });
	const { member } = signedIn;
	return {
		...opened.value,
		me: { memberId: member.id, name: signedIn.fullName, role: member.role },
	};
}

export default function ChannelMessagesPage({ loaderData }: Route.ComponentProps) {
	const { channel, inbox, me } = loaderData;
	return <InboxPage channel={channel} inbox={inbox} me={me} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const t = useStrings({ pt, en }).messages;
	const { revalidate, state } = useRevalidator();
	if (isRouteErrorResponse(error) && error.status < 500) return <ChannelError error={error} />;
	return (
		<Page>
			<ErrorState onRetry={() => void revalidate()} retrying={state === "loading"} title={t.failed}>
				{t.failedText}
			</ErrorState>
		</Page>
	);
}
