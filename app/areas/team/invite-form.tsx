// Spec 1, sections 5 and 8: the invite form and its texts.
import { type FormEvent, useRef, useState } from "react";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { InviteAnswer } from "#app/contracts/team.ts";
import { mayInvite, parseRole, type Role } from "#app/domain/team/role.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { findInviteProblems, inviteFieldOf, type InviteProblems } from "./forms.ts";
import { RoleChoice } from "./role-choice.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useFocusOnMount } from "./use-focus-on-mount.ts";
import { useTeamRequest } from "./use-team-request.ts";

export interface InviteDraft {
	email: string;
	name: string;
	role: Role;
	department: string;
}
export const EMPTY_INVITE: InviteDraft = { email: "", name: "", role: "viewer", department: "" };

interface InviteFormProps {
	/** What was typed before. */
	initial: InviteDraft;
	/** An invitation was made in this dialog already. */
	isNext: boolean;
	/** Keeps the typed values outside, so that closing the dialog loses nothing. */
	onDraft: (draft: InviteDraft) => void;
	role: Role;
	onInvited: (answer: InviteAnswer) => void;
	onCancel: () => void;
}

const text = (form: FormData, name: string): string => {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
};
const readDraft = (element: HTMLFormElement): InviteDraft => {
	const form = new FormData(element);
	return {
		email: text(form, "email"),
		name: text(form, "name"),
		role: parseRole(form.get("role")),
		department: text(form, "department"),
	};
};

/** A refusal, shown at its field or above the form. */
interface InviteRefusal {
	fields: InviteProblems;
	form: ErrorCode | null;
}

function useInvite(props: InviteFormProps) {
	const t = useStrings({ pt, en }).invite;
	const errorText = useAccountErrorText();
	const [refusal, setRefusal] = useState<InviteRefusal>({ fields: {}, form: null });
	const form = useRef<HTMLFormElement>(null);
	const wordsOf = (code: ErrorCode): string =>
		code === "not_found" || code === "not_signed_in" ? t.noWorkspace : errorText(code);
	const refuse = (next: InviteRefusal): void => {
		setRefusal(next);
		const wrong = next.fields.email ? "email" : next.fields.name ? "name" : null;
		if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
	};
	const { send, isBusy } = useTeamRequest(({ code, invited }) => {
		if (code === null && invited) return props.onInvited(invited);
		const refused = code ?? "unavailable";
		notify.error(t.failed, wordsOf(refused));
		const field = inviteFieldOf(refused);
		refuse(field ? { fields: { [field]: refused }, form: null } : { fields: {}, form: refused });
	});
	const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		const typed = readDraft(event.currentTarget);
		const fields = findInviteProblems(typed);
		refuse({ fields, form: null });
		if (!fields.email && !fields.name) send({ intent: "invite", ...typed });
	};
	return { refusal, wordsOf, form, onSubmit, isBusy };
}

export function InviteForm(props: InviteFormProps) {
	const t = useStrings({ pt, en }).invite;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { refusal, wordsOf, form, onSubmit, isBusy } = useInvite(props);
	const { initial } = props;
	const errorAt = (code: ErrorCode | undefined) => (code ? wordsOf(code) : null);
	return (
		<form
			className="flex flex-col gap-5"
			noValidate
			onChange={(event) => props.onDraft(readDraft(event.currentTarget))}
			onSubmit={onSubmit}
			ref={form}
		>
			{/* Everybody sees the button (spec 1, section 6); members who may not invite read so before
				typing. */}
			{mayInvite(props.role, "viewer") || refusal.form ? null : (
				<p className="rounded-control border border-amber-6 bg-amber-3 px-3 py-2 text-amber-12">
					{t.notYours}
				</p>
			)}
			{refusal.form ? <FormRefusal more={t.kept} text={wordsOf(refusal.form)} /> : null}
			<InviteFields
				emailError={errorAt(refusal.fields.email)}
				initial={initial}
				isNext={props.isNext}
				nameError={errorAt(refusal.fields.name)}
			/>
			{/* Members who may not invite see all four roles; the server refuses (spec 1, section 6). */}
			<RoleChoice
				adminReason={
					mayInvite(props.role, "viewer") && !mayInvite(props.role, "admin") ? t.adminReason : null
				}
				initial={initial.role}
			/>
			<Field label={t.department} optional>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						defaultValue={initial.department}
						name="department"
						placeholder={t.departmentPlaceholder}
					/>
				)}
			</Field>
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={props.onCancel} type="button">
					{common.cancel}
				</Button>
				<Button kind="primary" loading={isBusy} type="submit">
					{t.submit}
				</Button>
			</div>
		</form>
	);
}

function InviteFields(props: {
	initial: InviteDraft;
	isNext: boolean;
	emailError: string | null;
	nameError: string | null;
}) {
	const t = useStrings({ pt, en }).invite;
	const focused = useFocusOnMount<HTMLInputElement>(props.isNext);
	return (
		<>
			<Field error={props.emailError} label={t.email}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						defaultValue={props.initial.email}
						inputMode="email"
						name="email"
						ref={focused}
						placeholder={t.emailPlaceholder}
						required
						type="email"
					/>
				)}
			</Field>
			<Field error={props.nameError} label={t.name}>
				{(control) => (
					<TextInput
						{...control}
						autoComplete="off"
						defaultValue={props.initial.name}
						name="name"
						required
					/>
				)}
			</Field>
		</>
	);
}
