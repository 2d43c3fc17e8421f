import { data, Form, href, Link, redirect, useNavigation } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { preferencesContext, servicesContext } from "#app/context.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { StandalonePage } from "#app/ui/standalone-page.tsx";
import type { Route } from "./+types/confirm.route";
import { parseConfirmForm } from "./forms.ts";
import { cookieHeaders, signInMeta } from "#app/middleware/request-meta.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export async function loader({ context, request, url }: Route.LoaderArgs) {
	const token = url.searchParams.get("token") ?? "";
	const meta = signInMeta(request, url, context.get(preferencesContext).locale);
	const { auth } = context.get(servicesContext);
	return { token, asksForPassword: token !== "" && (await auth.asksForPassword(token, meta)) };
}

interface Outcome {
	email: string | null;
	code: ErrorCode | null;
}

/** The link is used up by the button, not by the visit: mail scanners visit links too. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const fields = parseConfirmForm(await request.formData());
	if (!fields.ok) return refuse(fields.code);
	const { token, password } = fields.value;
	const meta = signInMeta(request, url, context.get(preferencesContext).locale);
	const { auth } = context.get(servicesContext);
	const confirmed = await auth.confirmEmail(token, password, meta);
	if (!confirmed.ok) return refuse(confirmed.code);
	const { email, setCookie } = confirmed.value;
	if (setCookie.length > 0) throw redirect(href("/"), { headers: cookieHeaders(setCookie) });
	return data<Outcome>({ email, code: null });
}

const refuse = (code: ErrorCode) => data<Outcome>({ email: null, code }, { status: 400 });

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).confirm;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const errorText = useAccountErrorText();
	const navigation = useNavigation();
	const tabTitle = `${t.tab} · ${common.product}`;
	const code = actionData?.code ?? (loaderData.token === "" ? "token_invalid" : null);
	const toSignIn = (kind: "primary" | "secondary", email?: string) => (
		<Button asChild kind={kind} size="large">
			<Link to={email ? `${href("/auth")}?${new URLSearchParams({ email })}` : href("/auth")}>
				{t.toSignIn}
			</Link>
		</Button>
	);
	if (actionData?.email)
		return (
			<StandalonePage purpose={t.doneText(actionData.email)} tabTitle={tabTitle} title={t.done}>
				{toSignIn("primary", actionData.email)}
			</StandalonePage>
		);
	// These refusals can be corrected on the same page.
	const isRetry = code === "credentials_wrong" || code === "rate_limited";
	if (code && !isRetry)
		return (
			<StandalonePage
				purpose={<FormRefusal text={errorText(code)} />}
				tabTitle={tabTitle}
				title={t.failed}
			>
				{toSignIn("secondary")}
			</StandalonePage>
		);
	return (
		<StandalonePage purpose={t.text} tabTitle={tabTitle} title={t.title}>
			<Form className="flex w-96 max-w-full flex-col gap-5 text-left" method="post">
				<input name="token" type="hidden" value={loaderData.token} />
				{loaderData.asksForPassword ? (
					<Field error={code ? errorText(code) : null} hint={t.passwordHint} label={t.password}>
						{(control) => (
							<PasswordInput
								{...control}
								autoComplete="current-password"
								name="password"
								required
							/>
						)}
					</Field>
				) : null}
				<Button
					kind="primary"
					loading={navigation.state === "submitting"}
					size="large"
					type="submit"
				>
					{t.submit}
				</Button>
			</Form>
		</StandalonePage>
	);
}
