import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AuditBar } from "#app/areas/admin/audit/audit-bar.tsx";
import { AuditList } from "#app/areas/admin/audit/audit-list.tsx";
import { ExportButton } from "#app/areas/admin/audit/export-button.tsx";
import type { AuditEntry } from "#app/contracts/team.ts";
import type { AuditFilter } from "#app/domain/team/audit.ts";
import { draw } from "#tests/support/dom.tsx";

const AT = Date.parse("2026-11-28T15:00:00Z");
const FILTER: AuditFilter = { kind: "keys", days: 30, q: "", before: null };
const ENTRIES: AuditEntry[] = [
	{
		id: "e1",
		action: "created",
		entityType: "workspace_keys",
		metadata: { code: "api_key_created", name: "Loja", requestId: "req-12345678" },
		createdAt: AT,
		actor: { id: "m1", fullName: "=HYPERLINK(0)", email: "ana@loja.example" },
		kind: "keys",
	},
	{
		id: "e2",
		action: "updated",
		entityType: "exports",
		metadata: { code: "data_exported", what: "canned_responses" },
		createdAt: AT,
		actor: { id: "m2", fullName: "", email: "" },
		kind: "data",
	},
];

function visit() {
	const posts: Record<string, string>[] = [];
	const page = (
		<>
			<ExportButton filter={FILTER} />
			<AuditBar filter={FILTER} />
			<AuditList entries={ENTRIES} />
		</>
	);
	const drawn = draw(page, {
		at: "/admin/audit?tipo=keys&dias=30",
		page: {
			action: async ({ request }) => {
				posts.push(Object.fromEntries(await request.formData()) as Record<string, string>);
				return { intent: "export", code: null, entries: ENTRIES, isCut: false };
			},
		},
	});
	return { ...drawn, posts };
}

test("an entry says who did what, when, of which kind, and by which request", async () => {
	visit();
	const list = await screen.findByRole("list", { name: "Entradas da auditoria" });
	const [first, second] = within(list).getAllByRole("listitem");
	for (const part of ["Chaves e conexões", "ana@loja.example", "Pedido req-12345678", "Loja"])
		expect(first?.textContent).toContain(part);
	expect(second?.textContent).toContain("Antigo membro exportou as respostas prontas");
});

test("the file has what the filter shows, in words, and a formula in it is only text", async () => {
	const files: Blob[] = [];
	vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
		files.push(blob as Blob);
		return "blob:file";
	});
	vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
	const { user, posts } = visit();
	await user.click(await screen.findByRole("button", { name: "Exportar CSV" }));
	await waitFor(() => expect(files).toHaveLength(1));
	expect(posts).toEqual([{ intent: "export", filter: "?tipo=keys&dias=30" }]);
	const [head, first, second] = ((await files[0]?.text()) ?? "").split("\r\n");
	expect(head).toContain("Data e hora,Pessoa,E-mail,Tipo,O que fez,Pedido");
	expect(first).toContain("'=HYPERLINK(0)");
	expect(first).toContain("2026-11-28T15:00:00.000Z");
	expect(second).toContain("exportou as respostas prontas");
});

test("search, kind and period stand in the address", async () => {
	const { user, address } = visit();
	await user.type(
		await screen.findByRole("textbox", { name: /^Buscar por pessoa/u }),
		"ana{Enter}",
	);
	await waitFor(() => expect(address()).toBe("/admin/audit?tipo=keys&dias=30&q=ana"));
	await user.selectOptions(screen.getByRole("combobox", { name: "Tipo" }), "data");
	await waitFor(() => expect(address()).toContain("tipo=data"));
});
