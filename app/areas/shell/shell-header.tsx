import { Menu as MenuIcon, PanelLeft, RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { href, useNavigation } from "react-router";
import type { Plan } from "#app/domain/billing/plan.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { isNewBuild, reloadFor } from "#app/ui/own-build.ts";
import { ThemeToggle } from "#app/ui/theme-toggle.tsx";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import { CreateMenu } from "./create-menu.tsx";
import type { HeaderOwner } from "./header-query.ts";
import { NotificationsBell } from "./notifications-bell.tsx";
import { SearchBox } from "./search-box.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { SystemStatus } from "./system-status.tsx";
import { type ShellMember, UserMenu } from "./user-menu.tsx";

/** Search, system status, creation menu, notifications and the person's menu. */
export function ShellHeader(props: {
	member: ShellMember;
	owner: HeaderOwner;
	plan: Plan;
	online: number | null;
	isMenuOpen: boolean;
	onToggleMenu: () => void;
	onSearch: (typed: string) => void;
	onNearSearch: () => void;
	/** The breadcrumbs, where they share the bar; the header's parts then are cells of the bar (shell-bar.tsx). */
	trail: ReactNode;
}) {
	const isCells = props.trail !== null;
	return (
		<header
			className={
				isCells
					? "contents"
					: "sticky top-0 z-30 flex h-14 shrink-0 items-center gap-1 border-b border-line bg-panel px-2 md:gap-2 md:px-4"
			}
		>
			<MenuButton isOpen={props.isMenuOpen} onToggle={props.onToggleMenu} />
			<div className="flex min-w-0 flex-1 items-center gap-2 md:gap-4">
				{props.trail}
				<SearchBox isLow={isCells} onNear={props.onNearSearch} onOpen={props.onSearch} />
				<SystemStatus
					className={`ml-auto hidden ${isCells ? "xl:block xl:leading-3.5" : "mr-2 lg:block"}`}
					online={props.online}
					plan={props.plan}
				/>
			</div>
			<div
				className={`flex shrink-0 items-center gap-1 md:gap-3 ${isCells ? "md:row-span-2" : ""}`}
			>
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

/** Opens the drawer on a phone; on wide screens folds the sidebar. */
function MenuButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
	const t = useStrings({ pt, en });
	return (
		<span className="flex items-center md:row-span-2">
			<IconButton
				aria-keyshortcuts="Control+B Meta+B"
				className="md:!hidden"
				label={t.openMenu}
				onClick={onToggle}
				side="bottom"
			>
				<MenuIcon aria-hidden="true" size={20} strokeWidth={1.75} />
			</IconButton>
			<IconButton
				aria-expanded={isOpen}
				aria-keyshortcuts="Control+B Meta+B"
				className="!hidden md:!inline-flex"
				label={isOpen ? t.collapse : t.expand}
				onClick={onToggle}
				side="bottom"
			>
				<PanelLeft aria-hidden="true" size={18} strokeWidth={1.75} />
			</IconButton>
		</span>
	);
}

/**
 * Offers a reload once the server runs a newer build than this page. The page works on: drafts are
 * stored in the browser, and a page with unsaved changes asks before it is left.
 */
function NewVersion() {
	const t = useStrings({ pt, en }).newVersion;
	const [build, setBuild] = useState<string | null>(null);
	useWorkspaceEvent("hello", ({ build: serverBuild }) =>
		setBuild(serverBuild !== undefined && isNewBuild(serverBuild) ? serverBuild : null),
	);
	if (build === null) return null;
	return (
		<button
			aria-label={t.reload}
			className="focus-ring inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border border-line px-2 text-xs text-gray-11 hover:bg-gray-3 hover:text-gray-12 md:px-3"
			onClick={() => reloadFor(build)}
			title={t.reload}
			type="button"
		>
			<RefreshCw aria-hidden="true" size={14} strokeWidth={1.75} />
			<span className="hidden md:inline">{t.label}</span>
		</button>
	);
}

/** A line under the header while the next page loads; like a skeleton it waits 150 ms. */
function Pending() {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { state, location } = useNavigation();
	if (state !== "loading" || !location) return null;
	const isInstance = /^\/whatsapp\/[0-9a-f-]{36}/.test(location.pathname);
	const isConnections = location.pathname === href("/whatsapp/connections");
	return (
		<output className="absolute inset-x-0 -bottom-0.5 h-0.5 animate-late overflow-hidden">
			<span className="block h-full w-1/3 animate-progress bg-accent-9" />
			<span className="sr-only">
				{isInstance ? t.loadingInstance : isConnections ? t.loadingConnections : common.loading}
			</span>
		</output>
	);
}
