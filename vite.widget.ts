import path from "node:path";
import { build, type Plugin } from "vite";

const ENTRY = path.join(import.meta.dirname, "app/widget/main.ts");

/** One file without imports: a site embeds it with a single tag, and it leaves no name behind. */
async function bundle(): Promise<string> {
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
			rollupOptions: { input: ENTRY, output: { format: "iife", entryFileNames: "widget.js" } },
		},
	});
	const output = Array.isArray(built) ? built[0] : built;
	if (!output || !("output" in output)) throw new Error("The widget was not built.");
	const [script] = output.output;
	// In ASCII: a site of another encoding would read the words of ours as its own.
	return script.code.replace(
		/[^\0-\x7f]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

/** `/widget.js` beside the product's own files, wherever the product is built or served. */
export function widget(): Plugin {
	return {
		name: "prosa-widget",
		async generateBundle() {
			if (this.environment.name !== "client") return;
			this.emitFile({ type: "asset", fileName: "widget.js", source: await bundle() });
		},
		configureServer(server) {
			server.middlewares.use("/widget.js", (_, response, next) => {
				bundle().then((code) => {
					response.setHeader("Content-Type", "text/javascript; charset=utf-8");
					response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
					response.end(code);
				}, next);
			});
		},
	};
}
