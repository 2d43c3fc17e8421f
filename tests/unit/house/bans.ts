/** What the house does not do. Each function finds it in one source. */
import ts from "typescript";
import { type Finding, findNodes } from "./sources.ts";

const MARKUP_MEMBERS = new Set([
	"innerHTML",
	"outerHTML",
	"insertAdjacentHTML",
	"setHTMLUnsafe",
	"createContextualFragment",
	"parseFromString",
]);
const MARKUP = new RegExp(`srcDoc|dangerouslySet|document|${[...MARKUP_MEMBERS].join("|")}`);

/** F14: text from outside written as markup. */
export function findMarkup(file: string, source: string): Finding[] {
	return findNodes(file, source, MARKUP, (node) => {
		if (ts.isJsxAttribute(node))
			return /^(dangerouslySetInnerHTML|srcDoc)$/.test(node.name.getText());
		if (ts.isPropertyAssignment(node)) return node.name.getText() === "dangerouslySetInnerHTML";
		if (!ts.isPropertyAccessExpression(node)) return false;
		if (MARKUP_MEMBERS.has(node.name.text)) return true;
		return /^write(ln)?$/.test(node.name.text) && node.expression.getText() === "document";
	});
}

/** F20: what people typed, used as an element's id or style. */
export function findTypedAttributes(file: string, source: string): Finding[] {
	const typed = /\.(?:name|fullName|email|title|text|department|jobTitle|pushName|description)\b/;
	return findNodes(
		file,
		source,
		/(?:id|style|htmlFor|aria-labelledby|aria-controls)\s*=/,
		(node) =>
			ts.isJsxAttribute(node) &&
			/^(?:id|style|htmlFor|aria-labelledby|aria-controls)$/.test(node.name.getText()) &&
			typed.test(node.initializer?.getText() ?? ""),
	);
}

/** D15: the database binding itself, `env.DB`, however it is reached. */
export function findDatabaseBinding(file: string, source: string): Finding[] {
	return findNodes(file, source, /DB/, (node) => {
		if (ts.isPropertyAccessExpression(node)) return node.name.text === "DB";
		if (ts.isElementAccessExpression(node)) return node.argumentExpression.getText() === '"DB"';
		return ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === "DB";
	});
}

/** Stubs of objects: the first call of one decides where it is. */
export function findStubs(file: string, source: string): Finding[] {
	return findNodes(
		file,
		source,
		/getByName|idFromName|newUniqueId/,
		(node) =>
			ts.isPropertyAccessExpression(node) &&
			["getByName", "idFromName", "newUniqueId"].includes(node.name.text),
	);
}

/** J23: lines that go past the one log, whose shape, redaction and sampling they miss. */
export function findConsole(file: string, source: string): Finding[] {
	return findNodes(
		file,
		source,
		/console/,
		(node) =>
			ts.isPropertyAccessExpression(node) &&
			/^(?:globalThis\.|self\.|window\.)?console$/.test(node.expression.getText()),
	);
}

/** J18: random numbers anyone can predict. */
export function findWeakRandom(file: string, source: string): Finding[] {
	return findNodes(
		file,
		source,
		/random/,
		(node) =>
			ts.isPropertyAccessExpression(node) &&
			node.name.text === "random" &&
			node.expression.getText() === "Math",
	);
}

/** Calls of the platform's fetch, except on a path of our own written in place. */
export function findFetch(file: string, source: string): Finding[] {
	return findNodes(file, source, /fetch/, (node) => {
		if (!ts.isCallExpression(node)) return false;
		if (!/^(fetch|(globalThis|window|self)\.fetch)$/.test(node.expression.getText())) return false;
		const [target] = node.arguments;
		if (target === undefined) return true;
		if (ts.isStringLiteralLike(target)) return !/^\/(?!\/)/.test(target.text);
		if (ts.isTemplateExpression(target)) return !/^\/(?!\/)/.test(target.head.text);
		return true;
	});
}

/** F17: SQL put together from pieces. Constants of the module, in capitals, may stand in it. */
export function findBuiltSql(file: string, source: string): Finding[] {
	return findNodes(file, source, /exec|prepare|raw|identifier/, (node) => {
		if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
		const { name, expression } = node.expression;
		if (expression.getText() === "sql" && /^(raw|identifier)$/.test(name.text)) return true;
		if (!/^(exec|prepare)$/.test(name.text)) return false;
		if (expression.kind === ts.SyntaxKind.RegularExpressionLiteral) return false;
		const [statement] = node.arguments;
		return statement !== undefined && !isFixedText(statement);
	});
}

function isFixedText(node: ts.Expression): boolean {
	if (ts.isStringLiteralLike(node)) return true;
	if (ts.isIdentifier(node) && !isConstant(node)) return isFixedLocal(node);
	if (ts.isParenthesizedExpression(node)) return isFixedText(node.expression);
	if (ts.isConditionalExpression(node))
		return isFixedText(node.whenTrue) && isFixedText(node.whenFalse);
	if (ts.isTemplateExpression(node))
		return node.templateSpans.every(({ expression }) => isFixedText(expression));
	if (ts.isBinaryExpression(node)) return isFixedText(node.left) && isFixedText(node.right);
	return isConstant(node) || (ts.isPropertyAccessExpression(node) && node.name.text === "sql");
}

/** A `const` of the same file that is itself fixed text. */
function isFixedLocal(name: ts.Identifier): boolean {
	let isFixed = false;
	const visit = (node: ts.Node): void => {
		const isIt = ts.isVariableDeclaration(node) && node.name.getText() === name.text;
		if (isIt && ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const && node.initializer)
			isFixed = isFixedText(node.initializer);
		ts.forEachChild(node, visit);
	};
	visit(name.getSourceFile());
	return isFixed || isAlwaysGivenFixedText(name);
}

/** A parameter of a function of the same file that every call there fills with fixed text. */
function isAlwaysGivenFixedText(name: ts.Identifier): boolean {
	const owner = ts.findAncestor(
		name,
		(node): node is ts.FunctionDeclaration | ts.ArrowFunction =>
			(ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) &&
			node.parameters.some((parameter) => parameter.name.getText() === name.text),
	);
	if (!owner) return false;
	const title = ts.isFunctionDeclaration(owner) ? owner.name : variableName(owner.parent);
	const place = owner.parameters.findIndex((parameter) => parameter.name.getText() === name.text);
	const calls = callsOf(title?.getText() ?? "", name.getSourceFile());
	return calls.length > 0 && calls.every((call) => isGivenFixedText(call.arguments[place]));
}

function isGivenFixedText(argument: ts.Expression | undefined): boolean {
	return argument !== undefined && isFixedText(argument);
}

function variableName(node: ts.Node): ts.Node | undefined {
	return ts.isVariableDeclaration(node) ? node.name : undefined;
}

function callsOf(title: string, file: ts.SourceFile): ts.CallExpression[] {
	const calls: ts.CallExpression[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isCallExpression(node) && node.expression.getText() === title) calls.push(node);
		ts.forEachChild(node, visit);
	};
	visit(file);
	return calls;
}

function isConstant(node: ts.Expression): boolean {
	if (ts.isIdentifier(node)) return /^[A-Z][A-Z0-9_]*$/.test(node.text);
	return ts.isPropertyAccessExpression(node) && isConstant(node.expression);
}

/** O03: a server told to listen without saying on which address, or on all of them. */
export function findOpenListen(file: string, source: string): Finding[] {
	return findNodes(file, source, /listen|0\.0\.0\.0/, (node) => {
		if (ts.isStringLiteralLike(node)) return node.text === "0.0.0.0" && !isListOfAddresses(node);
		if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
		if (node.expression.name.text !== "listen") return false;
		return !node.arguments.some((argument) => /127\.0\.0\.1|\bHOST\b/.test(argument.getText()));
	});
}

/** Rules about addresses name this one among others; a server names it alone. */
function isListOfAddresses(node: ts.Node): boolean {
	return ts.isArrayLiteralExpression(node.parent);
}
