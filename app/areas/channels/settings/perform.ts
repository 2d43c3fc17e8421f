import type { RouterContextProvider } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { Result } from "#app/domain/result.ts";
import type { ChannelFormName, ChannelRequest } from "../forms.ts";

/** What a form of the settings is told. */
export interface ChannelAnswer {
	form: ChannelFormName | null;
	/** Null: done. */
	code: ErrorCode | null;
}

/** Does what a form of the settings asks for. */
export function perform(
	context: Readonly<RouterContextProvider>,
	channelId: string,
	asked: ChannelRequest,
): Promise<Result<null, ErrorCode>> {
	const { channels, channelChanges, webchatFlood } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	switch (asked.form) {
		case "save":
			return channelChanges.save(signedIn, channelId, {
				name: asked.name,
				description: asked.description,
				isActive: asked.isActive,
				defaultAgentId: asked.defaultAgentId === "" ? null : asked.defaultAgentId,
				options: asked.options ?? null,
			});
		case "replace-token":
			return channelChanges.replaceToken(signedIn, channelId, asked.token);
		case "connect":
			return channels.reconnect(signedIn, channelId);
		case "close-door":
			return webchatFlood.close(signedIn, channelId);
		case "reopen-door":
			return webchatFlood.reopen(signedIn, channelId);
		case "remove":
			return channels.remove(signedIn, channelId);
	}
}
