import type { FormEvent } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Attempt } from "./auth.route.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useRefusalToast } from "./use-refusal-toast.ts";

/** Spec 1, section 5: submitting does nothing while either field is empty. */
export function stopWhenIncomplete(event: FormEvent<HTMLFormElement>): void {
	const empty = [...event.currentTarget.querySelectorAll("input")].find(
		(input) => input.type !== "hidden" && input.value === "",
	);
	if (!empty) return;
	event.preventDefault();
	empty.focus();
}

export function SignInForm(props: { attempt: Attempt | undefined; email: string }) {
	const t = useStrings({ pt, en });
	const errorText = useAccountErrorText();
	const navigation = useNavigation();
	const attempt = props.attempt?.form === "sign-in" ? props.attempt : undefined;
	const refused = attempt?.code ? errorText(attempt.code) : null;
	useRefusalToast(attempt, t.signIn.failed, refused);
	const isSending = navigation.formData?.get("form") === "sign-in";
	return (
		<Form className="flex flex-col gap-5" method="post" noValidate onSubmit={stopWhenIncomplete}>
			{refused ? <FormRefusal text={refused} /> : null}
			<input name="form" type="hidden" value="sign-in" />
			<Field label={t.signIn.email}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="username"
						defaultValue={attempt?.email ?? props.email}
						inputMode="email"
						name="email"
						type="email"
					/>
				)}
			</Field>
			<Field
				aside={
					<Link className="text-[13px] text-accent-11 hover:underline" to={href("/auth/reset")}>
						{t.signIn.forgot}
					</Link>
				}
				label={t.signIn.password}
			>
				{(control) => (
					<PasswordInput {...control} autoComplete="current-password" name="password" />
				)}
			</Field>
			<Button kind="primary" loading={isSending} size="large" type="submit">
				{t.signIn.submit}
			</Button>
		</Form>
	);
}
