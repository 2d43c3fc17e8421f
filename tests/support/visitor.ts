import { env, exports } from "cloudflare:workers";
import type { VisitorServerFrame } from "#app/contracts/webchat.ts";
import { VisitorServerFrame as FrameSchema } from "#app/contracts/webchat.ts";
import { findProof } from "#app/domain/channels/visitor-proof.ts";
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import { defaultWebchatOptions, type WebchatOptions } from "#app/domain/channels/webchat.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { createDataKey } from "#workers/adapters/secrets/envelope.ts";
import { signVisitor, widgetKeyOf } from "#workers/adapters/webchat/keys.ts";
import { loadConfig } from "#workers/config.ts";
import { createWorkspace, ORIGIN } from "./sign-in.ts";
import { attach, type TestSocket } from "./socket.ts";

/** A site that may show the test's webchats. */
export const SITE = "https://loja.example.com";

export interface TestWebchat {
	channelId: string;
	workspaceId: string;
	key: string;
	object: ReturnType<typeof env.CHANNEL_INBOX.getByName>;
}

/** A webchat in use, of a new workspace unless said. */
export async function makeWebchat(
	options: Partial<WebchatOptions> = {},
	workspaceId?: string,
): Promise<TestWebchat> {
	return configure(options, workspaceId ?? (await createWorkspace()).id);
}

async function configure(options: Partial<WebchatOptions>, workspaceId: string) {
	const channelId = `chat-${crypto.randomUUID()}`;
	const object = env.CHANNEL_INBOX.getByName(channelObjectName(channelId));
	await object.configure({
		workspaceId,
		channelId,
		name: "Loja",
		type: "webchat",
		gateway: "webchat",
		settings: DEFAULT_SETTINGS,
		dataKeyWrapped: createDataKey(loadConfig(env).masterKey, workspaceId),
		options: JSON.stringify({ ...defaultWebchatOptions(), allowedOrigins: [SITE], ...options }),
	});
	await object.requestLink(workspaceId, "connect");
	return { channelId, workspaceId, object, key: widgetKeyOf(loadConfig(env).masterKey, channelId) };
}

/** What a page of a site asks; an `origin` of null sends none. */
export function callWebchat(
	path: string,
	given: {
		method?: string;
		origin?: string | null;
		headers?: Record<string, string>;
		body?: BodyInit;
	} = {},
): Promise<Response> {
	const { method = "GET", origin = SITE, body = null } = given;
	const headers = new Headers(given.headers);
	if (origin !== null) headers.set("origin", origin);
	return exports.default.fetch(new Request(`${ORIGIN}${path}`, { method, headers, body }));
}

/** A token without asking at the door: many visitors at once are a flood there. */
export const tokenOf = (channelId: string): string =>
	signVisitor(loadConfig(env).masterKey, channelId, crypto.randomUUID());

/** A visitor's token, as a new browser gets one. */
export async function admitVisitor(key: string): Promise<string> {
	let admitted = await callWebchat(`/webchat/${key}/visitors`, { method: "POST" });
	if (admitted.status === 429) {
		const asked = await admitted.json<{ challenge: string; bits: number }>();
		const answer = findProof(asked.challenge, asked.bits, 0, 5_000_000);
		const proof = `${asked.challenge}.${answer}`;
		admitted = await callWebchat(`/webchat/${key}/visitors?proof=${proof}`, { method: "POST" });
	}
	if (admitted.status !== 200) throw new Error(`No visitor: ${admitted.status}`);
	return (await admitted.json<{ token: string }>()).token;
}

export function askForVisitorSocket(
	key: string,
	token: string,
	given: { since?: number; origin?: string | null; headers?: Record<string, string> } = {},
): Promise<Response> {
	const since = given.since === undefined ? "" : `&since=${given.since}`;
	return callWebchat(`/live/webchat/${key}?token=${token}${since}`, {
		...given,
		headers: { upgrade: "websocket", ...given.headers },
	});
}

export type VisitorSocket = TestSocket<VisitorServerFrame>;

export const openVisitorSocket = async (
	key: string,
	token: string,
	since?: number,
): Promise<VisitorSocket> =>
	attach(await askForVisitorSocket(key, token, since === undefined ? {} : { since }), FrameSchema);

/** Every message a browser has been told of, by its id, as it stands now. */
export function shownBy(sockets: readonly VisitorSocket[]) {
	const shown = new Map<
		string,
		Extract<VisitorServerFrame, { type: "hello" }>["messages"][number]
	>();
	for (const frame of sockets.flatMap((socket) => socket.frames)) {
		if (frame.type !== "hello" && frame.type !== "messages") continue;
		if (frame.type === "hello" && frame.isWhole) shown.clear();
		for (const message of frame.messages) shown.set(message.id, message);
	}
	return [...shown.values()].sort((a, b) => a.at - b.at || a.arrival - b.arrival);
}
