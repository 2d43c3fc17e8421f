import { Menu as MenuIcon, PanelLeft } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { ThemeToggle } from "#app/ui/theme-toggle.tsx";
import type { Plan } from "#app/domain/billing/plan.ts";
import { CreateMenu } from "./create-menu.tsx";
import type { HeaderOwner } from "./header-query.ts";
import { NewVersion } from "./new-version.tsx";
import { NotificationsBell } from "./notifications-bell.tsx";
import { Pending } from "./pending.tsx";
import { SearchBox } from "./search-box.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { SystemStatus } from "./system-status.tsx";
import { type ShellMember, UserMenu } from "./user-menu.tsx";

/** Search, the state of things, what can be made, and what belongs to the person. */
export function ShellHeader(props: {
	member: ShellMember;
	owner: HeaderOwner;
	plan: Plan;
	online: number | null;
	isMenuOpen: boolean;
	onToggleMenu: () => void;
	onSearch: (typed: string) => void;
	onNearSearch: () => void;
}) {
	const t = useStrings({ pt, en });
	return (
		<header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-1 border-b border-line bg-panel px-2 md:gap-2 md:px-4">
			<IconButton
				aria-keyshortcuts="Control+B Meta+B"
				className="md:!hidden"
				label={t.openMenu}
				onClick={props.onToggleMenu}
				side="bottom"
			>
				<MenuIcon aria-hidden="true" size={20} strokeWidth={1.75} />
			</IconButton>
			<IconButton
				aria-expanded={props.isMenuOpen}
				aria-keyshortcuts="Control+B Meta+B"
				className="!hidden md:!inline-flex"
				label={props.isMenuOpen ? t.collapse : t.expand}
				onClick={props.onToggleMenu}
				side="bottom"
			>
				<PanelLeft aria-hidden="true" size={18} strokeWidth={1.75} />
			</IconButton>
			<SearchBox onNear={props.onNearSearch} onOpen={props.onSearch} />
			<div className="flex shrink-0 items-center gap-1 md:ml-auto md:gap-3">
				<SystemStatus className="mr-1 hidden lg:block" online={props.online} plan={props.plan} />
				<NewVersion />
				<CreateMenu role={props.member.role} />
				<span className="flex items-center gap-0.5 md:gap-1">
					<LanguageToggle />
					<ThemeToggle />
					<NotificationsBell owner={props.owner} />
					<UserMenu member={props.member} />
				</span>
			</div>
			<Pending />
		</header>
	);
}
