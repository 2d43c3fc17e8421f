import type { PhoneView, ToldAction } from "#app/contracts/simulated-phone.ts";
import type { GuestAction, PasskeyAnswer } from "#app/contracts/whatsapp.ts";
import type { TemplateWish } from "#app/contracts/template-wish.ts";
import type { AccountNotice } from "#app/domain/channels/account-notice.ts";
import { templatePrice } from "#app/domain/prices/rates.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import { answerGuest, askForCode, takePasskeyAnswer } from "../link/guests.ts";
import { type GatewaySwitch, switchTo } from "../link/switch-gateway.ts";

export { importHistory } from "./import-history.ts";
export { scheduleTo } from "./schedule-to.ts";
export { sendTo, sendToContact } from "./send-to.ts";

/** Asks for a code to type on this phone in place of the QR. */
export const pair = (channel: Channel, phone: string) => askForCode(channel, phone, Date.now());

/** Switches to another gateway; contacts and messages stay (switch-gateway.ts). */
export const switchGateway = (channel: Channel, wanted: GatewaySwitch) =>
	switchTo(channel, wanted, Date.now());

/** The official API's message templates, each with its price; they are read by the alarm when they are not known yet. */
export function templates(channel: Channel): ReturnType<Channel["templates"]["list"]> {
	const now = Date.now();
	const list = channel.templates.list(now);
	if (!list.ok || list.value.templates === null) return list;
	const [rates, day] = [channel.prices.rates(), channel.prices.today(now)];
	return ok({
		...list.value,
		templates: list.value.templates.map((one) => ({
			...one,
			price: templatePrice(rates, { day, category: one.category ?? "" }),
		})),
	});
}

/** Has a template created, edited or deleted at Meta; the list tells what became of it. */
export const changeTemplate = (channel: Channel, wish: TemplateWish) =>
	channel.templates.change(wish, Date.now());

/** What the official API last told of the number and its account, the newest first. */
export const notices = ({ notices: kept }: Channel): Result<{ notices: AccountNotice[] }, never> =>
	ok({ notices: kept.list() });

/** Takes the phone owner's answer in the passkey step, where the gateway can pass it on. */
export const passkey = (channel: Channel, answer: PasskeyAnswer) =>
	takePasskeyAnswer(channel, answer, Date.now());

/** What has come of the time before a phone shared its number (ledger/history-parts.ts). */
export const sharedHistory = (channel: Channel) => ok(channel.history.view());

/**
 * What the holder of a guest link sees, or a request of theirs (guests.ts).
 * @param issuedAt when the guest link was issued (epoch ms)
 */
export const guest = (channel: Channel, issuedAt: number, wish: GuestAction | null) =>
	answerGuest(channel, issuedAt, wish, Date.now());

/**
 * An action on the simulated phone, or a look at it. `not_found` where a real gateway carries the number.
 */
export function phone(
	{ gateways, receive }: Channel,
	action: ToldAction | null,
): Result<PhoneView, "not_found"> {
	const simulator = gateways.simulator();
	if (!simulator) return fail("not_found");
	const now = Date.now();
	if (action) receive(simulator.act(action, now), now);
	return ok(simulator.view(now));
}
