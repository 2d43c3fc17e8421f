import { Suspense } from "react";
import { Await, data, useRevalidator } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import { parseMuted } from "#app/domain/preferences/muted.ts";
import { PROVIDERS } from "#app/domain/auth/provider.ts";
import type { Result } from "#app/domain/result.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { readCookie } from "#app/middleware/cookies.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/settings.route";
import {
	type FormName,
	parseEndSignInForm,
	parseFormName,
	parseIntegrationsForm,
	parsePasswordForm,
	parseProfileForm,
	parseUnlinkForm,
} from "./forms.ts";
import { SettingsLoading, SettingsSections } from "./settings-sections.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** What a form is told: null is done. */
export interface SettingsAnswer {
	form: FormName;
	code: ErrorCode | null;
}

/** The frame of the page comes at once; what is read follows in the same answer. */
export function loader({ context, request }: Route.LoaderArgs) {
	const { settings, auth, social, site } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	const view = Promise.all([
		settings.open(signedIn),
		auth.listSignIns(signedIn),
		social.listIdentities(signedIn),
	]).then(([own, signIns, accounts]) => ({ ...own, signIns, accounts }));
	return {
		view,
		passwordMin: site.passwordMin,
		mayLink: PROVIDERS.some((provider) => social.isConfigured(provider)),
		theme: context.get(preferencesContext).theme,
		muted: parseMuted(readCookie(request, "prosa.muted")),
		now: Date.now(),
	};
}

export async function action({ request, context, url }: Route.ActionArgs) {
	const body = await request.formData();
	const form = parseFormName(body);
	const services = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	const meta = {
		ip: request.headers.get("cf-connecting-ip") ?? "",
		userAgent: request.headers.get("user-agent") ?? "",
		url: url.href,
		locale: context.get(preferencesContext).locale,
	};
	switch (form) {
		case "integrations": {
			const typed = parseIntegrationsForm(body);
			return answer(form, typed.ok ? await services.settings.update(signedIn, typed.value) : typed);
		}
		case "restore-echo":
			await services.settings.restoreEcho(signedIn);
			return answer(form, { ok: true, value: null });
		case "profile": {
			const typed = parseProfileForm(body);
			return answer(form, typed.ok ? await services.profile.update(signedIn, typed.value) : typed);
		}
		case "password": {
			const typed = parsePasswordForm(body);
			if (!typed.ok) return answer(form, typed);
			const changed = await services.auth.changePassword(signedIn, typed.value, meta);
			// This browser goes on under a new id.
			return answer(form, changed, changed.ok ? changed.value.setCookie : []);
		}
		case "end-sign-in": {
			const typed = parseEndSignInForm(body);
			return answer(
				form,
				typed.ok ? await services.auth.endSignIn(signedIn, typed.value.id) : typed,
			);
		}
		case "end-other-sign-ins":
			await services.auth.endOtherSignIns(signedIn);
			return answer(form, { ok: true, value: null });
		case "unlink-account": {
			const typed = parseUnlinkForm(body);
			if (!typed.ok) return answer(form, typed);
			return answer(form, await services.social.unlink(signedIn, typed.value.provider));
		}
	}
}

function answer(form: FormName, outcome: Result<unknown, ErrorCode>, cookies: string[] = []) {
	const headers = new Headers();
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	if (outcome.ok) return data<SettingsAnswer>({ form, code: null }, { headers });
	const status = outcome.code === "rate_limited" ? 429 : outcome.code === "not_found" ? 404 : 400;
	return data<SettingsAnswer>({ form, code: outcome.code }, { status });
}

/** A server that does not answer is a refusal like others: the forms stay, with what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const form = parseFormName(await request.clone().formData());
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response) throw error;
		// The status says that nothing changed: reading again would fail as well, and take the page.
		return data<SettingsAnswer>({ form, code: "unavailable" }, { status: 503 });
	}
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	return (
		<Page>
			<PageHeader purpose={t.purpose} title={t.title} />
			<Suspense fallback={<SettingsLoading />}>
				<Await errorElement={<LoadFailed />} resolve={loaderData.view}>
					{(view) => (
						<SettingsSections
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
