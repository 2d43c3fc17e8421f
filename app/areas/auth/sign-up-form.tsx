import { MailCheck, Ticket } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import {
	type AccountProblem,
	type AccountProblems,
	findSignUpProblems,
} from "#app/domain/auth/account-form.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import type { Attempt } from "./auth.route.tsx";
import { fieldOf, type SignUpField } from "./form-errors.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useRefusalToast } from "./use-refusal-toast.ts";

const text = (form: FormData, name: SignUpField): string => {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
};

/** The refusal and its field: of the server, or found here before sending. */
function useSignUpRefusal(attempt: Attempt | undefined, passwordMin: number) {
	const t = useStrings({ pt, en });
	const errorText = useAccountErrorText();
	const [found, setFound] = useState<{ problems: AccountProblems; attempt: typeof attempt }>();
	const wordsOf = (problem: AccountProblem | ErrorCode): string =>
		problem === "password_too_short"
			? t.passwordTooShort(passwordMin)
			: problem === "confirmation_missing"
				? t.confirmationMissing
				: errorText(problem);
	const refused = attempt?.code ?? null;
	useRefusalToast(attempt, t.signUp.failed, refused ? wordsOf(refused) : null);
	const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
		const form = event.currentTarget;
		const typed = new FormData(form);
		const problems = findSignUpProblems(
			{
				fullName: text(typed, "fullName"),
				email: text(typed, "email"),
				password: text(typed, "password"),
				confirmation: text(typed, "confirmation"),
			},
			passwordMin,
		);
		setFound({ problems, attempt });
		const [first] = Object.entries(problems);
		if (!first) return;
		event.preventDefault();
		const [field, problem] = first;
		form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
		notify.error(t.signUp.failed, wordsOf(problem));
	};
	// A problem found here is shown until the server sends a newer answer.
	const isFoundHere = found !== undefined && found.attempt === attempt;
	const errorAt = (field: SignUpField | null): string | null => {
		const problem = isFoundHere
			? field && found.problems[field]
			: refused !== null && fieldOf(refused) === field
				? refused
				: null;
		return problem ? wordsOf(problem) : null;
	};
	return { errorAt, onSubmit };
}

export function SignUpForm(props: { attempt: Attempt | undefined; passwordMin: number }) {
	const t = useStrings({ pt, en });
	const navigation = useNavigation();
	const attempt = props.attempt?.form === "sign-up" ? props.attempt : undefined;
	const { errorAt, onSubmit } = useSignUpRefusal(attempt, props.passwordMin);
	const general = errorAt(null);
	return (
		<Form className="flex flex-col gap-5" method="post" noValidate onSubmit={onSubmit}>
			{general ? <FormRefusal text={general} /> : null}
			<input name="form" type="hidden" value="sign-up" />
			<PersonFields attempt={attempt} errorAt={errorAt} />
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
		</Form>
	);
}

function PersonFields(props: {
	attempt: Attempt | undefined;
	errorAt: (field: SignUpField) => string | null;
}) {
	const t = useStrings({ pt, en }).signUp;
	return (
		<>
			<Field error={props.errorAt("fullName")} label={t.fullName}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="name"
						defaultValue={props.attempt?.fullName}
						name="fullName"
					/>
				)}
			</Field>
			<Field error={props.errorAt("email")} label={t.email}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="username"
						defaultValue={props.attempt?.email}
						inputMode="email"
						name="email"
						type="email"
					/>
				)}
			</Field>
		</>
	);
}

/** In place of the form where accounts are made by invitation (decision 41). */
export function SignUpClosed({ isMailSent }: { isMailSent: boolean }) {
	const t = useStrings({ pt, en }).signUp;
	return (
		<div className="flex flex-col items-start gap-3">
			<span className="flex size-14 items-center justify-center rounded-full bg-accent-3 text-accent-11">
				<Ticket aria-hidden="true" size={24} strokeWidth={1.75} />
			</span>
			<h2 className="text-base font-semibold">{t.closed}</h2>
			<p className="text-gray-11 text-pretty">{isMailSent ? t.closedTextWithMail : t.closedText}</p>
		</div>
	);
}

/** After signing up: the mail was sent, and nothing more can be done here. */
export function SignUpDone(props: { email: string; hasOutbox: boolean }) {
	const t = useStrings({ pt, en });
	useEffect(() => notify.success(t.signUp.done, t.signUp.doneText), [t]);
	return (
		<div className="flex flex-col items-start gap-4">
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
