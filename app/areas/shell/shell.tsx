import { Menu as MenuIcon, PanelLeft } from "lucide-react";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ThemeToggle } from "#app/ui/theme-toggle.tsx";
import { Drawer } from "./drawer.tsx";
import { Footer } from "./footer.tsx";
import { Pending } from "./pending.tsx";
import { type MenuChannel, SidebarMenu } from "./sidebar-menu.tsx";
import { SkipLinks } from "./skip-links.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSidebar } from "./use-sidebar.ts";
import { type ShellMember, UserMenu } from "./user-menu.tsx";

export interface ShellProps {
	member: ShellMember;
	plan: "free" | "premium" | "enterprise";
	company: { name: string; taxId: string };
	channels: MenuChannel[];
	sidebarOpen: boolean;
	year: string;
	children: ReactNode;
}

/** Sidebar, header and footer around the pages of a signed-in member. */
export function Shell(props: ShellProps) {
	const t = useStrings({ pt, en });
	const { isOpen, toggle, drawer, closeDrawer } = useSidebar(props.sidebarOpen);
	const toggleLabel = isOpen ? t.collapse : t.expand;
	return (
		<div className="flex min-h-dvh">
			<SkipLinks />
			<aside
				className={`sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-panel md:flex ${isOpen ? "w-64" : "w-12"}`}
			>
				<Brand rail={!isOpen} />
				<SidebarMenu channels={props.channels} id="menu" rail={!isOpen} />
			</aside>
			<Drawer label={t.menu} onClose={closeDrawer} ref={drawer}>
				<SidebarMenu channels={props.channels} onNavigate={closeDrawer} rail={false} />
			</Drawer>
			<div className="flex min-w-0 flex-1 flex-col">
				<header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-1 border-b border-line bg-panel px-3 md:px-4">
					<IconButton
						aria-keyshortcuts="Control+B Meta+B"
						className="md:!hidden"
						label={t.openMenu}
						onClick={toggle}
						side="bottom"
					>
						<MenuIcon aria-hidden="true" size={20} strokeWidth={1.75} />
					</IconButton>
					<IconButton
						aria-expanded={isOpen}
						aria-keyshortcuts="Control+B Meta+B"
						className="!hidden md:!inline-flex"
						label={toggleLabel}
						onClick={toggle}
						side="bottom"
					>
						<PanelLeft aria-hidden="true" size={18} strokeWidth={1.75} />
					</IconButton>
					<span className="ml-1 truncate text-[13px] text-gray-11">
						<bdi className="font-medium text-gray-12">{props.member.workspaceName}</bdi>
						<span className="hidden sm:inline"> · {t.plans[props.plan]}</span>
					</span>
					<div className="ml-auto flex items-center gap-1">
						<LanguageToggle />
						<ThemeToggle />
						<UserMenu member={props.member} />
					</div>
					<Pending />
				</header>
				<main className="min-w-0 flex-1 focus:outline-none" id="conteudo" tabIndex={-1}>
					{props.children}
				</main>
				<Footer company={props.company} year={props.year} />
			</div>
		</div>
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
