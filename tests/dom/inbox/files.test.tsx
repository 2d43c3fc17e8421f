import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
import { bubbles, composer, FakeChannel, log, openConversation, visitInbox } from "./support.tsx";

const FILES: GatewayCapabilities["files"] = {
	image: { maxBytes: 40, mimetypes: ["image/png"], caption: true },
	audio: { maxBytes: 40, caption: false },
	video: { maxBytes: 20, caption: true },
	document: { maxBytes: 30, caption: true },
};

function channelWithFiles(): FakeChannel {
	const channel = new FakeChannel();
	channel.capabilities = { ...CAPABILITIES, files: FILES };
	channel.add({ id: "Zeca Lima" }, ["Manda o contrato?"]);
	channel.add({ id: "Maria Souza" }, ["Oi"]);
	return channel;
}
const pdf = (name: string, bytes = 10) =>
	new File(["%PDF-".padEnd(bytes, "x")], name, { type: "application/pdf" });
const png = (name: string, bytes = 12) =>
	new File(["\u0089PNG\r\n\u001A\n".padEnd(bytes, "x")].map(toBytes), name, { type: "image/png" });
const toBytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const attach = () => screen.getByLabelText<HTMLInputElement>("Anexar arquivo");
const tray = () => screen.queryByRole("region", { name: "Arquivos para enviar" });
const trayNames = () =>
	[...document.querySelectorAll("[data-tray-file]")].map((row) =>
		row.getAttribute("data-tray-file"),
	);
const ready = (name: string) =>
	waitFor(() =>
		expect(document.querySelector(`[data-tray-file="${name}"]`)?.textContent).toMatch(/ B/u),
	);
const steps = (channel: FakeChannel) =>
	channel.calls
		.map(({ what }) => what)
		.filter((what) => /files|messages$/u.test(what) && !what.startsWith("GET"))
		.map((what) => what.replace(/[0-9a-f]{64}/u, "H"));
const paste = (...files: File[]) =>
	fireEvent.paste(composer(), { clipboardData: { types: ["Files"], files } });

test("a file is named beside the draft, leaves in parts with its caption, and what is written after it comes after it", async () => {
	const channel = channelWithFiles();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	await drawn.user.upload(attach(), pdf("contrato.pdf"));
	await ready("contrato.pdf");
	expect(channel.calls.some(({ what }) => what.includes("files"))).toBe(false);
	expect(composer().placeholder).toBe("Escreva uma legenda");
	const released = Promise.withResolvers<undefined>();
	channel.answer = ({ what }) => {
		if (what.includes("/parts/1")) return released.promise;
		return undefined;
	};
	await drawn.user.type(composer(), "Segue{Enter}");
	expect(tray()).toBeNull();
	expect(composer().value).toBe("");
	await waitFor(() => expect(bubbles().at(-1)?.textContent).toMatch(/contrato\.pdf.*Segue/u));
	await waitFor(() => expect(screen.getByRole("progressbar").getAttribute("value")).toBe("0.25"));
	await drawn.user.type(composer(), "Assine até sexta{Enter}");
	expect(channel.asked("POST /messages")).toEqual([]);
	await act(async () => released.resolve(undefined));
	await waitFor(() =>
		expect(channel.asked("POST /messages")).toMatchObject([{ text: "Assine até sexta" }]),
	);
	expect(steps(channel)).toEqual([
		"POST /files",
		"PUT /files/H/parts/0",
		"PUT /files/H/parts/1",
		"PUT /files/H/parts/2",
		"POST /files/H/end",
		"POST /files/H/message",
		"POST /messages",
	]);
	const [sent] = channel.calls.filter(({ what }) => what.endsWith("/message"));
	expect(sent?.body).toMatchObject({
		caption: "Segue",
		name: "contrato.pdf",
		contactId: "Zeca Lima",
	});
	await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});

test("a lost line costs one part, and the message keeps its id", async () => {
	const channel = channelWithFiles();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	let isLost = true;
	channel.answer = ({ what }) => {
		if (!isLost || !/parts\/1|message$/u.test(what)) return undefined;
		isLost = what.includes("parts") ? false : isLost;
		throw new TypeError("the line is lost");
	};
	await drawn.user.upload(attach(), pdf("a.pdf"));
	await ready("a.pdf");
	await drawn.user.type(composer(), "{Enter}");
	await waitFor(() => expect(steps(channel).at(-1)).toBe("POST /files/H/message"));
	expect(steps(channel).filter((what) => what.endsWith("/parts/0"))).toHaveLength(1);
	expect(steps(channel).filter((what) => what.endsWith("/parts/1"))).toHaveLength(2);
});

test("what cannot be sent is refused with name, size and limit before a byte of it leaves", async () => {
	const channel = channelWithFiles();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	await drawn.user.upload(attach(), pdf("enorme.pdf", 2000));
	const said = await screen.findByText("Tem 2 KB; este canal aceita até 30 B.");
	expect(said.closest("[data-tray-file]")?.textContent).toContain("enorme.pdf");
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Enviar" }).disabled).toBe(true);
	await drawn.user.click(screen.getByRole("button", { name: "Remover enorme.pdf" }));
	expect(tray()).toBeNull();
	expect(document.activeElement).toBe(composer());
	paste(new File([], "vazio.txt"));
	await screen.findByText("O arquivo está vazio.");
	expect(steps(channel)).toEqual([]);
});

test("a picture of a type that is not taken goes as a document, and says so", async () => {
	const channel = channelWithFiles();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	paste(new File([toBytes("GIF89a-----")], "ri.gif", { type: "image/gif" }));
	await screen.findByText("Vai como documento");
	await drawn.user.type(composer(), "{Enter}");
	await waitFor(() => expect(steps(channel)).toContain("POST /files/H/message"));
	expect(channel.calls.find(({ what }) => what.endsWith("/message"))?.body).toMatchObject({
		as: "document",
		name: "ri.gif",
	});
});

test("a film that is larger than the channel takes goes as a document where that fits, and is refused with words where not", async () => {
	const channel = channelWithFiles();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	const film = (name: string, bytes: number) =>
		new File([toBytes("\0\0\0\u0018ftypisom".padEnd(bytes, "x"))], name, { type: "video/mp4" });
	await drawn.user.upload(attach(), film("enorme.mp4", 31));
	await screen.findByText("Tem 31 B; este canal aceita até 30 B.");
	await drawn.user.click(screen.getByRole("button", { name: "Remover enorme.mp4" }));
	await drawn.user.upload(attach(), film("longo.mp4", 21));
	await screen.findByText("Vai como documento: passa de 20 B");
	await drawn.user.type(composer(), "{Enter}");
	await waitFor(() => expect(steps(channel)).toContain("POST /files/H/message"));
	expect(channel.calls.find(({ what }) => what.endsWith("/message"))?.body).toMatchObject({
		as: "document",
	});
});

test("several leave in the order of the tray, each with its own caption", async () => {
	const channel = channelWithFiles();
	const drawn = await visitInbox(channel);
	const { user } = drawn;
	await openConversation(drawn, "Zeca Lima");
	paste(pdf("um.pdf"), png("dois.png"));
	await ready("um.pdf");
	await ready("dois.png");
	await user.click(screen.getByRole("button", { name: "Mover dois.png para cima" }));
	expect(trayNames()).toEqual(["dois.png", "um.pdf"]);
	expect(screen.getByText("dois.png: 1 de 2")).not.toBeNull();
	await user.type(screen.getByRole("textbox", { name: "Legenda de um.pdf" }), "o contrato");
	await user.type(composer(), "a foto{Enter}");
	await waitFor(() =>
		expect(steps(channel).filter((what) => what.endsWith("message"))).toHaveLength(2),
	);
	const sent = channel.calls.filter(({ what }) => what.endsWith("/message"));
	expect(sent.map(({ body }) => body)).toMatchObject([
		{ name: "dois.png", caption: "a foto" },
		{ name: "um.pdf", caption: "o contrato" },
	]);
});

test("files stay with their conversation, and a reload still names them", async () => {
	const channel = channelWithFiles();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	paste(pdf("contrato.pdf"));
	await ready("contrato.pdf");
	await openConversation(drawn, "Maria Souza");
	expect(tray()).toBeNull();
	const again = await visitInbox(channel);
	await openConversation(again, "Zeca Lima");
	await ready("contrato.pdf");
	await again.user.type(composer(), "{Enter}");
	await waitFor(() => expect(steps(channel)).toContain("POST /files/H/message"));
});

test("sending is called off while parts are on their way, and nothing of it arrives", async () => {
	const channel = channelWithFiles();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	channel.answer = ({ what }) =>
		what.includes("/parts/1") ? new Promise<undefined>(() => undefined) : undefined;
	paste(pdf("a.pdf"));
	await ready("a.pdf");
	await drawn.user.type(composer(), "{Enter}");
	await drawn.user.click(await screen.findByRole("button", { name: "Cancelar o envio de a.pdf" }));
	await waitFor(() => expect(bubbles()).toHaveLength(1));
	await drawn.user.type(composer(), "Depois mando{Enter}");
	await waitFor(() => expect(channel.asked("POST /messages")).toHaveLength(1));
	expect(steps(channel)).not.toContain("POST /files/H/message");
});

test("what the server refuses stays with its reason, and can be tried again or thrown away", async () => {
	const channel = channelWithFiles();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	channel.answer = ({ what }) =>
		what === "POST /files"
			? Response.json({ error: { code: "files_not_kept", requestId: "r" } }, { status: 409 })
			: undefined;
	paste(pdf("a.pdf"));
	await ready("a.pdf");
	await drawn.user.type(composer(), "{Enter}");
	const failed = await screen.findByText(/Esta instalação não guarda arquivos/u);
	channel.answer = () => undefined;
	const retry = within(failed.closest("article") ?? log()).getByRole("button", {
		name: "Tentar novamente",
	});
	await drawn.user.click(retry);
	await waitFor(() => expect(steps(channel)).toContain("POST /files/H/message"));
});

test("files dragged over the page show where they may be let go, and a drop takes them", async () => {
	const channel = channelWithFiles();
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Zeca Lima");
	const dataTransfer = { types: ["Files"], files: [pdf("a.pdf")] };
	const drag = (kind: string, target: Element) => {
		const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), {
			dataTransfer,
		});
		act(() => void target.dispatchEvent(event));
		return event.defaultPrevented;
	};
	expect(drag("dragover", log())).toBe(true);
	expect(await screen.findByText("Solte para enviar a Zeca Lima")).not.toBeNull();
	// Beside the conversation nothing is taken, and the browser stays where it is.
	expect(drag("drop", document.body)).toBe(true);
	drag("dragover", log());
	drag("drop", log());
	await ready("a.pdf");
	expect(trayNames()).toEqual(["a.pdf"]);
	expect(screen.queryByText("Solte para enviar a Zeca Lima")).toBeNull();
});

test("somebody who only reads drops nothing, and is told why", async () => {
	const channel = channelWithFiles();
	const drawn = await visitInbox(channel, { role: "viewer" });
	await openConversation(drawn, "Zeca Lima");
	fireEvent.paste(log(), { clipboardData: { types: ["Files"], files: [pdf("a.pdf")] } });
	expect(drawn.toasts.at(-1)?.title).toMatch(/visualizador/u);
	expect(tray()).toBeNull();
});
