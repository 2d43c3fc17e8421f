import { useId, useState } from "react";
import type { RoutingSettingsView } from "#app/contracts/routing.ts";
import {
	GIVE_BACK_TO,
	isCapacity,
	isGiveBackTime,
	MAX_CAPACITY,
	MAX_GIVE_BACK_MINUTES,
	ROUTING_MODES,
	type RoutingRules,
} from "#app/domain/routing/settings.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { FormCard } from "./form-card.tsx";
import { en } from "./routing-strings.en.ts";
import { pt } from "./routing-strings.pt.ts";
import { useSettingsForm } from "./use-settings-form.ts";

/** How conversations that nobody has find somebody: for the workspace, and for departments that do it another way. */
export function RoutingCard({ stored }: { stored: RoutingSettingsView }) {
	const t = useStrings({ pt, en });
	const form = useId();
	const errorText = useErrorText();
	const [departmentId, setDepartment] = useState("");
	const [refused, setRefused] = useState<string | null>(null);
	const department = stored.departments.find(({ id }) => id === departmentId);
	const saving = useSettingsForm("routing", ({ code }) => {
		setRefused(code && errorText(code));
		if (!code) notify.success(t.saved);
	});
	return (
		<FormCard
			actions={
				<Button form={form} kind="primary" loading={saving.isSending} type="submit">
					{t.save}
				</Button>
			}
			purpose={t.purpose}
			title={t.title}
		>
			{stored.departments.length > 0 ? (
				<Field label={t.whose}>
					{(control) => (
						<Select
							{...control}
							className="max-w-80"
							disabled={saving.isSending}
							onChange={({ currentTarget: { value } }) => {
								setRefused(null);
								setDepartment(value);
							}}
							value={departmentId}
						>
							<option value="">{t.workspace}</option>
							{stored.departments.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</Select>
					)}
				</Field>
			) : null}
			{refused ? <FormRefusal text={refused} /> : null}
			<RulesForm
				capacity={department ? null : stored.capacity}
				id={form}
				isInherited={department?.rules === null}
				key={departmentId}
				onSave={(typed) => {
					setRefused(null);
					saving.send({ capacity: String(stored.capacity), ...typed, department: departmentId });
				}}
				rules={department?.rules ?? stored.workspace}
			/>
		</FormCard>
	);
}

interface RulesFormProps {
	id: string;
	rules: RoutingRules;
	/** A department's are the workspace's. */
	isInherited: boolean;
	/** Null: a department has none of its own. */
	capacity: number | null;
	onSave: (typed: Record<string, string>) => void;
}

function RulesForm(props: RulesFormProps) {
	const t = useStrings({ pt, en });
	const { rules, capacity } = props;
	const [mode, setMode] = useState<string>(props.isInherited ? "" : rules.mode);
	const [most, setMost] = useState(String(capacity ?? ""));
	const [isTimed, setTimed] = useState(rules.giveBackMinutes !== null);
	const [minutes, setMinutes] = useState(String(rules.giveBackMinutes ?? ""));
	const [to, setTo] = useState<string>(rules.giveBackTo);
	const [isTried, setTried] = useState(false);
	const routes = mode !== "" && mode !== "nobody";
	const isMostRight = capacity === null || isCapacity(Number(most));
	const isTimeRight = !routes || !isTimed || isGiveBackTime(Number(minutes));
	return (
		<form
			className="flex flex-col gap-5"
			id={props.id}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				setTried(true);
				if (!isMostRight || !isTimeRight) return;
				const time = isTimed && isGiveBackTime(Number(minutes)) ? minutes : "";
				props.onSave({ mode, minutes: time, to, ...(capacity !== null && { capacity: most }) });
			}}
		>
			<Field hint={t.modes[mode as keyof typeof t.modes].text} label={t.mode}>
				{(control) => (
					<Select
						{...control}
						className="max-w-80"
						onChange={({ currentTarget: { value } }) => setMode(value)}
						value={mode}
					>
						{capacity === null ? <option value="">{t.modes[""].name}</option> : null}
						{ROUTING_MODES.map((one) => (
							<option key={one} value={one}>
								{t.modes[one].name}
							</option>
						))}
					</Select>
				)}
			</Field>
			{capacity !== null && routes ? (
				<Field
					error={isTried && !isMostRight ? t.capacityWrong(MAX_CAPACITY) : null}
					hint={t.capacityHint}
					label={t.capacity}
				>
					{(control) => (
						<TextInput
							{...control}
							className="max-w-32"
							inputMode="numeric"
							maxLength={3}
							onChange={({ currentTarget: { value } }) => setMost(value.replaceAll(/\D/g, ""))}
							value={most}
						/>
					)}
				</Field>
			) : null}
			{routes ? (
				<>
					<Field label={t.giveBack}>
						{(control) => (
							<Select
								{...control}
								className="max-w-80"
								onChange={({ currentTarget: { value } }) => {
									setTimed(value !== "");
									if (value !== "") setTo(value);
								}}
								value={isTimed ? to : ""}
							>
								{GIVE_BACK_TO.map((one) => (
									<option key={one} value={one}>
										{t.giveBackTo[one]}
									</option>
								))}
								<option value="">{t.giveBackTo.never}</option>
							</Select>
						)}
					</Field>
					{isTimed ? (
						<Field
							error={isTried && !isTimeRight ? t.minutesWrong(MAX_GIVE_BACK_MINUTES) : null}
							label={t.minutes}
						>
							{(control) => (
								<TextInput
									{...control}
									className="max-w-32"
									inputMode="numeric"
									maxLength={4}
									onChange={({ currentTarget: { value } }) =>
										setMinutes(value.replaceAll(/\D/g, ""))
									}
									value={minutes}
								/>
							)}
						</Field>
					) : null}
				</>
			) : null}
		</form>
	);
}
