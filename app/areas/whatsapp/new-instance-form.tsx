import { useEffect, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import type { GatewayName } from "#app/domain/whatsapp/settings.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toaster.tsx";
import type { CreateRefusal } from "./instance-new.route.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, sections 2 and 5. The button is off while the name is blank or the request runs. */
export function NewInstanceForm(props: {
	gateways: readonly GatewayName[];
	refusal: CreateRefusal | undefined;
}) {
	const t = useStrings({ pt, en }).create;
	const errorText = useErrorText();
	const navigation = useNavigation();
	const [name, setName] = useState("");
	const { refusal } = props;
	const isPending = navigation.state !== "idle" && navigation.formMethod === "POST";
	const words = !refusal ? null : refusal.isWebhook ? t.webhookInvalid : errorText(refusal.code);
	const isAboutName = refusal?.code === "name_required" || refusal?.code === "name_too_long";
	const isAboutForm = refusal && !refusal.isWebhook && !isAboutName;
	useEffect(() => {
		if (refusal && words) notify.error(t.error, words);
	}, [refusal, words, t]);
	return (
		<Card className="p-4 md:p-6">
			<Form className="flex flex-col gap-5" method="post" noValidate>
				{isAboutForm ? (
					<div className="rounded-control border border-red-6 bg-red-3 px-3 py-2 text-red-12" role="alert">
						<p className="font-medium">{t.failed}</p>
						<p className="text-[13px]">
							{words} {t.kept}
						</p>
					</div>
				) : null}
				<Field error={isAboutName ? words : null} label={t.name}>
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
				<Field label={t.description} optional>
					{(control) => <TextArea {...control} maxLength={500} name="description" />}
				</Field>
				<Field
					error={refusal?.isWebhook ? words : null}
					hint={t.webhookHint}
					label={t.webhookUrl}
					optional
				>
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
				<GatewayChoice gateways={props.gateways} />
				<div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
					<Button asChild size="large">
						<Link to={href("/whatsapp/instances")}>{t.cancel}</Link>
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

function GatewayChoice({ gateways }: { gateways: readonly GatewayName[] }) {
	const t = useStrings({ pt, en });
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-1.5 font-medium">{t.create.gateway}</legend>
			{gateways.map((gateway, index) => (
				<label
					className="flex cursor-pointer items-start gap-3 rounded-control border border-gray-7 px-3 py-2.5 has-checked:border-accent-9 has-checked:bg-accent-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-9"
					key={gateway}
				>
					<input
						className="mt-1 accent-(--accent-9)"
						defaultChecked={index === 0}
						name="gateway"
						type="radio"
						value={gateway}
					/>
					<span>
						<span className="block font-medium">{t.gateways[gateway].name}</span>
						<span className="block text-[13px] text-gray-11">{t.gateways[gateway].text}</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}
