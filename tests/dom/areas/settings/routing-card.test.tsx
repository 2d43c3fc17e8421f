import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_RULES, type RoutingRules } from "#app/domain/routing/settings.ts";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { drawSettings } from "./drawn-settings.tsx";

const inTurn: RoutingRules = { mode: "round_robin", giveBackMinutes: 15, giveBackTo: "next" };

const drawRouting = (
	workspace: RoutingRules,
	departments: { id: string; name: string; rules: RoutingRules | null }[] = [],
	answer: () => string | null = () => null,
) =>
	drawSettings("#atendimento", answer, [], "manager", (kept) => {
		kept.routing = { capacity: 10, workspace, departments };
	});

const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole("button", { name: "Salvar" });

test("how conversations are routed is chosen and saved whole", async () => {
	const toasts = listenToToasts();
	const { user, posts } = await drawRouting(DEFAULT_RULES);
	expect(field("Como distribuir")).toHaveProperty("value", "nobody");
	expect(screen.queryByLabelText("Conversas abertas por pessoa")).toBeNull();
	await user.selectOptions(field("Como distribuir"), "Em rodízio");
	await user.clear(field("Conversas abertas por pessoa"));
	await user.type(field("Conversas abertas por pessoa"), "5 conversas");
	await user.selectOptions(field("Se a pessoa não responder"), "Voltar para “Não atribuídas”");
	await user.clear(field("Minutos para a primeira resposta"));
	await user.type(field("Minutos para a primeira resposta"), "20");
	await user.click(save());
	const saved = { mode: "round_robin", minutes: "20", to: "queue", capacity: "5", department: "" };
	await waitFor(() => expect(posts).toEqual([{ intent: "routing", ...saved }]));
	await waitFor(() => expect(toasts.join()).toContain("Distribuição salva"));
});

test("what is no number is said at its field, and nothing is sent", async () => {
	const { user, posts } = await drawRouting(inTurn);
	await user.clear(field("Conversas abertas por pessoa"));
	await user.clear(field("Minutos para a primeira resposta"));
	await user.click(save());
	expect(screen.getByText("Um número de 1 a 500.")).toBeTruthy();
	expect(screen.getByText("Um número de 1 a 1440.")).toBeTruthy();
	expect(posts).toEqual([]);
	// Where it stays with whoever has it, no time is asked for.
	await user.type(field("Conversas abertas por pessoa"), "8");
	await user.selectOptions(field("Se a pessoa não responder"), "Deixar com a pessoa");
	await user.click(save());
	await waitFor(() => expect(posts).toMatchObject([{ minutes: "", capacity: "8" }]));
});

test("a department follows the workspace, or has rules of its own; a refusal is said", async () => {
	const departments = [{ id: "d1", name: "Vendas", rules: null }];
	const { user, posts } = await drawRouting(inTurn, departments, () => "unavailable");
	await user.selectOptions(field("Regras de"), "Vendas");
	expect(field("Como distribuir")).toHaveProperty("value", "");
	expect(screen.queryByLabelText("Conversas abertas por pessoa")).toBeNull();
	await user.selectOptions(field("Como distribuir"), "Para quem tem menos conversas");
	await user.click(save());
	await waitFor(() => expect(posts).toMatchObject([{ mode: "least_busy", department: "d1" }]));
	expect((await screen.findByRole("alert")).textContent).not.toBe("");
});

test("whoever may not choose is asked nothing", async () => {
	await drawSettings("#atendimento");
	expect(screen.queryByLabelText("Como distribuir")).toBeNull();
});
