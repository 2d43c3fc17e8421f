import { data, href, redirect } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { isCreatable } from "#app/domain/channels/channel-form.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { CHANNEL_TYPE_NAMES } from "#app/ui/channel-type-mark.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/channel-new.route";
import { parseNewChannelForm } from "./forms.ts";
import { NewChannelForm } from "./new-channel-form.tsx";
import { statusOf } from "#app/middleware/status-of.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TypeChoice } from "./type-choice.tsx";
import { TypeGuide } from "./type-guide.tsx";

/** `?type=` names what is made; without it, or with one that is not offered, one chooses. */
export function loader({ context, url }: Route.LoaderArgs) {
	if (!may(context.get(signedInContext).member.role, "manage_channels"))
		throw data("forbidden", { status: 403 });
	const offered = context.get(servicesContext).channels.offeredTypes();
	const asked = url.searchParams.get("type") ?? "";
	return { offered, type: isCreatable(asked) && offered.includes(asked) ? asked : null };
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

/** A server that does not answer is a refusal like others: the form stays, with what was typed. */
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
				<TypeChoice offered={offered} />
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
