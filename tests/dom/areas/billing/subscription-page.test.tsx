import { screen, waitFor } from "@testing-library/react";
import { type ActionFunctionArgs, useActionData, useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw } from "#tests/support/dom.tsx";
import SubscriptionPage from "#app/areas/billing/subscription.route.tsx";
import type { BillingOverview } from "#app/contracts/billing.ts";

const free: BillingOverview = {
	subscription: {
		subscribed: false,
		tier: "free",
		endsAt: null,
		isCancelled: false,
		isPastDue: false,
		isEndingSoon: false,
		isManageable: false,
	},
	use: null,
	payments: "demonstration",
};

interface Visit {
	overview?: BillingOverview;
	mayManage?: boolean;
	locale?: "pt" | "en";
	/** What the server answers to a form. */
	code?: string;
}

function visit({ overview = free, mayManage = true, locale = "pt", code }: Visit = {}) {
	const sent: Record<string, FormDataEntryValue>[] = [];
	const action = async ({ request }: ActionFunctionArgs) => {
		const form = Object.fromEntries(await request.formData());
		sent.push(form);
		return { intent: form["intent"], code: code ?? null };
	};
	const Loaded = () => {
		const loaderData = useLoaderData();
		const actionData = useActionData();
		// The data of this page, as the router hands it to the component.
		const props = { loaderData, actionData, params: {}, matches: [] } as unknown;
		return <SubscriptionPage {...(props as Parameters<typeof SubscriptionPage>[0])} />;
	};
	const loader = () => ({ overview, mayManage, notice: null });
	const toasts = listenToToasts();
	const drawn = draw(<Loaded />, { at: "/subscription", locale, page: { action, loader } });
	return { ...drawn, sent, toasts };
}

const button = (name: RegExp) => screen.findByRole("button", { name });

test("what is not sold here is off, also for whoever clicks all the same", async () => {
	const { user, sent } = visit();
	for (const name of [/^Assinar: Enterprise\. /, /^Plano Atual: Grátis\. /]) {
		const off = await button(name);
		expect(off.getAttribute("aria-disabled")).toBe("true");
		await user.click(off);
	}
	expect(sent).toEqual([]);
});

test("a status that was asked for is told", async () => {
	const { user, sent, toasts } = visit();
	await user.click(await button(/^Verificar Status$/));
	await waitFor(() => expect(toasts).toEqual(["success: Status atualizado"]));
	expect(sent).toEqual([{ intent: "refresh" }]);
});

test("the keyboard alone subscribes, in English", async () => {
	const { user, sent } = visit({ locale: "en" });
	expect(await screen.findByRole("heading", { name: "Plans and subscriptions" })).toBeTruthy();
	(await button(/^Subscribe: Premium$/)).focus();
	await user.keyboard("{Enter}");
	await waitFor(() => expect(sent).toEqual([{ intent: "checkout", plan: "premium" }]));
});

test("R35 a refusal is told where it was asked for, and the plan stays", async () => {
	const { user } = visit({ code: "payments_unavailable" });
	await user.click(await button(/^Assinar: Premium$/));
	expect((await screen.findByRole("alert")).textContent).toContain(
		"O serviço de pagamento não respondeu",
	);
	expect(screen.getByRole("region", { name: "Assinatura" }).textContent).toContain("Inativo");
});

test("whoever is no admin reads why the buttons are off, and sends nothing", async () => {
	const subscription = { ...free.subscription, subscribed: true, tier: "premium" } as const;
	const { user, sent } = visit({ overview: { ...free, subscription }, mayManage: false });
	for (const name of [/^Gerenciar Assinatura/, /^Atualizar status\. /]) {
		const off = await button(name);
		expect(off.getAttribute("aria-disabled")).toBe("true");
		expect(off.textContent).toContain("Só administradores cuidam da assinatura.");
		await user.click(off);
	}
	expect(sent).toEqual([]);
});
