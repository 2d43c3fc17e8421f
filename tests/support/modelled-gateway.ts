import { vi } from "vitest";

/** What the gateway does with the next send. */
export const SEND_MODES = [
	"ok",
	/** Answers 503 before taking anything. */
	"busy",
	/** Says no for good. */
	"refuse",
	/** Takes the message and breaks the answer. */
	"accept_then_break",
	/** Takes nothing and breaks the answer. */
	"break",
	/** Takes the message and answers 200 with nonsense. */
	"garbage",
	/** Takes the message and never answers: somebody has to crash or time out. */
	"accept_then_hang",
	"hang",
	/** Answers once the mode is another one, as that says. */
	"wait",
	/** Takes the message; the answer comes once the mode is another one. */
	"accept_then_wait",
] as const;
export type SendMode = (typeof SEND_MODES)[number];

interface Taken {
	id: string;
	number: string;
	/** Of a file its caption. */
	text: string;
	/** What was sent as a document; null: a text. */
	file: { sha256: string; bytes: number; name: string } | null;
	at: number;
	/** Which of our messages it is, where the test can tell; a gateway is told words only. */
	by: string | null;
	/** Whether we were told its id in answer. */
	isAnswered: boolean;
}

type Sent = Pick<Taken, "number" | "text"> & { file?: Taken["file"] };

/**
 * Evolution's answers to the calls the outbox makes, inside the test's own isolate, so that a model
 * test can stop the world between any two steps. What it "took" is what the customer got.
 */
export function createModelledGateway() {
	const taken: Taken[] = [];
	let mode: SendMode = "ok";
	let hanging = 0;
	let count = 0;
	let hasSlowPage = false;
	let isLooking = false;

	const json = (status: number, body: unknown) =>
		new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

	let whose: (number: string) => string | null = () => null;

	function take({ number, text, file = null }: Sent, isAnswered = false): Taken {
		count += 1;
		const at = Math.floor(Date.now() / 1000);
		const message = { id: `GW${count}`, number, text, file, at, by: whose(number), isAnswered };
		taken.push(message);
		return message;
	}

	const record = (message: Taken) => ({
		key: { remoteJid: `${message.number}@s.whatsapp.net`, fromMe: true, id: message.id },
		pushName: null,
		message: message.file
			? {
					documentMessage: {
						mimetype: "application/pdf",
						fileName: message.file.name,
						caption: message.text,
						fileSha256: message.file.sha256,
						fileLength: message.file.bytes,
					},
				}
			: { conversation: message.text },
		messageType: message.file ? "documentMessage" : "conversation",
		messageTimestamp: message.at,
		MessageUpdate: [],
	});

	/** A form with a document, as `sendMedia` takes it. */
	async function readForm(init: RequestInit | undefined): Promise<Sent> {
		const form = await new Response(init?.body ?? null, {
			headers: init?.headers ?? {},
		}).formData();
		const told = (name: string): string => {
			const value = form.get(name);
			return typeof value === "string" ? value : "";
		};
		const file = form.get("file") as unknown as File;
		const bytes = await file.arrayBuffer();
		const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
		const sha256 = btoa(String.fromCharCode(...digest));
		return {
			number: told("number"),
			text: told("caption"),
			file: { sha256, bytes: bytes.byteLength, name: file.name },
		};
	}

	async function answerAs(how: SendMode, body: Sent): Promise<Response> {
		switch (how) {
			case "ok":
				return json(201, { ...record(take(body, true)), status: "PENDING" });
			case "busy":
				return json(503, { error: "busy" });
			case "refuse":
				return json(400, { status: 400, error: "Bad Request", response: { message: ["no"] } });
			case "accept_then_break":
				take(body);
				throw new TypeError("connection reset");
			case "break":
				throw new TypeError("connection reset");
			case "garbage":
				take(body);
				return new Response("<html>", { status: 200 });
			case "accept_then_hang":
				take(body);
				return hang();
			case "hang":
				return hang();
			case "wait":
				hanging += 1;
				// Looks again and again: a promise of the test's must not be awaited inside an object.
				while (mode === "wait") await scheduler.wait(1);
				return answerAs(mode, body);
			case "accept_then_wait": {
				const message = take(body, true);
				while (mode === "accept_then_wait") await scheduler.wait(1);
				return json(201, { ...record(message), status: "PENDING" });
			}
		}
	}

	function hang(): Promise<Response> {
		hanging += 1;
		return new Promise(() => undefined);
	}

	async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
		const url = new URL(input instanceof Request ? input.url : input);
		if (url.pathname.startsWith("/message/sendMedia/")) return answerAs(mode, await readForm(init));
		const body = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
		if (url.pathname.startsWith("/instance/connectionState/"))
			return json(200, { instance: { instanceName: "x", state: "open" } });
		if (url.pathname.startsWith("/message/sendText/")) return answerAs(mode, body);
		if (url.pathname.startsWith("/chat/findMessages/")) {
			const jid = body.where?.key?.remoteJid ?? "";
			const records = taken.filter((m) => `${m.number}@s.whatsapp.net` === jid).map(record);
			const isSecondPage = body.page === 2;
			if (isSecondPage) isLooking = true;
			while (isSecondPage && hasSlowPage) await scheduler.wait(1);
			const pages = hasSlowPage ? 2 : 1;
			const found = isSecondPage ? [] : records;
			return json(200, {
				messages: { total: records.length, pages, currentPage: 1, records: found },
			});
		}
		return json(404, {});
	}

	return {
		taken,
		get isHanging() {
			return hanging > 0;
		},
		/** A look waits for its second page. */
		get isLooking() {
			return isLooking;
		},
		setMode(next: SendMode) {
			mode = next;
		},
		/** While true, looks have a second page, empty, that does not come. */
		slowSecondPage(isSlow: boolean) {
			hasSlowPage = isSlow;
		},
		/** Tells which of our messages is handed over for a number, asked at that very moment. */
		tellWhose(tell: typeof whose) {
			whose = tell;
		},
		forgetHanging() {
			hanging = 0;
		},
		install: () => vi.stubGlobal("fetch", vi.fn(answer)),
	};
}
