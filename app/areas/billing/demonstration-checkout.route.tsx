import { data, Form, href, Link, redirect, useNavigation } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { PLAN_PRICES } from "#app/domain/billing/plan.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { requireMember } from "#app/middleware/require-member.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import type { Route } from "./+types/demonstration-checkout.route";
import { DemonstrationFrame, DemonstrationLine } from "./demonstration-frame.tsx";
import { parseDemonstrationCheckout } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const middleware: Route.MiddlewareFunction[] = [requireMember];

/** 404 where a real provider is configured, and for another workspace's checkout. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { demonstration } = context.get(servicesContext).billing;
	if (!demonstration) throw data(null, { status: 404 });
	const view = await demonstration.viewCheckout(context.get(signedInContext), params.checkoutId);
	if (!view.ok) throw data(null, { status: statusOf(view.code) });
	return { checkout: view.value };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const { demonstration } = context.get(servicesContext).billing;
	if (!demonstration) throw data(null, { status: 404 });
	const form = parseDemonstrationCheckout(await request.formData());
	if (!form.ok) return refuse(form.code);
	const signedIn = context.get(signedInContext);
	const { checkoutId } = params;
	const isPaying = form.value.act === "pay";
	const done = isPaying
		? await demonstration.pay(signedIn, checkoutId)
		: await demonstration.abandon(signedIn, checkoutId);
	if (!done.ok) return refuse(done.code);
	// As with a real provider: back to the product, which reads the outcome itself.
	const back: [string, string] = isPaying ? ["session_id", checkoutId] : ["checkout", "cancelled"];
	return redirect(`${href("/subscription")}?${new URLSearchParams([back])}`);
}

const refuse = (code: ErrorCode) => data({ code }, { status: statusOf(code) });

export default function DemonstrationCheckoutPage({
	loaderData,
	actionData,
}: Route.ComponentProps) {
	const t = useStrings({ pt, en }).demonstration;
	const format = useFormat();
	const errorText = useErrorText();
	const price = PLAN_PRICES[loaderData.checkout.plan];
	const amount = price.kind === "monthly" ? format.money(price.amount, price.currency) : "";
	return (
		<DemonstrationFrame purpose={t.checkoutText} title={t.checkoutTitle}>
			<dl className="flex flex-col gap-3">
				<DemonstrationLine name={t.item} value={amount} />
				<DemonstrationLine isTotal name={t.total} value={amount} />
			</dl>
			{actionData ? (
				<p className="mt-4 text-red-11" role="alert">
					{errorText(actionData.code)}
				</p>
			) : null}
			<CheckoutButtons state={loaderData.checkout.state} />
		</DemonstrationFrame>
	);
}

function CheckoutButtons({ state }: { state: "open" | "paid" | "abandoned" }) {
	const t = useStrings({ pt, en }).demonstration;
	const { formData } = useNavigation();
	if (state !== "open")
		return (
			<div className="mt-5 flex flex-col gap-4">
				<p className="text-gray-11">{state === "paid" ? t.paid : t.over}</p>
				<Button asChild size="large">
					<Link to={href("/subscription")}>{t.toPlans}</Link>
				</Button>
			</div>
		);
	return (
		<Form className="mt-6 flex flex-col gap-3" method="post">
			<Button
				kind="primary"
				loading={formData?.get("act") === "pay"}
				name="act"
				size="large"
				type="submit"
				value="pay"
			>
				{t.pay}
			</Button>
			<Button
				loading={formData?.get("act") === "leave"}
				name="act"
				size="large"
				type="submit"
				value="leave"
			>
				{t.leave}
			</Button>
		</Form>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
