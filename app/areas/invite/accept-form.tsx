import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, href, useNavigation } from "react-router";
import type { InvitationOffer } from "#app/contracts/team.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import type { AcceptAnswer } from "./accept-view.ts";
import { type AcceptField, acceptFieldOf, type AcceptProblem, findAcceptProblem } from "./forms.ts";
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

/** What is wrong: found here before sending, or refused by the server. */
function useAccept(answer: AcceptAnswer | undefined, passwordMin: number) {
	const t = useStrings({ pt, en }).failed;
	const wordsOf = useProblemWords(passwordMin);
	const form = useRef<HTMLFormElement>(null);
	const [found, setFound] = useState<{ problem: AcceptProblem | null; answer: typeof answer }>();
	// What was found here holds until the server has said something newer.
	const problem = found?.answer === answer ? found?.problem : answer?.problem;
	const words = problem ? wordsOf(problem) : null;
	const refused = answer?.problem ? wordsOf(answer.problem) : null;
	useEffect(() => {
		if (answer && refused) notify.error(t.title, refused);
	}, [answer, refused, t]);
	const field = problem ? acceptFieldOf(problem) : null;
	useEffect(() => {
		if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
	}, [field, found, answer]);
	const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
		const typed = new FormData(event.currentTarget);
		const wrong = findAcceptProblem(
			{
				token: text(typed, "token"),
				invitationId: text(typed, "invitationId"),
				fullName: text(typed, "fullName"),
				password: text(typed, "password"),
				confirmation: text(typed, "confirmation"),
			},
			passwordMin,
		);
		setFound({ problem: wrong, answer });
		if (wrong) event.preventDefault();
	};
	const errorAt = (place: AcceptField | null): string | null => (place === field ? words : null);
	return { form, onSubmit, errorAt };
}

/** Spec 1, section 2: e-mail and role are fixed; a name, a password, and the password again. */
export function AcceptForm(props: AcceptFormProps & { passwordMin: number }) {
	const t = useStrings({ pt, en });
	const navigation = useNavigation();
	const { form, onSubmit, errorAt } = useAccept(props.answer, props.passwordMin);
	const general = errorAt(null);
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
