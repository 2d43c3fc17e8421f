import {
	Bell,
	FileArchive,
	KeyRound,
	type LucideIcon,
	MessagesSquare,
	Palette,
	ShieldCheck,
	UserRound,
} from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { AlertsAnswer } from "#app/contracts/alert-answers.ts";
import type { RoutingSettingsView } from "#app/contracts/routing.ts";
import type {
	LinkedAccountView,
	SettingsView,
	SignInView,
	VoiceWordsView,
} from "#app/contracts/settings.ts";
import { type Mutable, MUTABLE } from "#app/domain/preferences/muted.ts";
import type { Theme } from "#app/domain/preferences/preference.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { setMuted, useMuted } from "#app/ui/muted-notifications.ts";
import { scrollRowTo } from "#app/ui/scroll-row.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { AlertsSection } from "./alerts-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { DataSection } from "./data-section.tsx";
import { FieldsSection } from "./fields-section.tsx";
import { FormCard } from "./form-card.tsx";
import { InboxSection } from "./inbox-section.tsx";
import { IntegrationsSection } from "./integrations-section.tsx";
import { RoutingCard } from "./routing-card.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SecuritySection } from "./security-section.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { VoiceWordsCard } from "./voice-words.tsx";
import { SECTION_NAMES, type SectionName, SECTIONS, useSection } from "./use-section.ts";

const ICONS: Record<SectionName, LucideIcon> = {
	integrations: KeyRound,
	profile: UserRound,
	security: ShieldCheck,
	appearance: Palette,
	notifications: Bell,
	inbox: MessagesSquare,
	data: FileArchive,
};

/**
 * The sections with a menu at the side, on phones a strip above. All sections stay mounted, so that
 * nothing typed is lost.
 */
export function SettingsSections(props: {
	view: SettingsView & {
		signIns: SignInView[];
		accounts: LinkedAccountView[];
		alerts: AlertsAnswer;
		voice: VoiceWordsView | null;
		routing: RoutingSettingsView | null;
	};
	memberId: string;
	/** Some provider is configured. */
	mayLink: boolean;
	passwordMin: number;
	theme: Theme | null;
	muted: readonly Mutable[];
	now: number;
}) {
	const { view } = props;
	const current = useSection();
	const panels: Record<SectionName, ReactNode> = {
		integrations: <IntegrationsSection settings={view.integrations} />,
		profile: <ProfileSection profile={view.profile} />,
		security: (
			<SecuritySection
				accounts={view.accounts}
				mayLink={props.mayLink}
				now={props.now}
				passwordMin={props.passwordMin}
				signIns={view.signIns}
			/>
		),
		appearance: <AppearanceSection now={props.now} theme={props.theme} />,
		notifications: (
			<>
				<AlertsSection alerts={view.alerts} memberId={props.memberId} />
				<NotificationsSection muted={props.muted} />
			</>
		),
		inbox: (
			<>
				<InboxSection profile={view.profile} />
				{view.routing && <RoutingCard stored={view.routing} />}
				{view.voice && <VoiceWordsCard stored={view.voice} />}
				<FieldsSection profile={view.profile} />
			</>
		),
		data: <DataSection profile={view.profile} />,
	};
	return (
		<div className="grid items-start gap-4 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8">
			<SectionMenu current={current} />
			<div className="min-w-0">
				{SECTION_NAMES.map((name) => (
					<Section isOpen={name === current} key={name} name={name}>
						{panels[name]}
					</Section>
				))}
			</div>
		</div>
	);
}

function SectionMenu({ current }: { current: SectionName }) {
	const t = useStrings({ pt, en }).sections;
	return (
		<nav
			aria-label={t.label}
			className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:sticky md:top-20 md:mx-0 md:overflow-visible md:px-0"
		>
			<ul className="flex w-max gap-1 pb-1 md:w-auto md:flex-col md:pb-0">
				{SECTION_NAMES.map((name) => (
					<li key={name}>
						<SectionLink isCurrent={name === current} name={name} />
					</li>
				))}
			</ul>
		</nav>
	);
}

function SectionLink({ name, isCurrent }: { name: SectionName; isCurrent: boolean }) {
	const t = useStrings({ pt, en }).sections;
	const Icon = ICONS[name];
	const link = useRef<HTMLAnchorElement>(null);
	useEffect(() => {
		// On a phone the strip scrolls to the current section.
		const strip = link.current?.closest("nav");
		if (isCurrent && strip && link.current) scrollRowTo(strip, link.current);
	}, [isCurrent]);
	return (
		<Link
			aria-current={isCurrent ? "true" : undefined}
			className="focus-ring flex h-10 items-center gap-2.5 whitespace-nowrap rounded-control px-3 text-gray-11 hover:bg-gray-4 hover:text-gray-12 aria-current:bg-accent-3 aria-current:font-medium aria-current:text-accent-11 md:h-9"
			preventScrollReset
			ref={link}
			to={SECTIONS[name]}
		>
			<Icon aria-hidden="true" size={16} strokeWidth={1.75} />
			{t[name]}
		</Link>
	);
}

function Section(props: { name: SectionName; isOpen: boolean; children: ReactNode }) {
	const t = useStrings({ pt, en }).sections;
	const title = useRef<HTMLHeadingElement>(null);
	const wasOpen = useRef<boolean | null>(null);
	useEffect(() => {
		// Another section was chosen: moving the focus tells a screen reader.
		if (wasOpen.current === false && props.isOpen && document.activeElement?.matches("nav a"))
			title.current?.focus({ preventScroll: true });
		wasOpen.current = props.isOpen;
	}, [props.isOpen]);
	return (
		<section aria-labelledby={`section-${props.name}`} hidden={!props.isOpen}>
			<h2
				className="sr-only focus:outline-none"
				id={`section-${props.name}`}
				ref={title}
				tabIndex={-1}
			>
				{t[props.name]}
			</h2>
			<div className="flex flex-col gap-6">{props.children}</div>
		</section>
	);
}

/** Spec 1, section 2: 'Carregando configurações...'. */
export function SettingsLoading() {
	const t = useStrings({ pt, en });
	return (
		<div className="grid items-start gap-4 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8">
			<div aria-hidden="true" className="hidden flex-col gap-1 md:flex">
				{SECTION_NAMES.map((name) => (
					<Skeleton className="h-9" key={name} />
				))}
			</div>
			<Card className="p-4 md:p-6">
				<output aria-busy="true" className="text-gray-11">
					{t.loading}
				</output>
				<div className="mt-6 flex flex-col gap-6">
					{[0, 1, 2].map((row) => (
						<div key={row}>
							<Skeleton className="h-4 w-40" />
							<Skeleton className="mt-2 h-10" />
						</div>
					))}
				</div>
			</Card>
		</div>
	);
}

/** Which kinds of notifications the header's bell shows; each change is saved at once. */
function NotificationsSection(props: { muted: readonly Mutable[] }) {
	const strings = useStrings({ pt, en });
	const t = strings.notifications;
	const muted = useMuted(props.muted);
	return (
		<FormCard purpose={t.purpose} title={strings.sections.notifications}>
			<ul className="-my-3">
				{MUTABLE.map((name) => (
					<li className="border-b border-line py-3 last:border-b-0" key={name}>
						<Toggle
							hint={t.kinds[name].text}
							isOn={!muted.includes(name)}
							label={t.kinds[name].name}
							onChange={(isOn) => setMuted(name, !isOn)}
						/>
					</li>
				))}
			</ul>
		</FormCard>
	);
}
