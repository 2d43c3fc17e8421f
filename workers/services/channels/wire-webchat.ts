import {
	openChallenge,
	openVisitorToken,
	openWidgetKey,
	signChallenge,
	signVisitor,
	widgetKeyOf,
} from "#workers/adapters/webchat/keys.ts";
import type { Runtime } from "../runtime.ts";
import { createWebchatService } from "./webchat.ts";

/** What visitors of webchats ask. */
export function wireWebchat(runtime: Runtime) {
	const { masterKey, masterKeys } = runtime.config;
	return createWebchatService({
		...runtime,
		openKey: (key) => openWidgetKey(masterKeys, key),
		keyOf: (channelId) => widgetKeyOf(masterKey, channelId),
		signVisitor: (channelId, visitorId) => signVisitor(masterKey, channelId, visitorId),
		signChallenge: (channelId, asked) => signChallenge(masterKey, channelId, asked),
		openChallenge: (channelId, challenge) => openChallenge(masterKeys, channelId, challenge),
		openVisitor: (channelId, token) => openVisitorToken(masterKeys, channelId, token),
	});
}
