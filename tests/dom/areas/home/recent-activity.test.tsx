import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RecentActivityCard } from "#app/areas/home/recent-activity-card.tsx";
import type { ActivityView } from "#app/contracts/team.ts";
import { draw } from "#tests/support/dom.tsx";

const NOW = Date.parse("2026-11-23T13:05:00Z");
const entry = (overrides: Partial<ActivityView> = {}): ActivityView => ({
	id: "e1",
	action: "created",
	entityType: "channels",
	metadata: { code: "channel_created", name: "Site" },
	createdAt: NOW - 60_000,
	actor: { id: "m1", fullName: "Ana Souza", email: "ana@loja.test" },
	...overrides,
});

test("decision 40: the recent activity is the workspace's own log, without a badge", () => {
	const own = [entry(), entry({ id: "e2", actor: null, metadata: { code: "keys_renewed" } })];
	draw(<RecentActivityCard activity={own} now={NOW} />);
	const card = within(screen.getByRole("region", { name: "Atividade recente" }));
	const rows = card.getAllByRole("listitem").map(({ textContent }) => textContent);
	expect(rows[0]).toContain("Ana Souza");
	expect(rows[0]).toContain("Site");
	expect(rows[1]).toContain("Prosa renovou a proteção da chave do workspace");
	expect(card.queryByRole("note")).toBeNull();
});

test("decision 40: a workspace where nothing happened says so and invents nobody", () => {
	draw(<RecentActivityCard activity={[]} now={NOW} />);
	expect(screen.getByText("Nada aconteceu ainda")).toBeDefined();
	expect(screen.queryByText(/Agente Lia/)).toBeNull();
});

test("the demonstration keeps the sample whole, with its badge", () => {
	draw(<RecentActivityCard activity={null} now={NOW} />);
	expect(screen.getAllByRole("listitem")).toHaveLength(4);
	expect(screen.getByText("Agente Lia respondeu 12 clientes")).toBeDefined();
	expect(screen.getByRole("note").textContent).toContain("Dados de demonstração");
});
