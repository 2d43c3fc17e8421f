import { Ellipsis, Eraser, ShieldCheck, UserRoundX } from "lucide-react";
import { useState } from "react";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { MemberView } from "#app/contracts/team.ts";
import { listMemberActions } from "#app/domain/team/membership.ts";
import { may } from "#app/domain/team/role.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { notify } from "#app/ui/toasts.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import type { Me } from "./me.ts";
import { RoleDialog } from "./role-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useTeamRequest } from "./use-team-request.ts";

/** Actions on a member. Only for admins and managers, and never on oneself (spec 1, section 6). */
export function MemberMenu(props: {
	member: MemberView;
	me: Me;
	admins: number;
	onChanged: () => void;
}) {
	const t = useStrings({ pt, en }).members;
	const [open, setOpen] = useState<"role" | "remove" | "erase" | null>(null);
	const { member, me } = props;
	// An empty cell of the same width, so that the columns align.
	if (!may(me.role, "remove_members")) return null;
	if (member.id === me.id) return <span className="size-8 shrink-0" />;
	const actions = listMemberActions(me, member, props.admins);
	const mayChange = actions.includes("change_role");
	const mayRemove = actions.includes("remove");
	const reason = mayRemove ? (mayChange ? null : t.adminsOnly) : t.managersLimit;
	const close = (): void => setOpen(null);
	const shared = { member, onClose: close, onChanged: props.onChanged };
	return (
		<>
			<Menu
				trigger={
					<button
						aria-label={t.menu(member.fullName)}
						className="focus-ring flex size-8 shrink-0 items-center justify-center rounded-control text-gray-11 hover:bg-gray-4 hover:text-gray-12"
						type="button"
					>
						<Ellipsis aria-hidden="true" size={18} />
					</button>
				}
			>
				<MenuItem disabled={!mayChange} onSelect={() => setOpen("role")}>
					<ShieldCheck aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.changeRole}
				</MenuItem>
				<MenuSeparator />
				<MenuItem color="red" disabled={!mayRemove} onSelect={() => setOpen("remove")}>
					<UserRoundX aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.remove}
				</MenuItem>
				{may(me.role, "care_for_data") ? (
					<MenuItem
						color="red"
						disabled={!actions.includes("erase")}
						onSelect={() => setOpen("erase")}
					>
						<Eraser aria-hidden="true" size={16} strokeWidth={1.75} />
						{t.erase}
					</MenuItem>
				) : null}
				{reason ? <p className="max-w-56 px-3 py-2 text-xs text-gray-11">{reason}</p> : null}
			</Menu>
			{open === "role" ? <RoleDialog {...shared} /> : null}
			{open === "remove" ? <RemoveDialog {...shared} /> : null}
			{open === "erase" ? <EraseDialog {...shared} /> : null}
		</>
	);
}

/**
 * Spec 1, sections 5 and 8: asks by name before removing a member. A refusal keeps the dialog open.
 */
function RemoveDialog(props: { member: MemberView; onClose: () => void; onChanged: () => void }) {
	const t = useStrings({ pt, en }).remove;
	const errorText = useAccountErrorText();
	const [refused, setRefused] = useState<string | null>(null);
	const wordsOf = (code: ErrorCode): string =>
		t.failed(code === "not_found" ? t.notFound : errorText(code));
	const { send, isBusy } = useTeamRequest(({ code }) => {
		props.onChanged();
		if (code === null) {
			notify.success(t.done);
			return props.onClose();
		}
		notify.error(wordsOf(code));
		setRefused(wordsOf(code));
	});
	return (
		<ConfirmDialog
			busy={isBusy}
			confirmLabel={t.confirm}
			onConfirm={() => send({ intent: "remove", id: props.member.id })}
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			title={t.title(isolate(props.member.fullName))}
		>
			<span className="mb-2 block font-medium text-gray-12">{t.question}</span>
			{t.lost}
			{refused ? (
				<span className="mt-3 block text-red-11" role="alert">
					{refused}
				</span>
			) : null}
		</ConfirmDialog>
	);
}
