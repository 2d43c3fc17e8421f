import { MessagesSquare } from "lucide-react";
import {
	data,
	href,
	isRouteErrorResponse,
	Link,
	redirect,
	useRevalidator,
	useSearchParams,
} from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { InboxPage } from "#app/inbox/inbox-page.tsx";
import { parseListChoice } from "#app/inbox/list/list-choice.ts";
import { inboxShouldRevalidate } from "#app/inbox/should-revalidate.ts";
import { CONTACT_PARAM } from "#app/inbox/use-selected-contact.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import type { Route } from "./+types/session.route";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const shouldRevalidate = inboxShouldRevalidate;

export const handle: ShellHandle = {
	crumb: (loaderData, search) => {
		const loaded = loaderData as Route.ComponentProps["loaderData"] | undefined;
		return loaded ? personOf(loaded, search) : null;
	},
	isFullHeight: true,
};

/**
 * Spec 2, section 2: a conversation of any channel but WhatsApp. The list's links name channel and
 * contact, so one round trip opens it; an address with only the session is looked up first.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { conversations } = context.get(servicesContext);
	const [channelId, contactId] = [url.searchParams.get("channel"), url.searchParams.get("contact")];
	if (channelId === null) throw redirect(await findPlace());
	const known = signedIn.channels.find(({ id }) => id === channelId);
	if (known?.type === "whatsapp" && contactId !== null)
		throw redirect(whatsappPlace(channelId, contactId));
	const opened = await conversations.openInbox(
		signedIn,
		channelId,
		contactId,
		parseListChoice(url.searchParams),
	);
	if (!opened.ok) throw data(opened.code, { status: opened.code === "forbidden" ? 403 : 404 });
	const { member, fullName } = signedIn;
	return { ...opened.value, me: { memberId: member.id, name: fullName, role: member.role } };

	async function findPlace(): Promise<string> {
		const found = await conversations.find(signedIn, params.sessionId);
		if (!found.ok) throw data(found.code, { status: 404 });
		const { channel, contactId: contact } = found.value;
		if (channel.type === "whatsapp") return whatsappPlace(channel.id, contact);
		const place = new URLSearchParams({ channel: channel.id, contact });
		return `${href("/sessions/:sessionId", { sessionId: params.sessionId })}?${place}`;
	}
}

const whatsappPlace = (channelId: string, contactId: string): string =>
	href("/whatsapp/instances/:channelId/messages/:contactId", { channelId, contactId });

/**
 * The person's name for the page's title; the channel's, once another of its conversations was
 * opened.
 */
function personOf(
	{ channel, inbox }: Route.ComponentProps["loaderData"],
	search: URLSearchParams,
): string {
	const contact = inbox.conversation?.contact;
	if (!contact || search.get(CONTACT_PARAM) !== contact.id) return channel.name;
	const name = displayName(contact.name ?? "");
	return name || (contact.phone ? formatPhone(contact.phone) : channel.name);
}

export default function SessionPage({ loaderData }: Route.ComponentProps) {
	const { channel, inbox, me } = loaderData;
	const [search] = useSearchParams();
	const title = personOf(loaderData, search);
	return <InboxPage channel={channel} inbox={inbox} me={me} title={title} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const t = useStrings({ pt, en }).session;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { revalidate, state } = useRevalidator();
	const isGone = isRouteErrorResponse(error) && error.status < 500;
	return (
		<Page>
			<title>{`${t.tab} · ${common.product}`}</title>
			{isGone ? (
				<EmptyState
					action={
						<Button asChild kind="primary">
							<Link to={href("/conversations")}>{t.toList}</Link>
						</Button>
					}
					icon={MessagesSquare}
					title={t.gone}
				>
					{t.goneText}
				</EmptyState>
			) : (
				<ErrorState
					onRetry={() => void revalidate()}
					retrying={state === "loading"}
					title={t.failed}
				>
					{t.failedText}
				</ErrorState>
			)}
		</Page>
	);
}
