import { Building2, Check, HeartPulse, ListRestart, LogOut, Settings, User } from "lucide-react";
import type { ReactElement } from "react";
import { href, useNavigate, useSubmit } from "react-router";
import { COUNTED_LETTERS } from "#app/domain/dead-letters/letter.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "#app/ui/menu.tsx";
import { AbsenceItems } from "./absence-items.tsx";
import { useHeader } from "./header-context.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { ShellMember } from "./user-menu.tsx";

const ICON = { "aria-hidden": true, className: "shrink-0", size: 16, strokeWidth: 1.75 } as const;

/** The opened menu of the signed-in person. */
export function UserMenuPanel(props: { member: ShellMember; trigger: ReactElement }) {
	const { member } = props;
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const navigate = useNavigate();
	const submit = useSubmit();
	return (
		<Menu defaultOpen trigger={props.trigger}>
			<div className="flex max-w-72 items-center gap-3 px-3 pt-2 pb-3">
				<Avatar name={member.name} size={40} src={member.avatarUrl} />
				<div className="min-w-0">
					<p className="truncate font-medium text-gray-12">
						<bdi>{member.name}</bdi>
					</p>
					<p className="truncate text-[13px] text-gray-11">{member.email}</p>
					<p className="truncate text-xs text-gray-11">
						{common.roles[member.role]} · <bdi>{member.workspaceName}</bdi>
					</p>
				</div>
			</div>
			<AbsenceItems role={member.role} />
			<MenuSeparator />
			<MenuItem onSelect={() => void navigate(`${href("/settings")}#perfil`)}>
				<User {...ICON} />
				{t.profile}
			</MenuItem>
			<MenuItem onSelect={() => void navigate(href("/settings"))}>
				<Settings {...ICON} />
				{t.settings}
			</MenuItem>
			<FailedJobsItem role={member.role} />
			<InstallationItem />
			<WorkspaceItems />
			<MenuSeparator />
			<MenuItem
				onSelect={() => void submit(null, { method: "post", action: href("/auth/sign-out") })}
			>
				<LogOut {...ICON} />
				{t.signOut}
			</MenuItem>
		</Menu>
	);
}

/** The installation's pages, for its administrators alone. */
function InstallationItem() {
	const t = useStrings({ pt, en });
	const navigate = useNavigate();
	if (!useHeader().data?.runsInstallation) return null;
	return (
		<MenuItem onSelect={() => void navigate(href("/setup"))}>
			<HeartPulse {...ICON} />
			{t.installation}
		</MenuItem>
	);
}

/** The number of items that wait for an admin; requested only for admins. */
function FailedJobsItem({ role }: { role: Role }) {
	const t = useStrings({ pt, en });
	const navigate = useNavigate();
	const waiting = useHeader().data?.waitingLetters ?? 0;
	if (!may(role, "read_dead_letters")) return null;
	const count = waiting >= COUNTED_LETTERS ? `${COUNTED_LETTERS - 1}+` : String(waiting);
	return (
		<MenuItem onSelect={() => void navigate(href("/admin/dead-letters"))}>
			<ListRestart {...ICON} />
			{t.failedJobs}
			{waiting > 0 ? (
				<span className="tabular ml-auto rounded-full bg-amber-4 px-2 text-xs font-medium text-amber-12">
					{t.failedJobsWaiting(count)}
				</span>
			) : null}
		</MenuItem>
	);
}

/** founding.md 10: members of several workspaces switch here. */
function WorkspaceItems() {
	const t = useStrings({ pt, en });
	const submit = useSubmit();
	const workspaces = useHeader().data?.workspaces ?? [];
	if (workspaces.length < 2) return null;
	return (
		<>
			<MenuSeparator />
			<MenuLabel>{t.workspaces}</MenuLabel>
			{workspaces.map((workspace) => (
				<MenuItem
					aria-current={workspace.isCurrent ? "true" : undefined}
					disabled={workspace.isCurrent}
					key={workspace.id}
					onSelect={() =>
						void submit(
							{ workspaceId: workspace.id },
							{ method: "post", action: href("/auth/switch-workspace") },
						)
					}
				>
					{workspace.isCurrent ? <Check {...ICON} /> : <Building2 {...ICON} />}
					<bdi className="max-w-56 truncate">{workspace.name}</bdi>
					{workspace.isCurrent ? <span className="text-xs">({t.currentWorkspace})</span> : null}
				</MenuItem>
			))}
		</>
	);
}
