import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Combobox } from "#app/ui/combobox.tsx";
import { Field } from "#app/ui/field.tsx";
import { draw } from "#tests/support/dom.tsx";

const CITIES = ["Acre", "Bahia", "Belém", "Natal", "Recife", "Salvador", "São Paulo"].flatMap(
	(city) => [1, 2].map((n) => ({ value: `${city}-${n}`, label: `${city} ${n}` })),
);

function Place(props: { onSubmit: () => void }) {
	const [value, setValue] = useState("Bahia-1");
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				props.onSubmit();
			}}
		>
			<Field error="Escolha outra" hint="Onde fica" label="Cidade">
				{(control) => (
					<Combobox
						control={control}
						label="Cidades"
						none="Nada encontrado"
						onChoose={setValue}
						placeholder="Digite uma cidade"
						search={(text) => CITIES.filter(({ label }) => label.toLowerCase().includes(text))}
						selected={CITIES.find((city) => city.value === value) ?? { value, label: value }}
					/>
				)}
			</Field>
			<button type="submit">Salvar</button>
		</form>
	);
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Cidade" });
const options = () =>
	within(screen.getByRole("listbox", { name: "Cidades" }))
		.queryAllByRole("option")
		.map((option) => option.textContent);
/** The option that assistive technology is told of while the focus stays in the field. */
const active = () =>
	document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

function drawField() {
	const onSubmit = vi.fn();
	return { ...draw(<Place onSubmit={onSubmit} />), onSubmit };
}

test("a combobox is a field: its label leads to it, hint and error are told, Enter sends the form", async () => {
	const { user, onSubmit } = drawField();
	expect(field().getAttribute("aria-expanded")).toBe("false");
	expect(field().getAttribute("aria-invalid")).toBe("true");
	const described = (field().getAttribute("aria-describedby") ?? "").split(" ");
	expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
		"Escolha outra",
		"Onde fica",
	]);
	await user.click(screen.getByText("Cidade"));
	expect(document.activeElement).toBe(field());
	await user.keyboard("{Escape}{Enter}");
	expect(onSubmit).toHaveBeenCalledOnce();
	expect(field().value).toBe("Bahia 1");
});

test("the keyboard opens, walks and chooses, and the focus stays in the field", async () => {
	const { user, onSubmit } = drawField();
	field().focus();
	await user.keyboard("{ArrowDown}");
	expect(field().getAttribute("aria-expanded")).toBe("true");
	// The list begins at what is chosen, and says which one that is.
	expect(active()).toBe("Bahia 1");
	expect(screen.getByRole("option", { selected: true }).textContent).toBe("Bahia 1");
	await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
	expect(active()).toBe("Bahia 2");
	expect(screen.getByRole("option", { selected: true }).textContent).toBe("Bahia 1");
	await user.keyboard("{PageDown}");
	expect(active()).toBe("Salvador 2");
	await user.keyboard("{PageDown}");
	expect(active()).toBe("São Paulo 2");
	await user.keyboard("{PageUp}{PageUp}{PageUp}");
	expect(active()).toBe("Acre 1");
	expect(document.activeElement).toBe(field());
	await user.keyboard("{Enter}");
	expect(field().value).toBe("Acre 1");
	expect(field().getAttribute("aria-expanded")).toBe("false");
	expect(onSubmit).not.toHaveBeenCalled();
});

test("typing finds, nothing found is said, and leaving keeps what was chosen", async () => {
	const { user } = drawField();
	await user.click(field());
	expect(field().placeholder).toBe("Digite uma cidade");
	await user.keyboard("recife");
	expect(options()).toEqual(["Recife 1", "Recife 2"]);
	expect(active()).toBe("Recife 1");
	await user.keyboard("x");
	expect(options()).toEqual([]);
	expect(screen.getByText("Nada encontrado").getAttribute("aria-live")).toBe("polite");
	await user.tab();
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Salvar" }));
	expect(field().value).toBe("Bahia 1");
	expect(field().getAttribute("aria-expanded")).toBe("false");
});

test("a press on an option chooses it, and Escape chooses nothing", async () => {
	const { user } = drawField();
	await user.click(field());
	// The field must not lose the focus to the press: the list would be gone before the click.
	expect(fireEvent.pointerDown(screen.getByText("Natal 1"))).toBe(false);
	await user.click(screen.getByText("Natal 1"));
	expect(field().value).toBe("Natal 1");
	expect(document.activeElement).toBe(field());
	await user.keyboard("{ArrowDown}{ArrowDown}{Escape}");
	expect(field().value).toBe("Natal 1");
});
