import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ScheduledView, ScheduleMessages } from "#app/contracts/scheduled.ts";
import { sendChoices } from "#app/domain/inbox/send-choices.ts";
import type { Role } from "#app/domain/team/role.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { CAPABILITIES } from "#tests/unit/inbox/views.ts";
import { composer, FakeChannel, ME, openConversation, visitInbox } from "./support.tsx";

const NAME = "Maria Souza";
const ZONE = "America/Sao_Paulo";
const ONE: ScheduledView = {
	id: "s1",
	text: "Bom dia, Maria!",
	type: "text",
	fileName: null,
	isText: true,
	at: sendChoices(Date.now(), ZONE).tomorrow,
	dueAt: sendChoices(Date.now(), ZONE).tomorrow,
	timeZone: ZONE,
	untilReply: false,
	untilClosed: false,
	keepsHours: false,
	author: "Olga Reis",
	unsent: null,
	version: 3,
};

/** A conversation with what is scheduled in it; `refuse` is the code of every change. */
async function open({
	scheduled = [] as ScheduledView[],
	role = "operator" as Role,
	left = 20,
	refuse = undefined as string | undefined,
	capabilities = CAPABILITIES,
} = {}) {
	const channel = new FakeChannel();
	channel.capabilities = capabilities;
	const server = { scheduled, left, bodies: [] as { what: string; body: unknown }[] };
	channel.add({ id: NAME, ...(scheduled.length > 0 && { scheduledAt: 1 }) });
	const path = `/contacts/${NAME}/scheduled`;
	channel.answer = ({ what, body }) => {
		if (!what.includes(path)) return undefined;
		if (!what.startsWith("GET")) {
			server.bodies.push({ what: what.replace(path, ""), body });
			if (refuse === "network") throw new TypeError("no line");
			if (refuse)
				return Response.json({ error: { code: refuse, requestId: "r" } }, { status: 409 });
			if (what.endsWith("/end")) server.scheduled = [];
		}
		return Response.json({ scheduled: server.scheduled, left: server.left });
	};
	const drawn = await visitInbox(channel, { role });
	await openConversation(drawn, NAME);
	await settle();
	return { channel, server, ...drawn };
}
const settle = () => act(() => vi.dynamicImportSettled());
const region = () => screen.findByRole("region", { name: "Mensagens agendadas" });
const actionsOf = async () =>
	within(await region()).getByRole("button", { name: /^Ações da mensagem/u });
const door = () => screen.findByRole("button", { name: "Enviar depois" });
const field = () => screen.findByLabelText<HTMLInputElement>("Data e hora");

test("what stands in the composer is scheduled, with its wishes, and the composer is empty then", async () => {
	const { user, server, toasts } = await open();
	expect(screen.queryByRole("button", { name: "Enviar depois" })).toBeNull();
	await user.type(composer(), "Seu pedido chegou?");
	await expectFocusBack(user, "app/inbox/scheduled/schedule-form.tsx#Dialog", { from: door });
	await user.click(await door());
	const dialog = within(await screen.findByRole("dialog", { name: "Enviar depois" }));
	expect(dialog.getByText(/agendar 20 nesta/u)).toBeTruthy();
	await user.click(dialog.getByRole("button", { name: "Em 1 hora" }));
	await user.click(dialog.getByRole("switch", { name: "Cancelar se o cliente escrever antes" }));
	await user.click(dialog.getByRole("button", { name: "Agendar" }));
	await waitFor(() => expect(toasts.at(-1)?.title).toMatch(/^Agendada para /u));
	const body = server.bodies[0]?.body as ScheduleMessages;
	expect(body).toMatchObject({
		timeZone: ZONE,
		untilReply: true,
		untilClosed: false,
		keepsHours: false,
		messages: [{ text: "Seu pedido chegou?" }],
	});
	expect(Math.abs(body.at - Date.now() - 3_600_000)).toBeLessThan(120_000);
	expect(composer().value).toBe("");
	await waitFor(() => expect(document.activeElement).toBe(composer()));
	expect(screen.queryByRole("dialog")).toBeNull();
});

test("files beside the draft are brought to the store and scheduled with it; none is left beside it", async () => {
	const files = { document: { maxBytes: 40, caption: true } };
	const { user, channel, server, toasts } = await open({
		capabilities: { ...CAPABILITIES, files },
	});
	const pdf = new File(["%PDF-1.7xx"], "contrato.pdf", { type: "application/pdf" });
	await user.upload(screen.getByLabelText<HTMLInputElement>("Anexar arquivo"), pdf);
	await waitFor(() =>
		expect(document.querySelector('[data-tray-file="contrato.pdf"]')?.textContent).toMatch(/ B/u),
	);
	await user.type(composer(), "Segue");
	await user.click(await door());
	await user.click(await screen.findByRole("button", { name: "Agendar" }));
	await waitFor(() => expect(toasts.at(-1)?.title).toMatch(/^Agendada para /u));
	expect(server.bodies[0]?.body).toMatchObject({
		messages: [
			{
				text: "Segue",
				file: { name: "contrato.pdf", hash: expect.stringMatching(/^[0-9a-f]{64}$/u) },
			},
		],
	});
	const steps = channel.calls.map(({ what }) => what).filter((what) => what.includes("/files"));
	expect(steps.at(-1)).toMatch(/\/end$/u);
	expect(document.querySelector("[data-tray-file]")).toBeNull();
	expect(composer().value).toBe("");
});

test("a moment that is over is refused in the form; without a connection the text stays", async () => {
	const { user, server, toasts } = await open({ refuse: "network" });
	await user.type(composer(), "Oi");
	await user.click(await door());
	const moment = await field();
	const next = moment.value;
	await user.clear(moment);
	await user.type(moment, "2001-01-01T10:00");
	await user.click(screen.getByRole("button", { name: "Agendar" }));
	expect(moment.getAttribute("aria-invalid")).toBe("true");
	expect(server.bodies).toEqual([]);
	await user.clear(moment);
	await user.type(moment, next);
	await user.click(screen.getByRole("button", { name: "Agendar" }));
	await waitFor(() => expect(toasts.at(-1)?.description).toMatch(/^Sem conexão/u));
	expect(screen.getByRole("dialog")).toBeTruthy();
	await user.keyboard("{Escape}");
	expect(composer().value).toBe("Oi");
});

test("where no more can be scheduled the form says so and schedules nothing; the official API's window is told of", async () => {
	const capabilities = { ...CAPABILITIES, replyWindowHours: 24 };
	const { user, server } = await open({ left: 0, capabilities });
	await user.type(composer(), "Oi");
	await user.click(await door());
	expect((await screen.findByRole("alert")).textContent).toMatch(/^Não cabem mais/u);
	expect(screen.getByText(/janela de 24 horas/u)).toBeTruthy();
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Agendar" }).disabled).toBe(true);
	expect(server.bodies).toEqual([]);
});

test("at the thread's end it stands with its moment and author, and is given another moment and words", async () => {
	const { user, server, toasts } = await open({ scheduled: [ONE] });
	expect((await region()).textContent).toMatch(
		/Bom dia, Maria!.*Agendada para amanhã, 09:00 · Olga Reis/u,
	);
	await user.click(await actionsOf());
	await user.click(await screen.findByRole("menuitem", { name: "Editar" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Editar mensagem agendada" }));
	const text = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Mensagem" });
	await user.clear(text);
	await user.click(dialog.getByRole("button", { name: "Salvar" }));
	expect(dialog.getByText("Escreva a mensagem.")).toBeTruthy();
	await user.type(text, "Boa tarde!");
	await user.click(dialog.getByRole("button", { name: "Em 1 hora" }));
	await user.click(dialog.getByRole("button", { name: "Salvar" }));
	await waitFor(() => expect(toasts.at(-1)?.title).toBe("Agendamento salvo"));
	expect(server.bodies).toMatchObject([
		{ what: "POST /s1", body: { text: "Boa tarde!", version: 3, timeZone: ZONE } },
	]);
});

test("it is called off, taken back, and sent now", async () => {
	const { user, server, toasts, pressToast } = await open({ scheduled: [ONE] });
	await user.click(await actionsOf());
	await user.click(await screen.findByRole("menuitem", { name: "Cancelar envio" }));
	await waitFor(() => expect(toasts.at(-1)?.title).toBe("Envio cancelado"));
	server.scheduled = [{ ...ONE, version: 5 }];
	await pressToast();
	await user.click(await actionsOf());
	await user.click(await screen.findByRole("menuitem", { name: "Enviar agora" }));
	await waitFor(() => expect(toasts.at(-1)?.title).toBe("Mensagem enviada"));
	expect(server.bodies).toMatchObject([
		{ what: "POST /s1/end", body: { how: "cancel", version: 3 } },
		{ what: "POST /s1", body: { text: ONE.text, at: ONE.at, version: 4 } },
		{ what: "POST /s1/end", body: { how: "send", version: 5 } },
	]);
	expect(screen.queryByRole("region", { name: "Mensagens agendadas" })).toBeNull();
});

test("what a colleague does is seen here, live; who comes second is told", async () => {
	const { channel, server, user, toasts } = await open({ scheduled: [ONE], refuse: "conflict" });
	await user.click(await actionsOf());
	await user.click(await screen.findByRole("menuitem", { name: "Enviar agora" }));
	await waitFor(() => expect(toasts.at(-1)?.description).toMatch(/^Alguém mudou/u));
	server.scheduled = [{ ...ONE, text: "De Olga", version: 4, author: ME.name }];
	channel.change(NAME, { scheduledAt: 2 });
	await waitFor(async () => expect((await region()).textContent).toMatch(/De Olga.*você/u));
	channel.change(NAME, { scheduledAt: undefined });
	await waitFor(() =>
		expect(screen.queryByRole("region", { name: "Mensagens agendadas" })).toBeNull(),
	);
});

test("one that was not sent says why, and can be scheduled again or dismissed; a viewer only reads", async () => {
	const unsent = { ...ONE, unsent: "window_closed" as const, at: Date.now() - 60_000 };
	const { user, server, toasts } = await open({ scheduled: [unsent] });
	expect((await region()).textContent).toContain(
		"Não enviada: a janela de 24 horas estava fechada",
	);
	await user.click(await actionsOf());
	expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
		"Agendar de novo",
		"Enviar agora",
		"Dispensar",
	]);
	await user.click(screen.getByRole("menuitem", { name: "Dispensar" }));
	await waitFor(() => expect(toasts.at(-1)?.title).toBe("Mensagem dispensada"));
	expect(server.bodies).toHaveLength(1);
});

test("a viewer reads what is scheduled and changes nothing", async () => {
	await open({
		scheduled: [{ ...ONE, timeZone: "Europe/Lisbon", untilReply: true }],
		role: "viewer",
	});
	expect((await region()).textContent).toMatch(
		/Lisboa \(Portugal\) · cancela se o cliente escrever/u,
	);
	expect(within(await region()).queryByRole("button")).toBeNull();
	expect(screen.queryByRole("button", { name: "Enviar depois" })).toBeNull();
});
