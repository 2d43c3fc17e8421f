import { useState } from "react";
import type { SatisfactionView } from "#app/contracts/satisfaction.ts";
import { GOAL_CHOICES, GOAL_KINDS, type GoalKind, type Goals } from "#app/domain/goals/goal.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { FormSection } from "#app/ui/form-section.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { SatisfactionAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

const minutesOf = (goals: Goals, kind: GoalKind): number | null =>
	kind === "answer" ? goals.answerMinutes : goals.resolutionMinutes;

/** The workspace's goals, and below them those of departments; each choice is saved at once. */
export function GoalsForm({
	goals,
	departments,
	mayManage,
}: Pick<SatisfactionView, "goals" | "departments"> & { mayManage: boolean }) {
	const t = useStrings({ pt, en }).goals;
	return (
		<FormSection id="goals" purpose={t.purpose} title={t.title}>
			<Pair goals={goals} id="" mayManage={mayManage} none={t.none} />
			{departments.map(({ id, name, goals: own }) => (
				<fieldset className="border-t border-line pt-4" key={id}>
					<legend className="float-left mb-3 w-full font-medium text-gray-12">
						<bdi>{displayName(name)}</bdi>
					</legend>
					<Pair goals={own} id={id} mayManage={mayManage} none={t.asWorkspace} />
				</fieldset>
			))}
		</FormSection>
	);
}

/** Both goals of the workspace or of a department. @param props.none what it means that none is chosen */
function Pair(props: { goals: Goals; id: string; mayManage: boolean; none: string }) {
	return (
		<div className="grid w-full gap-5 sm:grid-cols-2">
			{GOAL_KINDS.map((kind) => (
				<Goal key={kind} kind={kind} {...props} stored={minutesOf(props.goals, kind)} />
			))}
		</div>
	);
}

function Goal(props: {
	id: string;
	kind: GoalKind;
	stored: number | null;
	mayManage: boolean;
	none: string;
}) {
	const t = useStrings({ pt, en }).goals;
	const errorText = useErrorText();
	const { id, kind, stored } = props;
	const [chosen, setChosen] = useState(stored);
	const saving = useIntent<SatisfactionAnswer>(
		"goal",
		({ code }) => {
			if (!code) return notify.success(t.saved);
			setChosen(stored);
			notify.error(t.failed, errorText(code));
		},
		{ key: `goal-${id}-${kind}` },
	);
	const offered = GOAL_CHOICES[kind];
	// One that was chosen by other means, or by a later release.
	const choices = chosen === null || offered.includes(chosen) ? offered : [...offered, chosen];
	return (
		<Field hint={t.hints[kind]} label={t.labels[kind]}>
			{(control) => (
				<Select
					{...control}
					disabled={!props.mayManage || saving.isSending}
					onChange={({ currentTarget: { value } }) => {
						setChosen(value === "" ? null : Number(value));
						saving.send({ department: id, kind, minutes: value });
					}}
					value={chosen ?? ""}
				>
					<option value="">{props.none}</option>
					{choices.map((minutes) => (
						<option key={minutes} value={minutes}>
							{minutes % DAY === 0
								? t.days(minutes / DAY)
								: minutes % HOUR === 0
									? t.hours(minutes / HOUR)
									: t.minutes(minutes)}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}
