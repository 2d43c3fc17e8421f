// Spec 1, section 2: Accept invitation. Outside the guard.
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { data, href, isRouteErrorResponse, useFetcher, useNavigate } from "react-router";
import { servicesContext } from "#app/context.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import type { Route } from "./+types/accept.route";
import type { AcceptAnswer, AcceptView } from "./accept-view.ts";
import { AcceptScreen } from "./accept-screen.tsx";
import { parseAcceptForm } from "./forms.ts";
import { InvalidInvite } from "./invalid-invite.tsx";
import { openInvitation, performAcceptRequest } from "./perform.ts";
import { LoaderCircle } from "lucide-react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

// Attack C12: the token leaves the address; the tab keeps it, so that a reload still works.

const KEY = "prosa.invite";

/** The token of the invitation this tab is about; null when none, or where storage is blocked. */
function readKeptToken(): string | null {
	try {
		return sessionStorage.getItem(KEY);
	} catch {
		return null;
	}
}

/** Keeps the token, or forgets it when null. */
function keepToken(token: string | null): void {
	try {
		if (token === null) sessionStorage.removeItem(KEY);
		else sessionStorage.setItem(KEY, token);
	} catch {
		// Without storage a reload asks for the mail's link again.
	}
}

/** The token is in the address once: no other site may learn it (C12). */
export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "no-referrer" });

/** What the token said stays said: its address is gone after the first look. */
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

/** No answer must not take away what was typed. A redirect means done: the token is used up. */
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
 * Takes the token out of the address, and asks anew with the kept one when the address has none.
 * Answers what is known by now.
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
	// Only the browser knows whether it has kept one.
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

/** While the token is looked at. Without scripts nothing was kept, so there is nothing to look at. */
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
