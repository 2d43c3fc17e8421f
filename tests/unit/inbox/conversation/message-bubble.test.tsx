import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { InboxProvider, type InboxParts } from "#app/inbox/store/inbox-context.ts";
import { hasFile } from "#app/inbox/conversation/has-file.ts";
import { MediaView } from "#app/inbox/conversation/media-view.tsx";
import { MessageBubble } from "#app/inbox/conversation/message-bubble.tsx";
import type { TimelineMessage } from "#app/inbox/store/timeline-message.ts";
import { CAPABILITIES, messageView } from "../views.ts";

/** A bubble asks its surroundings only for the role, the channel and what the gateway can do. */
const parts = {
	me: { memberId: "m", name: "Ana", role: "operator" },
	instance: { id: "ch1" },
	capabilities: CAPABILITIES,
} as unknown as InboxParts;

function draw(
	over: Partial<TimelineMessage>,
	props: {
		author?: string;
		quoted?: TimelineMessage;
		mayReply?: boolean;
		hasMedia?: boolean;
	} = {},
) {
	const capabilities = { ...CAPABILITIES, media: props.hasMedia ?? true };
	const html = renderToString(
		<InboxProvider value={{ ...parts, capabilities }}>
			<MessageBubble
				author={props.author ?? null}
				contactName="Maria"
				isFirst
				isGroup={false}
				isLast
				message={{ ...messageView(), ...over }}
				onJump={() => undefined}
				onCopy={() => undefined}
				onInfo={() => undefined}
				onShow={() => undefined}
				optionsOf={null}
				onReply={props.mayReply ? () => undefined : null}
				onWhy={() => undefined}
				quoted={props.quoted ?? null}
			/>
		</InboxProvider>,
	);
	return { html, text: html.replace(/<!-- -->/gu, "").replace(/<[^>]+>/gu, "|") };
}

test.each([
	["queued", "Enviando"],
	["unknown", "Confirmando envio"],
	["sent", "Enviada"],
	["delivered", "Entregue"],
	["read", "Lida"],
	["failed", "Falha no envio"],
] as const)("an outgoing message that is %s says %s to screen readers", (status, word) => {
	const { html } = draw({ direction: "outgoing", status });
	expect(html).toMatch(new RegExp(`data-status="${status}".*sr-only">${word}`, "u"));
});

test("a file that the workspace keeps no longer says so, and is not asked for", () => {
	const media = { mimetype: "image/png", fileName: "vitrine.png", expired: true };
	const { text } = draw({ type: "image", text: "a vitrine", media });
	for (const said of ["vitrine.png", "Arquivo apagado pelo prazo do workspace", "a vitrine"])
		expect(text).toContain(said);
	const picture = { ...messageView(), type: "image" } as const;
	expect(hasFile({ ...picture, media })).toBe(false);
	expect(hasFile({ ...picture, media: { mimetype: "image/png" } })).toBe(true);
});

test("an agent's answer says that no person wrote it, a member's does not", () => {
	const said = { direction: "outgoing", status: "sent", author: "Aurora" } as const;
	const author = { author: "Aurora" };
	expect(draw({ ...said, origin: "agent" }, author).text).toMatch(/Agente de IA: \|+Aurora\|/u);
	expect(draw({ ...said, origin: "api" }, author).text).not.toContain("Agente de IA");
});

test("a failed message says why and offers to try again", () => {
	const { text } = draw({ direction: "outgoing", status: "failed", failure: "not_on_whatsapp" });
	expect(text).toContain("Este número não está no WhatsApp.");
	expect(text).toContain("Tentar novamente");
});

test("F01 a caption, a name and a file name are text", () => {
	const attack = "<img src=x onerror=alert(1)>";
	const { html } = draw(
		{ type: "document", text: attack, media: { fileName: `${attack}\u202Egnp.exe` } },
		{ author: attack },
	);
	expect(html).not.toContain("<img");
	expect(html).toContain("gnp.exe");
	expect(html).not.toContain("\u202E");
});

test("a deleted message shows neither its text nor its reactions", () => {
	const { text } = draw({
		deleted: true,
		text: "segredo",
		reactions: [{ emoji: "👍", mine: false }],
	});
	expect(text).toContain("Mensagem apagada");
	expect(text).not.toMatch(/segredo|👍/u);
});

test("edits, origins, reactions, media and quotes are told", () => {
	expect(draw({ edited: true }).text).toContain("Editada");
	expect(draw({ origin: "recovered" }).text).toContain("recuperada");
	expect(draw({ origin: "phone", direction: "outgoing", status: "sent" }).text).toContain(
		"pelo celular",
	);
	expect(draw({ reactions: [{ emoji: "👍", mine: false }] }).text).toContain("👍");
	const audio = draw(
		{ type: "audio", text: "", media: { seconds: 75, bytes: 2_621_440 } },
		{ hasMedia: false },
	).text;
	expect(audio).toMatch(/Áudio.*1:15 · 2\.5 MB/u);
	const quoted = { ...messageView({ id: "q", text: "*Qual* o preço?" }) };
	expect(draw({ quotedId: "q" }, { quoted }).text).toMatch(/Maria.*Qual o preço\?/u);
	expect(draw({ quotedId: "gone" }).text).toContain("Mensagem anterior");
});

/** What a file looks like once its part of the program is loaded. */
function drawFile(over: Partial<TimelineMessage>, hasMedia = true) {
	const capabilities = { ...CAPABILITIES, media: hasMedia };
	const html = renderToString(
		<InboxProvider value={{ ...parts, capabilities }}>
			<MediaView
				contactName="Maria"
				message={{ ...messageView(), ...over }}
				onShow={() => undefined}
			/>
		</InboxProvider>,
	);
	return { html, text: html.replace(/<[^>]+>/gu, "|") };
}

test("a file comes from our own proxy, with a name and in a box that keeps its place", () => {
	const image = drawFile({ id: "a/b", type: "image", text: "*nota*", media: {} }).html;
	expect(image).toContain('src="/media/ch1/a%2Fb?size=small"');
	expect(image).toContain('alt="Imagem de Maria: nota"');
	expect(image).toContain("aspect-[4/3]");
	expect(drawFile({ type: "video", text: "", media: {} }).html).toContain("<video");
	expect(drawFile({ type: "image", text: "" }, false).html).not.toContain("<img");
});

test("M03 M08 a document is never opened here, and a program is warned of", () => {
	const document = drawFile({ type: "document", text: "", media: { fileName: "nota.pdf" } });
	expect(document.html).not.toMatch(/<(img|iframe|embed|object|a) /u);
	expect(document.html).toContain('aria-label="Baixar nota.pdf"');
	expect(document.text).not.toContain("Pode conter um programa");
	const program = drawFile({ type: "document", text: "", media: { fileName: "nota.pdf.exe" } });
	expect(program.text).toContain("Pode conter um programa");
});

test("a message can be answered, but not one that was deleted, failed or is on its way", () => {
	const mayReply = true;
	expect(draw({}, { mayReply }).html).toContain('aria-label="Responder"');
	expect(draw({}).html).not.toContain("Responder");
	expect(draw({ deleted: true }, { mayReply }).html).not.toContain("Responder");
	for (const status of ["failed", "queued"] as const) {
		const { html } = draw({ direction: "outgoing", status }, { mayReply });
		expect(html).not.toContain('aria-label="Responder"');
	}
});

test("a quote leads to its message, loaded or not", () => {
	expect(draw({ quotedId: "gone" }).html).toMatch(
		/<button[^>]*aria-label="Ir para a mensagem respondida"/u,
	);
});

test("a call, a shared contact and a poll read as what they are (gateway A5, A6, b)", () => {
	const call = draw({ type: "call", text: "voice_refused" });
	expect(call.text).toContain("Ligação de voz recusada automaticamente");
	expect(call.text).not.toContain("voice");
	const card = draw({ type: "contact", text: "Ana Lima\n+5511955554444" });
	expect(card.text).toMatch(/Ana Lima\|+\+55 11 95555-4444/u);
	expect(card.html).toContain('href="tel:+5511955554444"');
	const poll = draw({ type: "other", text: "Qual?\nA", media: { kind: "poll" } });
	expect(poll.text).toContain("Enquete");
	expect(poll.text).not.toContain("não suportada");
});
