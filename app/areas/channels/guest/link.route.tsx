// decisions, Routes beyond the specification: the phone owner's linking page. Outside the guard.
import { data } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { GuestLink } from "#app/contracts/guest-link.ts";
import { servicesContext } from "#app/context.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import type { Route } from "./+types/link.route";
import { Closed } from "./closed.tsx";
import { GuestFrame } from "./guest-frame.tsx";
import { GuestScreen } from "./guest-screen.tsx";

/** The address is the key: no search engine and no other site may learn it. */
export const headers: Route.HeadersFunction = () => ({
	"Referrer-Policy": "no-referrer",
	"X-Robots-Tag": "noindex, nofollow",
});

/** The phone's owner is nobody's member. */
export const handle: ShellHandle = { isWithoutCookieBanner: true };

/** The page keeps itself fresh by its own way; see use-guest-link.ts. */
export const shouldRevalidate = (): boolean => false;

export type GuestPage =
	| { state: "open"; link: GuestLink; workspaceName: string }
	| { state: "closed"; code: ErrorCode };

const STATUS: Partial<Record<ErrorCode, number>> = {
	not_found: 404,
	link_expired: 410,
	not_supported: 410,
	rate_limited: 429,
};

export async function loader({ params, context }: Route.LoaderArgs) {
	const opened = await context.get(servicesContext).linkInvitations.openPage(params.token);
	if (opened.ok) return data<GuestPage>({ state: "open", ...opened.value });
	const { code } = opened;
	return data<GuestPage>({ state: "closed", code }, { status: STATUS[code] ?? 503 });
}

export default function LinkPage({ loaderData, params }: Route.ComponentProps) {
	return (
		<GuestFrame>
			{loaderData.state === "open" ? (
				<GuestScreen
					initial={loaderData.link}
					token={params.token}
					workspaceName={loaderData.workspaceName}
				/>
			) : (
				<Closed code={loaderData.code} />
			)}
		</GuestFrame>
	);
}
