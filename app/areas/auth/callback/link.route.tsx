import { data, Form, href, Link, redirect, useNavigation } from "react-router";
import { preferencesContext, servicesContext } from "#app/context.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { parseLinkForm } from "../forms.ts";
import { cookieHeaders, signInMeta } from "#app/middleware/request-meta.ts";
import { stopWhenIncomplete } from "../sign-in-form.tsx";
import { useRefusalToast } from "../use-refusal-toast.ts";
import type { Route } from "./+types/link.route";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const NAMES = { google: "Google", facebook: "Facebook" };

export async function loader({ context, request, url }: Route.LoaderArgs) {
	const meta = signInMeta(request, url, context.get(preferencesContext).locale);
	const pending = await context.get(servicesContext).social.findPending(meta);
	if (!pending) throw redirect(href("/auth"));
	return pending;
}

/** The account's password proves that both are the same person; only then they are linked (B01). */
export async function action({ context, request, url }: Route.ActionArgs) {
	const fields = parseLinkForm(await request.formData());
	if (!fields.ok) return refuse(fields.code);
	const meta = signInMeta(request, url, context.get(preferencesContext).locale);
	const linked = await context.get(servicesContext).social.link(fields.value.password, meta);
	if (!linked.ok) return refuse(linked.code);
	throw redirect(href("/auth/callback"), { headers: cookieHeaders(linked.value.setCookie) });
}

const refuse = (code: ErrorCode) => data({ code }, { status: code === "rate_limited" ? 429 : 401 });

export default function LinkPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).link;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const errorText = useAccountErrorText();
	const navigation = useNavigation();
	const refused = actionData ? errorText(actionData.code) : null;
	useRefusalToast(actionData, t.failed, refused);
	const provider = NAMES[loaderData.provider];
	const quiet = "text-[13px] text-accent-11 hover:underline";
	return (
		<AuthFrame>
			<title>{`${t.tab} · ${common.product}`}</title>
			<h1 className="text-2xl/8 font-semibold tracking-tight" tabIndex={-1}>
				{t.title}
			</h1>
			<p className="mt-2 mb-6 text-gray-11 text-pretty">{t.text(provider)}</p>
			<Form className="flex flex-col gap-5" method="post" noValidate onSubmit={stopWhenIncomplete}>
				{refused ? <FormRefusal text={refused} /> : null}
				<Field label={t.email}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="username"
							readOnly
							type="email"
							value={loaderData.email}
						/>
					)}
				</Field>
				<Field
					aside={
						<Link className={quiet} to={href("/auth/reset")}>
							{t.forgot}
						</Link>
					}
					label={t.password}
				>
					{(control) => (
						<PasswordInput {...control} autoComplete="current-password" name="password" />
					)}
				</Field>
				<Button
					kind="primary"
					loading={navigation.state === "submitting"}
					size="large"
					type="submit"
				>
					{t.submit(provider)}
				</Button>
				<p className="text-center">
					<Link className={quiet} to={href("/auth")}>
						{t.notNow}
					</Link>
				</p>
			</Form>
		</AuthFrame>
	);
}
