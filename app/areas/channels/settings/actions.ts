import { href, redirect } from "react-router";
import { type AnswerOf, defineActions } from "#app/middleware/define-actions.ts";
import { channelForms } from "../forms.ts";

/** Actions of a channel's settings. */
export const channelActions = defineActions(channelForms, {
	save: ({ services, signedIn, params }, { defaultAgentId, options = null, ...typed }) =>
		services.channelChanges.save(signedIn, params.channelId ?? "", {
			...typed,
			defaultAgentId: defaultAgentId === "" ? null : defaultAgentId,
			options,
		}),
	"replace-token": ({ services, signedIn, params }, { token }) =>
		services.channelChanges.replaceToken(signedIn, params.channelId ?? "", token),
	connect: ({ services, signedIn, params }) =>
		services.channels.reconnect(signedIn, params.channelId ?? ""),
	"close-door": ({ services, signedIn, params }) =>
		services.webchatFlood.close(signedIn, params.channelId ?? ""),
	"reopen-door": ({ services, signedIn, params }) =>
		services.webchatFlood.reopen(signedIn, params.channelId ?? ""),
	remove: async ({ services, signedIn, params }) => {
		const removed = await services.channels.remove(signedIn, params.channelId ?? "");
		return removed.ok ? redirect(href("/channels")) : removed;
	},
});
export type ChannelAnswer = AnswerOf<typeof channelActions>;
