import { data, href, Link, redirect } from "react-router";
import { preferencesContext, servicesContext } from "#app/context.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { fail } from "#app/domain/result.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { StandalonePage } from "#app/ui/standalone-page.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { cookieHeaders, signInMeta } from "#app/middleware/request-meta.ts";
import type { Route } from "./+types/enter.route";
import { EnterForm } from "./enter-form.tsx";
import { parseEnterForm } from "../forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A refused attempt, and what was typed except the password. */
export interface EnterAttempt {
	code: ErrorCode;
	typed: Record<"fullName" | "email" | "workspaceName" | "region" | "language", string>;
}

/** The address contains the link's token: no other site learns it (C12). */
export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "no-referrer" });

export async function loader({ context, request, url }: Route.LoaderArgs) {
	const { auth, installation, site } = context.get(servicesContext);
	const token = url.searchParams.get("link") ?? "";
	// Somebody with an account uses the link for their own workspace.
	if (await auth.findSignedIn(request)) throw redirect(setupPath(token));
	return { token, kind: await installation.findLink(token), passwordMin: site.passwordMin };
}

const setupPath = (token: string): string =>
	`${href("/setup")}${token === "" ? "" : `?${new URLSearchParams({ link: token })}`}`;

export async function action({ request, context, url }: Route.ActionArgs) {
	const form = await request.formData();
	const meta = signInMeta(request, url, context.get(preferencesContext).locale);
	const typed = parseEnterForm(form);
	const entered =
		typed === null
			? fail("invalid_request")
			: await context.get(servicesContext).installation.enter(typed.token, typed, meta);
	if (entered.ok)
		throw redirect(href("/setup"), { headers: cookieHeaders(entered.value.setCookie) });
	const text = (name: string): string => {
		const value = form.get(name);
		return typeof value === "string" ? value.slice(0, 1024) : "";
	};
	const attempt: EnterAttempt = {
		code: entered.code,
		typed: {
			fullName: text("fullName"),
			email: text("email"),
			workspaceName: text("workspaceName"),
			region: text("region"),
			language: text("language"),
		},
	};
	return data(attempt, { status: entered.code === "rate_limited" ? 429 : 400 });
}

/** Decision 41: the first administrator comes in by the link that the deploy prints; later it is a way back in. */
export default function EnterPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { kind } = loaderData;
	const tabTitle = `${t.tab} · ${common.product}`;
	if (kind === "invalid" || actionData?.code === "token_invalid")
		return (
			<StandalonePage purpose={t.overText} tabTitle={tabTitle} title={t.over}>
				<Button asChild kind="secondary" size="large">
					<Link to={href("/auth")}>{t.toSignIn}</Link>
				</Button>
			</StandalonePage>
		);
	const isFirst = kind === "first";
	return (
		<AuthFrame>
			<title>{tabTitle}</title>
			{/* With Referrer-Policy no-referrer a form without scripts sends no origin and would count as
				cross-site. */}
			<noscript>
				<meta content="same-origin" name="referrer" />
			</noscript>
			<h1 className="text-2xl/8 font-semibold tracking-tight" tabIndex={-1}>
				{isFirst ? t.title : t.recoveryTitle}
			</h1>
			<p className="mt-2 mb-6 text-gray-11 text-pretty">{isFirst ? t.text : t.recoveryText}</p>
			<EnterForm
				attempt={actionData}
				isFirst={isFirst}
				passwordMin={loaderData.passwordMin}
				token={loaderData.token}
			/>
		</AuthFrame>
	);
}
