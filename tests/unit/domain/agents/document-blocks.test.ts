import { expect, test } from "vitest";
import { type Block, toEntries } from "#app/domain/agents/document-blocks.ts";
import { MAX_ENTRY_CHARACTERS } from "#app/domain/agents/knowledge-text.ts";

const heading = (level: number, text: string): Block => ({ kind: "heading", level, text });
const text = (written: string): Block => ({ kind: "text", text: written });

function entriesOf(...blocks: Block[]) {
	const entries = toEntries(blocks, "manual");
	if (!entries.ok) throw new Error(entries.code);
	return entries.value;
}

test("each heading with text under it is an entry, known by the headings above it", () => {
	expect(
		entriesOf(
			text("Bem-vindo."),
			heading(0, "Manual da loja"),
			heading(1, "Trocas"),
			heading(2, "Prazo  da\ntroca"),
			text("30 dias."),
			text("- com nota"),
			text("- com etiqueta"),
			heading(1, "Entrega"),
			text("Em todo o Brasil."),
			text("Grátis acima de R$ 200."),
		).map(({ path, title, text: written }) => [path.join(" > "), title, written]),
	).toEqual([
		["manual", "manual", "Bem-vindo."],
		[
			"Manual da loja > Trocas > Prazo da troca",
			"Prazo da troca",
			"30 dias.\n\n- com nota\n- com etiqueta",
		],
		["Manual da loja > Entrega", "Entrega", "Em todo o Brasil.\n\nGrátis acima de R$ 200."],
	]);
});

test("headings that stand there twice are told apart by the one above", () => {
	const titles = entriesOf(
		heading(1, "Troca"),
		heading(2, "Prazo"),
		text("30 dias."),
		heading(1, "Entrega"),
		heading(2, "Prazo"),
		text("7 dias."),
	).map(({ title }) => title);
	expect(titles).toEqual(["Troca: Prazo", "Entrega: Prazo"]);
});

test("a table is an entry of its own with its rows; a small one stays with its text", () => {
	const rows = [
		["Item", "Preço"],
		["Bolo", "30"],
		["Torta", "45"],
	];
	const [before, table, after] = entriesOf(
		heading(1, "Cardápio"),
		text("Tudo feito hoje."),
		{ kind: "table", rows },
		text("Preços por quilo."),
	);
	expect([before?.rows, table?.rows, after?.rows]).toEqual([null, rows, null]);
	expect(table?.text).toBe("Item: Bolo\nPreço: 30\n\nItem: Torta\nPreço: 45");
	const [only, ...others] = entriesOf(text("Horários:"), {
		kind: "table",
		rows: [["Sábado", "9h às 13h"]],
	});
	expect(only?.text).toBe("Horários:\n\nSábado: 9h às 13h");
	expect(others).toEqual([]);
});

test("nothing makes no entry, and a section longer than an entry is refused", () => {
	expect(toEntries([heading(1, "Só título")], "x")).toEqual({ ok: false, code: "entry_empty" });
	const long = text("a".repeat(MAX_ENTRY_CHARACTERS + 1));
	expect(toEntries([long], "x")).toEqual({ ok: false, code: "entry_too_long" });
	const wordy = heading(1, "t".repeat(500));
	expect(entriesOf(wordy, text("x"))[0]?.title).toHaveLength(120);
});
