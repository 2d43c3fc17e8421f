import { data, href, redirect } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/instance-new.route";
import { FactsCards } from "./facts-cards.tsx";
import { type CreateRefusal, parseNewInstanceForm } from "./forms.ts";
import { NewInstanceForm } from "./new-instance-form.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export function loader({ context }: Route.LoaderArgs) {
	const { role } = context.get(signedInContext).member;
	if (!may(role, "manage_channels")) throw data("forbidden", { status: 403 });
	return { gateways: context.get(servicesContext).whatsapp.offeredGateways() };
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
				<NewInstanceForm gateways={loaderData.gateways} refusal={actionData} />
				<FactsCards />
			</div>
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
