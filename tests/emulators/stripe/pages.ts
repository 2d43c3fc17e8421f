/** The hosted pages: pay, decline, leave; cancel, resume, return. */
import { change, pay } from "./acts.ts";
import type { Portal, Session, World } from "./state.ts";

export type Page = { html: string; status: number } | { redirect: string };

const page = (title: string, body: string): Page => ({
	status: 200,
	html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`,
});
const button = (act: string, label: string): string =>
	`<button name="act" value="${act}">${label}</button> `;
const form = (...buttons: string[]): string => `<form method="post">${buttons.join("")}</form>`;

export function checkoutPage(session: Session, note = ""): Page {
	if (session.status !== "open") return page("Checkout closed", "<p>This checkout is over.</p>");
	const buttons = [button("pay", "Pay"), button("decline", "Decline"), button("leave", "Back")];
	return page(
		"Stripe checkout (emulator)",
		`<p>R$ 29.90 / month</p><p>${note}</p>${form(...buttons)}`,
	);
}

export function actOnCheckout(world: World, session: Session, act: string): Page {
	if (act === "leave") return { redirect: session.cancelUrl };
	if (act === "decline") return checkoutPage(session, "Your card was declined.");
	pay(world, session);
	return { redirect: session.successUrl.replace("{CHECKOUT_SESSION_ID}", session.id) };
}

const current = (world: World, portal: Portal) =>
	[...world.subscriptions.values()].findLast(({ customer }) => customer === portal.customer);

export function portalPage(world: World, portal: Portal): Page {
	const subscription = current(world, portal);
	const state = subscription?.cancelAtPeriodEnd ? "ends with the period" : subscription?.status;
	const buttons = [
		button("cancel", "Cancel plan"),
		button("resume", "Renew plan"),
		button("return", "Return"),
	];
	return page("Stripe portal (emulator)", `<p>Premium: ${state}</p>${form(...buttons)}`);
}

export function actOnPortal(world: World, portal: Portal, act: string): Page {
	if (act === "return") return { redirect: portal.returnUrl };
	const subscription = current(world, portal);
	if (subscription) change(world, subscription, { cancelAtPeriodEnd: act === "cancel" });
	return portalPage(world, portal);
}
