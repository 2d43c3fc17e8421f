import { fail, ok, type Result } from "#app/domain/result.ts";
import { messengerTarget } from "../messenger/messenger.ts";
import { readAccount } from "../messenger/messenger-account.ts";
import { nameOfBot, readBot } from "../telegram/telegram.ts";
import type { GatewayConfig } from "../whatsapp-gateway/index.ts";
import { type ChannelCredentials, parseChannelCredentials } from "./credentials.ts";
import type { GatewayAnswer } from "./port.ts";

/** The account behind typed credentials. */
export interface IdentifiedChannel {
	/** The vendor's id of the bot, page or account; unique among channels (`channels.external_id`). */
	externalId: string;
	/** Its public name: `@loja_bot`, the page's name, `@loja`. */
	externalName: string;
	/** Complete, with the ids that users do not type. To be encrypted. */
	credentials: ChannelCredentials;
}

/** The vendor refused the token; the text has not the format of a token; the vendor could not be reached. */
export type IdentifyRefusal = "credentials_refused" | "credentials_invalid" | "unavailable";

/**
 * Asks the vendor which account a token belongs to, before a channel is created or its token replaced. A typed page or
 * account id must match. Never throws for what the vendor does.
 */
export async function identifyChannel(input: {
	credentials: ChannelCredentials;
	config: Pick<GatewayConfig, "telegram" | "messenger" | "allowedPrivateHosts">;
}): Promise<Result<IdentifiedChannel, IdentifyRefusal>> {
	const parsed = parseChannelCredentials(input.credentials);
	if (!parsed.ok) return parsed;
	const credentials = parsed.value;
	const { telegram, messenger, allowedPrivateHosts } = input.config;
	switch (credentials.type) {
		case "telegram": {
			const { botToken } = credentials;
			const connection = { baseUrl: telegram.url, allowedPrivateHosts };
			const bot = await readBot({ connection, botToken });
			if (bot.class !== "accepted") return refusalOf(bot);
			return ok({
				externalId: String(bot.value.id),
				externalName: nameOfBot(bot.value),
				credentials,
			});
		}
		case "messenger":
		case "instagram": {
			const isPage = credentials.type === "messenger";
			const token = isPage ? credentials.pageToken : credentials.token;
			const typedId = isPage ? credentials.pageId : credentials.accountId;
			const reach = { ...messenger, allowedPrivateHosts };
			const account = await readAccount(messengerTarget(credentials.type, token, reach));
			if (account.class !== "accepted") return refusalOf(account);
			const { id, name } = account.value;
			if (typedId !== "" && typedId !== id) return fail("credentials_refused");
			const whole = isPage ? { ...credentials, pageId: id } : { ...credentials, accountId: id };
			return ok({ externalId: id, externalName: name, credentials: whole });
		}
	}
}

const refusalOf = (answer: GatewayAnswer<unknown>) =>
	fail(answer.class === "refused" ? "credentials_refused" : "unavailable");
