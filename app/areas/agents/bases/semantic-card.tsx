import { useState } from "react";
import type { SemanticSearchView } from "#app/contracts/semantic-search.ts";
import {
	costOfThousand,
	DEFAULT_KEY_MODEL,
	INSTALLATION_MODEL,
	type SemanticChoice,
} from "#app/domain/agents/semantic/semantic-search.ts";
import { moneyOfMicros } from "#app/i18n/money.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { en } from "./semantic-strings.en.ts";
import { pt } from "./semantic-strings.pt.ts";
import { useBaseRequest } from "./use-base-request.ts";

export interface SemanticState extends SemanticSearchView {
	integrations: { id: string; name: string }[];
}

/** What holds now: without a model of the installation nobody is what its choice means. */
const chosenNow = ({ choice, hasModel }: SemanticState): SemanticChoice =>
	choice.by === "installation" && !hasModel ? { by: "nobody" } : choice;

/** Whether anything can be chosen; where nothing is configured nothing is promised. */
const isOffered = (state: SemanticState): boolean =>
	state.hasModel || state.integrations.length > 0 || state.choice.by === "key";

/** Who makes the vectors of the workspace's texts, how far that is and what it costs; nothing where nobody can. */
export function SemanticCard({ state, mayManage }: { state: SemanticState; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	if (!isOffered(state)) return null;
	const now = chosenNow(state);
	return (
		<div className="mt-6">
			<FormSection id="semantic-search" purpose={t.purpose} title={t.title}>
				{mayManage ? (
					<ChoiceForm key={JSON.stringify(now)} now={now} state={state} />
				) : (
					<p>{t.by[now.by]}</p>
				)}
				{now.by === "nobody" ? null : <Progress now={now} state={state} />}
			</FormSection>
		</div>
	);
}

function ChoiceForm({ now, state }: { now: SemanticChoice; state: SemanticState }) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const request = useBaseRequest();
	const [by, setBy] = useState(now.by);
	const [integrationId, setIntegration] = useState(now.by === "key" ? now.integrationId : "");
	const [model, setModel] = useState(now.by === "key" ? now.model : DEFAULT_KEY_MODEL);
	const isGone = integrationId !== "" && !state.integrations.some(({ id }) => id === integrationId);
	const isSame =
		by === now.by &&
		(now.by !== "key" || (integrationId === now.integrationId && model.trim() === now.model));
	const isReady = by !== "key" || (integrationId !== "" && !isGone && model.trim() !== "");
	return (
		<form
			className="flex flex-col gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				request.send({ intent: "semantic", by, integrationId, model });
			}}
		>
			<Field hint={t.privacy[by]} label={t.who}>
				{(control) => (
					<Select
						{...control}
						className="sm:max-w-md"
						onChange={(event) => setBy(event.currentTarget.value as SemanticChoice["by"])}
						value={by}
					>
						<option value="nobody">{t.by.nobody}</option>
						{state.hasModel ? <option value="installation">{t.by.installation}</option> : null}
						<option value="key">{t.by.key}</option>
					</Select>
				)}
			</Field>
			{by === "key" ? (
				<div className="grid gap-5 sm:grid-cols-2">
					<Field
						hint={state.integrations.length === 0 ? t.noIntegration : null}
						label={t.integration}
					>
						{(control) => (
							<Select
								{...control}
								onChange={(event) => setIntegration(event.currentTarget.value)}
								value={integrationId}
							>
								<option value="">{t.chooseIntegration}</option>
								{isGone ? <option value={integrationId}>{t.goneIntegration}</option> : null}
								{state.integrations.map(({ id, name }) => (
									<option key={id} value={id}>
										{name}
									</option>
								))}
							</Select>
						)}
					</Field>
					<Field
						error={request.refusal && errorText(request.refusal)}
						hint={t.modelHint}
						label={t.model}
					>
						{(control) => (
							<TextInput
								{...control}
								autoCapitalize="none"
								autoComplete="off"
								maxLength={100}
								onChange={(event) => setModel(event.currentTarget.value)}
								spellCheck={false}
								value={model}
							/>
						)}
					</Field>
				</div>
			) : null}
			<div>
				<Button disabled={isSame || !isReady} kind="primary" loading={request.isBusy} type="submit">
					{t.save}
				</Button>
			</div>
		</form>
	);
}

function Progress({ now, state }: { now: SemanticChoice; state: SemanticState }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { entries, ready, problem, use } = state;
	const cost = costOfThousand(now.by === "key" ? now.model : INSTALLATION_MODEL, use);
	return (
		<div className="tabular flex flex-col gap-1 border-t border-line pt-4 text-[13px] text-gray-11">
			<p>{t.ready(format.number(Math.min(ready, entries)), format.number(entries))}</p>
			{problem === null || ready >= entries ? null : (
				<p className="text-amber-12">{t.problems[problem]}</p>
			)}
			<p>{cost === null ? t.costUnknown : t.cost(moneyOfMicros(cost, format))}</p>
			<p>
				{t.used(
					format.number(use.questions),
					format.number(use.questionTokens),
					format.number(use.entryTokens),
				)}
			</p>
		</div>
	);
}
