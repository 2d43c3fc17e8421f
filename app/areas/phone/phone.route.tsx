import { ExternalLink } from "lucide-react";
import { data, href, Link } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { PhoneAction } from "#app/contracts/simulated-phone.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { requireMember } from "#app/middleware/require-member.ts";
import { Button } from "#app/ui/button.tsx";
import { DemonstrationBadge } from "#app/ui/demonstration-badge.tsx";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ThemeToggle } from "#app/ui/theme-toggle.tsx";
import type { Route } from "./+types/phone.route";
import { CustomerPhone } from "./customer-phone.tsx";
import { OwnerPanel } from "./owner-panel.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { usePhone } from "./use-phone.ts";

export const middleware: Route.MiddlewareFunction[] = [requireMember];

const STATUS: Partial<Record<ErrorCode, number>> = {
	invalid_request: 400,
	forbidden: 403,
	not_found: 404,
	file_gone: 410,
	file_too_large: 413,
	unavailable: 503,
};
const statusOf = (code: ErrorCode): number => STATUS[code] ?? 409;

/** Only for managers, and only where the instance uses the simulator; otherwise 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { whatsapp } = context.get(servicesContext);
	const view = await whatsapp.phone.view(signedIn, params.instanceId);
	if (!view.ok) throw data(null, { status: statusOf(view.code) });
	const instance = signedIn.channels.find((channel) => channel.id === params.instanceId);
	return {
		view: view.value,
		instanceId: params.instanceId,
		name: instance?.name ?? "",
		takesFiles: whatsapp.phone.takesFiles,
	};
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const wanted = PhoneAction.safeParse(await request.json().catch(() => null));
	if (!wanted.success) return refuse("invalid_request");
	const { whatsapp } = context.get(servicesContext);
	const acted = await whatsapp.phone.act(
		context.get(signedInContext),
		params.instanceId,
		wanted.data,
	);
	return acted.ok ? data<PhoneAnswer>({ code: null }) : refuse(acted.code);
}

export interface PhoneAnswer {
	/** Null: done. */
	code: ErrorCode | null;
}

const refuse = (code: ErrorCode) => data<PhoneAnswer>({ code }, { status: statusOf(code) });

export default function PhonePage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { act, isBusy } = usePhone();
	const { view } = loaderData;
	return (
		<main className="mx-auto min-h-dvh w-full max-w-6xl px-4 py-6 md:px-8">
			<PageHeader
				actions={
					<>
						<LanguageToggle />
						<ThemeToggle />
						<Button asChild>
							<Link to={href("/whatsapp/:instanceId", { instanceId: loaderData.instanceId })}>
								<ExternalLink aria-hidden="true" size={16} />
								{t.toInstance}
							</Link>
						</Button>
					</>
				}
				badge={<DemonstrationBadge hint={t.badgeHint} label={t.badge} />}
				purpose={<bdi>{loaderData.name}</bdi>}
				title={t.title}
			/>
			<div className="grid grid-cols-1 items-start justify-center gap-8 lg:grid-cols-[minmax(0,26rem)_24rem] lg:gap-16">
				<OwnerPanel act={act} isBusy={isBusy} view={view} />
				<CustomerPhone act={act} isBusy={isBusy} takesFiles={loaderData.takesFiles} view={view} />
			</div>
		</main>
	);
}
