import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { drawSettings } from "./drawn-settings.tsx";

const select = () => screen.getByLabelText("Transcrever áudios");

test("the month's budget for voice notes is chosen and saved, with who pays and what it cost so far", async () => {
	const { user, posts } = await drawSettings("#atendimento");
	expect(select()).toHaveProperty("value", "30");
	expect(document.body.textContent).toContain("chave da integração OpenAI da loja");
	expect(document.body.textContent).toMatch(/Custo neste mês, pelo preço de tabela: R\$\s1,50\./u);
	await user.selectOptions(select(), "Não transcrever");
	await waitFor(() => expect(posts).toEqual([{ intent: "voice-budget", budget: "0" }]));
	expect(select()).toHaveProperty("value", "0");
});

test("a refusal leaves the budget as it was", async () => {
	const { user, posts } = await drawSettings("#atendimento", () => "unavailable");
	await user.selectOptions(select(), "100");
	await waitFor(() => expect(posts).toHaveLength(1));
	await waitFor(() => expect(select()).toHaveProperty("value", "30"));
});

test("where no model hears, nothing is promised", async () => {
	await drawSettings(
		"#atendimento",
		() => null,
		[],
		"admin",
		(kept) => {
			kept.voice = null;
		},
	);
	expect(screen.queryByLabelText("Transcrever áudios")).toBeNull();
});
