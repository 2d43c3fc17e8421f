import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { GroupDialog } from "#app/areas/agents/synonyms/group-dialog.tsx";
import { SuggestionsCard } from "#app/areas/agents/synonyms/suggestions-card.tsx";
import SynonymsPage from "#app/areas/agents/synonyms/synonyms.route.tsx";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";

/** What the page's form answers, and what was sent. */
function answering(code: string | null = null) {
	const sent: Record<string, string[]>[] = [];
	const action = async ({ request }: { request: Request }) => {
		const form = await request.formData();
		const names = [...new Set(form.keys())];
		sent.push(Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)])));
		return { intent: form.get("intent"), code };
	};
	return { sent, page: { action } };
}

test("a group is typed as chips; what is left in the box counts, and a refusal keeps them", async () => {
	const { sent, page } = answering("synonyms_invalid");
	const { user } = draw(<GroupDialog group={null} onClose={() => undefined} />, { page });
	const dialog = within(await screen.findByRole("dialog"));
	await user.type(dialog.getByLabelText("Palavras"), "sacolé{Enter}geladinho");
	await user.click(dialog.getByRole("button", { name: "Salvar" }));
	expect(await dialog.findByText(/^Use de 2 a 20 palavras/u)).not.toBeNull();
	expect(sent).toEqual([{ intent: ["save"], words: ["sacolé", "geladinho"] }]);
	const words = within(dialog.getByRole("list", { name: "Palavras do grupo" }));
	expect(words.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
		"sacolé",
		"geladinho",
	]);
});

test("a suggestion is accepted or dismissed with one click; who may not manage reads why not", async () => {
	const { sent, page } = answering();
	const suggestions = [
		{ asked: "sacolé", told: "geladinho" },
		{ asked: "chup", told: "geladinho" },
	];
	const { user } = draw(<SuggestionsCard mayManage suggestions={suggestions} />, { page });
	await user.click(await screen.findByRole("button", { name: /sacolé.*sim, o mesmo/u }));
	await waitFor(() => expect(sent).toHaveLength(1));
	await user.click(screen.getByRole("button", { name: /chup.*: não/u }));
	await waitFor(() => expect(sent).toHaveLength(2));
	expect(sent).toEqual([
		{ intent: ["accept"], asked: ["sacolé"], told: ["geladinho"] },
		{ intent: ["dismiss"], asked: ["chup"], told: ["geladinho"] },
	]);
	draw(<SuggestionsCard mayManage={false} suggestions={suggestions.slice(0, 1)} />);
	expect(await screen.findAllByRole("button", { name: /Só gestores/u })).toHaveLength(2);
});

test("a group is edited and asked about, and the focus comes back", async () => {
	const groups = [{ id: "g1", words: ["sacolé", "geladinho"] }];
	const props = { loaderData: { groups, suggestions: [], mayManage: true } } as unknown;
	const { user } = draw(<SynonymsPage {...(props as Parameters<typeof SynonymsPage>[0])} />);
	for (const name of ["Novo grupo", /^Editar .*sacolé/u])
		await expectFocusBack(user, "app/areas/agents/synonyms/group-dialog.tsx#Dialog", {
			from: () => screen.findByRole("button", { name }),
		});
	await expectFocusBack(user, "app/areas/agents/synonyms/synonyms.route.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: /^Excluir .*sacolé/u }),
	});
});
