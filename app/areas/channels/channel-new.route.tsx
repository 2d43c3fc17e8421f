import { Info } from "lucide-react";
import { data, href, redirect } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { type CreatableType, isCreatable } from "#app/domain/channels/channel-form.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { Card } from "#app/ui/card.tsx";
import { CHANNEL_TYPE_NAMES } from "#app/ui/channel-type-mark.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/channel-new.route";
import { parseNewChannelForm } from "./forms.ts";
import { NewChannelForm } from "./new-channel-form.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TypeChoice } from "./type-choice.tsx";

/**
 * `?type=` is the type to create; without it, or with a type that is not offered, the page shows
 * the choice of types.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	if (!may(signedIn.member.role, "manage_channels")) throw data("forbidden", { status: 403 });
	const offered = await context.get(servicesContext).channels.offeredTypes(signedIn);
	const asked = url.searchParams.get("type") ?? "";
	return {
		offered,
		mayAddWays: may(signedIn.member.role, "manage_gateways"),
		type: isCreatable(asked) && offered.includes(asked) ? asked : null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const signedIn = context.get(signedInContext);
	if (!may(signedIn.member.role, "manage_channels")) return refuse("forbidden");
	const form = parseNewChannelForm(await request.formData());
	if (!form.ok) return refuse(form.code);
	const { type, name, token } = form.value;
	const created = await context.get(servicesContext).channelChanges.create(signedIn, {
		type,
		name,
		token,
		locale: context.get(preferencesContext).locale,
	});
	if (!created.ok) return refuse(created.code);
	const page = href("/channels/:channelId/settings", { channelId: created.value.id });
	return redirect(`${page}?created=1`);
}

const refuse = (code: ErrorCode) => data({ code }, { status: statusOf(code) });

/** Without an answer of the server the form stays, with what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response) throw error;
		return refuse("unavailable");
	}
}

export default function ChannelNewPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).create;
	const { type, offered } = loaderData;
	if (type === null)
		return (
			<Page>
				<PageHeader backTo={href("/channels")} purpose={t.choose} title={t.title} />
				<TypeChoice mayAddWays={loaderData.mayAddWays} offered={offered} />
			</Page>
		);
	return (
		<Page>
			<PageHeader
				backTo={href("/channels/new")}
				purpose={t.purpose(CHANNEL_TYPE_NAMES[type])}
				title={t.title}
			/>
			<div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
				<NewChannelForm key={type} refusal={actionData?.code ?? null} type={type} />
				<TypeGuide type={type} />
			</div>
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

/** How to get what the form asks for, and the vendor's restrictions. */
function TypeGuide({ type }: { type: CreatableType }) {
	const t = useStrings({ pt, en });
	const { title, steps } = t.guides[type];
	return (
		<div className="flex flex-col gap-4">
			<Card className="p-4">
				<h2 className="font-semibold text-gray-12">{title}</h2>
				<ol className="mt-3 flex flex-col gap-3">
					{steps.map((step, index) => (
						<li className="flex gap-3" key={step}>
							<span
								aria-hidden="true"
								className="tabular flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-3 text-xs font-semibold text-accent-11"
							>
								{index + 1}
							</span>
							<span className="min-w-0 text-[13px] text-pretty text-gray-11 [overflow-wrap:anywhere]">
								{step}
							</span>
						</li>
					))}
				</ol>
			</Card>
			<Card className="p-4">
				<h2 className="font-semibold text-gray-12">{t.create.goodToKnow}</h2>
				<ul className="mt-3 flex flex-col gap-3">
					{t.types[type].limits.map((limit) => (
						<li className="flex gap-3 text-[13px] text-pretty text-gray-11" key={limit}>
							<Info aria-hidden="true" className="mt-0.5 shrink-0" size={16} strokeWidth={1.75} />
							{limit}
						</li>
					))}
				</ul>
			</Card>
		</div>
	);
}
