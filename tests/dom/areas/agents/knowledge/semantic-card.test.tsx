import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SemanticCard, type SemanticState } from "#app/areas/agents/bases/semantic-card.tsx";
import { draw } from "#tests/support/dom.tsx";

const state = (change: Partial<SemanticState> = {}): SemanticState => ({
	choice: { by: "installation" },
	hasModel: false,
	entries: 12,
	ready: 0,
	problem: null,
	use: { questions: 0, questionTokens: 0, entryTokens: 0 },
	integrations: [],
	...change,
});
const card = (change: Partial<SemanticState> = {}, mayManage = true) => (
	<SemanticCard mayManage={mayManage} state={state(change)} />
);

test("where nobody can compare meanings nothing is promised", async () => {
	draw(
		<>
			<p>Depois</p>
			{card()}
		</>,
	);
	await screen.findByText("Depois");
	expect(screen.queryByText("Busca por significado")).toBeNull();
});

test("the installation's model is on by itself and says how far it is, what it costs and what is wrong", async () => {
	draw(card({ hasModel: true, ready: 5, problem: "unavailable" }));
	expect(await screen.findByLabelText("Quem compara os significados")).toHaveProperty(
		"value",
		"installation",
	);
	expect(screen.getByText("5 de 12 textos prontos")).toBeTruthy();
	expect(screen.getByText(/Custo estimado de mil perguntas: < R\$/u)).toBeTruthy();
	expect(screen.getByText(/até lá, só palavras/u)).toBeTruthy();
	expect(screen.getByRole("button", { name: "Salvar" })).toHaveProperty("disabled", true);
});

test("a key is off until a manager chooses it, and who pays and who reads is said", async () => {
	const sent: Record<string, string>[] = [];
	const action = async ({ request }: { request: Request }) => {
		sent.push(Object.fromEntries(await request.formData()) as Record<string, string>);
		return { intent: "semantic", code: null };
	};
	const integrations = [{ id: "i1", name: "OpenAI da loja" }];
	const { user } = draw(card({ integrations }), {
		routes: [{ path: "/agents/knowledge", action }],
	});
	expect(await screen.findByText("Nada é enviado a ninguém.")).toBeTruthy();
	expect(screen.queryByText(/textos prontos/u)).toBeNull();
	await user.selectOptions(screen.getByLabelText("Quem compara os significados"), "key");
	expect(screen.getByText(/enviados ao fornecedor/u)).toBeTruthy();
	const save = screen.getByRole("button", { name: "Salvar" });
	expect(save).toHaveProperty("disabled", true);
	await user.selectOptions(screen.getByLabelText("Integração"), "i1");
	await user.click(save);
	expect(sent).toEqual([
		{ intent: "semantic", by: "key", integrationId: "i1", model: "text-embedding-3-small" },
	]);
});

test("who may not manage reads it", async () => {
	draw(
		card({ choice: { by: "key", integrationId: "i1", model: "own" }, entries: 1, ready: 1 }, false),
	);
	await screen.findByText("Busca por significado");
	expect(screen.queryByRole("button")).toBeNull();
	expect(screen.getByText("Um modelo pago por uma integração")).toBeTruthy();
	expect(screen.getByText("Não sabemos o preço deste modelo.")).toBeTruthy();
});
