import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { drawSettings } from "./drawn-settings.tsx";

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const OPENAI = "Chave da API OpenAI";
const N8N = "URL do webhook n8n";
const button = (name: string) => screen.getByRole("button", { name });
const SAVED = [
	"success: Configurações atualizadas",
	"Suas configurações foram atualizadas com sucesso",
];
const FAILED = [
	"error: Erro ao atualizar configurações",
	"Não foi possível atualizar suas configurações. Tente novamente.",
];

test("a saved key comes back masked, is replaced, and is removed on saving", async () => {
	const toasts = listenToToasts();
	const { posts, user } = await drawSettings("", ({ openaiApiKey = "" }, { integrations }) => {
		const mask = openaiApiKey === "" ? "" : `••••••••${openaiApiKey.slice(-4)}`;
		integrations.openaiApiKey = { isSet: mask !== "", mask };
		return null;
	});
	await user.type(field(OPENAI), "sk-made-up-for-a-test-abcd");
	await user.click(button("Salvar configurações"));
	await waitFor(() => expect(field(OPENAI).value).toBe("••••••••abcd"));
	await waitFor(() => expect(toasts).toEqual(SAVED));
	await user.click(button(`Substituir: ${OPENAI}`));
	expect(document.activeElement).toBe(field(OPENAI));
	expect(field(OPENAI).value).toBe("");
	await user.click(button("Manter a atual"));
	expect(field(OPENAI).value).toBe("••••••••abcd");
	await user.click(button(`Remover: ${OPENAI}`));
	expect(screen.getByText("Será removida ao salvar.")).toBeDefined();
	await user.click(button("Salvar configurações"));
	await waitFor(() => expect(field(OPENAI).readOnly).toBe(false));
	expect(field(OPENAI).value).toBe("");
	expect(posts.map(({ openaiApiKey }) => openaiApiKey)).toEqual(["sk-made-up-for-a-test-abcd", ""]);
});

test("a refused address is told at its field, and a refusal loses nothing; the echo comes back at a click", async () => {
	const toasts = listenToToasts();
	const { posts, user } = await drawSettings("", () => "url_not_allowed");
	const echo = field(N8N).value;
	await user.type(field(OPENAI), "sk-another-one-for-a-test-wxyz");
	await user.clear(field(N8N));
	await user.type(field(N8N), "http://10.0.0.1/x");
	await user.click(button("Salvar configurações"));
	expect(await screen.findByText("URL não permitida")).toBeDefined();
	await waitFor(() => expect(toasts).toEqual(FAILED));
	expect(field(OPENAI).value).toBe("sk-another-one-for-a-test-wxyz");
	expect(field(N8N).value).toBe("http://10.0.0.1/x");
	// The echo is stored still: only what was typed goes away, and nobody is asked.
	await user.click(button("Usar o endereço de eco"));
	expect(field(N8N).value).toBe(echo);
	expect(posts).toHaveLength(1);
});

test("H18 one's own address is a secret: stored, only its host is shown, and it is replaced or left (security 11)", async () => {
	let mayBeCalled = true;
	const { posts, user } = await drawSettings("", ({ intent, n8nWebhookUrl = "" }, kept) => {
		if (intent === "restore-echo") {
			kept.integrations = {
				...kept.integrations,
				n8nWebhookUrl: "https://prosa.example/webhooks/echo/new",
				isEcho: true,
			};
			return null;
		}
		if (!mayBeCalled) return "url_not_allowed";
		const { host } = new URL(n8nWebhookUrl);
		kept.integrations = {
			...kept.integrations,
			n8nWebhookUrl: `${host}/••••••••`,
			isEcho: false,
		};
		return null;
	});
	await user.clear(field(N8N));
	await user.type(field(N8N), "https://n8n.loja.com.br/webhook/segredo");
	await user.click(button("Salvar configurações"));
	await waitFor(() => expect(field(N8N).value).toBe("n8n.loja.com.br/••••••••"));
	expect(field(N8N).readOnly).toBe(true);
	await user.click(button(`Substituir: ${N8N}`));
	expect(document.activeElement).toBe(field(N8N));
	mayBeCalled = false;
	await user.type(field(N8N), "http://10.0.0.1/y");
	await user.click(button("Salvar configurações"));
	expect(await screen.findByText("URL não permitida")).toBeDefined();
	expect(field(N8N).value).toBe("http://10.0.0.1/y");
	await user.click(button("Usar o endereço de eco"));
	await waitFor(() => expect(field(N8N).value).toBe("https://prosa.example/webhooks/echo/new"));
	expect(posts.at(-1)).toEqual({ intent: "restore-echo" });
});

test("without the server nothing that was typed is lost", async () => {
	const toasts = listenToToasts();
	const { user } = await drawSettings("", () => "unavailable");
	await user.type(field("Chave ElevenLabs"), "made-up-eleven-key");
	await user.click(button("Salvar configurações"));
	expect((await screen.findByRole("alert")).textContent).toContain(
		"O que você digitou continua aqui.",
	);
	await waitFor(() => expect(toasts).toEqual(FAILED));
	expect(field("Chave ElevenLabs").value).toBe("made-up-eleven-key");
});
