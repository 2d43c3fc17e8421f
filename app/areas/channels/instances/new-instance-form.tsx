import { useEffect, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import type { LinkWay } from "#app/domain/gateways/way.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { CreationFailed } from "../creation-failed.tsx";
import { SignUpOffer } from "../embedded-signup/sign-up-offer.tsx";
import { CloudFields } from "./cloud-fields.tsx";
import type { CreateRefusal } from "./forms.ts";
import { GatewayChoice } from "./gateway-choice.tsx";
import { AddWayLink, MissingWays } from "./missing-ways.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, sections 2 and 5. The button is disabled while the name is blank or the request runs. */
export function NewInstanceForm(props: {
	ways: readonly LinkWay[];
	/** The way named in the page's address; null for the first one. */
	asked: string | null;
	mayAddWays: boolean;
	/** Meta's embedded sign-up is there. */
	offersSignUp: boolean;
	refusal: CreateRefusal | undefined;
}) {
	const t = useStrings({ pt, en }).create;
	const navigation = useNavigation();
	const [name, setName] = useState("");
	const [way, setWay] = useState(
		props.ways.find(({ choice }) => choice === props.asked) ?? props.ways[0],
	);
	const errors = useCreateErrors(props.refusal);
	const isPending = navigation.state !== "idle" && navigation.formMethod === "POST";
	return (
		<Card className="p-4 md:p-6">
			<Form className="flex flex-col gap-5" method="post" noValidate>
				{errors.form ? <CreationFailed text={`${errors.form} ${t.kept}`} title={t.failed} /> : null}
				<Field error={errors.name} label={t.name}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							name="name"
							onChange={(event) => setName(event.currentTarget.value)}
							placeholder={t.namePlaceholder}
							required
							value={name}
						/>
					)}
				</Field>
				<OptionalFields webhookError={errors.webhook} />
				{way === undefined ? (
					<MissingWays legend={t.gateway} mayAdd={props.mayAddWays} />
				) : (
					<div className="flex flex-col gap-2">
						<GatewayChoice chosen={way} legend={t.gateway} onChoose={setWay} ways={props.ways} />
						{props.mayAddWays ? <AddWayLink /> : null}
					</div>
				)}
				{way?.vendor === "cloud-api" && props.offersSignUp ? <SignUpOffer /> : null}
				{way?.vendor === "cloud-api" ? <CloudFields error={errors.cloud} /> : null}
				<div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
					<Button asChild size="large">
						<Link to={href("/whatsapp/instances")}>{t.cancel}</Link>
					</Button>
					<Button
						disabled={name.trim() === "" || way === undefined}
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

/** The texts of a refusal, each with its field, and once as a toast. */
function useCreateErrors(refusal: CreateRefusal | undefined) {
	const t = useStrings({ pt, en }).create;
	const errorText = useErrorText();
	const words = !refusal
		? null
		: refusal.isWebhook && refusal.code === "invalid_request"
			? t.webhookInvalid
			: errorText(refusal.code);
	useEffect(() => {
		if (refusal && words) notify.error(t.error, words);
	}, [refusal, words, t]);
	const isName = refusal?.code === "name_required" || refusal?.code === "name_too_long";
	const isCloud =
		refusal?.code === "credentials_invalid" || refusal?.code === "credentials_refused";
	return {
		name: isName ? words : null,
		webhook: refusal?.isWebhook ? words : null,
		cloud: isCloud ? words : null,
		form: isName || isCloud || refusal?.isWebhook ? null : words,
	};
}

function OptionalFields({ webhookError }: { webhookError: string | null }) {
	const t = useStrings({ pt, en }).create;
	return (
		<>
			<Field label={t.description} optional>
				{(control) => <TextArea {...control} maxLength={500} name="description" />}
			</Field>
			<Field error={webhookError} hint={t.webhookHint} label={t.webhookUrl} optional>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						inputMode="url"
						name="webhookUrl"
						placeholder="https://"
						type="url"
					/>
				)}
			</Field>
		</>
	);
}
