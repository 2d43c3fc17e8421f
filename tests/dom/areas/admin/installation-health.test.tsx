import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AlarmCard } from "#app/areas/admin/health/alarm-card.tsx";
import { BuildsCard } from "#app/areas/admin/health/builds-card.tsx";
import { ChannelCosts } from "#app/areas/admin/health/channel-costs.tsx";
import { PriceList } from "#app/areas/admin/health/price-list.tsx";
import { TroubleList } from "#app/areas/admin/health/trouble-list.tsx";
import type { HealthView, TroubleView } from "#app/contracts/installation-health.ts";
import { PRICED_ITEMS } from "#app/domain/health/cost.ts";
import { TROUBLES } from "#app/domain/health/trouble.ts";
import { draw } from "#tests/support/dom.tsx";

const NOW = Date.parse("2026-11-23T13:05:00Z");
const MINUTE = 60_000;
const view = (
	overrides: Partial<HealthView> = {},
	troubles: Partial<TroubleView>[] = [],
): HealthView => ({
	now: NOW,
	troubles: TROUBLES.map((trouble) => ({
		trouble,
		figure: 0,
		isTrouble: false,
		beganAt: null,
		toldAt: null,
		...troubles.find((each) => each.trouble === trouble),
	})),
	cron: { startedAt: NOW - 3 * MINUTE, endedAt: NOW - 3 * MINUTE, failedParts: 0 },
	database: { bytes: 1_200_000_000, limitBytes: 10_000_000_000 },
	hours: [],
	events: [],
	stuck: [],
	full: [],
	builds: [],
	present: { build: "b2" },
	target: { email: "", webhook: "", failedAt: null, sendsMail: true },
	...overrides,
});

test("each thing that may go wrong says in a sentence how it is, and which one needs somebody", () => {
	const wrong = {
		isTrouble: true,
		figure: 3,
		beganAt: NOW - 60 * MINUTE,
		toldAt: NOW - 55 * MINUTE,
	};
	draw(<TroubleList view={view({}, [{ trouble: "dead_letters", ...wrong }])} />);
	expect(screen.getAllByText("Em ordem")).toHaveLength(TROUBLES.length - 1);
	const letters = within(screen.getByRole("region", { name: "Tarefas com falha" }));
	expect(letters.getByText("Precisa de você")).toBeDefined();
	expect(letters.getByText(/3 tarefas esperam por uma pessoa/)).toBeDefined();
	expect(letters.getByText("Começou há 1 hora; avisado há 55 minutos.")).toBeDefined();
	expect(letters.getByRole("link").getAttribute("href")).toBe("/admin/dead-letters");
	expect(screen.getByText("Terminou há 3 minutos.")).toBeDefined();
	expect(screen.getByText("1.200 MB de 10 GB (12,0%).")).toBeDefined();
});

test("J21 a channel of another workspace is a type and a workspace: no name, no link", () => {
	const of = { workspaceName: "Padaria", type: "telegram", since: NOW - 20 * MINUTE };
	const stuck = [
		{ key: "a", ...of, name: null, channelId: null },
		{ key: "b", ...of, workspaceName: "Loja", name: "Vendas", channelId: "c1" },
	];
	draw(
		<TroubleList
			view={view({ stuck }, [{ trouble: "stuck_messages", figure: 2, isTrouble: true }])}
		/>,
	);
	const rows = within(screen.getByRole("region", { name: "Mensagens paradas" }));
	expect(rows.getByText(/Um canal Telegram/).textContent).toContain("Padaria");
	expect(rows.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Vendas"]);
});

test("channels short of space are listed with their share, and say what to plan", () => {
	const of = { workspaceName: "Padaria", type: "telegram", bytes: 7_200_000_000 };
	const full = [
		{ key: "a", ...of, name: null, channelId: null },
		{ key: "b", ...of, workspaceName: "Loja", name: "Vendas", channelId: "c1" },
	];
	draw(
		<TroubleList
			view={view({ full }, [{ trouble: "channels_full", figure: 2, isTrouble: true }])}
		/>,
	);
	const rows = within(screen.getByRole("region", { name: "Espaço dos canais" }));
	expect(rows.getByText("2 canais passaram de 70 % do espaço.")).toBeDefined();
	expect(rows.getByText(/Um canal Telegram/).textContent).toContain("Padaria · 72,0%");
	expect(rows.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Vendas"]);
});

test("where no mail leaves the alarms say so, and an address that failed says when", () => {
	const target = {
		email: "",
		webhook: "https://hooks.example/••••••••",
		failedAt: NOW - 5 * MINUTE,
	};
	draw(<AlarmCard now={NOW} target={{ ...target, sendsMail: false }} />);
	expect(screen.getByText(/não envia e-mails/)).toBeDefined();
	expect(screen.getByText("A última chamada falhou há 5 minutos.")).toBeDefined();
	expect(screen.getByLabelText<HTMLInputElement>(/Endereço/).value).toBe(target.webhook);
});

test("versions say which build is the present one and who has said nothing yet", () => {
	const builds = [
		{ build: "b2", steps: "13.2", objects: 3 },
		{ build: null, steps: null, objects: 1 },
	];
	draw(<BuildsCard view={view({ builds })} />);
	const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
	expect(rows[0]).toContain("3 canais");
	expect(rows[0]).toContain("atual");
	expect(rows[1]).toContain("não disse nada ainda");
});

test("the month is reckoned item by item at list prices, with the date and the sources", () => {
	draw(<PriceList amounts={{ objectRowsWritten: 60_000_000 }} />);
	expect(screen.getAllByRole("row")).toHaveLength(PRICED_ITEMS.length + 1);
	const row = within(screen.getByRole("row", { name: /Linhas gravadas em objetos/ }));
	expect(row.getByText("60.000.000")).toBeDefined();
	expect(screen.getAllByText(/60,00/).length).toBeGreaterThan(0);
	// Ten million more than the plan includes.
	expect(screen.getByText(/10,00/)).toBeDefined();
	expect(screen.getByText(/conferidos em 20\/11\/2026/)).toBeDefined();
	expect(screen.getAllByRole("link").length).toBeGreaterThan(1);
});

test("J21 costs name a channel only to its own workspace", () => {
	const amounts = { objectRowsWritten: 2_000_000 };
	const channels = [
		{ key: "a", workspaceName: "Loja", name: "Vendas", type: "whatsapp", amounts },
		{ key: "b", workspaceName: "Padaria", name: null, type: "webchat", amounts },
		{ key: "c", workspaceName: "Padaria", name: null, type: null, amounts },
	];
	draw(
		<ChannelCosts
			view={{
				month: "2026-11",
				before: "2026-10",
				after: null,
				channels,
				channelTotal: {},
				shared: {},
			}}
		/>,
	);
	const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
	expect(rows[0]).toContain("Vendas");
	expect(rows[0]).toContain("2,00");
	expect(rows[1]).toContain("Webchat");
	expect(rows[2]).toContain("Canal removido");
});
