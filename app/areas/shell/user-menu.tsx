import type { Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { OnDemand } from "#app/ui/on-demand.tsx";
import { isAway } from "#app/domain/routing/absence.ts";
import { useHeader } from "./header-context.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Whether they are away by their own word; it ends by itself with the next answer of the header after its time. */
function useAway(): boolean {
	const { data } = useHeader();
	return data?.absence !== undefined && isAway(data.absence, data.lastSyncAt);
}

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
	const isAbsent = useAway();
	return (
		<OnDemand
			prefetch={Panel.prefetch}
			popup="menu"
			trigger={
				<button
					aria-label={isAbsent ? `${t.userMenu(member.name)}, ${t.away}` : t.userMenu(member.name)}
					className="focus-ring relative ml-1 shrink-0 rounded-full"
					type="button"
				>
					<Avatar name={member.name} size={32} src={member.avatarUrl} />
					{isAbsent ? (
						<span
							aria-hidden="true"
							className="absolute -right-0.5 -bottom-0.5 size-3 rounded-full bg-amber-9 ring-2 ring-panel"
						/>
					) : null}
				</button>
			}
		>
			{(trigger, closed) => <Panel fallback={closed} member={member} trigger={trigger} />}
		</OnDemand>
	);
}
