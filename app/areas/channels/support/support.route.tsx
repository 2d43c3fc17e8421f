import {
	BookOpen,
	ChevronDown,
	CircleHelp,
	type LucideIcon,
	Mail,
	Phone,
	PlayCircle,
	Rocket,
} from "lucide-react";
import { href, Link } from "react-router";
import { servicesContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/support.route";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export function loader({ context }: Route.LoaderArgs) {
	const { supportEmail, supportPhone } = context.get(servicesContext).site.company;
	return { email: supportEmail, phone: supportPhone };
}

const FAQ_ID = "faq";
const GUIDE_ID = "guia";

/** Spec 2, section 2: three questions, four resources and the contact. */
export default function WhatsAppSupportPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	return (
		<Page>
			<PageHeader backTo={href("/whatsapp")} purpose={t.purpose} title={t.title} />
			<h2 className="sr-only">{t.resources}</h2>
			<div className="mb-6 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
				<Tile icon={BookOpen} to={href("/support")} {...t.tiles.documentation} />
				<Tile icon={PlayCircle} to={null} {...t.tiles.videos} />
				<Tile icon={Rocket} to={`#${GUIDE_ID}`} {...t.tiles.guide} />
				<Tile icon={CircleHelp} to={`#${FAQ_ID}`} {...t.tiles.faq} />
			</div>
			<div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
				<Questions />
				<div className="flex flex-col gap-4">
					<Contact {...loaderData} />
					<Guide />
				</div>
			</div>
		</Page>
	);
}

/** A resource; one that does not exist yet (`to` null) says so and is no link. */
function Tile(props: { icon: LucideIcon; title: string; text: string; to: string | null }) {
	const Icon = props.icon;
	const tone = props.to === null ? "bg-gray-3 text-gray-11" : "bg-accent-3 text-accent-11";
	return (
		<div
			className={`relative flex items-center gap-3 rounded-card border border-line bg-panel p-4 ${props.to === null ? "" : "hover:bg-gray-2"}`}
		>
			<span className={`flex size-10 shrink-0 items-center justify-center rounded-control ${tone}`}>
				<Icon aria-hidden="true" size={20} strokeWidth={1.75} />
			</span>
			<div className="min-w-0">
				{props.to === null ? (
					<p className="font-medium text-gray-11">{props.title}</p>
				) : (
					<Link
						className="font-medium outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
						to={props.to}
					>
						{props.title}
					</Link>
				)}
				<p className="text-[13px] text-gray-11">{props.text}</p>
			</div>
		</div>
	);
}

function Questions() {
	const t = useStrings({ pt, en });
	return (
		<Card className="scroll-mt-20 overflow-hidden" id={FAQ_ID}>
			<h2 className="px-4 pt-4 pb-2 text-base font-semibold md:px-5 md:pt-5">{t.faqTitle}</h2>
			{t.faq.map(({ question, answer }, at) => (
				<details className="group border-t border-line" key={question} open={at === 0}>
					<summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2 font-medium outline-none hover:bg-gray-2 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-9 md:px-5 [&::-webkit-details-marker]:hidden">
						<span className="flex-1">{question}</span>
						<ChevronDown
							aria-hidden="true"
							className="shrink-0 text-gray-11 transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
							size={16}
						/>
					</summary>
					<p className="max-w-[70ch] px-4 pb-4 text-pretty text-gray-11 md:px-5">{answer}</p>
				</details>
			))}
		</Card>
	);
}

function Guide() {
	const t = useStrings({ pt, en }).guide;
	return (
		<Card className="scroll-mt-20 p-4 md:p-5" id={GUIDE_ID}>
			<h2 className="text-base font-semibold">{t.title}</h2>
			<ol className="mt-3 flex flex-col gap-2.5">
				{t.steps.map((step, at) => (
					<li className="flex items-center gap-2.5" key={step}>
						<span className="tabular flex size-6 shrink-0 items-center justify-center rounded-full border border-gray-7 text-xs font-medium text-gray-11">
							{at + 1}
						</span>
						{step}
					</li>
				))}
			</ol>
			<p className="mt-4">
				<Link
					className="focus-ring rounded-sm font-medium text-accent-11 underline-offset-2 hover:underline"
					to={href("/whatsapp/qr-codes")}
				>
					{t.toCodes}
				</Link>
			</p>
		</Card>
	);
}

function Contact({ email, phone }: { email: string | null; phone: string | null }) {
	const t = useStrings({ pt, en }).contact;
	if (email === null && phone === null) return null;
	return (
		<Card className="p-4 md:p-5">
			<h2 className="text-base font-semibold">{t.title}</h2>
			<p className="mt-1 text-pretty text-gray-11">{t.text}</p>
			<ul className="mt-4 flex flex-col gap-3">
				{email === null ? null : (
					<Way href={`mailto:${email}`} icon={Mail} label={t.email} text={email} />
				)}
				{phone === null ? null : (
					<Way
						href={`tel:${phone.replace(/[^+\d]/gu, "")}`}
						icon={Phone}
						label={t.phone}
						text={phone}
					/>
				)}
			</ul>
		</Card>
	);
}

function Way(props: { icon: LucideIcon; label: string; href: string; text: string }) {
	const Icon = props.icon;
	return (
		<li className="flex items-start gap-3">
			<Icon
				aria-hidden="true"
				className="mt-0.5 shrink-0 text-gray-11"
				size={18}
				strokeWidth={1.75}
			/>
			<div className="min-w-0">
				<p className="text-xs text-gray-11">{props.label}</p>
				<p className="[overflow-wrap:anywhere]">
					<a
						className="focus-ring rounded-sm font-medium text-accent-11 underline-offset-2 hover:underline"
						href={props.href}
					>
						<bdi>{props.text}</bdi>
					</a>
				</p>
			</div>
		</li>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
