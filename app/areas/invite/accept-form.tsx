import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, href, useNavigation } from "react-router";
import type { InvitationOffer } from "#app/contracts/team.ts";
import { findAccountProblems } from "#app/domain/auth/account-form.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import type { AcceptAnswer } from "./accept-view.ts";
import {
	type AcceptField,
	acceptFieldOf,
	type AcceptProblem,
	findInvitationProblem,
} from "./forms.ts";
import { OfferFields } from "./offer-fields.tsx";
import { Refusal } from "./refusal.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useProblemWords } from "./use-problem-words.ts";

export interface AcceptFormProps {
	token: string;
	offer: InvitationOffer;
	answer: AcceptAnswer | undefined;
}

const text = (form: FormData, name: string): string => {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
};

/** Problems by field; `general` is shown above the form. */
type Problems = Partial<Record<AcceptField | "general", AcceptProblem>>;

/** All problems that can be found without the server. */
function findProblems(typed: FormData, passwordMin: number): Problems {
	const general = findInvitationProblem({
		token: text(typed, "token"),
		invitationId: text(typed, "invitationId"),
	});
	const account = {
		fullName: text(typed, "fullName"),
		password: text(typed, "password"),
		confirmation: text(typed, "confirmation"),
	};
	return general ? { general } : findAccountProblems(account, passwordMin);
}

/** The problems to show: found here before sending, or refused by the server. */
function useAccept(answer: AcceptAnswer | undefined, passwordMin: number) {
	const t = useStrings({ pt, en }).failed;
	const wordsOf = useProblemWords(passwordMin);
	const form = useRef<HTMLFormElement>(null);
	const [found, setFound] = useState<{ problems: Problems; answer: typeof answer }>();
	const refused = answer?.problem ?? null;
	// A problem found here is shown until the server sends a newer answer.
	const problems: Problems =
		found && found.answer === answer
			? found.problems
			: refused
				? { [acceptFieldOf(refused) ?? "general"]: refused }
				: {};
	const refusedWords = refused ? wordsOf(refused) : null;
	useEffect(() => {
		if (answer && refusedWords) notify.error(t.title, refusedWords);
	}, [answer, refusedWords, t]);
	const first = Object.keys(problems)[0];
	useEffect(() => {
		if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
	}, [first, found, answer]);
	const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
		const wrong = findProblems(new FormData(event.currentTarget), passwordMin);
		setFound({ problems: wrong, answer });
		if (Object.keys(wrong).length > 0) event.preventDefault();
	};
	const errorAt = (place: keyof Problems): string | null => {
		const problem = problems[place];
		return problem ? wordsOf(problem) : null;
	};
	return { form, onSubmit, errorAt };
}

/** Spec 1, section 2: e-mail and role are fixed; a name, a password, and the password again. */
export function AcceptForm(props: AcceptFormProps & { passwordMin: number }) {
	const t = useStrings({ pt, en });
	const navigation = useNavigation();
	const { form, onSubmit, errorAt } = useAccept(props.answer, props.passwordMin);
	const general = errorAt("general");
	const fullName = props.answer?.fullName ?? "";
	return (
		<Form
			action={href("/aceitar-convite")}
			className="flex flex-col gap-5"
			method="post"
			noValidate
			onSubmit={onSubmit}
			ref={form}
			replace
		>
			<p className="-mt-4 text-gray-11">{t.purpose}</p>
			{general ? <Refusal text={general} title={t.failed.title} /> : null}
			<input name="intent" type="hidden" value="accept" />
			<OfferFields offer={props.offer} token={props.token} />
			<Field error={errorAt("fullName")} label={t.form.fullName}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="name"
						defaultValue={fullName === "" ? props.offer.name : fullName}
						name="fullName"
						required
					/>
				)}
			</Field>
			<NewPassword errorAt={errorAt} passwordMin={props.passwordMin} />
			<Button
				kind="primary"
				loading={navigation.formData?.get("intent") === "accept"}
				size="large"
				type="submit"
			>
				{t.form.submit}
			</Button>
		</Form>
	);
}

function NewPassword(props: {
	passwordMin: number;
	errorAt: (field: AcceptField) => string | null;
}) {
	const t = useStrings({ pt, en }).form;
	return (
		<>
			<Field
				error={props.errorAt("password")}
				hint={t.passwordHint(props.passwordMin)}
				label={t.password}
			>
				{(control) => (
					<PasswordInput {...control} autoComplete="new-password" name="password" required />
				)}
			</Field>
			<Field error={props.errorAt("confirmation")} label={t.confirmation}>
				{(control) => (
					<PasswordInput {...control} autoComplete="new-password" name="confirmation" required />
				)}
			</Field>
		</>
	);
}
