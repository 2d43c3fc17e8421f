import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import LibraryPage from "#app/areas/agents/library/library.route.tsx";
import { MAX_LIBRARY_BYTES } from "#app/domain/library/library-file.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";

const FILE = {
	id: "f1",
	name: "Tabela.pdf",
	description: "",
	mimetype: "application/pdf",
	bytes: 2048,
	createdAt: 1,
};

function open(over: object = {}) {
	const asked: { what: string; body: unknown }[] = [];
	let answer = (): Response => new Response(null, { status: 204 });
	vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
		const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
		asked.push({ what: `${init.method ?? "GET"} ${path}`, body });
		if (path.endsWith("/files")) return Response.json({ isKept: false, parts: [], partBytes: 4 });
		return answer();
	});
	const loaderData = { files: [FILE], isKept: true, mayManage: true, ...over };
	const props = { loaderData } as unknown as Parameters<typeof LibraryPage>[0];
	const drawn = draw(<LibraryPage {...props} />);
	return { ...drawn, asked, refuse: (with_: () => Response) => void (answer = with_) };
}
const menu = () => screen.findByRole("button", { name: /^Mais ações de .*Tabela/u });

test("a file is described and deleted, and the focus comes back from both", async () => {
	const { user, asked, refuse } = open();
	await screen.findByText(/^Sem descrição/u);
	await expectFocusBack(user, "app/areas/agents/library/edit-dialog.tsx#Dialog", {
		from: menu,
		item: /^Editar/u,
	});
	await expectFocusBack(user, "app/areas/agents/library/remove-dialog.tsx#ConfirmDialog", {
		from: menu,
		item: /^Excluir/u,
	});
	await user.click(await menu());
	await user.click(screen.getByRole("menuitem", { name: /^Editar/u }));
	const dialog = within(await screen.findByRole("dialog"));
	await user.type(dialog.getByLabelText("Quando enviar"), "Preços");
	refuse(() =>
		Response.json({ error: { code: "file_name_taken", requestId: "r" } }, { status: 409 }),
	);
	await user.click(dialog.getByRole("button", { name: "Salvar" }));
	await dialog.findByText("Já há um arquivo com esse nome.");
	expect(asked).toEqual([
		{ what: "PUT /api/library/f1", body: { name: "Tabela.pdf", description: "Preços" } },
	]);
});

test("files go up in parts with their names; what is too large is refused before anything leaves", async () => {
	const { user, asked, container } = open();
	await screen.findByText("Tabela.pdf");
	const large = new File(["x"], "filme.mp4");
	Object.defineProperty(large, "size", { value: MAX_LIBRARY_BYTES + 1 });
	const input = container.querySelector<HTMLInputElement>("input[type=file]");
	if (!input) throw new Error("nowhere to choose a file");
	await user.upload(input, [large, new File(["catálogo"], "Catálogo.pdf")]);
	await screen.findByText("Não foi adicionado: é maior que 25 MB.");
	await waitFor(() => expect(asked.at(-1)?.what).toMatch(/\/end$/u));
	const hash = /files\/([0-9a-f]{64})\/end/u.exec(asked.at(-1)?.what ?? "")?.[1] ?? "";
	expect(asked.map(({ what }) => what)).toEqual([
		"POST /api/library/files",
		...[0, 1, 2].map((part) => `PUT /api/library/files/${hash}/parts/${part}?bytes=9`),
		`POST /api/library/files/${hash}/end`,
	]);
	expect(asked.at(-1)?.body).toEqual({ name: "Catálogo.pdf", bytes: 9 });
	expect(screen.queryByRole("button", { name: "Tentar novamente" })).toBeNull();
});

test("who may not manage it reads why not, and an installation without a store says so", async () => {
	open({ mayManage: false });
	await screen.findByRole("button", { name: /Só administradores e gestores/u });
	open({ files: [], isKept: false });
	expect(await screen.findAllByText("Esta instalação não guarda arquivos")).not.toHaveLength(0);
});
