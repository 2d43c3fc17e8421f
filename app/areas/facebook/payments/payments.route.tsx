import { CreditCard } from "lucide-react";
import { Suspense } from "react";
import { Await, useRevalidator } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { ConfiguredGuard } from "../configured-guard.tsx";
import { useLoginOutcome } from "../login/use-login-outcome.ts";
import type { Route } from "./+types/payments.route";
import { type PaymentAnswer, paymentActions } from "./actions.ts";
import { LoginCard } from "./login-card.tsx";
import { PaymentTabs } from "./payment-tabs.tsx";
import { SdkLoading, SdkNotice } from "./sdk-notice.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSdk } from "#app/ui/use-facebook-sdk.ts";

/** Spec 2, section 2: Payments. Meta's data is streamed: the page does not wait for it. */
export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { facebookPayments, facebookLogin, site } = context.get(servicesContext);
	const [page, login] = await Promise.all([
		facebookPayments.read(signedIn),
		facebookLogin.find(signedIn),
	]);
	const isOpen = page.isConfigured && page.sdk !== null && login !== null && !login.isExpired;
	return {
		page,
		login,
		shop: isOpen ? facebookPayments.shop(signedIn) : null,
		mayManage: may(signedIn.member.role, "manage_facebook"),
		origin: site.publicUrl,
	};
}

export const action = paymentActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<PaymentAnswer>(args);

export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { page, login, shop, mayManage } = loaderData;
	const outcome = useLoginOutcome(t.login.outcomes);
	return (
		<Page>
			<PageHeader purpose={t.purpose} title={t.title} />
			{outcome === null ? null : (
				<div className="mb-6">
					<ErrorState title={t.login.outcomes[outcome]} />
				</div>
			)}
			<ConfiguredGuard
				icon={CreditCard}
				isConfigured={page.isConfigured}
				message={t.configureFirst}
			>
				{shop === null || page.sdk === null ? (
					<LoginCard hasApp={page.sdk !== null} login={login} mayManage={mayManage} />
				) : (
					<Shop loaderData={loaderData} sdk={page.sdk} shop={shop} />
				)}
			</ConfiguredGuard>
		</Page>
	);
}

type LoaderData = Route.ComponentProps["loaderData"];

function Shop(props: {
	loaderData: LoaderData;
	sdk: NonNullable<LoaderData["page"]["sdk"]>;
	shop: NonNullable<LoaderData["shop"]>;
}) {
	const { page, mayManage, origin } = props.loaderData;
	const { load, ...sdk } = useSdk(props.sdk);
	if (sdk.state === "loading") return <SdkLoading />;
	return (
		<>
			{mayManage ? <SdkNotice onLoad={load} state={sdk.state} /> : null}
			<Suspense fallback={<SdkLoading />}>
				<Await errorElement={<ShopFailed />} resolve={props.shop}>
					{(shop) =>
						shop.ok ? (
							<PaymentTabs
								known={page.purchases}
								mayManage={mayManage}
								origin={origin}
								sdk={sdk.sdk}
								shop={shop.value}
							/>
						) : (
							<ShopFailed />
						)
					}
				</Await>
			</Suspense>
		</>
	);
}

function ShopFailed() {
	const t = useStrings({ pt, en });
	const { revalidate, state } = useRevalidator();
	return (
		<ErrorState
			onRetry={() => void revalidate()}
			retrying={state === "loading"}
			title={t.shopFailed}
		/>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en });
	return <FailedPage failed={t.failed} purpose={t.purpose} title={t.title} />;
}
