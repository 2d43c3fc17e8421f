import { data, Form, href, Link, redirect, useNavigation } from "react-router";
import { preferencesContext, servicesContext } from "#app/context.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { parseAskForm, parseChooseForm } from "../forms.ts";
import { signInMeta } from "#app/middleware/request-meta.ts";
import { stopWhenIncomplete } from "../sign-in-form.tsx";
import { useRefusalToast } from "../use-refusal-toast.ts";
import type { Route } from "./+types/reset.route";
import { ChoosePassword } from "./choose-password.tsx";
import { Heading } from "./heading.tsx";
import { LinkOver, LinkSent, NoMail } from "./messages.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The outcome of an attempt; passwords are not sent back. */
export interface ResetAttempt {
	form: "ask" | "choose";
	/** Null: a link was sent, if the address has an account. */
	code: ErrorCode | null;
	email: string;
}

export async function loader({ context, url }: Route.LoaderArgs) {
	const { passwordResets, site } = context.get(servicesContext);
	const token = url.searchParams.get("token") ?? "";
	const open = token === "" ? null : await passwordResets.find(token);
	return {
		token,
		/** The account of the token; null without a token, or when it is no longer valid. */
		email: open?.email ?? null,
		passwordMin: site.passwordMin,
		hasOutbox: site.hasLocalDoors,
		isMailSent: site.isMailSent,
	};
}

export async function action({ request, context, url }: Route.ActionArgs) {
	const form = await request.formData();
	const meta = signInMeta(request, url, context.get(preferencesContext).locale);
	const { passwordResets } = context.get(servicesContext);
	if (form.get("form") === "choose") {
		const fields = parseChooseForm(form);
		if (!fields.ok) return refuse("choose", fields.code);
		const changed = await passwordResets.complete(fields.value, meta);
		if (!changed.ok) return refuse("choose", changed.code);
		const { email } = changed.value;
		// Connections granted by an earlier owner of the account remain, so the person is led to the
		// list (security 3).
		const next = href("/settings/access");
		throw redirect(
			`${href("/auth")}?${new URLSearchParams({ message: "password_changed", email, next })}`,
		);
	}
	const fields = parseAskForm(form);
	const typed = form.get("email");
	const email = typeof typed === "string" ? typed.trim().slice(0, 254) : "";
	const asked = fields.ok ? await passwordResets.ask(fields.value, meta) : fields;
	return asked.ok
		? data<ResetAttempt>({ form: "ask", code: null, email })
		: refuse("ask", asked.code, email);
}

const refuse = (form: "ask" | "choose", code: ErrorCode, email = "") =>
	data<ResetAttempt>({ form, code, email }, { status: code === "rate_limited" ? 429 : 400 });

export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
	const { token, email } = loaderData;
	if (token !== "" && (email === null || actionData?.code === "token_invalid"))
		return (
			<AuthFrame>
				<LinkOver />
			</AuthFrame>
		);
	if (email !== null)
		return (
			<AuthFrame>
				<ChoosePassword
					attempt={actionData}
					email={email}
					passwordMin={loaderData.passwordMin}
					token={token}
				/>
			</AuthFrame>
		);
	return (
		<AuthFrame>
			{!loaderData.isMailSent ? (
				<NoMail />
			) : actionData?.code === null ? (
				<LinkSent email={actionData.email} hasOutbox={loaderData.hasOutbox} />
			) : (
				<AskForLink attempt={actionData} />
			)}
		</AuthFrame>
	);
}

/** Asks for the address that the reset link is sent to. */
function AskForLink({ attempt }: { attempt: ResetAttempt | undefined }) {
	const t = useStrings({ pt, en });
	const errorText = useAccountErrorText();
	const navigation = useNavigation();
	const refused = attempt?.code ? errorText(attempt.code) : null;
	const isField = attempt?.code === "email_invalid";
	useRefusalToast(attempt, t.ask.failed, refused);
	return (
		<>
			<Heading tab={t.ask.tab} title={t.ask.title}>
				{t.ask.text}
			</Heading>
			<Form className="flex flex-col gap-5" method="post" noValidate onSubmit={stopWhenIncomplete}>
				{refused && !isField ? <FormRefusal text={refused} /> : null}
				<input name="form" type="hidden" value="ask" />
				<Field error={isField ? refused : null} label={t.ask.email}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="username"
							defaultValue={attempt?.email}
							inputMode="email"
							name="email"
							type="email"
						/>
					)}
				</Field>
				<Button
					kind="primary"
					loading={navigation.state === "submitting"}
					size="large"
					type="submit"
				>
					{t.ask.submit}
				</Button>
				<p className="text-center">
					<Link className="text-[13px] text-accent-11 hover:underline" to={href("/auth")}>
						{t.toSignIn}
					</Link>
				</p>
			</Form>
		</>
	);
}
