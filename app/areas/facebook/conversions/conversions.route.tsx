import { ArrowRight, Target } from "lucide-react";
import type { ReactNode } from "react";
import { servicesContext, signedInContext } from "#app/context.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { AddressTabs, useAddressTab } from "#app/ui/address-tabs.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { ConfiguredGuard } from "../configured-guard.tsx";
import { useFreshFacebook } from "../use-fresh-facebook.ts";
import type { Route } from "./+types/conversions.route";
import { conversionActions, type ConversionAnswer } from "./actions.ts";
import { CUSTOMER_FIELDS } from "./draft.ts";
import { EventTab } from "./event-tab.tsx";
import { History } from "./history.tsx";
import { PixelTab } from "./pixel-tab.tsx";
import { SendTab } from "./send-tab.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { type DraftProps, useConversion } from "./use-conversion.ts";

const INPUTS = {
	email: { type: "email", inputMode: "email", maxLength: 254 },
	phone: { type: "tel", inputMode: "tel", maxLength: 40 },
	firstName: { type: "text", inputMode: "text", maxLength: 100 },
	lastName: { type: "text", inputMode: "text", maxLength: 100 },
} as const;

/**
 * Spec 2, section 2: email, phone, first and last name. They are a customer's, so autofill is off.
 */
function CustomerTab({ draft, change }: DraftProps) {
	const t = useStrings({ pt, en }).customer;
	return (
		<FormSection id="conversion-customer" purpose={t.purpose} title={t.title}>
			<div className="grid gap-5 sm:grid-cols-2">
				{CUSTOMER_FIELDS.map((field) => (
					<Field
						hint={field === "phone" ? t.phoneHint : undefined}
						key={field}
						label={t[field]}
						optional
					>
						{(control) => (
							<TextInput
								{...control}
								{...INPUTS[field]}
								autoComplete="off"
								onChange={(event) => change({ [field]: event.currentTarget.value })}
								spellCheck={false}
								value={draft[field]}
							/>
						)}
					</Field>
				))}
			</div>
		</FormSection>
	);
}

const TABS = ["pixel", "evento", "cliente", "envio"] as const;
type Tab = (typeof TABS)[number];

/** Spec 2, section 2: Conversions API. `?antes=` is the cursor of the history. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { facebookConversions } = context.get(servicesContext);
	return {
		page: await facebookConversions.read(signedIn, url.searchParams.get("antes")),
		mayManage: may(signedIn.member.role, "manage_facebook"),
		now: Date.now(),
	};
}

export const action = conversionActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<ConversionAnswer>(args);

export default function ConversionsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	useFreshFacebook();
	return (
		<Page>
			<PageHeader purpose={t.purpose} title={t.title} />
			<ConfiguredGuard
				icon={Target}
				isConfigured={loaderData.page.isConfigured}
				message={t.configureFirst}
			>
				<ConversionSteps {...loaderData} />
			</ConfiguredGuard>
		</Page>
	);
}

/** Holds the draft above the tabs, because only the open tab is mounted. */
function ConversionSteps({ page, mayManage, now }: Route.ComponentProps["loaderData"]) {
	const t = useStrings({ pt, en });
	const { value, open } = useAddressTab<Tab>(TABS);
	const conversion = useConversion(page.pixels[0]?.pixelId ?? "");
	const part = { draft: conversion.draft, change: conversion.change };
	const step = (next: Tab, children: ReactNode) => (
		<Step mayManage={mayManage} onNext={() => open(next)}>
			{children}
		</Step>
	);
	return (
		<AddressTabs<Tab>
			label={t.tabsLabel}
			onOpen={open}
			tabs={[
				{
					value: "pixel",
					title: t.tabs.pixel,
					panel: step("evento", <PixelTab {...part} pixels={page.pixels} />),
				},
				{ value: "evento", title: t.tabs.event, panel: step("cliente", <EventTab {...part} />) },
				{
					value: "cliente",
					title: t.tabs.customer,
					panel: step("envio", <CustomerTab {...part} />),
				},
				{
					value: "envio",
					title: t.tabs.send,
					panel: (
						<>
							<SendTab
								conversion={conversion}
								mayManage={mayManage}
								onOpen={(tab) => open(TAB_OF[tab])}
								pixels={page.pixels}
								senders={page.senders}
							/>
							<History
								events={page.history}
								mayManage={mayManage}
								now={now}
								olderCursor={page.olderCursor}
							/>
						</>
					),
				},
			]}
			value={value}
		/>
	);
}

const TAB_OF = { pixel: "pixel", event: "evento", customer: "cliente" } as const;

/** One tab of the form, with a button to the next; read-only for members who may not send. */
function Step(props: { mayManage: boolean; onNext: () => void; children: ReactNode }) {
	const t = useStrings({ pt, en });
	return (
		<form
			className="max-w-3xl"
			onSubmit={(event) => {
				event.preventDefault();
				props.onNext();
			}}
		>
			{props.mayManage ? null : <p className="mb-4 text-gray-11">{t.managersOnly}</p>}
			<fieldset disabled={!props.mayManage}>{props.children}</fieldset>
			<div className="mt-6 flex justify-end">
				<Button size="large" type="submit">
					{t.next}
					<ArrowRight aria-hidden="true" size={16} />
				</Button>
			</div>
		</form>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en });
	return <FailedPage failed={t.failed} purpose={t.purpose} title={t.title} />;
}
