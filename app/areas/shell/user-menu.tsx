import type { Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { OnDemand } from "#app/ui/on-demand.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface ShellMember {
	id: string;
	name: string;
	email: string;
	role: Role;
	workspaceName: string;
	avatarUrl: string | null;
}

const Panel = lazyPart(() => import("./user-menu-panel.tsx"), "UserMenuPanel", {
	onFailure: "toast",
	preload: true,
});

/** The signed-in person: profile, settings, other workspaces, sign-out. */
export function UserMenu({ member }: { member: ShellMember }) {
	const t = useStrings({ pt, en });
	return (
		<OnDemand
			prefetch={Panel.prefetch}
			popup="menu"
			trigger={
				<button
					aria-label={t.userMenu(member.name)}
					className="focus-ring ml-1 shrink-0 rounded-full"
					type="button"
				>
					<Avatar name={member.name} size={32} src={member.avatarUrl} />
				</button>
			}
		>
			{(trigger, closed) => <Panel fallback={closed} member={member} trigger={trigger} />}
		</OnDemand>
	);
}
