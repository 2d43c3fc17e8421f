import {
	Building2,
	ChartColumn,
	Languages,
	LayoutGrid,
	Lock,
	type LucideIcon,
	MessageSquare,
	MessagesSquare,
	ShieldCheck,
	Users,
} from "lucide-react";
import { href, Link } from "react-router";
import { servicesContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SampleBadge } from "#app/ui/sample-badge.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import type { Route } from "./+types/about.route";
import { CLAIMS } from "./demo-content.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const FEATURE_ICONS: LucideIcon[] = [MessagesSquare, LayoutGrid, Users, ChartColumn];
const PROMISE_ICONS: LucideIcon[] = [Lock, ShieldCheck, Languages];

export function loader({ context }: Route.LoaderArgs) {
	return { company: context.get(servicesContext).site.company };
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).about;
	return (
		<Page>
			<meta content={t.purpose} name="description" />
			<PageHeader actions={<Beginning />} purpose={t.purpose} tab={t.tab} title={t.title} />
			<Claims />
			<div className="grid gap-x-12 gap-y-10 lg:grid-cols-[3fr_2fr]">
				<section aria-labelledby="historia" className="flex flex-col gap-3">
					<h2 className="text-base font-semibold" id="historia">
						{t.story.title}
					</h2>
					{t.story.paragraphs.map((paragraph) => (
						<p className="max-w-[70ch] text-pretty text-gray-12" key={paragraph}>
							{paragraph}
						</p>
					))}
				</section>
				<Points icons={PROMISE_ICONS} points={t.promises.items} title={t.promises.title} />
			</div>
			<Features />
			<CompanyCard company={loaderData.company} />
		</Page>
	);
}

function Beginning() {
	const t = useStrings({ pt, en }).about;
	return (
		<>
			<Button asChild size="large">
				<Link to={href("/contact")}>{t.toContact}</Link>
			</Button>
			<Button asChild kind="primary" size="large">
				<Link to={`${href("/auth")}?tab=sign-up`}>{t.toSignUp}</Link>
			</Button>
		</>
	);
}

function Claims() {
	const t = useStrings({ pt, en }).about.claims;
	return (
		<section aria-label={t.title} className="mb-10">
			<div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
				<StatCard icon={Building2} label={t.companies} value={CLAIMS.companies} />
				<StatCard icon={MessageSquare} label={t.messages} value={CLAIMS.messages} />
				<StatCard icon={ShieldCheck} label={t.uptime} value={CLAIMS.uptime} />
			</div>
			<div className="mt-2 flex justify-end">
				<SampleBadge hint={t.hint} />
			</div>
		</section>
	);
}

function Features() {
	const t = useStrings({ pt, en }).about.features;
	return (
		<section aria-labelledby="recursos" className="mt-12">
			<h2 className="mb-4 text-base font-semibold" id="recursos">
				{t.title}
			</h2>
			<ul className="grid gap-4 sm:grid-cols-2">
				{t.items.map(({ title, text }, at) => {
					const Icon = FEATURE_ICONS[at] ?? MessagesSquare;
					return (
						<li key={title}>
							<Card className="h-full p-4 md:p-5">
								<span className="flex size-9 items-center justify-center rounded-control bg-accent-3 text-accent-11">
									<Icon aria-hidden="true" size={18} strokeWidth={1.75} />
								</span>
								<h3 className="mt-3 font-semibold">{title}</h3>
								<p className="mt-1 text-pretty text-gray-11">{text}</p>
							</Card>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

function Points(props: {
	title: string;
	icons: LucideIcon[];
	points: { title: string; text: string }[];
}) {
	return (
		<section aria-label={props.title}>
			<h2 className="mb-3 text-base font-semibold">{props.title}</h2>
			<ul className="flex flex-col gap-4">
				{props.points.map(({ title, text }, at) => {
					const Icon = props.icons[at] ?? ShieldCheck;
					return (
						<li className="flex items-start gap-3" key={title}>
							<Icon
								aria-hidden="true"
								className="mt-0.5 shrink-0 text-accent-11"
								size={18}
								strokeWidth={1.75}
							/>
							<div>
								<h3 className="font-medium">{title}</h3>
								<p className="text-[13px] text-pretty text-gray-11">{text}</p>
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

function CompanyCard({ company }: { company: Route.ComponentProps["loaderData"]["company"] }) {
	const t = useStrings({ pt, en }).about.company;
	const facts = [
		{ label: t.name, value: company.name },
		{ label: t.taxId, value: company.taxId },
		{ label: t.address, value: company.address },
		{ label: t.email, value: company.contactEmail },
	];
	const known = facts.filter(({ value }) => value !== null);
	return (
		<section aria-labelledby="empresa" className="mt-12">
			<h2 className="mb-4 text-base font-semibold" id="empresa">
				{t.title}
			</h2>
			<Card className="p-4 md:p-5">
				<dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
					{known.map(({ label, value }) => (
						<div key={label}>
							<dt className="text-xs text-gray-11">{label}</dt>
							<dd className="tabular mt-0.5 [overflow-wrap:anywhere]">
								<bdi>{value}</bdi>
							</dd>
						</div>
					))}
				</dl>
			</Card>
		</section>
	);
}
