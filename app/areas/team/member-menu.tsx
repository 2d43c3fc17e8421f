import { Ellipsis, Eraser, Route, ShieldCheck, UserRoundX } from "lucide-react";
import type { MemberView } from "#app/contracts/team.ts";
import { listMemberActions } from "#app/domain/team/membership.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import type { Me } from "./me.ts";
import type { MemberQuestion } from "./member-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Actions on a member. Only for admins and managers, and never on oneself (spec 1, section 6). */
export function MemberMenu(props: {
	member: MemberView;
	me: Me;
	admins: number;
	onAsk: (question: MemberQuestion) => void;
}) {
	const t = useStrings({ pt, en }).members;
	const { member, me } = props;
	// An empty cell of the same width, so that the columns align.
	if (!may(me.role, "remove_members")) return null;
	if (member.id === me.id) return <span className="size-8 shrink-0" />;
	const actions = listMemberActions(me, member, props.admins);
	const mayChange = actions.includes("change_role");
	const mayRemove = actions.includes("remove");
	const reason = mayRemove ? (mayChange ? null : t.adminsOnly) : t.managersLimit;
	const ask = (about: MemberQuestion["about"]) => (): void => props.onAsk({ about, member });
	return (
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
			<MenuItem disabled={!mayChange} onSelect={ask("role")}>
				<ShieldCheck aria-hidden="true" size={16} strokeWidth={1.75} />
				{t.changeRole}
			</MenuItem>
			{may(member.role, "send") ? (
				<MenuItem onSelect={ask("routing")}>
					<Route aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.routing}
				</MenuItem>
			) : null}
			<MenuSeparator />
			<MenuItem color="red" disabled={!mayRemove} onSelect={ask("remove")}>
				<UserRoundX aria-hidden="true" size={16} strokeWidth={1.75} />
				{t.remove}
			</MenuItem>
			{may(me.role, "care_for_data") ? (
				<MenuItem color="red" disabled={!actions.includes("erase")} onSelect={ask("erase")}>
					<Eraser aria-hidden="true" size={16} strokeWidth={1.75} />
					{t.erase}
				</MenuItem>
			) : null}
			{reason ? <p className="max-w-56 px-3 py-2 text-xs text-gray-11">{reason}</p> : null}
		</Menu>
	);
}
