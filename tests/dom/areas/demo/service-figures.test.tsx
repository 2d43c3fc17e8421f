import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ServiceFigures } from "#app/areas/demo/service/service-figures.tsx";
import { PeriodChoice } from "#app/areas/demo/service/period-choice.tsx";
import type { ServiceReport } from "#app/contracts/reports.ts";
import { bucketOf } from "#app/domain/service-figures/buckets.ts";
import { parsePeriod } from "#app/domain/service-figures/period.ts";
import { draw } from "#tests/support/dom.tsx";

const MINUTE_MS = 60_000;
const AGENT = "00000000-0000-4000-8000-00000000000a";
const period = parsePeriod({ days: "7", from: null, to: null }, "2026-11-20");
const hours = Array.from({ length: 7 }, (_, weekday) =>
	Array.from({ length: 24 }, (_, hour) => (weekday === 1 && hour === 9 ? 12 : 0)),
);
const wait = (minutes: number) => ({
	[`wait.${bucketOf(minutes * MINUTE_MS)}`]: 1,
	[`waitOpen.${bucketOf(minutes * MINUTE_MS)}`]: 1,
	"wait.ms": minutes * MINUTE_MS,
});

const report = (over: Partial<ServiceReport> = {}): ServiceReport => ({
	period,
	now: Date.parse("2026-11-20T12:00:00-03:00"),
	sums: {
		all: {
			opened: 12,
			answered: 4,
			closed: 8,
			once: 7,
			reopened: 1,
			alone: 2,
			handedOver: 3,
			...wait(10),
		},
		"member:ana": { opened: 7, closed: 5, rated: 2, score: 9 },
		"member:former": { opened: 1 },
		[`agent:${AGENT}`]: { opened: 5, alone: 2, handedOver: 3 },
		"label:vip": { opened: 2 },
	},
	before: { all: { opened: 10 } },
	days: [{ day: "2026-11-20", sums: { opened: 12 } }],
	hours,
	counts: { mine: 0, unassigned: 0, agent: 0, unread: 0, open: 5, waiting: 3 },
	open: [],
	members: [{ id: "ana", name: "Ana Prado" }],
	agents: [{ id: AGENT, name: "Bia", status: "active" }],
	departments: [],
	readsPeople: true,
	isDemonstration: false,
	...over,
});

const show = (over: Partial<ServiceReport> = {}) =>
	draw(<ServiceFigures channels={[]} memberId="ana" report={report(over)} />);
const cell = (table: string, name: string, column: string): string | null => {
	const shown = screen.getByRole("table", { name: table });
	const at = within(shown)
		.getAllByRole("columnheader")
		.findIndex(({ textContent }) => textContent === column);
	const row = within(shown).getByRole("row", { name: new RegExp(`^${name}`) });
	return row.children[at]?.textContent ?? null;
};

test("figures stand beside those of the period before, and open their lists", () => {
	show();
	const link = (name: RegExp) => screen.getByRole("link", { name });
	const opened = link(/Conversas abertas/);
	expect(opened.textContent).toContain("12");
	expect(opened.textContent).toContain("+20,0% sobre o período anterior");
	expect(link(/Aguardando agora/).textContent).toContain("3");
	expect(link(/Aguardando agora/).getAttribute("href")).toBe(
		"/conversations?order=longest&who=waiting",
	);
	expect(link(/reaberta Encerradas/).textContent).toContain("1 reaberta");
	expect(link(/reaberta Encerradas/).getAttribute("href")).toBe(
		"/conversations?from=2026-11-14&status=closed&to=2026-11-20",
	);
	expect(link(/Só por agentes/).textContent).toContain("25,0%");
	expect(screen.getByText("Primeira resposta").parentElement?.textContent).toContain(
		"mediana; 90% até",
	);
});

test("each person, label and agent has a row; who is gone is a former member", () => {
	show();
	expect(cell("Por pessoa", "Ana Prado", "Encerradas")).toBe("5");
	expect(cell("Por pessoa", "Ana Prado", "Satisfação")).toBe("4,5 de 5");
	expect(cell("Por pessoa", "Ex-membro", "Abertas")).toBe("1");
	expect(cell("Por agente", "Bia", "Passadas")).toBe("3");
	expect(screen.getByRole("link", { name: "Bia" }).getAttribute("href")).toBe(
		`/conversations?agentId=${AGENT}`,
	);
	expect(screen.getByRole("link", { name: "vip" }).getAttribute("href")).toBe(
		"/conversations?label=vip",
	);
	expect(screen.queryByText("Por departamento")).toBeNull();
	const closed = screen.getByRole("link", { name: "Ana Prado: Encerradas 5" });
	expect(closed.getAttribute("href")).toMatch(/assigneeId=.*&from=.*&status=closed&to=/);
});

test("the hours of the week are figures, not only colours", () => {
	show();
	expect(cell("Horários mais movimentados", "seg.", "9")).toBe("12");
	expect(cell("Horários mais movimentados", "dom.", "9")).toBe("0");
});

test("who may not read other people's figures is told so", () => {
	show({ readsPeople: false });
	expect(screen.queryByText(/Só os seus números/)).not.toBeNull();
});

test("an own period is chosen with the keyboard", async () => {
	const { user, address } = draw(<PeriodChoice period={period} />);
	expect(screen.getByRole("link", { name: "7 dias" }).getAttribute("aria-current")).toBe("true");
	const from = screen.getByLabelText("De");
	await user.clear(from);
	await user.type(from, "2026-11-01");
	await user.click(screen.getByRole("button", { name: "Mostrar" }));
	expect(address()).toBe("/?from=2026-11-01&to=2026-11-20");
});
