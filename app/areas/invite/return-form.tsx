import { Form, href, useNavigation } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import type { AcceptFormProps } from "./accept-form.tsx";
import { acceptFieldOf } from "./forms.ts";
import { OfferFields } from "./offer-fields.tsx";
import { Refusal } from "./refusal.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useProblemWords } from "./use-problem-words.ts";

/** An account of no team any more cannot sign in first: it shows that it is itself by its password (C13). */
export function ReturnForm(props: AcceptFormProps) {
	const t = useStrings({ pt, en });
	const wordsOf = useProblemWords(0);
	const navigation = useNavigation();
	const problem = props.answer?.problem ?? null;
	const words = problem ? wordsOf(problem) : null;
	const isPassword = problem !== null && acceptFieldOf(problem) === "password";
	return (
		<Form
			action={href("/aceitar-convite")}
			className="flex flex-col gap-5"
			method="post"
			noValidate
			replace
		>
			<p className="-mt-4 text-gray-11">{t.form.currentPurpose}</p>
			{words && !isPassword ? <Refusal text={words} title={t.account.joinFailed} /> : null}
			<input name="intent" type="hidden" value="return" />
			<OfferFields offer={props.offer} token={props.token} />
			<Field error={isPassword ? words : null} label={t.form.currentPassword}>
				{(control) => (
					<PasswordInput {...control} autoComplete="current-password" name="password" required />
				)}
			</Field>
			<Button
				kind="primary"
				loading={navigation.formData?.get("intent") === "return"}
				size="large"
				type="submit"
			>
				{t.form.currentSubmit}
			</Button>
		</Form>
	);
}
