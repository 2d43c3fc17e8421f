import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { drawSettings, type Kept } from "./drawn-settings.tsx";

const HASH = "#atendimento";
const CITY = { id: "city", label: "Cidade", kind: "text", choices: [] };
const keeps = (kept: Kept, fields: object[]) => {
	kept.profile.contactFields = JSON.stringify(fields);
};

test("a manager adds a field and a list of choices, orders them and saves all at once", async () => {
	const { user, posts } = await drawSettings(HASH, () => null, [], "manager");
	const add = screen.getByRole("button", { name: "Adicionar campo" });
	const save = screen.getByRole<HTMLButtonElement>("button", { name: "Salvar campos" });
	expect(save.disabled).toBe(true);
	await user.click(add);
	await waitFor(() => expect(document.activeElement?.hasAttribute("data-field")).toBe(true));
	await user.keyboard("Cidade");
	await user.click(add);
	const [, second] = screen.getAllByLabelText("Nome do campo");
	if (!second) throw new Error("there is no second field");
	await user.type(second, "Tamanho");
	const [, kind] = screen.getAllByLabelText("Tipo");
	if (!kind) throw new Error("the second field has no kind");
	await user.selectOptions(kind, "Lista de opções");
	await user.type(screen.getByLabelText("Opções"), "P{Enter}M");
	await user.click(screen.getByRole("button", { name: "Subir Tamanho" }));
	await user.click(save);
	await waitFor(() => expect(posts).toHaveLength(1));
	expect(posts[0]).toMatchObject({ intent: "contact-fields", seen: "" });
	expect(JSON.parse(posts[0]?.["fields"] ?? "")).toEqual([
		{ id: null, label: "Tamanho", kind: "choice", choices: ["P", "M"] },
		{ id: null, label: "Cidade", kind: "text", choices: [""] },
	]);
});

test("a refusal keeps what was typed and what the form was opened with; what is saved is shown anew", async () => {
	const codes = ["conflict", null];
	const { user, posts } = await drawSettings(
		HASH,
		(_form, kept) => {
			const code = codes.shift() ?? null;
			// Somebody else was faster, then it is saved.
			keeps(kept, code ? [CITY] : [CITY, { ...CITY, id: "own", label: "Bairro" }]);
			return code;
		},
		[],
		"admin",
	);
	await user.click(screen.getByRole("button", { name: "Adicionar campo" }));
	await user.type(screen.getByLabelText("Nome do campo"), "Bairro");
	await user.click(screen.getByRole("button", { name: "Salvar campos" }));
	expect((await screen.findByRole("alert")).textContent).toContain("mudou enquanto você editava");
	expect(screen.getByLabelText<HTMLInputElement>("Nome do campo").value).toBe("Bairro");
	await user.click(screen.getByRole("button", { name: "Salvar campos" }));
	await waitFor(() => expect(screen.getAllByLabelText("Nome do campo")).toHaveLength(2));
	expect(posts.map(({ seen }) => seen)).toEqual(["", ""]);
	expect(screen.queryByRole("alert")).toBeNull();
});

test("E02 others see which fields there are and change none", async () => {
	await drawSettings(HASH);
	expect(screen.getByText("Nenhum campo próprio ainda.")).not.toBeNull();
	expect(screen.queryByRole("button", { name: "Adicionar campo" })).toBeNull();
});
