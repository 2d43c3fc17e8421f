import { useId } from "react";
import { href, Link } from "react-router";
import type { ModelProvider } from "#app/domain/agents/agent.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import type { SectionProps } from "./section-props.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TENTHS = 10;

/** 0 to 1 in tenths. The slider counts whole steps, because 0.1 steps give 0.30000000000000004. */
function TemperatureField(props: { value: number; onChange: (value: number) => void }) {
	const t = useStrings({ pt, en }).model;
	const format = useFormat();
	const shown = format.decimal(props.value);
	return (
		<Field
			aside={<output className="tabular text-[13px] font-medium text-gray-12">{shown}</output>}
			hint={t.temperatureHint}
			label={t.temperature}
		>
			{(control) => (
				<div className="flex h-10 items-center gap-3 text-[13px] text-gray-11">
					<span aria-hidden="true">{t.precise}</span>
					<input
						{...control}
						aria-valuetext={shown}
						className="focus-ring min-w-0 flex-1 accent-(--accent-9)"
						max={TENTHS}
						min={0}
						onChange={(event) => props.onChange(event.currentTarget.valueAsNumber / TENTHS)}
						step={1}
						type="range"
						value={Math.round(props.value * TENTHS)}
					/>
					<span aria-hidden="true">{t.creative}</span>
				</div>
			)}
		</Field>
	);
}

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
			<ListeningField {...props} />
		</FormSection>
	);
}

/** Whether the agent puts voice notes and pictures into words, where anything can. */
function ListeningField({ draft, edit, options }: SectionProps & { options: ModelOptions }) {
	const t = useStrings({ pt, en }).model;
	const hasOwnModels = options.providers.some(
		({ provider, isOffered }) => provider === "workers_ai" && isOffered,
	);
	if (draft.provider === "knowledge" && !hasOwnModels)
		return <p className="text-[13px] text-gray-11">{t.cannotListen}</p>;
	return (
		<Toggle
			hint={t.listensHint[draft.provider]}
			isOn={draft.listens}
			label={t.listens}
			onChange={(listens) => edit({ listens })}
		/>
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

/**
 * The language model's provider, each with a sentence; one that this deployment lacks is disabled
 * and says so.
 */
function ProviderCards(props: {
	chosen: ModelProvider;
	providers: readonly { provider: ModelProvider; isOffered: boolean }[];
	onChoose: (provider: ModelProvider) => void;
}) {
	const t = useStrings({ pt, en }).model;
	const { providers } = useStrings({ pt: agentsPt, en: agentsEn });
	const id = useId();
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="sr-only">{t.legend}</legend>
			{props.providers.map(({ provider, isOffered }) => (
				<div
					className="relative flex items-start gap-3 rounded-control border border-gray-7 px-3 py-2.5 has-checked:border-accent-9 has-checked:bg-accent-2 has-disabled:bg-gray-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-9"
					key={provider}
				>
					<input
						aria-describedby={`${id}-${provider}`}
						checked={provider === props.chosen}
						className="relative z-1 mt-1 accent-(--accent-9)"
						disabled={!isOffered}
						id={`${id}-${provider}-radio`}
						name="provider"
						onChange={() => props.onChoose(provider)}
						type="radio"
						value={provider}
					/>
					<div className="min-w-0">
						{/* The label covers the whole card. */}
						<label
							className="font-medium after:absolute after:inset-0"
							htmlFor={`${id}-${provider}-radio`}
						>
							{providers[provider]}
						</label>
						<p className="text-[13px] text-gray-11" id={`${id}-${provider}`}>
							{t.texts[provider]}
							{isOffered ? null : <span className="block text-gray-12">{t.notOffered}</span>}
						</p>
					</div>
				</div>
			))}
		</fieldset>
	);
}
