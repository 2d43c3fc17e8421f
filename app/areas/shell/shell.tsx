import { Ellipsis, House, type LucideIcon, MessagesSquare, Radio } from "lucide-react";
import { type ReactNode, useState } from "react";
import { href, Link, NavLink, useMatches, useSearchParams } from "react-router";
import type { Plan } from "#app/domain/billing/plan.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { CONTACT_PARAM } from "#app/inbox/use-selected-contact.ts";
import { useNoteTrail } from "#app/ui/came-from.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { isConversation, isFullHeight } from "#app/ui/shell-handle.ts";
import { FooterLine } from "#app/ui/site-footer.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Drawer } from "./drawer.tsx";
import { EMPTY_HEADER, HeaderContext, type HeaderState } from "./header-context.ts";
import { LazyHeaderFeed } from "./lazy-header-feed.tsx";
import { ShellHeader } from "./shell-header.tsx";
import { type MenuChannel, SidebarMenu } from "./sidebar-menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { SystemStatus } from "./system-status.tsx";
import { usePalette } from "./use-palette.ts";
import { UnreadCount } from "./unread-count.tsx";
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

const ITEM =
	"focus-ring flex flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-[11px]/4 " +
	"font-medium text-gray-11 aria-[current=page]:text-accent-11";

/** Phones: three pages and the whole menu, within reach of the thumb. */
function BottomBar({ onMore }: { onMore: () => void }) {
	const t = useStrings({ pt, en });
	return (
		<nav
			aria-label={t.quickMenu}
			className="sticky bottom-0 z-20 flex h-14 shrink-0 gap-1 border-t border-line bg-panel px-2 py-1 md:hidden"
			data-bottom-bar
		>
			<Item exact icon={House} title={t.pages.home} to={href("/")} />
			<Item icon={MessagesSquare} title={t.pages.conversations} to={href("/conversations")}>
				<UnreadCount className="absolute -top-1.5 left-3" />
			</Item>
			<Item icon={Radio} title={t.pages.channels} to={href("/channels")} />
			<button aria-haspopup="dialog" className={ITEM} onClick={onMore} type="button">
				<Ellipsis aria-hidden="true" size={20} strokeWidth={1.75} />
				{t.more}
			</button>
		</nav>
	);
}

function Item(props: {
	to: string;
	title: string;
	icon: LucideIcon;
	exact?: boolean;
	/** Over the icon's corner. */
	children?: ReactNode;
}) {
	const Icon = props.icon;
	return (
		<NavLink className={ITEM} end={props.exact ?? false} to={props.to}>
			<span className="relative">
				<Icon aria-hidden="true" size={20} strokeWidth={1.75} />
				{props.children}
			</span>
			{props.title}
		</NavLink>
	);
}

/**
 * The common height of header, breadcrumbs, footer and a phone's bottom bar: a page that fills the
 * window subtracts it. In an open conversation the bottom bar is hidden for the composer.
 */
const ROWS =
	"[--shell-bar:3.5rem] [--shell-rows:8.75rem] md:[--shell-bar:0px] md:[--shell-rows:7.5rem]";
const ROWS_WITHOUT_BAR = "[--shell-rows:5.25rem] md:[--shell-rows:7.5rem]";
/** With the margins of a page; above a page that fills the window a bar, and on a phone nothing. */
// Raised, because the page's upper margin reaches under it and would take its clicks.
const TRAIL = "relative z-10 mx-auto -mb-2 w-full max-w-6xl px-4 pt-4 md:-mb-3 md:px-8";
const TIGHT_TRAIL = "flex h-8 items-center border-b border-line bg-panel px-4 max-md:hidden";

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
	year: string;
	children: ReactNode;
}

/** Sidebar, header and footer around the pages of a signed-in member. */
export function Shell(props: ShellProps) {
	const [header, setHeader] = useState<HeaderState>(EMPTY_HEADER);
	const sidebar = useSidebar(props.sidebarOpen);
	const palette = usePalette();
	useNoteTrail();
	const matches = useMatches();
	const isTight = isFullHeight(matches);
	const [search] = useSearchParams();
	const isChatting = isTight && (search.has(CONTACT_PARAM) || isConversation(matches));
	const { member, workspaceId } = props;
	const owner = { workspaceId, memberId: member.id };
	return (
		<HeaderContext value={header}>
			<div className={`flex min-h-dvh ${isChatting ? ROWS_WITHOUT_BAR : ROWS}`}>
				<SkipLinks />
				<Menus {...props} sidebar={sidebar} />
				<div className="flex min-w-0 flex-1 flex-col">
					<ShellHeader
						isMenuOpen={sidebar.isOpen}
						member={member}
						onNearSearch={() => void Palette.prefetch()}
						onSearch={palette.open}
						onToggleMenu={sidebar.toggle}
						online={props.online}
						owner={owner}
						plan={props.plan}
					/>
					<Breadcrumbs className={isTight ? TIGHT_TRAIL : TRAIL} />
					<main className="min-w-0 flex-1 focus:outline-none" id="conteudo" tabIndex={-1}>
						{props.children}
					</main>
					<FooterLine company={props.company} year={props.year} />
					{isChatting ? null : <BottomBar onMore={sidebar.toggle} />}
				</div>
			</div>
			<LazyHeaderFeed key={`${workspaceId} ${member.id}`} onChange={setHeader} {...owner} />
			{palette.typed === null ? null : (
				<Palette
					channels={props.channels}
					isOpen={palette.isOpen}
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
function Menus(props: ShellProps & { sidebar: ReturnType<typeof useSidebar> }) {
	const t = useStrings({ pt, en });
	const { isOpen, widen, drawer, closeDrawer } = props.sidebar;
	const foot = <WorkspaceFoot id={props.workspaceId} name={props.member.workspaceName} />;
	return (
		<>
			<aside
				className={`sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-panel md:flex ${isOpen ? "w-64" : "w-12"}`}
				data-sidebar
			>
				<Brand rail={!isOpen} />
				<SidebarMenu channels={props.channels} id="menu" onWiden={widen} rail={!isOpen} />
				{isOpen ? foot : null}
			</aside>
			<Drawer label={t.menu} onClose={closeDrawer} ref={drawer}>
				<SidebarMenu channels={props.channels} onNavigate={closeDrawer} rail={false} />
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
