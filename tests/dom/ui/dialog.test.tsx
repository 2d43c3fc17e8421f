import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { draw } from "#tests/support/dom.tsx";

/** A form, one whose first question is answered already, a list with a field to add to it, a text and a question, each opened by a button or by a menu. */
function Place() {
	const [open, setOpen] = useState<string | null>(null);
	const dialog = (name: string) => ({
		open: open === name,
		onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
		title: name,
	});
	const names = ["Convite", "Conexão", "Etiquetas", "Atalhos", "Remover"];
	return (
		<>
			<h1 tabIndex={-1}>Página</h1>
			{names.map((name) => (
				<button key={name} onClick={() => setOpen(name)} type="button">
					{`Abrir ${name}`}
				</button>
			))}
			<Menu trigger={<button type="button">Ações</button>}>
				{names.map((name) => (
					<MenuItem key={name} onSelect={() => setOpen(name)}>
						{name}
					</MenuItem>
				))}
			</Menu>
			<Dialog {...dialog("Convite")}>
				<form>
					<label>
						E-mail
						<input defaultValue="ana@" />
					</label>
				</form>
			</Dialog>
			<Dialog {...dialog("Conexão")}>
				<form>
					<select aria-label="Serviço" />
					<input aria-label="Nome" data-begin />
				</form>
			</Dialog>
			<Dialog {...dialog("Etiquetas")}>
				<button type="button">Remover VIP</button>
				<form>
					<input aria-label="Nova etiqueta" data-begin />
				</form>
			</Dialog>
			<Dialog {...dialog("Atalhos")}>
				<p>Ctrl+K</p>
			</Dialog>
			<ConfirmDialog {...dialog("Remover")} confirmLabel="Remover" onConfirm={() => setOpen(null)}>
				Isto não volta.
			</ConfirmDialog>
		</>
	);
}

const shown = (name: string) =>
	screen.queryByRole(name === "Remover" ? "alertdialog" : "dialog", { name });

/** Where the focus begins in each. */
const BEGINS: Record<string, () => Element | null> = {
	Convite: () => screen.getByLabelText("E-mail"),
	Conexão: () => screen.getByLabelText("Nome"),
	Etiquetas: () => screen.getByLabelText("Nova etiqueta"),
	Atalhos: () => shown("Atalhos"),
	Remover: () => screen.getByRole("button", { name: "Cancelar" }),
};

test.for(Object.keys(BEGINS))(
	"'%s' begins where the least surprise is, and the focus comes back to what opened it",
	async (name) => {
		const { user } = draw(<Place />);
		const opener = screen.getByRole("button", { name: `Abrir ${name}` });
		opener.focus();
		await user.keyboard("{Enter}");
		await waitFor(() => expect(shown(name)).not.toBeNull());
		await waitFor(() => expect(document.activeElement).toBe(BEGINS[name]?.()));
		await user.keyboard("{Escape}");
		await waitFor(() => expect(shown(name)).toBeNull());
		await waitFor(() => expect(document.activeElement).toBe(opener));
	},
);

test("every dialog that a menu opens gives the focus back to the menu's button (screens A5)", async () => {
	const { user } = draw(<Place />);
	const trigger = screen.getByRole("button", { name: "Ações" });
	for (const name of Object.keys(BEGINS)) {
		trigger.focus();
		await user.keyboard("{Enter}");
		const menu = await screen.findByRole("menu");
		within(menu).getByRole("menuitem", { name }).focus();
		await user.keyboard("{Enter}");
		await waitFor(() => expect(shown(name)).not.toBeNull());
		expect(screen.queryByRole("menu")).toBeNull();
		await user.keyboard("{Escape}");
		await waitFor(() => expect(shown(name)).toBeNull());
		await waitFor(() => expect(document.activeElement, name).toBe(trigger));
	}
});

test("on a touch screen a dialog has the focus itself: no keyboard comes up before it is read", async () => {
	vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" }));
	const { user } = draw(<Place />);
	await user.click(screen.getByRole("button", { name: "Abrir Convite" }));
	await waitFor(() => expect(document.activeElement).toBe(shown("Convite")));
	await user.keyboard("{Escape}");
	await waitFor(() => expect(shown("Convite")).toBeNull());
});
