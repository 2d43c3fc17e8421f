import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { cloudflare, type PluginConfig } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { hashSources } from "./scripts/local/build.mjs";
import { fastEncoder } from "./vite.encoder.ts";
import { fewChunks } from "./vite.chunks.ts";
import { withoutTooltips } from "./vite.client.ts";
import { shortManifest } from "./vite.manifest.ts";
import { shortEmoji } from "./vite.emoji.ts";
import { iconSprite } from "./vite.icons.ts";
import { oneFile } from "./vite.one-file.ts";
import { onlyTextOfPdfs } from "./vite.pdf.ts";
import { withoutUnused } from "./vite.server.ts";
import { scriptsAfterStyle } from "./vite.preloads.ts";
import { usedStyles } from "./vite.styles.ts";
import { shortTopics } from "./vite.topics.ts";

/** `npm run dev` names its state folder here; a build never sees settings or secrets. */
function developmentOptions(): Partial<PluginConfig> {
	const state = process.env.PROSA_DEV_STATE;
	if (!state) return {};
	return {
		config: { vars: readSettings(path.join(state, "server.env")) },
		persistState: { path: path.join(state, "data") },
		inspectorPort: false,
	};
}

function readSettings(file: string): Record<string, string> {
	const settings = Object.entries(parseEnv(readFileSync(file, "utf8")));
	return Object.fromEntries(settings.map(([name, value]) => [name, value ?? ""]));
}

export default defineConfig(({ command }) => ({
	plugins: [
		cloudflare({
			viteEnvironment: { name: "ssr" },
			...(command === "serve" ? developmentOptions() : {}),
		}),
		iconSprite(),
		withoutTooltips(),
		tailwindcss(),
		reactRouter(),
		// Embedded by other sites.
		oneFile("widget.js", "app/widget/main.ts", {
			"Cross-Origin-Resource-Policy": "cross-origin",
		}),
		oneFile("service-worker.js", "app/service-worker/main.ts"),
		fewChunks(),
		withoutUnused(),
		onlyTextOfPdfs(),
		shortTopics(),
		shortEmoji(),
		fastEncoder(),
		scriptsAfterStyle(),
		shortManifest(),
	],
	// Without these a cold `react-router dev` answers 504 "Outdated Optimize Dep" and may load two Reacts.
	optimizeDeps: {
		entries: ["app/**/*.{ts,tsx}"],
		include: ["react", "react-dom", "react-dom/client", "react-router", "react-router/dom"],
	},
	// Read by the server alone (app/contracts/build.ts): the browser's files keep their names over
	// builds that do not change them.
	define: command === "build" ? { PROSA_BUILD: JSON.stringify(hashSources().slice(0, 16)) } : {},
	css: { postcss: { plugins: [usedStyles()] } },
	build: { sourcemap: false },
	environments: {
		ssr: {
			build: {
				rolldownOptions: {
					// Names of functions and classes stay: what the log says of an error leads to its function.
					output: {
						minify: {
							compress: { keepNames: { function: true, class: true } },
							mangle: { keepNames: true, toplevel: true },
							codegen: { removeWhitespace: true },
						},
					},
				},
			},
		},
	},
}));
