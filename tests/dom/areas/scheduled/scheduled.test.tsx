import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import ScheduledPage from "#app/areas/scheduled/scheduled.route.tsx";
import type { WorkspaceSchedule } from "#app/contracts/scheduled.ts";
import { draw } from "#tests/support/dom.tsx";

/** A Saturday, ten in the morning of São Paulo. */
const NOW = Date.UTC(2026, 10, 28, 13);
type Scheduled = WorkspaceSchedule["scheduled"][number];
const ONE: Scheduled = {
	id: "s1",
	text: "Bom dia!",
	type: "text",
	fileName: null,
	isText: true,
	at: Date.UTC(2026, 10, 29, 12),
	dueAt: Date.UTC(2026, 10, 29, 12),
	timeZone: "America/Sao_Paulo",
	untilReply: false,
	untilClosed: false,
	keepsHours: false,
	author: "Ana Reis",
	unsent: null,
	version: 1,
	contact: { id: "c1", name: "Maria Souza", phone: "5511987654321", assignee: null },
	channel: { id: "ch1", name: "Loja", type: "whatsapp" },
};

function drawPage(scheduled: Scheduled[], silent: string[] = []) {
	const props = { loaderData: { scheduled, silent, now: NOW } } as unknown;
	return draw(<ScheduledPage {...(props as Parameters<typeof ScheduledPage>[0])} />, {
		at: "/scheduled",
	});
}

test("what was not sent stands first, with why; each row leads to its conversation", () => {
	drawPage([
		ONE,
		{
			...ONE,
			id: "s2",
			unsent: "late",
			contact: { ...ONE.contact, id: "c2", name: null },
			author: null,
		},
		{ ...ONE, id: "s3", text: "", fileName: "foto.jpg", dueAt: Date.UTC(2026, 11, 1, 12) },
	]);
	const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
	expect(titles).toEqual(["Não enviadas", "Agendadas"]);
	const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
	expect(rows[0]).toMatch(/11.*98765-4321.*Bom dia!.*Não enviada: a hora passou/u);
	expect(rows[1]).toMatch(/Maria Souza.*Bom dia! · Ana Reis.*amanhã, 09:00/u);
	expect(rows[2]).toMatch(/foto\.jpg · Ana Reis.*terça-feira, 09:00/u);
	const link = within(screen.getAllByRole("listitem")[1] as HTMLElement).getByRole("link");
	expect(link.getAttribute("href")).toBe("/whatsapp/instances/ch1/messages/c1");
});

test("where nothing is scheduled the page says how it begins; a silent channel is named", () => {
	drawPage([], ["Balcão"]);
	expect(screen.getByText("Nada agendado")).toBeTruthy();
	expect(screen.getByRole("status").textContent).toContain("Sem resposta de Balcão");
	expect(screen.getByRole("button", { name: "Tentar de novo" })).toBeTruthy();
});
