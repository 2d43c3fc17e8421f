import { type FormEvent, type ReactNode, useId, useState } from "react";
import { href, Link } from "react-router";
import type { DepartmentOverview, DepartmentView } from "#app/contracts/departments.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { LABEL_COLOURS, type LabelColour } from "#app/domain/conversations/label-colour.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { freeColour, MAX_DEPARTMENT_NAME } from "#app/domain/team/department.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { ColourDot } from "#app/ui/label-dot.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { DepartmentsAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useDepartmentError } from "./use-department-error.ts";

/** Refusals that are about the name; all others are about the whole form. */
const OF_NAME: ReadonlySet<ErrorCode> = new Set([
	"name_required",
	"name_too_long",
	"department_name_taken",
]);

const BLANK = { id: "", name: "", memberIds: [], channelIds: [] } as const;

/** Makes a department (`department` null), or changes one; read-only where the role does not allow it. */
export function DepartmentDialog(props: {
	department: DepartmentView | null;
	overview: DepartmentOverview;
	mayManage: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	const { roles } = useStrings({ pt: commonPt, en: commonEn });
	const errorText = useDepartmentError();
	const { department, overview, mayManage, onClose } = props;
	const [typed, setTyped] = useState<
		Omit<DepartmentView, "memberIds" | "channelIds"> & {
			memberIds: readonly string[];
			channelIds: readonly string[];
		}
	>(department ?? { ...BLANK, colour: freeColour(overview.departments) });
	const saving = useIntent<DepartmentsAnswer>("save", ({ code }) => {
		if (code !== null) return;
		notify.success(t.form.saved);
		onClose();
	});
	const words = saving.refusal === null ? null : errorText(saving.refusal);
	const isOfName = saving.refusal !== null && OF_NAME.has(saving.refusal);
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		const { id, name, colour, memberIds, channelIds } = typed;
		saving.send({ id, name, colour, memberIds, channelIds });
	};
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			open
			purpose={mayManage ? undefined : t.managersOnly}
			title={department ? t.form.edit : t.form.create}
			width={560}
		>
			<form className="flex flex-col gap-5" noValidate onSubmit={submit}>
				{words && !isOfName ? <FormRefusal text={words} /> : null}
				<Field error={isOfName ? words : null} label={t.form.name}>
					{(control) => (
						<TextInput
							{...control}
							autoComplete="off"
							maxLength={MAX_DEPARTMENT_NAME}
							onChange={({ target }) => setTyped({ ...typed, name: target.value })}
							readOnly={!mayManage}
							required
							value={typed.name}
						/>
					)}
				</Field>
				<Colours
					isReadOnly={!mayManage}
					onChange={(colour) => setTyped({ ...typed, colour })}
					value={typed.colour}
				/>
				<Choices
					chosen={typed.memberIds}
					isReadOnly={!mayManage}
					legend={t.form.members}
					none={t.form.membersNone}
					onChange={(memberIds) => setTyped({ ...typed, memberIds })}
					options={overview.members.map(({ id, fullName, role }) => ({
						id,
						name: displayName(fullName),
						more: roles[role],
					}))}
				/>
				<Choices
					chosen={typed.channelIds}
					hint={t.form.channelsHint}
					isReadOnly={!mayManage}
					legend={t.form.channels}
					none={t.form.channelsNone}
					onChange={(channelIds) => setTyped({ ...typed, channelIds })}
					options={overview.channels.map(({ id, name, type }) => ({
						id,
						name: displayName(name),
						icon: <ChannelTypeMark size={16} type={type} />,
					}))}
				/>
				{department && mayManage ? (
					<Link
						className="focus-ring self-start rounded-control font-medium text-accent-11 hover:underline"
						to={`${href("/settings/hours")}?department=${encodeURIComponent(department.id)}`}
					>
						{t.form.hours}
					</Link>
				) : null}
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={onClose} type="button">
						{t.form.cancel}
					</Button>
					{mayManage ? (
						<Button kind="primary" loading={saving.isSending} type="submit">
							{t.form.save}
						</Button>
					) : null}
				</div>
			</form>
		</Dialog>
	);
}

function Colours(props: {
	value: LabelColour;
	isReadOnly: boolean;
	onChange: (colour: LabelColour) => void;
}) {
	const t = useStrings({ pt, en }).form;
	return (
		<fieldset className="flex flex-col gap-1.5">
			<legend className="mb-1.5 font-medium text-gray-12">{t.colour}</legend>
			<div className="flex flex-wrap gap-2">
				{LABEL_COLOURS.map((colour) => (
					<label
						className="flex cursor-pointer items-center gap-2 rounded-control border border-gray-7 px-3 py-2 text-[13px] has-checked:border-accent-9 has-checked:bg-accent-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-9"
						key={colour}
					>
						<input
							checked={colour === props.value}
							className="sr-only"
							disabled={props.isReadOnly}
							name="colour"
							onChange={() => props.onChange(colour)}
							type="radio"
							value={colour}
						/>
						<ColourDot colour={colour} />
						{t.colours[colour]}
					</label>
				))}
			</div>
		</fieldset>
	);
}

interface Option {
	id: string;
	name: string;
	more?: string;
	icon?: ReactNode;
}

/** A list of which any number may be chosen. */
function Choices(props: {
	legend: string;
	hint?: string;
	none: string;
	options: readonly Option[];
	chosen: readonly string[];
	isReadOnly: boolean;
	onChange: (chosen: string[]) => void;
}) {
	const id = useId();
	const { options, chosen, hint } = props;
	return (
		<fieldset aria-describedby={hint && id} className="flex flex-col gap-1.5">
			<legend className="mb-1.5 font-medium text-gray-12">{props.legend}</legend>
			{options.length === 0 ? (
				<p className="text-[13px] text-gray-11">{props.none}</p>
			) : (
				<ul className="max-h-52 overflow-y-auto rounded-control border border-gray-7">
					{options.map((one) => (
						<li className="border-b border-line last:border-b-0" key={one.id}>
							<label className="flex cursor-pointer items-center gap-3 px-3 py-2 hover:bg-gray-2">
								<input
									checked={chosen.includes(one.id)}
									className="shrink-0 accent-(--accent-9)"
									disabled={props.isReadOnly}
									onChange={({ target }) =>
										props.onChange(
											target.checked
												? [...chosen, one.id]
												: chosen.filter((other) => other !== one.id),
										)
									}
									type="checkbox"
								/>
								{one.icon}
								<span className="min-w-0 flex-1 truncate">
									<bdi>{one.name}</bdi>
								</span>
								{one.more ? <span className="text-xs text-gray-11">{one.more}</span> : null}
							</label>
						</li>
					))}
				</ul>
			)}
			{hint ? (
				<p className="text-[13px] text-gray-11 text-pretty" id={id}>
					{hint}
				</p>
			) : null}
		</fieldset>
	);
}
