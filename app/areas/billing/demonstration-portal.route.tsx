import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { data, href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { DemonstrationPortal } from "#app/contracts/billing.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { PLAN_PRICES } from "#app/domain/billing/plan.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { requireMember } from "#app/middleware/require-member.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { Route } from "./+types/demonstration-portal.route";
import { DemonstrationFrame, DemonstrationLine } from "./demonstration-frame.tsx";
import { parseDemonstrationPortal } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const middleware: Route.MiddlewareFunction[] = [requireMember];

/** The workspace's own subscription; no id is accepted from the request (N05). */
export async function loader({ context }: Route.LoaderArgs) {
	const { demonstration } = context.get(servicesContext).billing;
	if (!demonstration) throw data(null, { status: 404 });
	const view = await demonstration.viewPortal(context.get(signedInContext));
	if (!view.ok) throw data(null, { status: statusOf(view.code) });
	return { portal: view.value };
}

export interface PortalAnswer {
	/** Null: done. */
	code: ErrorCode | null;
}

export async function action({ request, context }: Route.ActionArgs) {
	const { demonstration } = context.get(servicesContext).billing;
	if (!demonstration) throw data(null, { status: 404 });
	const form = parseDemonstrationPortal(await request.formData());
	if (!form.ok) return answer(form.code);
	const renews = form.value.act === "resume";
	const changed = await demonstration.setRenewal(context.get(signedInContext), renews);
	return answer(changed.ok ? null : changed.code);
}

const answer = (code: ErrorCode | null) =>
	data<PortalAnswer>({ code }, { status: code === null ? 200 : statusOf(code) });

export default function DemonstrationPortalPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).demonstration;
	const format = useFormat();
	const { portal } = loaderData;
	const price = PLAN_PRICES[portal.plan];
	const amount = price.kind === "monthly" ? format.money(price.amount, price.currency) : "";
	const when = portal.isOver ? t.ended : portal.isCancelled ? t.endsOn : t.renewsOn;
	return (
		<DemonstrationFrame purpose={t.portalText} title={t.portalTitle}>
			<dl className="flex flex-col gap-3">
				<DemonstrationLine name={t.item} value={amount} />
				<DemonstrationLine name={when} value={format.date(portal.endsAt)} />
			</dl>
			<div className="mt-6 flex flex-col gap-3">
				{portal.isOver ? null : <RenewalButton portal={portal} />}
				<Button asChild size="large">
					<Link to={`${href("/subscription")}?checkout=back`}>
						<ArrowLeft aria-hidden="true" size={16} />
						{t.toPlans}
					</Link>
				</Button>
			</div>
		</DemonstrationFrame>
	);
}

function RenewalButton({ portal }: { portal: DemonstrationPortal }) {
	const t = useStrings({ pt, en }).demonstration;
	const format = useFormat();
	const errorText = useErrorText();
	const [isAsking, setAsking] = useState(false);
	const request = useRequest<PortalAnswer>(({ code }) => {
		if (code === null) notify.success(t.changed);
		else notify.error(t.failed, errorText(code));
	});
	const send = (act: "cancel" | "resume"): void => {
		setAsking(false);
		request.send({ act });
	};
	if (portal.isCancelled)
		return (
			<Button
				kind="primary"
				loading={request.isBusy}
				onClick={() => send("resume")}
				size="large"
				type="button"
			>
				{t.resume}
			</Button>
		);
	return (
		<>
			<Button loading={request.isBusy} onClick={() => setAsking(true)} size="large" type="button">
				{t.cancel}
			</Button>
			<ConfirmDialog
				confirmLabel={t.cancel}
				keepLabel={t.keep}
				onConfirm={() => send("cancel")}
				onOpenChange={setAsking}
				open={isAsking}
				title={t.cancelTitle}
			>
				{t.cancelText(format.date(portal.endsAt))}
			</ConfirmDialog>
		</>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
