import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import ConversionsPage from "#app/areas/facebook/conversions/conversions.route.tsx";
import type { ConversionView } from "#app/contracts/facebook.ts";
import { visit } from "./page.tsx";

const PIXEL = "987654321012345";
const TRACE = "AkMvlb3LjpU7viGmYsJbeSa";
const fault = { code: "facebook_parameter", message: "Parâmetro inválido", traceId: null } as const;

const eventOf = (eventId: string, over: Partial<ConversionView>): ConversionView => ({
	eventId,
	eventName: "Purchase",
	pixelId: PIXEL,
	isTest: true,
	state: "sent",
	attempts: 1,
	eventsReceived: 1,
	traceId: TRACE,
	fault: null,
	eventAt: 0,
	createdAt: 0,
	updatedAt: 0,
	...over,
});

/** The page whose server refuses one event as told; again it goes out. */
function open(refuse: (form: Record<string, string>) => object | null) {
	const events = new Map<string, ConversionView>();
	const visited = visit(ConversionsPage, "/facebook/conversions", {
		read: () => ({
			page: {
				isConfigured: true,
				pixels: [{ accountId: "1", pixelId: PIXEL, name: "Pixel da Loja" }],
				senders: [{ accountId: "1", name: "Loja Centro", isTokenRefused: false }],
				history: [...events.values()].toReversed(),
				olderCursor: null,
			},
			mayManage: true,
			now: 0,
		}),
		answer: (form) => {
			const refused = refuse(form);
			if (refused && "code" in refused) return refused;
			const eventId = form["eventId"] ?? "";
			const attempts = (events.get(eventId)?.attempts ?? 0) + 1;
			const event = eventOf(eventId, { attempts, ...refused });
			events.set(eventId, event);
			return { event };
		},
	});
	const next = async () =>
		visited.user.click(await screen.findByRole("button", { name: "Continuar" }));
	const send = async () =>
		visited.user.click(await screen.findByRole("button", { name: "Enviar evento de teste" }));
	return { ...visited, next, send };
}

test("four steps make an event; its summary says what leaves, and Meta's answer stays on the page", async () => {
	const { user, fill, sent, toasts, next, send } = open(() => null);
	await user.selectOptions(await screen.findByLabelText("Pixel"), PIXEL);
	await fill(screen.getByLabelText(/^Código de evento de teste/), "TEST12345");
	await user.click(screen.getByRole("switch", { name: "Uso Limitado de Dados (LDU)" }));
	await user.selectOptions(await screen.findByLabelText("Estado"), "TX");
	await next();
	await fill(await screen.findByLabelText("Valor"), "129.90");
	await fill(screen.getByLabelText(/^ID do pedido/), "PED-1");
	// By the tab: happy-dom reckons steps of 0.01 in binary and would hold the form back.
	await user.click(screen.getByRole("tab", { name: /Cliente/ }));
	await fill(await screen.findByLabelText(/^E-mail/), "maria@exemplo.com.br");
	await fill(screen.getByLabelText(/^Telefone/), "(11) 91234-5678");
	await next();
	await screen.findByRole("button", { name: "Enviar evento de teste" });
	const words = document.body.textContent;
	expect(words).toContain("da conta ⁨Loja Centro⁩");
	expect(words).toContain("teste (⁨TEST12345⁩)");
	expect(words).toMatch(/R\$\s129,90/);
	await send();
	expect(await screen.findByText(/1 evento recebido pela Meta/)).toBeTruthy();
	expect(screen.getAllByText(new RegExp(TRACE, "u")).length).toBeGreaterThan(0);
	await waitFor(() => expect(toasts).toEqual(["success: Eventos enviados"]));
	expect(sent).toEqual([
		expect.objectContaining({
			intent: "send",
			pixelId: PIXEL,
			testEventCode: "TEST12345",
			isLdu: "on",
			lduState: "TX",
			value: "129.90",
			orderId: "PED-1",
			email: "maria@exemplo.com.br",
			phone: "(11) 91234-5678",
		}),
	]);
});

test("an event that failed goes out again as itself, and the history counts both attempts", async () => {
	let isRefusing = true;
	const { user, fill, sent, next, send } = open(() => {
		const refused = { state: "failed", eventsReceived: null, traceId: null, fault };
		return isRefusing ? refused : null;
	});
	await fill(await screen.findByLabelText(/^Código de evento de teste/), "TEST12345");
	for (const _ of [1, 2, 3]) await next();
	await send();
	const failed = await screen.findByRole("alert");
	expect(failed.textContent).toContain("Erro ao enviar eventos");
	expect(failed.textContent).toContain("Parâmetro inválido");
	isRefusing = false;
	await user.click(within(failed).getByRole("button", { name: "Tentar novamente" }));
	expect(await screen.findByText(/1 evento recebido pela Meta/)).toBeTruthy();
	expect(sent[1]).toEqual({ intent: "retry", eventId: sent[0]?.["eventId"] });
	const history = screen.getByRole("region", { name: "Eventos enviados por esta equipe" });
	expect(within(history).getByRole("listitem").textContent).toContain("2 tentativas");
});

test("one that is too old leads back to its moment, which stands as it was typed", async () => {
	const { user, fill, next, send } = open(() => ({ code: "event_too_old" }));
	await fill(await screen.findByLabelText(/^Código de evento de teste/), "TEST12345");
	await next();
	await user.selectOptions(await screen.findByLabelText("Tipo de evento"), "Lead");
	const old = "2026-11-01T14:32";
	fireEvent.change(screen.getByLabelText(/^Quando aconteceu/), { target: { value: old } });
	await user.click(screen.getByRole("tab", { name: /Envi/ }));
	await send();
	const refused = await screen.findByRole("alert");
	expect(refused.textContent).toContain("O evento tem mais de 7 dias; o Facebook não aceita mais.");
	await user.click(within(refused).getByRole("button", { name: "Corrigir em Evento" }));
	await waitFor(() =>
		expect(screen.getByLabelText<HTMLInputElement>(/^Quando aconteceu/).value).toBe(old),
	);
});
