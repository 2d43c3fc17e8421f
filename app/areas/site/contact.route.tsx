import { Clock, LifeBuoy, type LucideIcon, Mail, MapPin, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { data } from "react-router";
import { preferencesContext, servicesContext } from "#app/context.ts";
import type { ContactFaults, TypedContact } from "#app/domain/site/contact-request.ts";
import type { Company } from "#app/domain/site/company.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/contact.route";
import { ContactForm, ContactSent } from "./contact-form.tsx";
import { readContactForm } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Outcome of an attempt. `typed` is sent back so that nothing is lost. */
export interface ContactAnswer {
	code: "sent" | "invalid_request" | "rate_limited" | "unavailable";
	faults: ContactFaults;
	typed: TypedContact | null;
	email: string;
}

export function loader({ context }: Route.LoaderArgs) {
	const { site } = context.get(servicesContext);
	return { company: site.company, isOpen: isFormOpen(site) };
}

/** What is written here leaves as a mail: where none leaves, or to nobody, the form would only pretend. */
const isFormOpen = (site: { isMailSent: boolean; company: Company }): boolean =>
	site.isMailSent && site.company.contactEmail !== null;

export async function action({ request, context }: Route.ActionArgs) {
	const typed = readContactForm(await request.formData());
	const { contact, log, site } = context.get(servicesContext);
	if (!isFormOpen(site)) return refuse({ code: "unavailable", faults: {} }, typed, 503);
	try {
		const outcome = await contact.send(typed, {
			ip: request.headers.get("cf-connecting-ip") ?? "",
			locale: context.get(preferencesContext).locale,
		});
		if (outcome.ok)
			return data<ContactAnswer>({
				code: "sent",
				faults: {},
				typed: null,
				email: typed.email.trim(),
			});
		const faults = outcome.code === "invalid_request" ? outcome.faults : {};
		return refuse(
			{ code: outcome.code, faults },
			typed,
			outcome.code === "rate_limited" ? 429 : 400,
		);
	} catch (error) {
		// The error page would discard what was typed.
		log({ event: "contact_request_failed", level: "error", error });
		return refuse({ code: "unavailable", faults: {} }, typed, 503);
	}
}

const refuse = (
	refusal: Pick<ContactAnswer, "code" | "faults">,
	typed: TypedContact,
	status: number,
) => data<ContactAnswer>({ ...refusal, typed, email: "" }, { status });

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).contact;
	return (
		<Page>
			<meta content={t.purpose} name="description" />
			<PageHeader purpose={t.purpose} title={t.title} />
			<div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
				<Card className="p-4 md:p-6">
					<Form answer={actionData} isOpen={loaderData.isOpen} />
				</Card>
				<Addresses company={loaderData.company} />
			</div>
		</Page>
	);
}

function Form({ answer, isOpen }: { answer: ContactAnswer | undefined; isOpen: boolean }) {
	const t = useStrings({ pt, en }).contact;
	if (!isOpen) return <p className="text-pretty text-gray-11">{t.closed}</p>;
	return answer?.code === "sent" ? (
		<ContactSent email={answer.email} />
	) : (
		<ContactForm answer={answer} />
	);
}

function Addresses({ company }: { company: Route.ComponentProps["loaderData"]["company"] }) {
	const t = useStrings({ pt, en }).contact.addresses;
	const mails: { icon: LucideIcon; label: string; address: string | null }[] = [
		{ icon: Mail, label: t.general, address: company.contactEmail },
		{ icon: LifeBuoy, label: t.support, address: company.supportEmail },
		{ icon: ShieldCheck, label: t.privacy, address: company.privacyEmail },
	];
	return (
		<Card className="p-4 md:p-5">
			<h2 className="font-semibold">{t.title}</h2>
			<dl className="mt-4 flex flex-col gap-4">
				{mails.map(({ icon, label, address }) =>
					address === null ? null : (
						<Fact icon={icon} key={label} label={label}>
							<a
								className="focus-ring rounded-sm font-medium text-accent-11 underline-offset-2 hover:underline"
								href={`mailto:${address}`}
							>
								<bdi>{address}</bdi>
							</a>
						</Fact>
					),
				)}
				<Fact icon={MapPin} label={t.office}>
					<bdi>{company.name}</bdi>
					{company.address === null ? null : (
						<>
							<br />
							<bdi>{company.address}</bdi>
						</>
					)}
				</Fact>
				<Fact icon={Clock} label={t.hours}>
					{t.hoursText}
				</Fact>
			</dl>
		</Card>
	);
}

function Fact(props: { icon: LucideIcon; label: string; children: ReactNode }) {
	const Icon = props.icon;
	return (
		// The icon is inside <dt>, because a definition list may contain nothing else.
		<div className="relative pl-7">
			<dt className="text-xs text-gray-11">
				<Icon aria-hidden="true" className="absolute top-0.5 left-0" size={16} />
				{props.label}
			</dt>
			<dd className="mt-0.5 [overflow-wrap:anywhere]">{props.children}</dd>
		</div>
	);
}
