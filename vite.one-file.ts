import path from "node:path";
import { build, type Plugin } from "vite";

/** One file without imports, which leaves no name behind. @param entry from the root of the project */
async function bundle(entry: string, fileName: string): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: "warn",
		root: import.meta.dirname,
		publicDir: false,
		build: {
			write: false,
			minify: true,
			target: "es2022",
			modulePreload: false,
			rollupOptions: {
				input: path.join(import.meta.dirname, entry),
				output: { format: "iife", entryFileNames: fileName },
			},
		},
	});
	const output = Array.isArray(built) ? built[0] : built;
	if (!output || !("output" in output)) throw new Error(`${fileName} was not built.`);
	const [script] = output.output;
	// In ASCII: a site of another encoding would read the words of the widget as its own.
	return script.code.replace(
		/[^\0-\x7f]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

/**
 * `/<fileName>` beside the product's own files, wherever the product is built or served: a script whose name never changes.
 * @param headers while it is developed; a build's stand in public/_headers
 */
export function oneFile(
	fileName: string,
	entry: string,
	headers: Readonly<Record<string, string>> = {},
): Plugin {
	return {
		name: `prosa-${fileName}`,
		async generateBundle() {
			if (this.environment.name !== "client") return;
			this.emitFile({ type: "asset", fileName, source: await bundle(entry, fileName) });
		},
		configureServer(server) {
			server.middlewares.use(`/${fileName}`, (_, response, next) => {
				bundle(entry, fileName).then((code) => {
					response.setHeader("Content-Type", "text/javascript; charset=utf-8");
					for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
					response.end(code);
				}, next);
			});
		},
	};
}
