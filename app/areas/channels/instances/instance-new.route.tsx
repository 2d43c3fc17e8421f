import { Check, Info, type LucideIcon, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { data, href, redirect } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { may } from "#app/domain/team/role.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { DemonstrationBadge } from "#app/ui/demonstration-badge.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Route } from "./+types/instance-new.route";
import { type CreateRefusal, parseNewInstanceForm } from "./forms.ts";
import { NewInstanceForm } from "./new-instance-form.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** `?gateway=` is the way to begin with; without it, or with one that is not offered, the first. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { role } = signedIn.member;
	if (!may(role, "manage_channels")) throw data("forbidden", { status: 403 });
	const { whatsapp, embeddedSignUp } = context.get(servicesContext);
	return {
		ways: await whatsapp.ways(signedIn),
		offersSignUp: embeddedSignUp.isOffered,
		asked: url.searchParams.get("gateway"),
		mayAddWays: may(role, "manage_gateways"),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	if (!may(context.get(signedInContext).member.role, "manage_channels"))
		return refuse({ code: "forbidden", isWebhook: false }, 403);
	const form = parseNewInstanceForm(await request.formData());
	if (!form.ok) return refuse(form.refusal, 400);
	const { whatsapp } = context.get(servicesContext);
	const { cloudToken, cloudPhoneNumberId = "", cloudBusinessId = "", ...typed } = form.value;
	const created = await whatsapp.create(context.get(signedInContext), {
		...typed,
		cloud:
			cloudToken === undefined
				? null
				: { token: cloudToken, phoneNumberId: cloudPhoneNumberId, businessId: cloudBusinessId },
	});
	if (!created.ok)
		return refuse(
			{ code: created.code, isWebhook: created.code === "url_not_allowed" },
			created.code === "forbidden" ? 403 : 400,
		);
	const { id, isWaiting } = created.value;
	const how = isWaiting ? "unproved" : "1";
	return redirect(`${href("/whatsapp/:instanceId", { instanceId: id })}?created=${how}`);
}

const refuse = (refusal: CreateRefusal, status: number) => data(refusal, { status });

export default function InstanceNewPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).create;
	return (
		<Page>
			<PageHeader backTo={href("/whatsapp/instances")} purpose={t.purpose} title={t.title} />
			<div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
				<NewInstanceForm {...loaderData} refusal={actionData} />
				<FactsCards />
			</div>
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

/** What creating an instance means, with true statements about security (decisions 15). */
function FactsCards() {
	const t = useStrings({ pt, en });
	return (
		<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
			<Facts icon={Info} items={t.info.items} title={t.info.title} />
			<Facts icon={ShieldCheck} items={t.security.items} title={t.security.title}>
				<Seals />
			</Facts>
		</div>
	);
}

/** In place of security seals that the product does not have: says so (decisions 15). */
function Seals() {
	const t = useStrings({ pt, en }).security;
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		<div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
			<StatusBadge tone="good">{t.badges.true}</StatusBadge>
			<StatusBadge tone="neutral">{t.badges.sample}</StatusBadge>
			<DemonstrationBadge hint={t.sampleHint} label={common.demonstration} />
		</div>
	);
}

function Facts(props: { icon: LucideIcon; title: string; items: string[]; children?: ReactNode }) {
	const Icon = props.icon;
	return (
		<Card>
			<h2 className="flex items-center gap-2 font-semibold">
				<Icon aria-hidden="true" className="text-accent-11" size={18} strokeWidth={1.75} />
				{props.title}
			</h2>
			<ul className="mt-3 flex flex-col gap-2.5">
				{props.items.map((item) => (
					<li className="flex items-start gap-2 text-[13px] text-gray-11" key={item}>
						<Check aria-hidden="true" className="mt-0.5 shrink-0 text-green-11" size={14} />
						{item}
					</li>
				))}
			</ul>
			{props.children}
		</Card>
	);
}
