/** A person's browser, as far as clicks need one: its cookies, its live line, and how far everything is from it. */
import type { Ways } from "./ways.ts";

const EMAIL = "operador@demo.prosa.test";
const PASSWORD = "demonstracao";
const PATIENCE_MS = 20_000;

export interface Browser {
	/** How far things are from here; may be changed at any time. */
	ways: Ways;
	/** Path of a conversation's messages. */
	conversation: string;
	/** Reads a path to the end of its answer. */
	read(path: string, how?: { asStranger: boolean }): Promise<string>;
	/** Sends a message. */
	send(): Promise<void>;
	/** A colleague in the same city sends; ms until the message is on this screen. */
	hear(): Promise<number>;
}

interface Listed {
	contacts: { id: string }[];
}

/** Node's takes headers, which the browsers' types do not know. */
const SocketWithHeaders = WebSocket as unknown as new (
	address: string,
	init: { headers: Record<string, string> },
) => WebSocket;

interface List {
	conversations: { channel: { id: string; type: string } }[];
}

/** Signs in, from nearby, and finds a conversation. */
export async function openBrowser(url: string): Promise<Browser> {
	const cookies = new Map<string, string>();
	const browser = { ways: { worker: 0, d1: 0, copy: 0, objects: 0 } };
	const headersOf = (asStranger = false) => ({
		origin: url,
		"x-far": JSON.stringify(browser.ways),
		...(asStranger ? {} : { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
	});
	async function call(path: string, init: RequestInit = {}, asStranger = false): Promise<string> {
		const answer = await fetch(`${url}${path}`, {
			redirect: "manual",
			signal: AbortSignal.timeout(PATIENCE_MS),
			...init,
			headers: { ...headersOf(asStranger), ...(init.headers as Record<string, string>) },
		});
		for (const line of asStranger ? [] : answer.headers.getSetCookie()) {
			const [pair = ""] = line.split(";");
			const split = pair.indexOf("=");
			cookies.set(pair.slice(0, split), pair.slice(split + 1));
		}
		const text = await answer.text();
		if (answer.status >= 400)
			throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
		return text;
	}
	await call("/auth", {
		method: "POST",
		body: new URLSearchParams({ form: "sign-in", email: EMAIL, password: PASSWORD }),
	});
	const channelId = await findChannel(call);
	const channel = `/api/channels/${channelId}`;
	const { contacts } = JSON.parse(await call(`${channel}/contacts`)) as Listed;
	const contactId = contacts[0]?.id;
	if (contactId === undefined) throw new Error("the demonstration has no conversation");
	const sendText = (text: string) =>
		call(`${channel}/messages`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ id: crypto.randomUUID(), contactId, text }),
		});
	return Object.assign(browser, {
		conversation: `${channel}/contacts/${contactId}/messages`,
		read: (path: string, how?: { asStranger: boolean }) => call(path, {}, how?.asStranger),
		send: async () => void (await sendText("Já confirmo com o estoque.")),
		async hear() {
			const address = `${url.replace("http", "ws")}/live/channels/${channelId}`;
			const socket = new SocketWithHeaders(address, { headers: headersOf() });
			const text = `Uma frase como nenhuma outra: ${crypto.randomUUID()}`;
			const { promise: heard, resolve, reject } = Promise.withResolvers<number>();
			const timer = setTimeout(() => reject(new Error("nothing was heard")), PATIENCE_MS);
			socket.addEventListener("message", ({ data }) => {
				if (String(data).includes(text)) resolve(performance.now());
			});
			await new Promise((open) => {
				socket.addEventListener("message", open, { once: true });
			});
			const startedAt = performance.now();
			await sendText(text);
			const ms = (await heard) - startedAt;
			clearTimeout(timer);
			socket.close();
			return ms;
		},
	});
}

/** The demonstration's WhatsApp number; its list has it a moment after the first start. */
async function findChannel(call: (path: string) => Promise<string>): Promise<string> {
	const deadline = Date.now() + PATIENCE_MS;
	while (Date.now() < deadline) {
		const { conversations } = JSON.parse(await call("/api/conversations")) as List;
		const found = conversations.find(({ channel }) => channel.type === "whatsapp");
		if (found) return found.channel.id;
	}
	throw new Error("the demonstration has no number");
}
