import {
	BookOpen,
	ChartColumn,
	CircleHelp,
	type LucideIcon,
	Mail,
	MessageCircle,
	PlayCircle,
	Smartphone,
	Users,
} from "lucide-react";
import { href, Link } from "react-router";
import { servicesContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SampleBadge } from "#app/ui/sample-badge.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import type { Route } from "./+types/support.route";
import { SUPPORT } from "./demo-content.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export function loader({ context }: Route.LoaderArgs) {
	return { supportEmail: context.get(servicesContext).site.company.supportEmail };
}

/** Spec 1, section 2: static cards and the support hours; the rest is real. */
export default function SupportPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	return (
		<Page>
			<PageHeader badge={<SampleBadge />} purpose={t.purpose} title={t.title} />
			<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
				<StatCard detail={t.faqMore} icon={CircleHelp} label={t.faq} value={SUPPORT.faq} />
				<StatCard
					detail={t.chatMore}
					icon={MessageCircle}
					label={t.chat}
					tone="good"
					value={SUPPORT.chat}
				/>
				<StatCard
					detail={t.documentationMore}
					icon={BookOpen}
					label={t.documentation}
					value={SUPPORT.documentation}
				/>
				<StatCard
					detail={t.tutorialsMore}
					icon={PlayCircle}
					label={t.tutorials}
					value={SUPPORT.tutorials}
				/>
			</div>
			<div className="grid items-start gap-4 lg:grid-cols-3">
				<FirstSteps />
				<Hours />
				<ContactCard email={loaderData.supportEmail} />
			</div>
		</Page>
	);
}

function Hours() {
	const t = useStrings({ pt, en }).hours;
	const rows = [
		{ day: t.week, hours: t.weekHours },
		{ day: t.saturday, hours: t.saturdayHours },
		{ day: t.sunday, hours: t.sundayHours },
	];
	return (
		<Card className="p-4 md:p-5">
			<h2 className="text-base font-semibold">{t.title}</h2>
			<dl className="mt-3 flex flex-col gap-2">
				{rows.map(({ day, hours }) => (
					<div className="flex items-baseline justify-between gap-3" key={day}>
						<dt className="text-gray-11">{day}</dt>
						<dd className="tabular font-medium whitespace-nowrap">{hours}</dd>
					</div>
				))}
			</dl>
			<p className="mt-3 text-xs text-gray-11">{t.zone}</p>
		</Card>
	);
}

function ContactCard({ email }: { email: string | null }) {
	const t = useStrings({ pt, en }).contact;
	return (
		<Card className="p-4 md:p-5">
			<h2 className="text-base font-semibold">{t.title}</h2>
			<p className="mt-1 text-pretty text-gray-11">{t.text}</p>
			<Button asChild className="!mt-4" kind="primary">
				<Link to={href("/contact")}>
					<Mail aria-hidden="true" size={16} />
					{t.form}
				</Link>
			</Button>
			{email === null ? null : (
				<p className="mt-3 text-[13px] text-gray-11 [overflow-wrap:anywhere]">
					{t.mail}{" "}
					<a
						className="focus-ring rounded-sm font-medium text-accent-11 underline-offset-2 hover:underline"
						href={`mailto:${email}`}
					>
						<bdi>{email}</bdi>
					</a>
				</p>
			)}
		</Card>
	);
}

function FirstSteps() {
	const t = useStrings({ pt, en }).start;
	const steps: { to: string; icon: LucideIcon; title: string; text: string }[] = [
		{ to: href("/whatsapp/instances"), icon: Smartphone, ...t.items.instance },
		{ to: href("/team"), icon: Users, ...t.items.team },
		{ to: href("/reports"), icon: ChartColumn, ...t.items.reports },
	];
	return (
		<Card className="overflow-hidden">
			<h2 className="px-4 pt-4 pb-1 text-base font-semibold md:px-5 md:pt-5">{t.title}</h2>
			<ol className="pb-2">
				{steps.map(({ to, icon: Icon, title, text }) => (
					<li
						className="relative flex items-start gap-3 px-4 py-3 hover:bg-gray-2 md:px-5"
						key={to}
					>
						<Icon
							aria-hidden="true"
							className="mt-0.5 shrink-0 text-accent-11"
							size={18}
							strokeWidth={1.75}
						/>
						<div>
							<Link
								className="font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
								to={to}
							>
								{title}
							</Link>
							<p className="text-[13px] text-pretty text-gray-11">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</Card>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
