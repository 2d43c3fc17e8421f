import { MailCheck } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toaster.tsx";
import type { Attempt } from "./auth.route.tsx";
import { fieldOf, type SignUpField } from "./form-errors.ts";
import { FormRefusal } from "./form-refusal.tsx";
import { PasswordInput } from "./password-input.tsx";
import { stopWhenIncomplete } from "./sign-in-form.tsx";
import { SocialButtons } from "./social-buttons.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useRefusalToast } from "./use-refusal-toast.ts";

export function SignUpForm(props: { attempt: Attempt | undefined; passwordMin: number }) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const navigation = useNavigation();
	const [isMismatch, setMismatch] = useState(false);
	const attempt = props.attempt?.form === "sign-up" ? props.attempt : undefined;
	const code = isMismatch ? "password_mismatch" : (attempt?.code ?? null);
	const words =
		code === "password_too_short"
			? t.passwordTooShort(props.passwordMin)
			: code
				? errorText(code)
				: null;
	useRefusalToast(attempt, t.signUp.failed, words);
	const place = code ? fieldOf(code) : null;
	const errorAt = (field: SignUpField): string | null => (place === field ? words : null);
	const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
		stopWhenIncomplete(event);
		if (event.defaultPrevented) return;
		const typed = new FormData(event.currentTarget);
		const differs = typed.get("password") !== typed.get("confirmation");
		setMismatch(differs);
		if (!differs) return;
		event.preventDefault();
		notify.error(t.signUp.failed, errorText("password_mismatch"));
	};
	return (
		<Form className="flex flex-col gap-5" method="post" noValidate onSubmit={onSubmit}>
			<h2 className="sr-only">{t.signUp.title}</h2>
			{words && !place ? <FormRefusal text={words} /> : null}
			<input name="form" type="hidden" value="sign-up" />
			<Field error={errorAt("fullName")} label={t.signUp.fullName}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="name"
						defaultValue={attempt?.fullName}
						name="fullName"
					/>
				)}
			</Field>
			<Field error={errorAt("email")} label={t.signUp.email}>
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
			<Field
				error={errorAt("password")}
				hint={t.signUp.passwordHint(props.passwordMin)}
				label={t.signUp.password}
			>
				{(control) => <PasswordInput {...control} autoComplete="new-password" name="password" />}
			</Field>
			<Field error={errorAt("confirmation")} label={t.signUp.confirmation}>
				{(control) => (
					<PasswordInput {...control} autoComplete="new-password" name="confirmation" />
				)}
			</Field>
			<Button
				kind="primary"
				loading={navigation.formData?.get("form") === "sign-up"}
				size="large"
				type="submit"
			>
				{t.signUp.submit}
			</Button>
			<SocialButtons />
		</Form>
	);
}

/** After signing up: the mail is on its way, and nothing is left to do here. */
export function SignUpDone(props: { email: string; hasOutbox: boolean }) {
	const t = useStrings({ pt, en });
	useEffect(() => notify.success(t.signUp.done, t.signUp.doneText), [t]);
	return (
		<div className="flex flex-col items-start gap-4" role="status">
			<span className="flex size-14 items-center justify-center rounded-full bg-green-3 text-green-11">
				<MailCheck aria-hidden="true" size={24} strokeWidth={1.75} />
			</span>
			<h1 className="text-2xl/8 font-semibold tracking-tight" tabIndex={-1}>
				{t.signUp.done}
			</h1>
			<p className="font-medium">{t.signUp.doneText}</p>
			<p className="text-gray-11 [overflow-wrap:anywhere]">{t.signUp.doneMore(props.email)}</p>
			<div className="mt-2 flex flex-wrap gap-3">
				<Button asChild kind="primary" size="large">
					<Link reloadDocument to={href("/auth")}>
						{t.signUp.toSignIn}
					</Link>
				</Button>
				{props.hasOutbox ? (
					<Button asChild size="large">
						<Link to={href("/dev/outbox")}>{t.signUp.outbox}</Link>
					</Button>
				) : null}
			</div>
		</div>
	);
}
