import { LogOut } from "lucide-react";
import { href, useSubmit } from "react-router";
import type { Role } from "#app/domain/team/role.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface ShellMember {
	name: string;
	email: string;
	role: Role;
	workspaceName: string;
}

/** Who is signed in, and the way out. */
export function UserMenu({ member }: { member: ShellMember }) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const submit = useSubmit();
	const signOut = (): void => {
		void submit(null, { method: "post", action: href("/auth/sign-out") });
	};
	return (
		<Menu
			trigger={
				<button
					aria-label={t.userMenu(member.name)}
					className="focus-ring ml-1 rounded-full"
					type="button"
				>
					<Avatar name={member.name} size={32} />
				</button>
			}
		>
			<div className="flex max-w-72 items-center gap-3 px-3 pt-2 pb-3">
				<Avatar name={member.name} size={40} />
				<div className="min-w-0">
					<p className="truncate font-medium text-gray-12">{member.name}</p>
					<p className="truncate text-[13px] text-gray-11">{member.email}</p>
					<p className="truncate text-xs text-gray-11">
						{common.roles[member.role]} · <bdi>{member.workspaceName}</bdi>
					</p>
				</div>
			</div>
			<MenuSeparator />
			<MenuItem onSelect={signOut}>
				<LogOut aria-hidden="true" size={16} strokeWidth={1.75} />
				{t.signOut}
			</MenuItem>
		</Menu>
	);
}
