// Spec 1, section 2: Accept invitation. Outside the sign-in guard.
import { LoaderCircle } from "lucide-react";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { data, href, isRouteErrorResponse, useFetcher, useNavigate } from "react-router";
import { servicesContext } from "#app/context.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import type { Route } from "./+types/accept.route";
import { AcceptScreen } from "./accept-screen.tsx";
import type { AcceptAnswer, AcceptView } from "./accept-view.ts";
import { parseAcceptForm } from "./forms.ts";
import { InvalidInvite } from "./invalid-invite.tsx";
import { openInvitation, performAcceptRequest } from "./perform.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

// Attack C12: the token is removed from the address; session storage keeps it, so that a reload
// still works.

const KEY = "prosa.invite";

/** The token of this tab's invitation; null when there is none, or where storage is blocked. */
function readKeptToken(): string | null {
	try {
		return sessionStorage.getItem(KEY);
	} catch {
		return null;
	}
}

/** Stores the token, or removes it when null. */
function keepToken(token: string | null): void {
	try {
		if (token === null) sessionStorage.removeItem(KEY);
		else sessionStorage.setItem(KEY, token);
	} catch {
		// Without storage a reload needs the mail's link again.
	}
}

/** The address contains the token once: no other site may learn it (C12). */
export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "no-referrer" });

/** The loader's answer stays valid: the token is no longer in the address. */
export const shouldRevalidate = (): boolean => false;

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const token = url.searchParams.get("token");
	const view: AcceptView =
		token === null ? { state: "unknown" } : await openInvitation(token, request, context);
	return { view, passwordMin: context.get(servicesContext).site.passwordMin };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = parseAcceptForm(await request.formData());
	if (!form.ok)
		return data<AcceptAnswer>({ view: null, problem: form.code, fullName: "" }, { status: 400 });
	const answer = await performAcceptRequest(form.value, request, context);
	const status = answer.problem === null ? 200 : answer.problem === "rate_limited" ? 429 : 400;
	return data<AcceptAnswer>(answer, { status });
}

/**
 * Without an answer the page keeps what was typed. A redirect is a success: the token is used up.
 */
export async function clientAction({
	serverAction,
}: Route.ClientActionArgs): Promise<AcceptAnswer> {
	try {
		return await serverAction();
	} catch (thrown) {
		if (thrown instanceof Response) {
			keepToken(null);
			throw thrown;
		}
		return { view: null, problem: "unavailable", fullName: "" };
	}
}

/**
 * Removes the token from the address, and loads the stored one when the address has none. Returns
 * what is known by now.
 */
function useView(loaded: AcceptView): AcceptView {
	const fetcher = useFetcher<AcceptAnswer>();
	const navigate = useNavigate();
	const settle = useEffectEvent(() => {
		if (loaded.state === "open") keepToken(loaded.token);
		if (loaded.state !== "unknown")
			return void navigate(href("/aceitar-convite"), {
				replace: true,
				preventScrollReset: true,
				defaultShouldRevalidate: false,
			});
		const token = readKeptToken();
		if (token !== null)
			void fetcher.submit(
				{ intent: "open", token },
				{ method: "post", action: href("/aceitar-convite"), defaultShouldRevalidate: false },
			);
	});
	useEffect(() => settle(), [loaded]);
	const isAwake = useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	);
	if (loaded.state !== "unknown") return loaded;
	if (fetcher.data) return fetcher.data.view ?? { state: "invalid", problem: "unavailable" };
	// Only the browser knows whether it has stored one.
	const isKept = isAwake && readKeptToken() !== null;
	return isKept || !isAwake ? loaded : { state: "invalid", problem: "token_missing" };
}

export default function AcceptPage({ loaderData, actionData }: Route.ComponentProps) {
	const known = useView(loaderData.view);
	const view = actionData?.view ?? known;
	switch (view.state) {
		case "unknown":
			return <Validating />;
		case "invalid":
			return <InvalidInvite problem={view.problem} />;
		case "open":
			return <AcceptScreen answer={actionData} passwordMin={loaderData.passwordMin} view={view} />;
	}
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage error={error} />;
	return <InvalidInvite isUnexpected problem="unavailable" />;
}

/**
 * Shown while the token is checked. Without scripts nothing is stored, so there is nothing to
 * check.
 */
function Validating() {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<>
			<title>{`${t.tab} · ${common.product}`}</title>
			<noscript>
				<InvalidInvite problem="token_missing" />
			</noscript>
			<output className="flex min-h-dvh items-center justify-center gap-2 text-gray-11">
				<LoaderCircle aria-hidden="true" className="animate-spin" size={20} />
				{t.validating}
			</output>
		</>
	);
}
