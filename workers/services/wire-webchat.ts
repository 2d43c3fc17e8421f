import {
	openChallenge,
	openVisitorToken,
	openWidgetKey,
	signChallenge,
	signVisitor,
	widgetKeyOf,
} from "#workers/adapters/webchat/keys.ts";
import type { Means } from "./means.ts";
import { createWebchatService } from "./webchat.ts";

/** What visitors of webchats ask. */
export function wireWebchat(means: Means) {
	const { masterKey, masterKeys } = means.config;
	return createWebchatService({
		...means,
		openKey: (key) => openWidgetKey(masterKeys, key),
		keyOf: (channelId) => widgetKeyOf(masterKey, channelId),
		signVisitor: (channelId, visitorId) => signVisitor(masterKey, channelId, visitorId),
		signChallenge: (channelId, asked) => signChallenge(masterKey, channelId, asked),
		openChallenge: (channelId, challenge) => openChallenge(masterKeys, channelId, challenge),
		openVisitor: (channelId, token) => openVisitorToken(masterKeys, channelId, token),
	});
}
