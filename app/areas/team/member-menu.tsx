import { Ellipsis, ShieldCheck, UserRoundX } from "lucide-react";
import { useState } from "react";
import type { MemberView } from "#app/contracts/team.ts";
import { listMemberActions } from "#app/domain/team/membership.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Me } from "./me.ts";

/** What may be done with a member. Only admins and managers have it, and nobody for themself (spec 1, section 6). */
export function MemberMenu(props: {
	member: MemberView;
	me: Me;
	admins: number;
	onChanged: () => void;
}) {
	const t = useStrings({ pt, en }).members;
	const [open, setOpen] = useState<"role" | "remove" | null>(null);
	const { member, me } = props;
	// The width stays, so that the columns of all rows agree.
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
				{reason ? <p className="max-w-56 px-3 py-2 text-xs text-gray-11">{reason}</p> : null}
			</Menu>
			{open === "role" ? <RoleDialog {...shared} /> : null}
			{open === "remove" ? <RemoveDialog {...shared} /> : null}
		</>
	);
}
