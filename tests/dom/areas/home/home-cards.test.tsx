import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { RecentConversation } from "#app/contracts/home.ts";
import { ChannelStatusCard } from "#app/areas/home/channel-status-card.tsx";
import { RecentConversationsCard } from "#app/areas/home/recent-conversations-card.tsx";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw } from "#tests/support/dom.tsx";

const CHANNEL_ID = "0123abcd-0000-4000-8000-000000000000";
const NOW = Date.parse("2026-11-23T13:05:00Z");
const conversation = (name: string): RecentConversation => ({
	id: name,
	contactId: "p1",
	name,
	phone: null,
	channelId: CHANNEL_ID,
	channelName: "Vendas",
	channelType: "whatsapp",
	text: "Bom dia",
	lastMessageAt: NOW,
	isActive: true,
});

test("asking again says so; when nobody answers the card says it and keeps what it had", async () => {
	const toasts = listenToToasts();
	let isRefused = false;
	vi.stubGlobal("fetch", async () =>
		isRefused
			? Response.json({ error: { code: "invalid_request", requestId: "x" } }, { status: 400 })
			: Response.json({ conversations: [conversation("Ana")] }),
	);
	const card = <RecentConversationsCard loaded={[conversation("Mariana")]} now={NOW} />;
	const { user } = draw(card);
	expect(screen.getByText("Mariana")).toBeDefined();
	const again = () => user.click(screen.getByRole("button", { name: "Atualizar conversas" }));
	await again();
	await waitFor(() => expect(toasts).toEqual(["success: Conversas atualizadas"]));
	expect(screen.getByText("Ana")).toBeDefined();
	isRefused = true;
	await again();
	await waitFor(() => expect(toasts[1]).toBe("error: Erro ao atualizar"));
	expect(screen.getByText("Não foi possível carregar as conversas.")).toBeDefined();
	expect(screen.getByText("Ana")).toBeDefined();
	isRefused = false;
	await user.click(screen.getByRole("button", { name: "Tentar novamente" }));
	await waitFor(() =>
		expect(screen.queryByText("Não foi possível carregar as conversas.")).toBeNull(),
	);
});

test("a last message without words is called what it is; only where there is none, or a deleted one, it says so", () => {
	const loaded = [
		{ ...conversation("Ana"), text: null, type: "image" as const },
		{ ...conversation("Bia"), text: "voice", type: "call" as const },
		{ ...conversation("Cida"), text: null, type: "text" as const },
		{ ...conversation("Dora"), text: null },
	];
	draw(<RecentConversationsCard loaded={loaded} now={NOW} />);
	const said = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
	expect(said[0]).toContain("Vendas · Imagem");
	expect(said[1]).toContain("Vendas · Ligação de voz");
	for (const one of said.slice(2)) expect(one).toContain("Vendas · Sem mensagens");
});

test("a QR that waits counts down on the home", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (path: string) => {
		asked.push(path);
		return Response.json({
			status: "waiting_qr",
			qr: { kind: "code", value: "2@abc", expiresInMs: 45_000 },
			pairingCode: null,
			failures: 0,
			pausedForMs: 0,
			attempts: 1,
			maxAttempts: 5,
			phone: null,
			profileName: null,
			reason: null,
		});
	});
	const channel = {
		id: CHANNEL_ID,
		type: "whatsapp",
		name: "Contagem",
		status: "waiting_qr",
		phone: null,
		gateway: "simulator",
		isActive: true,
		createdAt: NOW,
	} as const;
	draw(<ChannelStatusCard channels={[channel]} />, {
		advanceTimers: (ms) => vi.advanceTimersByTime(ms),
	});
	await screen.findByText("QR Code expira em 45s");
	await act(() => vi.advanceTimersByTimeAsync(5_000));
	expect(screen.getByText(/QR Code expira em (?:39|40)s/)).toBeDefined();
	expect(asked).toEqual([`/api/channels/${CHANNEL_ID}/link`]);
});
