import { useEffect, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { type CreatableType, needsToken } from "#app/domain/channels/channel-form.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { CreationFailed } from "./creation-failed.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TokenField } from "./token-field.tsx";
import { isAboutToken, useRefusalText } from "./use-refusal-text.ts";

/** Name and, where the vendor issues one, the token. A refusal is shown at its field. */
export function NewChannelForm(props: { type: CreatableType; refusal: ErrorCode | null }) {
	const { type, refusal } = props;
	const t = useStrings({ pt, en }).create;
	const navigation = useNavigation();
	const [name, setName] = useState("");
	const words = useRefusalText(type, refusal);
	useEffect(() => {
		if (words) notify.error(t.failed, words);
	}, [words, t]);
	const isPending = navigation.state !== "idle" && navigation.formMethod === "POST";
	const isName = refusal === "name_missing" || refusal === "name_too_long";
	const isOfField = isName || (refusal !== null && isAboutToken(refusal));
	return (
		<Card className="p-4 md:p-6">
			<Form className="flex flex-col gap-5" method="post" noValidate>
				<input name="type" type="hidden" value={type} />
				{words && !isOfField ? (
					<CreationFailed text={`${words} ${t.kept}`} title={t.failed} />
				) : null}
				<Field error={isName ? words : null} hint={t.nameHint} label={t.name}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={200}
							name="name"
							onChange={(event) => setName(event.currentTarget.value)}
							placeholder={t.namePlaceholder}
							required
							value={name}
						/>
					)}
				</Field>
				{needsToken(type) ? (
					<TokenField
						error={refusal !== null && isAboutToken(refusal) ? words : null}
						type={type}
					/>
				) : null}
				<div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
					<Button asChild size="large">
						<Link to={href("/channels")}>{t.cancel}</Link>
					</Button>
					<Button
						disabled={name.trim() === ""}
						kind="primary"
						loading={isPending}
						size="large"
						type="submit"
					>
						{t.submit}
					</Button>
				</div>
			</Form>
		</Card>
	);
}
