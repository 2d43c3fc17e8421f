import { z } from "zod";
import type { GatewayAnswer } from "../channel-gateway/port.ts";
import { callMessenger, isInstagramToken, type MessengerTarget } from "./messenger-http.ts";

/** The page or account a token belongs to. */
export interface MessengerAccount {
	id: string;
	/** The page's name, or `@user` on Instagram. */
	name: string;
}

const Page = z.looseObject({ id: z.string(), name: z.string() });
/** `id` is specific to our app; webhooks use `user_id`. */
const Account = z.looseObject({ user_id: z.union([z.string(), z.int()]), username: z.string() });
const PageOfAccount = z.looseObject({
	instagram_business_account: z.looseObject({ id: z.string(), username: z.string() }).nullish(),
});

/** Reads the account of a token; `no_instance` for a page without an Instagram account. */
export async function readAccount(
	target: MessengerTarget,
): Promise<GatewayAnswer<MessengerAccount>> {
	if (target.type === "messenger") {
		return readNode(target, "id,name", Page, ({ id, name }) => ({ id, name }));
	}
	if (isInstagramToken(target.token ?? ""))
		return readNode(target, "user_id,username", Account, ({ user_id: id, username }) => ({
			id: String(id),
			name: `@${username}`,
		}));
	const fields = "instagram_business_account{id,username}";
	return readNode(target, fields, PageOfAccount, ({ instagram_business_account: account }) =>
		account ? { id: account.id, name: `@${account.username}` } : null,
	);
}

async function readNode<T>(
	target: MessengerTarget,
	fields: string,
	answer: z.ZodType<T>,
	accountOf: (node: T) => MessengerAccount | null,
): Promise<GatewayAnswer<MessengerAccount>> {
	const read = await callMessenger(target, {
		method: "GET",
		path: `/me?fields=${encodeURIComponent(fields)}`,
		answer,
		doubt: "not_accepted",
	});
	if (read.class !== "accepted") return read;
	const account = accountOf(read.value);
	return account === null
		? { class: "refused", reason: "no_instance" }
		: { class: "accepted", value: account };
}
