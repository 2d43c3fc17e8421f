import { type ReactNode, useState } from "react";
import { href, Link, useMatches } from "react-router";
import type { Plan } from "#app/domain/billing/plan.ts";
import type { MenuGroupName } from "#app/domain/preferences/menu-groups.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { useNoteTrail } from "#app/ui/came-from.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { isConversation, isFullHeight } from "#app/ui/shell-handle.ts";
import { FooterLine } from "#app/ui/site-footer.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Drawer } from "./drawer.tsx";
import { EMPTY_HEADER, HeaderContext, type HeaderState } from "./header-context.ts";
import { LazyHeaderFeed } from "./lazy-header-feed.tsx";
import { ShellBar } from "./shell-bar.tsx";
import { type MenuChannel, SidebarMenu } from "./sidebar-menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { SystemStatus } from "./system-status.tsx";
import { usePalette } from "./use-palette.ts";
import { useSidebar } from "./use-sidebar.ts";
import type { ShellMember } from "./user-menu.tsx";
import { WorkspaceFoot } from "./workspace-foot.tsx";

const LINK =
	"sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control " +
	"focus:bg-accent-9 focus:px-4 focus:py-2 focus:font-medium focus:text-accent-contrast";

/** The first tab stops of a page. */
function SkipLinks() {
	const t = useStrings({ pt, en });
	return (
		<>
			<a className={LINK} href="#conteudo">
				{t.skipToContent}
			</a>
			<a className={`${LINK} max-md:hidden`} href="#menu">
				{t.skipToMenu}
			</a>
			<a className={`${LINK} max-md:hidden`} href="#busca">
				{t.skipToSearch}
			</a>
		</>
	);
}

/**
 * The height of what stands above and below a page that fills the window, which subtracts it: the
 * bar, and a phone's bottom bar, which is hidden for the composer in an open conversation.
 */
const ROWS =
	"[--shell-bar:3.5rem] [--shell-rows:8.75rem] md:[--shell-bar:0px] md:[--shell-rows:3.5rem] " +
	"low:max-md:[--shell-bar:2.75rem] low:max-md:[--shell-rows:5.5rem] tiny:[--shell-rows:0px]";
const ROWS_WITHOUT_BAR =
	"[--shell-rows:5.25rem] md:[--shell-rows:3.5rem] low:max-md:[--shell-rows:2.75rem] tiny:[--shell-rows:0px]";
/** With the margins of a page. */
// Raised, because the page's upper margin reaches under it and would take its clicks.
const TRAIL = "relative z-10 mx-auto -mb-2 w-full max-w-6xl px-4 pt-4 md:-mb-3 md:px-8";

const Palette = lazyPart(() => import("./palette.tsx"), "Palette", {
	onFailure: "toast",
	preload: true,
});

export interface ShellProps {
	member: ShellMember;
	workspaceId: string;
	plan: Plan;
	/** Other members with an open browser; null until the hub has sent them. */
	online: number | null;
	company: { name: string; taxId: string | null };
	channels: MenuChannel[];
	sidebarOpen: boolean;
	/** The groups of the menu that this browser remembers as open. */
	menuGroups: readonly MenuGroupName[];
	year: string;
	children: ReactNode;
}

/** Sidebar, header and footer around the pages of a signed-in member. */
export function Shell(props: ShellProps) {
	const [header, setHeader] = useState<HeaderState>(EMPTY_HEADER);
	const palette = usePalette();
	useNoteTrail();
	const matches = useMatches();
	const isTight = isFullHeight(matches);
	const sidebar = useSidebar(props.sidebarOpen, isTight);
	const isChatting = isTight && isConversation(matches);
	const { member, workspaceId } = props;
	const owner = { workspaceId, memberId: member.id };
	return (
		<HeaderContext value={header}>
			<div className={`flex min-h-dvh ${isChatting ? ROWS_WITHOUT_BAR : ROWS}`}>
				<SkipLinks />
				<Menus {...props} isTight={isTight} sidebar={sidebar} />
				<div className="flex min-w-0 flex-1 flex-col">
					<ShellBar
						footer={isTight ? { company: props.company, year: props.year } : null}
						isMenuOpen={sidebar.isOpen}
						member={member}
						onNearSearch={() => void Palette.prefetch()}
						onSearch={palette.open}
						onToggleMenu={sidebar.toggle}
						online={props.online}
						owner={owner}
						plan={props.plan}
					/>
					{isTight ? null : <Breadcrumbs className={TRAIL} isShort={false} />}
					<main className="min-w-0 flex-1 focus:outline-none" id="conteudo" tabIndex={-1}>
						{props.children}
					</main>
					{isTight ? null : <FooterLine company={props.company} year={props.year} />}
					{isChatting ? null : <BottomBar onMore={sidebar.toggle} />}
				</div>
			</div>
			<LazyHeaderFeed key={`${workspaceId} ${member.id}`} onChange={setHeader} {...owner} />
			{palette.typed === null ? null : (
				<Palette
					channels={props.channels}
					isOpen={palette.isOpen}
					memberId={member.id}
					onClose={palette.close}
					onReturnFocus={palette.returnFocus}
					onToggleSidebar={sidebar.toggle}
					role={member.role}
					typed={palette.typed}
				/>
			)}
		</HeaderContext>
	);
}

/** The sidebar of wide screens and the drawer of narrow ones. */
function Menus(props: ShellProps & { isTight: boolean; sidebar: ReturnType<typeof useSidebar> }) {
	const t = useStrings({ pt, en });
	const { isOpen, widen, drawer, closeDrawer } = props.sidebar;
	const foot = <WorkspaceFoot id={props.workspaceId} name={props.member.workspaceName} />;
	return (
		<>
			<aside
				// The server knows no widths: until the script runs, the style alone makes a rail of it.
				className={`sticky top-0 hidden h-dvh shrink-0 flex-col overflow-hidden border-r border-line bg-panel md:flex ${isOpen ? "w-64" : "w-12"} ${props.isTight ? "max-lg:w-12" : ""}`}
				data-sidebar
			>
				<Brand rail={!isOpen} />
				<SidebarMenu id="menu" onWiden={widen} opened={props.menuGroups} rail={!isOpen} />
				{isOpen ? foot : null}
			</aside>
			<Drawer label={t.menu} onClose={closeDrawer} ref={drawer}>
				<SidebarMenu onNavigate={closeDrawer} opened={props.menuGroups} rail={false} />
				<SystemStatus
					className="border-t border-line px-4 py-2"
					online={props.online}
					plan={props.plan}
				/>
				{foot}
			</Drawer>
		</>
	);
}

function Brand({ rail }: { rail: boolean }) {
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<Link
			aria-label={common.product}
			className={`focus-ring flex h-14 shrink-0 items-center gap-2.5 border-b border-line text-base font-semibold tracking-tight text-gray-12 ${rail ? "justify-center" : "px-4"}`}
			to={href("/")}
		>
			<Logo size={26} />
			{rail ? null : common.product}
		</Link>
	);
}
