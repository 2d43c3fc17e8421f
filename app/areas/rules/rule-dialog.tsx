import { Plus } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import type { RuleView } from "#app/contracts/rules.ts";
import {
	type Act,
	type Condition,
	MAX_ACTS,
	MAX_CONDITIONS,
	MAX_RULE_NAME,
	type RuleBody,
} from "#app/domain/rules/rule.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { useIntent } from "#app/ui/use-intent.ts";
import type { RulesAnswer } from "./actions.ts";
import type { ResponseText } from "./response-picker.tsx";
import { ActField, newAct } from "./act-field.tsx";
import { ConditionField, newCondition } from "./condition-field.tsx";
import { TriggerField } from "./trigger-field.tsx";
import { RuleTrial } from "./rule-trial.tsx";
import type { RuleNames, SayRule } from "./sentence.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useRuleError } from "./use-rule-error.ts";

/** A rule while it is written; a new one has no id. */
export interface EditedRule extends Pick<RuleView, "name" | "isOn"> {
	id: string | null;
	body: RuleBody;
}

/** Words as they are typed: a blank after each comma. What is stored is trimmed. */
const withBlanks = (words: readonly string[]): string[] =>
	words.map((word, at) => (at === 0 ? word : ` ${word}`));

const spaced = ({ trigger, conditions, ...rest }: RuleBody): RuleBody => ({
	...rest,
	trigger: trigger.type === "keyword" ? { ...trigger, words: withBlanks(trigger.words) } : trigger,
	conditions: conditions.map((one) =>
		one.type === "words" ? { ...one, words: withBlanks(one.words) } : one,
	),
});

/** A list with one of it changed; null: taken away. */
const withPart = <Part,>(parts: readonly Part[], at: number, part: Part | null): Part[] =>
	parts.flatMap((one, index) => (index === at ? (part === null ? [] : [part]) : [one]));

/** Makes a rule, or changes one; a new one is on only after "Ligar". Read-only where the role does not allow it. */
export function RuleDialog(props: {
	rule: EditedRule;
	names: RuleNames;
	say: SayRule;
	responses: readonly ResponseText[];
	mayManage: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	const errorText = useRuleError();
	const { rule, names, say, mayManage, onClose } = props;
	const [name, setName] = useState(rule.name);
	const [stored] = useState(() => spaced(rule.body));
	const [body, setBody] = useState(stored);
	const [isAsking, setAsking] = useState(false);
	const isReadOnly = !mayManage;
	const isNew = rule.id === null;
	const [isTurningOn, setTurningOn] = useState(rule.isOn);
	const saving = useIntent<RulesAnswer>(isNew ? "create" : "change", ({ code }) => {
		if (code !== null) return;
		notify.success(isTurningOn && !rule.isOn ? t.form.savedOn : t.form.saved);
		onClose();
	});
	const words = saving.refusal === null ? null : errorText(saving.refusal);
	const isOfName = saving.refusal === "name_required" || saving.refusal === "name_too_long";
	const isDirty = name !== rule.name || JSON.stringify(body) !== JSON.stringify(stored);
	const change = (to: Partial<RuleBody>): void => setBody((now) => ({ ...now, ...to }));
	const { conditions, acts } = body;
	const changeCondition = (at: number, one: Condition | null): void =>
		change({ conditions: withPart(conditions, at, one) });
	const changeAct = (at: number, one: Act | null): void =>
		change({ acts: withPart(acts, at, one) });
	const close = (): void => (isDirty && mayManage ? setAsking(true) : onClose());
	const save = (isOn: boolean): void => {
		setTurningOn(isOn);
		const typed = { name, body: JSON.stringify(body), isOn: isOn ? "on" : "off" };
		saving.send(rule.id === null ? typed : { ...typed, id: rule.id });
	};
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		// With Enter nothing is switched on.
		save(rule.isOn);
	};
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) close();
			}}
			open
			purpose={isReadOnly ? t.managersOnly : t.form.purpose}
			title={isNew ? t.form.create : t.form.edit}
			width={720}
		>
			<form className="flex flex-col gap-5" noValidate onSubmit={submit}>
				{words && !isOfName ? <FormRefusal more={t.form.kept} text={words} /> : null}
				<Field error={isOfName ? words : null} label={t.form.name}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={MAX_RULE_NAME}
							onChange={({ target }) => setName(target.value)}
							placeholder={t.form.namePlaceholder}
							readOnly={isReadOnly}
							required
							value={name}
						/>
					)}
				</Field>
				<Part title={t.form.when}>
					<TriggerField
						isReadOnly={isReadOnly}
						onChange={(trigger) => change({ trigger })}
						value={body.trigger}
					/>
				</Part>
				<Part title={t.form.onlyIf}>
					{conditions.length === 0 ? (
						<p className="text-[13px] text-gray-11">{t.form.noConditions}</p>
					) : null}
					{conditions.map((one, at) => (
						<ConditionField
							at={at + 1}
							isReadOnly={isReadOnly}
							// Parts have no ids, and none of them keeps anything of its own.
							key={at} // oxlint-disable-line react/no-array-index-key
							names={names}
							onChange={(to) => changeCondition(at, to)}
							onRemove={() => changeCondition(at, null)}
							value={one}
						/>
					))}
					{isReadOnly || conditions.length >= MAX_CONDITIONS ? null : (
						<Add
							label={t.form.addCondition}
							onClick={() => change({ conditions: [...conditions, newCondition(names)] })}
						/>
					)}
				</Part>
				<Part title={t.form.does}>
					{acts.map((one, at) => (
						<ActField
							at={at + 1}
							isReadOnly={isReadOnly}
							key={at} // oxlint-disable-line react/no-array-index-key
							names={names}
							onChange={(to) => changeAct(at, to)}
							onRemove={() => changeAct(at, null)}
							responses={props.responses}
							value={one}
						/>
					))}
					{isReadOnly || acts.length >= MAX_ACTS ? null : (
						<Add label={t.form.addAct} onClick={() => change({ acts: [...acts, newAct(names)] })} />
					)}
				</Part>
				<Toggle
					disabledReason={isReadOnly ? t.managersOnly : undefined}
					hint={t.form.againHint}
					isOn={body.again}
					label={t.form.again}
					onChange={(again) => change({ again })}
				/>
				<p className="rounded-control bg-gray-3 px-3 py-2 text-[13px] [overflow-wrap:anywhere]">
					<span className="mb-0.5 block text-xs text-gray-11">{t.form.sentence}</span>
					{say.rule(body) ?? t.form.noSentence}
				</p>
				{isReadOnly ? null : <RuleTrial body={body} say={say} />}
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={close} type="button">
						{t.form.cancel}
					</Button>
					{isReadOnly ? null : (
						<>
							{rule.isOn ? null : (
								<Button loading={saving.isSending} onClick={() => save(false)} type="button">
									{t.form.saveOff}
								</Button>
							)}
							<Button
								kind="primary"
								loading={saving.isSending}
								onClick={() => save(true)}
								type="button"
							>
								{rule.isOn ? t.form.save : t.form.turnOn}
							</Button>
						</>
					)}
				</div>
			</form>
			<ConfirmDialog
				confirmLabel={t.form.discard}
				onConfirm={onClose}
				onOpenChange={setAsking}
				open={isAsking}
				title={t.form.discardTitle}
			>
				{t.form.discardText}
			</ConfirmDialog>
		</Dialog>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-1.5 font-medium text-gray-12">{title}</legend>
			{children}
		</fieldset>
	);
}

function Add({ label, onClick }: { label: string; onClick: () => void }) {
	return (
		<div>
			<Button onClick={onClick} size="small" type="button">
				<Plus aria-hidden="true" size={14} />
				{label}
			</Button>
		</div>
	);
}
