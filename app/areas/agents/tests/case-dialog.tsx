import { useState } from "react";
import type { AgentView } from "#app/contracts/agents.ts";
import { readValueLines, writeValueLines } from "#app/domain/agents/acts/expected-act.ts";
import { MAX_INPUT_LENGTH } from "#app/domain/agents/answering.ts";
import {
	EXPECTED_OUTCOMES,
	type ExpectedOutcome,
	parseCase,
	type TestCase,
} from "#app/domain/agents/test-cases.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useAddCase } from "./use-cases.ts";

const NEW: TestCase = {
	question: "",
	before: [],
	expects: { outcome: "answered", entryId: null, includes: [], excludes: [] },
};
const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** A case of the test set. Of a stored one only the expectation changes: its words are what it is known by. */
export function CaseDialog(props: {
	agent: AgentView;
	/** Null: a new one. */
	stored: TestCase | null;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).dialog;
	const format = useFormat();
	const errorText = useAgentErrorText();
	const { agent, stored, onClose } = props;
	const begun = stored ?? NEW;
	const [question, setQuestion] = useState(begun.question);
	const [expects, setExpects] = useState(begun.expects);
	const [includes, setIncludes] = useState(begun.expects.includes.join("\n"));
	const [excludes, setExcludes] = useState(begun.expects.excludes.join("\n"));
	const [act, setAct] = useState(begun.expects.act?.name ?? "");
	const [values, setValues] = useState(writeValueLines(begun.expects.act?.values ?? {}));
	const [problem, setProblem] = useState<string | null>(null);
	const adding = useAddCase(onClose);
	const submit = (): void => {
		const phrases = { includes: linesOf(includes), excludes: linesOf(excludes) };
		const { act: _, ...rest } = expects;
		const demanded = { act: { name: act, values: readValueLines(values) } };
		const parsed = parseCase({ ...begun, question, expects: { ...rest, ...phrases, ...demanded } });
		setProblem(parsed.ok ? null : parsed.code);
		if (parsed.ok) adding.add(parsed.value);
	};
	const isAboutPhrases = problem === "phrases_invalid";
	const isGone =
		expects.entryId !== null && !agent.entries.some(({ id }) => id === expects.entryId);
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			open
			purpose={t.purpose}
			title={stored ? t.edit : t.create}
			width={600}
		>
			<form
				className="flex flex-col gap-5"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					submit();
				}}
			>
				<Field
					error={problem !== null && !isAboutPhrases ? errorText(problem) : null}
					hint={
						begun.before.length > 0
							? t.before(format.plural(begun.before.length, t.beforeOne, t.beforeMany))
							: null
					}
					label={t.question}
				>
					{(control) => (
						<TextArea
							{...control}
							maxLength={MAX_INPUT_LENGTH}
							onChange={(event) => setQuestion(event.currentTarget.value)}
							placeholder={t.questionPlaceholder}
							readOnly={stored !== null}
							rows={2}
							value={question}
						/>
					)}
				</Field>
				<Field label={t.outcome}>
					{(control) => (
						<Select
							{...control}
							onChange={(event) =>
								setExpects({ ...expects, outcome: event.currentTarget.value as ExpectedOutcome })
							}
							value={expects.outcome}
						>
							{EXPECTED_OUTCOMES.map((outcome) => (
								<option key={outcome} value={outcome}>
									{t.outcomes[outcome]}
								</option>
							))}
						</Select>
					)}
				</Field>
				{expects.outcome === "answered" ? (
					<>
						<Field label={t.entry}>
							{(control) => (
								<Select
									{...control}
									onChange={(event) =>
										setExpects({ ...expects, entryId: event.currentTarget.value || null })
									}
									value={expects.entryId ?? ""}
								>
									<option value="">{t.anyEntry}</option>
									{isGone ? <option value={expects.entryId ?? ""}>{t.goneEntry}</option> : null}
									{agent.entries.map(({ id, title }) => (
										<option key={id} value={id}>
											{title}
										</option>
									))}
								</Select>
							)}
						</Field>
						<Field
							error={isAboutPhrases ? errorText(problem) : null}
							hint={t.includesHint}
							label={t.includes}
							optional
						>
							{(control) => (
								<TextArea
									{...control}
									onChange={(event) => setIncludes(event.currentTarget.value)}
									rows={2}
									value={includes}
								/>
							)}
						</Field>
					</>
				) : null}
				<Field
					error={isAboutPhrases && expects.outcome !== "answered" ? errorText(problem) : null}
					label={t.excludes}
					optional
				>
					{(control) => (
						<TextArea
							{...control}
							onChange={(event) => setExcludes(event.currentTarget.value)}
							rows={2}
							value={excludes}
						/>
					)}
				</Field>
				<Field hint={t.actHint} label={t.act} optional>
					{(control) => (
						<TextInput
							{...control}
							autoCapitalize="off"
							autoComplete="off"
							maxLength={64}
							onChange={(event) => setAct(event.currentTarget.value)}
							placeholder={t.actPlaceholder}
							spellCheck={false}
							value={act}
						/>
					)}
				</Field>
				{act.trim() === "" ? null : (
					<Field hint={t.actValuesHint} label={t.actValues} optional>
						{(control) => (
							<TextArea
								{...control}
								onChange={(event) => setValues(event.currentTarget.value)}
								rows={2}
								spellCheck={false}
								value={values}
							/>
						)}
					</Field>
				)}
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={onClose} type="button">
						{t.cancel}
					</Button>
					<Button kind="primary" loading={adding.isSending} type="submit">
						{t.submit}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
