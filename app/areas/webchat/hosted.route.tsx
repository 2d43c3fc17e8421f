// decisions, Routes beyond the specification: /c/{channelId}, the hosted webchat. Outside the
// sign-in guard.
import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { StandalonePage } from "#app/ui/standalone-page.tsx";
import type { Route } from "./+types/hosted.route";
import { HostedChat } from "./hosted-chat.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A private conversation: not for search engines. */
export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex, nofollow" });

/** Only the visitor's own identity is stored, so no banner is needed. */
export const handle: ShellHandle = { isWithoutCookieBanner: true, isWithoutApp: true };

/** The widget keeps itself up to date. */
export const shouldRevalidate = (): boolean => false;

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const chat = await services.webchat.openPage(params.channelId);
	if (chat === null) return data({ chat: null, url: "" }, { status: 404 });
	const path = `/c/${encodeURIComponent(params.channelId)}`;
	return data({ chat, url: new URL(path, services.site.publicUrl).href });
}

export default function HostedChatPage({ loaderData }: Route.ComponentProps) {
	const { chat, url } = loaderData;
	return chat === null ? <Missing /> : <HostedChat chat={chat} url={url} />;
}

/** Unknown, inactive and deleted channels look the same to a visitor. */
function Missing() {
	const t = useStrings({ pt, en });
	const { product } = useStrings({ pt: commonPt, en: commonEn });
	return (
		<StandalonePage
			purpose={t.missingText}
			tabTitle={`${t.missingTab} · ${product}`}
			title={t.missingTitle}
		>
			{null}
		</StandalonePage>
	);
}
