import { href, Link } from "react-router";
import type { ModelProvider } from "#app/domain/agents/agent.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { ProviderCards } from "./provider-cards.tsx";
import type { SectionProps } from "./section-props.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TemperatureField } from "./temperature-field.tsx";

export interface ModelOptions {
	providers: readonly { provider: ModelProvider; isOffered: boolean }[];
	integrations: readonly { id: string; name: string }[];
}

export function ModelSection(props: SectionProps & { options: ModelOptions }) {
	const t = useStrings({ pt, en }).model;
	const { draft, edit, options } = props;
	return (
		<FormSection id="agent-model" purpose={t.purpose} title={t.title}>
			<ProviderCards
				chosen={draft.provider}
				providers={options.providers}
				onChoose={(provider) => edit({ provider })}
			/>
			{draft.provider === "openai" ? <IntegrationField {...props} /> : null}
			{draft.provider === "knowledge" ? null : (
				<div className="grid gap-5 sm:grid-cols-2">
					<ModelField {...props} provider={draft.provider} />
					<TemperatureField
						onChange={(temperature) => edit({ temperature })}
						value={draft.temperature}
					/>
				</div>
			)}
		</FormSection>
	);
}

function ModelField(props: SectionProps & { provider: "openai" | "workers_ai" }) {
	const t = useStrings({ pt, en }).model;
	return (
		<Field error={props.errors.model} hint={t.modelHint} label={t.model}>
			{(control) => (
				<TextInput
					{...control}
					autoCapitalize="none"
					autoComplete="off"
					maxLength={100}
					name="model"
					onChange={(event) => props.edit({ model: event.currentTarget.value })}
					placeholder={t.modelPlaceholder[props.provider]}
					spellCheck={false}
					value={props.draft.model}
				/>
			)}
		</Field>
	);
}

function IntegrationField(props: SectionProps & { options: ModelOptions }) {
	const t = useStrings({ pt, en }).model;
	const { draft, errors } = props;
	const { integrations } = props.options;
	const isGone =
		draft.integrationId !== "" && !integrations.some(({ id }) => id === draft.integrationId);
	if (integrations.length === 0 && !isGone) return <NoIntegration error={errors.integrationId} />;
	return (
		<Field error={errors.integrationId} label={t.integration}>
			{(control) => (
				<Select
					{...control}
					className="sm:max-w-md"
					name="integrationId"
					onChange={(event) => props.edit({ integrationId: event.currentTarget.value })}
					value={draft.integrationId}
				>
					<option value="">{t.chooseIntegration}</option>
					{isGone ? <option value={draft.integrationId}>{t.goneIntegration}</option> : null}
					{integrations.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}

function NoIntegration({ error }: { error: string | undefined }) {
	const t = useStrings({ pt, en }).model;
	return (
		<div className="rounded-control border border-amber-6 bg-amber-3 px-3 py-2.5 text-amber-12">
			<p className="font-medium">{t.noIntegration}</p>
			<p className="text-[13px]">
				{t.noIntegrationText}{" "}
				<Link
					className="focus-ring rounded-sm font-medium underline underline-offset-2"
					to={`${href("/integrations")}?new=openai`}
				>
					{t.toIntegrations}
				</Link>
			</p>
			{error ? (
				<p className="mt-1 text-[13px] text-red-11" role="alert">
					{error}
				</p>
			) : null}
		</div>
	);
}
