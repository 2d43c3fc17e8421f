/** What the Worker does not carry, and that what needs the rest of it still works. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { generateText } from "ai";
import type { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { TOPIC_TEXTS } from "#app/domain/agents/retrieval/topics/index.ts";
import { pdfOf } from "#tests/support/pdf.ts";
import { shortenTopics } from "../../vite.topics.ts";
import { listBuilt, SERVER } from "./bundle.ts";

const modules = listBuilt(SERVER)
	.filter((file) => file.endsWith(".js"))
	.map((file) => ({ file, text: readFileSync(file, "utf8") }));
const all = modules.map(({ text }) => text).join("\n");

/** The module of the build that exports a name, as a script that is loaded when it is needed. */
async function load(exported: string): Promise<unknown> {
	const found = modules.filter(({ text }) =>
		new RegExp(`export\\{[^}]*\\b${exported}\\b[^}]*\\}`, "u").test(text),
	);
	expect(found, exported).toHaveLength(1);
	return import(pathToFileURL(found[0]?.file ?? "").href);
}

test.for([
	["charts", /recharts-(?:wrapper|surface)/u],
	["the formatter of mails", /vueIndentScriptAndStyle/u],
	["the text of mails' HTML", /longWordSplit/u],
	["React's old way to write pages", /does not support Suspense/u],
	["the gateway of models", /ai-gateway\.vercel\.sh/u],
	["generating videos", /experimental_generateVideo/u],
	["pictures of codes", /Unrecognised filter type/u],
	["pages of Auth.js", /--color-background/u],
	["the command palette", /cmdk-/u],
	["menus and dialogs", /\b(?:StateItem|DetailsSheet\()/u],
	["containers of recordings", /matroska/u],
	["names of emoji", /rosto risonho|grinning face/u],
	["editors of PDFs", /pdfjs-highlight|xfaLayer/u],
	["sentences of the topics", /quanto fica pra mandar pra Salvador/u],
] as const)("%s are not in the Worker", ([, needle]) => {
	expect(modules.filter(({ text }) => needle.test(text)).map(({ file }) => file)).toEqual([]);
});

test("what stands in for them refuses", () => {
	for (const source of [
		"./bars-chart.tsx",
		"./lines-chart.tsx",
		"./toaster-view.tsx",
		"./cjs/react-dom-server-legacy.browser.production.js",
		"@ai-sdk/gateway",
		"../files/file-tray.tsx",
		"../files/intake.ts",
		"../files/outgoing-view.tsx",
		"../emoji/emoji-names.tsx",
		"prettier/standalone",
		"CanvasGraphics of pdf.js",
		"XFAFactory of pdf.js",
		"Brotli of pdf.js",
	])
		expect(all, source).toContain(`${source} is not on the server`);
});

test("the reader of PDFs still reads, page by page, and lets go", async () => {
	const reader = (await load("getDocumentProxy")) as { getDocumentProxy: typeof getDocumentProxy };
	const lines = ["Horário de atendimento:", "Segunda a sexta (9h às 18h)"];
	const bytes = new Uint8Array(pdfOf(lines));
	const pdf = await reader.getDocumentProxy(bytes, { maxImageSize: 1, verbosity: 0 });
	const page = await pdf.getPage(1);
	const { items } = await page.getTextContent();
	const read = items.map((item) => ("str" in item ? item.str : "")).filter((text) => text !== "");
	expect(read).toEqual(lines);
	page.cleanup();
	await pdf.cleanup();
	await pdf.loadingTask.destroy();
	const broken = new TextEncoder().encode("%PDF-1.7 nada");
	await expect(reader.getDocumentProxy(broken, { verbosity: 0 })).rejects.toThrow(/PDF/u);
});

test("the SDK of models still asks and answers, and says what went wrong", async () => {
	const sdk = (await load("generateText")) as {
		createOpenAICompatible: typeof createOpenAICompatible;
		generateText: typeof generateText;
	};
	const ask = (answer: Response) => {
		const fetch = async () => answer;
		const provider = sdk.createOpenAICompatible({ name: "x", baseURL: "http://x.test", fetch });
		return sdk.generateText({ model: provider.chatModel("m"), prompt: "Oi", maxRetries: 0 });
	};
	const message = { role: "assistant", content: "Olá!" };
	const choices = [{ index: 0, message, finish_reason: "stop" }];
	expect((await ask(Response.json({ choices }))).text).toBe("Olá!");
	const refusal = Response.json({ error: { message: "no such key" } }, { status: 401 });
	await expect(ask(refusal)).rejects.toMatchObject({ statusCode: 401 });
});

test("topics are in the Worker as their index counts them", () => {
	for (const text of TOPIC_TEXTS.map(shortenTopics))
		expect(all.includes(text), text.slice(0, 80)).toBe(true);
});
