import { Suspense } from "react";
import { Await, useRevalidator } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import { parseMuted } from "#app/domain/preferences/muted.ts";
import { PROVIDERS } from "#app/domain/auth/provider.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { readCookie } from "#app/middleware/cookies.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/settings.route";
import { type SettingsAnswer, settingsActions } from "./actions.ts";
import { SettingsLoading, SettingsSections } from "./settings-sections.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The data is streamed: the page's frame does not wait for it. */
export function loader({ context, request }: Route.LoaderArgs) {
	const { settings, auth, social, site, alerts, voiceWords, routing } =
		context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	const view = Promise.all([
		settings.open(signedIn),
		auth.listSignIns(signedIn),
		social.listIdentities(signedIn),
		alerts.open(signedIn, context.get(preferencesContext).timeZone),
		voiceWords.open(signedIn),
		routing.open(signedIn),
	]).then(([own, signIns, accounts, told, voice, routed]) => ({
		...own,
		signIns,
		accounts,
		alerts: told,
		voice,
		routing: routed,
	}));
	return {
		view,
		memberId: signedIn.member.id,
		passwordMin: site.passwordMin,
		mayLink: PROVIDERS.some((provider) => social.isConfigured(provider)),
		theme: context.get(preferencesContext).theme,
		muted: parseMuted(readCookie(request, "prosa.muted")),
		now: Date.now(),
	};
}

export const action = settingsActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<SettingsAnswer>(args);

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	return (
		<Page>
			<PageHeader purpose={t.purpose} title={t.title} />
			<Suspense fallback={<SettingsLoading />}>
				<Await errorElement={<LoadFailed />} resolve={loaderData.view}>
					{(view) => (
						<SettingsSections
							memberId={loaderData.memberId}
							muted={loaderData.muted}
							now={loaderData.now}
							mayLink={loaderData.mayLink}
							passwordMin={loaderData.passwordMin}
							theme={loaderData.theme}
							view={view}
						/>
					)}
				</Await>
			</Suspense>
		</Page>
	);
}

function LoadFailed() {
	const t = useStrings({ pt, en });
	const { revalidate, state } = useRevalidator();
	return (
		<ErrorState onRetry={() => void revalidate()} retrying={state === "loading"} title={t.failed}>
			{t.failedText}
		</ErrorState>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
