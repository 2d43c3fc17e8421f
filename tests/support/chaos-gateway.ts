import { vi } from "vitest";

/** One message as the network has it: the truth a ledger is compared with. */
export interface TrueMessage {
	id: string;
	phone: string;
	fromMe: boolean;
	text: string;
	/** Milliseconds since 1970, whole seconds as gateways tell them. */
	at: number;
}

interface Asked {
	where?: { messageTimestamp?: { gte: string; lte: string } };
	page: number;
	offset: number;
}

/**
 * An Evolution inside the test's isolate that has every message stored, whatever became of its
 * webhooks, and lists them page by page, newest first.
 */
export function createChaosGateway() {
	const stored: TrueMessage[] = [];
	let isDown = false;
	let lists = 0;

	const record = (message: TrueMessage) => ({
		key: {
			remoteJid: `${message.phone}@s.whatsapp.net`,
			fromMe: message.fromMe,
			id: message.id,
		},
		pushName: message.fromMe ? null : `Cliente ${message.phone.slice(-2)}`,
		message: { conversation: message.text },
		messageType: "conversation",
		messageTimestamp: message.at / 1000,
		MessageUpdate: [],
	});

	function list({ where, page, offset }: Asked) {
		lists += 1;
		const { gte, lte } = where?.messageTimestamp ?? { gte: 0, lte: Date.now() };
		const [from, to] = [Date.parse(String(gte)), Date.parse(String(lte))];
		const found = stored
			.filter(({ at }) => at >= Math.floor(from / 1000) * 1000 && at <= to)
			.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
		return {
			total: found.length,
			pages: Math.ceil(found.length / offset),
			currentPage: page,
			records: found.slice((page - 1) * offset, page * offset).map(record),
		};
	}

	async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
		if (isDown) return new Response("", { status: 502 });
		const { pathname } = new URL(input instanceof Request ? input.url : input);
		const body = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
		if (pathname.startsWith("/instance/connectionState/"))
			return Response.json({ instance: { instanceName: "x", state: "open" } });
		if (pathname.startsWith("/chat/findMessages/")) return Response.json({ messages: list(body) });
		return Response.json({}, { status: 404 });
	}

	return {
		store: (message: TrueMessage) => void stored.push(message),
		setDown(next: boolean) {
			isDown = next;
		},
		/** How often it was asked for a page. */
		get lists() {
			return lists;
		},
		install: () => vi.stubGlobal("fetch", vi.fn(answer)),
	};
}
