import { randomInt } from "node:crypto";
import path from "node:path";
import { APP_ID, APP_SECRET, type Send } from "#tests/emulators/messenger/state.ts";
import type { GatewayEmulator } from "#tests/emulators/gateway-emulator.ts";
import type { MetaCredentials } from "#workers/adapters/channel-gateway/credentials.ts";
import {
	createMessengerGateway,
	type MessengerReach,
} from "#workers/adapters/messenger/messenger.ts";
import type { MessengerType } from "#workers/adapters/messenger/messenger-http.ts";
import { openMetaCall } from "#workers/adapters/messenger/messenger-webhook.ts";
import type { FileRig } from "./file-conformance.ts";
import { PICTURE } from "./picture.ts";
import { listenForWebhooks } from "./webhook-receiver.ts";

export const MESSENGER_MAIN = path.join(import.meta.dirname, "../emulators/messenger/main.ts");

export interface MessengerRig extends FileRig {
	credentials: MetaCredentials;
	reach: MessengerReach;
	control: (action: string, body?: unknown) => Promise<unknown>;
}

const draw = (): string => String(randomInt(10 ** 11, 10 ** 12));
const noPhone = () => Promise.reject(new Error("a page has no phone behind it"));

/** How the emulator is reached: under its other name it is Instagram's own host. */
export function reachOf(emulator: GatewayEmulator): MessengerReach {
	const instagramHost = emulator.host.replace("127.0.0.1", "localhost");
	return {
		graphUrl: emulator.url,
		instagramUrl: `http://${instagramHost}`,
		graphVersion: "v26.0",
		allowedPrivateHosts: [emulator.host, instagramHost],
		timeoutMs: 2_000,
	};
}

/** A page or an account at the emulated Graph API, whose events come to a receiver here, over real HTTP. */
export async function createMessengerRig(
	emulator: GatewayEmulator,
	type: MessengerType,
	tokenPrefix: "EAA" | "IGAA" = "EAA",
): Promise<MessengerRig> {
	const id = draw();
	const token = `${tokenPrefix}${draw()}${draw()}`;
	const credentials: MetaCredentials =
		type === "messenger" ? { type, pageToken: token, pageId: id } : { type, token, accountId: id };
	const receiver = await listenForWebhooks(({ bytes, header }) => {
		const call = { bytes, signature: header("x-hub-signature-256") };
		const opened = openMetaCall(call, { secrets: [APP_SECRET], appId: APP_ID });
		if (opened.kind === "unproved") return null;
		return opened.kind === "batches" ? opened.batches.flatMap(({ events }) => events) : [];
	});
	const object = type === "messenger" ? "page" : "instagram";
	const name = type === "messenger" ? "Loja Exemplo" : "loja";
	await emulator.control("accounts", { id, object, token, name, callback: receiver.url });
	const control = (action: string, body?: unknown) => emulator.control(`${id}/${action}`, body);
	const faults = (rules: unknown[]) => emulator.control("faults", { rules });
	const act = async (action: string, body?: unknown) => void (await control(action, body));
	const kind = type === "messenger" ? "facebook" : "instagram";
	const reach = reachOf(emulator);
	return {
		credentials,
		reach,
		control,
		gateway: createMessengerGateway({ ...reach, type, credentials }),
		webhook: null,
		customer: { kind, value: "7764406346913945" },
		nobody: { address: { kind, value: "999000111" }, reason: "rejected" },
		linkedAs: { phone: null, profileName: type === "messenger" ? name : `@${name}` },
		scan: noPhone,
		types: noPhone,
		ownerReplies: noPhone,
		dropLine: noPhone,
		write: (person, who, text) => act("write", { person, name: who, text }),
		sendsPicture: (person, who, text) => act("write", { person, name: who, text, file: PICTURE }),
		reads: (person) => act("read", { person }),
		unlinkOnPhone: () => act("revoke"),
		trouble: async (trouble) => {
			if (trouble === "none") await faults([]);
			else if (trouble === "unreachable") await faults([{ mode: "refuse" }]);
			else await faults([{ call: "POST messages", mode: "accept_then_hang" }]);
		},
		received: async (person) => {
			const sent = (await control("sent")) as Send[];
			return sent.filter(({ to }) => to === person).map(({ text }) => text);
		},
		receivedFiles: async (person) => {
			const sent = (await control("sent")) as Send[];
			return sent.flatMap(({ file, text, quoted, to }) =>
				file && to === person ? [{ ...file, text, quoted }] : [],
			);
		},
		reactions: async () => {
			const said = (await control("reactions")) as string[];
			return said.map((word) => (word === "love" ? "❤️" : word));
		},
		events: receiver.events,
		close: async () => {
			await faults([]);
			await receiver.close();
		},
	};
}
