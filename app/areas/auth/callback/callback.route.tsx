import { LoaderCircle } from "lucide-react";
import { useEffect } from "react";
import { href, useNavigate } from "react-router";
import { preferencesContext, servicesContext } from "#app/context.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { signInMeta } from "#app/middleware/request-meta.ts";
import type { Route } from "./+types/callback.route";
import { type CallbackFailure, judgeHash, parseFailure } from "./outcome.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The outcome: where to go next, or the failure to show. */
type Outcome = { to: string; failure: null } | { to: null; failure: CallbackFailure };

export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Outcome> {
	const failure = parseFailure(url.searchParams);
	if (failure) return { to: null, failure };
	const { auth, social } = context.get(servicesContext);
	if (!(await auth.findSignedIn(request)))
		return { to: null, failure: { reason: "processing_failed" } };
	const meta = signInMeta(request, url, context.get(preferencesContext).locale);
	return { to: social.returnPath(meta), failure: null };
}

/** Removes and returns what a provider left behind "#" in the address, before any request (B06). */
function takeHash(): string {
	const { hash, pathname, search } = location;
	if (hash !== "") history.replaceState(history.state, "", pathname + search);
	return hash;
}

/** Once per page, also when React runs effects twice. */
let isOver = false;

function useOutcome(outcome: Outcome): void {
	const t = useStrings({ pt, en });
	const navigate = useNavigate();
	useEffect(() => {
		const refused = judgeHash(takeHash());
		if (isOver) return;
		isOver = true;
		const failure = refused ? { reason: refused } : outcome.failure;
		if (failure) notify.error(t.failed, t.reasons[failure.reason]);
		else notify.success(t.done);
		void navigate(failure || outcome.to === null ? href("/auth") : outcome.to, { replace: true });
		return () => {
			isOver = false;
		};
	}, [outcome, navigate, t]);
}

/** Spec 1, section 2: finishes a social sign-in. */
export default function CallbackPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	useOutcome(loaderData);
	return (
		<main className="flex min-h-dvh flex-col items-center justify-center gap-4 px-4 text-center">
			<title>{`${t.tab} · ${common.product}`}</title>
			<LoaderCircle
				aria-hidden="true"
				className="animate-spin text-accent-9 motion-reduce:animate-none"
				size={32}
				strokeWidth={1.75}
			/>
			<h1 className="font-medium text-gray-12" tabIndex={-1}>
				<output>{t.processing}</output>
			</h1>
			<noscript>
				<a className="text-accent-11 underline" href={loaderData.to ?? href("/auth")}>
					{t.goOn}
				</a>
			</noscript>
		</main>
	);
}
