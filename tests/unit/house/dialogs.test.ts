import ts from "typescript";
import { expect, test } from "vitest";
import { findNodes, findInProduction, listFiles, readSource } from "./sources.ts";

/** What draws a dialog, or a panel that the focus goes into: parts of app/ui, and the browser's own. */
const PARTS = new Set([
	"BareDialog",
	"ConfirmDialog",
	"Dialog",
	"LeaveGuard",
	"Popover",
	"SecretDialog",
	"dialog",
]);
/** The parts themselves. */
const OWN = /^app\/ui\//u;

const isElement = (node: ts.Node): node is ts.JsxSelfClosingElement | ts.JsxOpeningElement =>
	ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);

/** Every dialog of the product as `file#Part`; a second one of the same part in a file is `file#Part 2`. */
function listDialogs(): string[] {
	const words = new RegExp(`<(?:${[...PARTS].join("|")})\\b`, "u");
	return listFiles("app", /\.tsx$/u)
		.filter((file) => !OWN.test(file))
		.flatMap((file) => {
			const parts: string[] = [];
			findNodes(file, readSource(file), words, (node, tree) => {
				if (!isElement(node)) return false;
				const name = node.tagName.getText(tree);
				if (PARTS.has(name)) parts.push(name);
				return false;
			});
			return parts.map((part, at) => {
				const count = parts.slice(0, at + 1).filter((one) => one === part).length;
				return `${file}#${part}${count === 1 ? "" : ` ${count}`}`;
			});
		})
		.toSorted();
}

/** The dialogs that tests open by their own controls and leave with Esc (tests/support/dom-dialogs.ts). */
const listTested = (): string[] =>
	[...listFiles("tests/dom", /\.tsx$/u), ...listFiles("tests/e2e", /\.ts$/u)]
		.flatMap((file) => [...readSource(file).matchAll(/"(app\/[^"#\s]+\.tsx#\w+(?: \d)?)"/gu)])
		.map(([, name = ""]) => name);

test("every dialog of the product is opened and left by a test that looks where the focus goes", () => {
	const tested = new Set(listTested());
	const dialogs = listDialogs();
	expect(dialogs.length).toBeGreaterThan(70);
	expect(
		dialogs.filter((one) => !tested.has(one)),
		"no test opens them",
	).toEqual([]);
	expect(
		[...tested].filter((one) => !dialogs.includes(one)),
		"they are no more",
	).toEqual([]);
});

/** Libraries' own, by the names that are imported. */
const FOREIGN = /^(?:AlertDialog|Dialog|HoverCard|Popover)$/u;

/** Whether a library's dialog is imported, or a role says that something of ours is one. */
function isDrawnPast(node: ts.Node): boolean {
	if (ts.isJsxAttribute(node)) return /^role="(?:alert)?dialog"$/u.test(node.getText());
	if (!ts.isImportDeclaration(node) || !/radix-ui/u.test(node.moduleSpecifier.getText()))
		return false;
	const named = node.importClause?.namedBindings;
	return (
		named !== undefined &&
		ts.isNamedImports(named) &&
		named.elements.some(({ propertyName, name }) => FOREIGN.test((propertyName ?? name).getText()))
	);
}

test("nobody draws a dialog past the parts of app/ui, where the focus is given back", () => {
	const find = (file: string, source: string) =>
		findNodes(file, source, /radix-ui|role="(?:alert)?dialog"/u, isDrawnPast);
	expect(findInProduction(find, (file) => OWN.test(file))).toEqual([]);
	// What it would find.
	const own = 'import { AlertDialog as Asked } from "@radix-ui/themes";';
	expect(find("app/x.tsx", `${own}\nconst y = <div role="dialog" />;`)).toHaveLength(2);
});
