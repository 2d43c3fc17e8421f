import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import SatisfactionPage from "#app/areas/satisfaction/satisfaction.route.tsx";
import type { SatisfactionView } from "#app/contracts/satisfaction.ts";
import { NO_GOALS } from "#app/domain/goals/goal.ts";
import { NO_SURVEY } from "#app/domain/satisfaction/survey.ts";
import { draw } from "#tests/support/dom.tsx";

const VIEW: SatisfactionView = {
	survey: NO_SURVEY,
	channels: [
		{ id: "c1", name: "Loja", type: "whatsapp" },
		{ id: "c2", name: "Site", type: "webchat" },
	],
	goals: { answerMinutes: 15, resolutionMinutes: 45 },
	departments: [{ id: "d1", name: "Vendas", goals: NO_GOALS }],
};

function drawPage({ mayManage = true, code = null as string | null } = {}) {
	const sent: Record<string, string>[] = [];
	const props = { loaderData: { view: VIEW, mayManage } } as unknown;
	const drawn = draw(<SatisfactionPage {...(props as Parameters<typeof SatisfactionPage>[0])} />, {
		at: "/settings/satisfaction",
		page: {
			action: async ({ request }) => {
				const form = Object.fromEntries(await request.formData()) as Record<string, string>;
				sent.push(form);
				return { intent: form["intent"], code };
			},
		},
	});
	return { ...drawn, sent };
}
const valueOf = (select: HTMLElement) => (select as HTMLElement & { value: string }).value;
const survey = () => within(screen.getByRole("region", { name: "Pesquisa de satisfação" }));
const goals = () => within(screen.getByRole("region", { name: "Metas de atendimento" }));

test("a survey is switched on for a channel with a question of one's own, and read as the customer will", async () => {
	const { user, sent } = drawPage();
	const preview = () => survey().getByRole("region", { name: "O que o cliente lê" }).textContent;
	expect(preview()).toContain("Como foi o nosso atendimento?");
	await user.click(survey().getByRole("checkbox", { name: "Loja" }));
	await user.type(survey().getByRole("textbox", { name: /^Pergunta/ }), "Gostou?");
	await user.click(survey().getByRole("switch", { name: "Convidar a comentar" }));
	expect(preview()).toContain("Gostou?\n\nResponda com um número de 1 (péssimo) a 5 (ótimo).");
	expect(preview()).not.toContain("Se quiser");
	await user.click(survey().getByRole("button", { name: "Salvar pesquisa" }));
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]).toMatchObject({ intent: "survey" });
	expect(JSON.parse(sent[0]?.["survey"] ?? "")).toEqual({
		...NO_SURVEY,
		channelIds: ["c1"],
		question: "Gostou?",
		asksComment: false,
	});
});

test("goals are saved as they are chosen, a department's beside the company's; a refusal takes the choice back", async () => {
	const { user, sent } = drawPage({ code: "forbidden" });
	const [own, vendas] = goals().getAllByRole("combobox", {
		name: "Responder em até",
	});
	if (!own || !vendas) throw new Error("two");
	expect([valueOf(own), valueOf(vendas)]).toEqual(["15", ""]);
	expect(vendas.textContent).toContain("Como a empresa");
	// 45 minutes are not among what is offered, and stand there all the same.
	expect(goals().getAllByRole("combobox", { name: "Resolver em até" }).map(valueOf)).toEqual([
		"45",
		"",
	]);
	await user.selectOptions(vendas, "5 minutos");
	await waitFor(() =>
		expect(sent).toEqual([{ intent: "goal", department: "d1", kind: "answer", minutes: "5" }]),
	);
	await waitFor(() => expect(valueOf(vendas)).toBe(""));
});

test("who may not change it reads it", () => {
	drawPage({ mayManage: false });
	expect(screen.getByText(/Só administradores e gestores/)).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Salvar pesquisa" })).toBeNull();
	for (const box of screen.getAllByRole<HTMLInputElement>("checkbox"))
		expect(box.disabled).toBe(true);
	for (const select of screen.getAllByRole("combobox"))
		expect(select.hasAttribute("disabled")).toBe(true);
});
