import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { InboxProvider, type InboxParts } from "#app/inbox/inbox-context.ts";
import { MessageBubble } from "#app/inbox/message-bubble.tsx";
import type { TimelineMessage } from "#app/inbox/timeline-message.ts";
import { messageView } from "./views.ts";

/** A bubble asks its surroundings only for the role. */
const parts = { me: { memberId: "m", name: "Ana", role: "operator" } } as unknown as InboxParts;

function draw(
	over: Partial<TimelineMessage>,
	props: { author?: string; quoted?: TimelineMessage } = {},
) {
	const html = renderToString(
		<InboxProvider value={parts}>
			<MessageBubble
				author={props.author ?? null}
				contactName="Maria"
				isFirst
				isLast
				message={{ ...messageView(), ...over }}
				onJump={() => undefined}
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
	expect(draw({ edited: true }).text).toContain("editada");
	expect(draw({ origin: "recovered" }).text).toContain("recuperada");
	expect(draw({ origin: "phone", direction: "outgoing", status: "sent" }).text).toContain(
		"pelo celular",
	);
	expect(draw({ reactions: [{ emoji: "👍", mine: false }] }).text).toContain("👍");
	const audio = draw({ type: "audio", text: "", media: { seconds: 75, bytes: 2_621_440 } }).text;
	expect(audio).toMatch(/Áudio.*1:15 · 2\.5 MB/u);
	const quoted = { ...messageView({ id: "q", text: "*Qual* o preço?" }) };
	expect(draw({ quotedId: "q" }, { quoted }).text).toMatch(/Maria.*Qual o preço\?/u);
	expect(draw({ quotedId: "gone" }).text).toContain("Mensagem anterior");
});
