import { type FormEvent, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { fieldOf } from "../form-errors.ts";
import { stopWhenIncomplete } from "../sign-in-form.tsx";
import { useRefusalToast } from "../use-refusal-toast.ts";
import { Heading } from "./heading.tsx";
import type { ResetAttempt } from "./reset.route.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface ChooseProps {
	attempt: ResetAttempt | undefined;
	token: string;
	email: string;
	passwordMin: number;
}

/** The refusal as text: of the server, or found here before an attempt of the link is used up. */
function useRefusal({ attempt, passwordMin }: ChooseProps) {
	const t = useStrings({ pt, en }).choose;
	const errorText = useAccountErrorText();
	const [found, setFound] = useState<ErrorCode | null>(null);
	const wordsOf = (code: ErrorCode) =>
		code === "password_too_short" ? t.tooShort(passwordMin) : errorText(code);
	const code = found ?? attempt?.code ?? null;
	useRefusalToast(attempt, t.failed, attempt?.code ? wordsOf(attempt.code) : null);
	const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
		stopWhenIncomplete(event);
		if (event.defaultPrevented) return;
		const typed = new FormData(event.currentTarget);
		const password = typed.get("password");
		if (typeof password !== "string") return;
		const isShort = [...password.normalize("NFC")].length < passwordMin;
		const differs = password !== typed.get("confirmation");
		const wrong = isShort ? "password_too_short" : differs ? "password_mismatch" : null;
		setFound(wrong);
		if (wrong) event.preventDefault();
	};
	return { code, words: code ? wordsOf(code) : null, onSubmit };
}

/** Sets a new password; shown for a valid link. */
export function ChoosePassword(props: ChooseProps) {
	const t = useStrings({ pt, en });
	const navigation = useNavigation();
	const { code, words, onSubmit } = useRefusal(props);
	const place = code ? fieldOf(code) : null;
	return (
		<>
			<Heading tab={t.choose.tab} title={t.choose.title}>
				{t.choose.text}
			</Heading>
			<Form className="flex flex-col gap-5" method="post" noValidate onSubmit={onSubmit}>
				{words && place === null ? <FormRefusal text={words} /> : null}
				<input name="form" type="hidden" value="choose" />
				<input name="token" type="hidden" value={props.token} />
				<Field label={t.choose.email}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="username"
							readOnly
							type="email"
							value={props.email}
						/>
					)}
				</Field>
				<Field
					error={place === "password" ? words : null}
					hint={t.choose.hint(props.passwordMin)}
					label={t.choose.password}
				>
					{(control) => <PasswordInput {...control} autoComplete="new-password" name="password" />}
				</Field>
				<Field error={place === "confirmation" ? words : null} label={t.choose.confirmation}>
					{(control) => (
						<PasswordInput {...control} autoComplete="new-password" name="confirmation" />
					)}
				</Field>
				<Button
					kind="primary"
					loading={navigation.state === "submitting"}
					size="large"
					type="submit"
				>
					{t.choose.submit}
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
