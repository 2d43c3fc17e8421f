// decisions, Routes beyond the specification: the phone owner's linking page. Outside the sign-in
// guard.
import type { ReactNode } from "react";
import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { GuestLink } from "#app/contracts/guest-link.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ProductHeader } from "#app/ui/product-header.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import type { Route } from "./+types/link.route";
import { Closed } from "./closed.tsx";
import { GuestScreen } from "./guest-screen.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The address contains the token: no search engine and no other site may learn it. */
export const headers: Route.HeadersFunction = () => ({
	"Referrer-Policy": "no-referrer",
	"X-Robots-Tag": "noindex, nofollow",
});

/** The phone's owner is not a member of the workspace. */
export const handle: ShellHandle = { isWithoutCookieBanner: true };

/** The page updates itself; see use-guest-link.ts. */
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

/** Page for people without an account: no shell and no links into the product. */
function GuestFrame({ children }: { children: ReactNode }) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<div className="flex min-h-dvh flex-col">
			<title>{`${t.tab} · ${common.product}`}</title>
			<meta content="noindex, nofollow" name="robots" />
			<ProductHeader className="mx-auto w-full max-w-5xl" />
			<main className="mx-auto flex w-full max-w-5xl flex-1 flex-col px-4 pb-12 md:px-8">
				{children}
			</main>
		</div>
	);
}
