import type { Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { OnDemand } from "#app/ui/on-demand.tsx";
import { useHeader } from "./header-context.ts";
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

/** Beside the panels, which are loaded ahead: the first visit has nothing of it. */
const Away = lazyPart(() => import("./away-panel.tsx"), "AwayPanel", { onFailure: "nothing" });

/** The signed-in person: profile, settings, other workspaces, sign-out. */
export function UserMenu({ member }: { member: ShellMember }) {
	const t = useStrings({ pt, en });
	const { data } = useHeader();
	return (
		<OnDemand
			prefetch={Panel.prefetch}
			popup="menu"
			trigger={
				<button className="focus-ring relative ml-1 shrink-0 rounded-full" type="button">
					<Avatar name={member.name} size={32} src={member.avatarUrl} />
					<span className="sr-only">{t.userMenu(member.name)}</span>
					{data?.absence?.isAbsent ? <Away absence={data.absence} now={data.lastSyncAt} /> : null}
				</button>
			}
		>
			{(trigger, closed) => <Panel fallback={closed} member={member} trigger={trigger} />}
		</OnDemand>
	);
}
