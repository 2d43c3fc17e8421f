import type { Plugin } from "vite";

const READER = /[\\/]unpdf[\\/]dist[\\/]pdfjs\.mjs$/u;
const READERS_OWN = /[\\/]unpdf[\\/]dist[\\/]/u;
const NAME = "unpdf/pdfjs";
const MARK = "\0pdf-reader";

/**
 * Classes of pdf.js that reading text never makes: drawing, images, forms (XFA is off unless it is asked for), annotations,
 * the making of documents. Whoever makes one gets an error.
 */
const NEVER_MADE = [
	"AltText",
	"Annotation",
	"AnnotationEditor",
	"AnnotationEditorLayer",
	"AnnotationEditorUIManager",
	"AnnotationElement",
	"AnnotationFactory",
	"CanvasGraphics",
	"ColorPicker",
	"Comment",
	"DrawingEditor",
	"FakeUnicodeFont",
	"FreeDrawOutliner",
	"FreeTextEditor",
	"HighlightEditor",
	"InkDrawOutline",
	"InkEditor",
	"InternalRenderTask",
	"PDFEditor",
	"PDFImage",
	"PopupElement",
	"SignatureEditor",
	"SignatureExtractor",
	"StampEditor",
	"WidgetAnnotation",
	"XFAFactory",
	"XfaLayer",
] as const;
/** Filters nobody measured are refused before (pdf-filters.ts), and Brotli's dictionary is a seventh of the library. */
const BROTLI = "makeBrotliDecode";
/** It is all of the library: as long as these hold it, nothing of it can be left out. */
const HOLDERS = new Set(["_pdfjsTestingUtils", "pdfjsLib"]);

interface Node {
	type: string;
	start: number;
	end: number;
	id?: { name?: string } | null;
	name?: string;
	init?: Node | null;
	body?: Node[];
	declarations?: Node[];
	expression?: Node;
	expressions?: Node[];
	left?: Node;
	right?: Node;
	object?: Node;
	property?: Node;
}
interface Cut {
	name: string;
	start: number;
	end: number;
	code: string;
}

const refusal = (name: string) =>
	`throw new Error(${JSON.stringify(`${name} of pdf.js is not on the server`)})`;

/** What a declaration becomes, when it is one of those. */
function cutOfDeclaration({ id, init }: Node): Cut[] {
	if (!init) return [];
	const { start, end } = init;
	if (init.type === "ClassExpression") {
		const name = NEVER_MADE.find((one) => one === (init.id?.name ?? id?.name));
		if (name === undefined) return [];
		return [{ name, start, end, code: `class ${name}{constructor(){${refusal(name)}}}` }];
	}
	if (id?.name !== BROTLI) return [];
	return [{ name: BROTLI, start, end, code: `()=>()=>{${refusal("Brotli")}}` }];
}

/** `globalThis.pdfjsLib = {…}` */
function cutOfAssignment({ type, left, right }: Node): Cut[] {
	const name = left?.object?.name === "globalThis" ? left.property?.name : undefined;
	if (type !== "AssignmentExpression" || name === undefined || !right || !HOLDERS.has(name))
		return [];
	return [{ name, start: right.start, end: right.end, code: "undefined" }];
}

/** The library without what only drawing needs; throws when a part is not where it was. */
export function shortenReader(code: string, program: { body: unknown }): string {
	const body = program.body as Node[];
	const cuts = body.flatMap(({ type, declarations = [], expression }) => {
		if (type === "VariableDeclaration") return declarations.flatMap(cutOfDeclaration);
		if (!expression) return [];
		return (expression.expressions ?? [expression]).flatMap(cutOfAssignment);
	});
	for (const name of [...NEVER_MADE, BROTLI, ...HOLDERS])
		if (cuts.filter((cut) => cut.name === name).length !== 1)
			throw new Error(`${name} of pdf.js is not where it was.`);
	return cuts
		.toSorted((a, b) => b.start - a.start)
		.reduce((text, cut) => text.slice(0, cut.start) + cut.code + text.slice(cut.end), code);
}

/**
 * Leaves in the Worker what reading the text of a PDF needs of pdf.js (workers/adapters/document-text/pdf.ts). The build
 * fails when the library is not as it was.
 */
export function onlyTextOfPdfs(): Plugin {
	let isFound = false;
	return {
		name: "prosa-only-text-of-pdfs",
		enforce: "pre",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "ssr",
		async resolveId(source, importer) {
			if (source !== NAME || !READERS_OWN.test(importer ?? "")) return null;
			const real = await this.resolve(source, importer, { skipSelf: true });
			return real && `${MARK}:${real.id}`;
		},
		load: (id) =>
			id.startsWith(MARK)
				? `export { getDocument } from ${JSON.stringify(id.slice(MARK.length + 1))};`
				: null,
		transform(code, id) {
			if (!READER.test(id) || id.startsWith(MARK)) return null;
			isFound = true;
			return { code: shortenReader(code, this.parse(code)), map: null };
		},
		buildEnd(error) {
			if (!error && !isFound) this.error("The server's build has no reader of PDFs to shorten.");
		},
	};
}
