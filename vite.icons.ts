import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Lucide from "lucide-react";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";

const IMPORT = /^import \{([^}]+)\} from "lucide-react";/gmu;
/** As one file: as modules, the library is fifteen hundred. */
const lucide = createRequire(import.meta.url)("lucide-react") as typeof Lucide;

/** Values that an import names, with the name the module uses; types are left out. */
function listNames(imported: string): { name: string; as: string }[] {
	const names = imported.split(",").map((one) => one.trim());
	return names
		.filter((one) => one !== "" && !one.startsWith("type "))
		.map((one) => {
			const [name = one, as = name] = one.split(" as ");
			return { name, as };
		});
}

/** An icon's id in the sprite, and its paths. Several names may mean one icon. */
function drawIcon(name: string): { id: string; paths: string } {
	const icon = lucide[name as keyof typeof lucide] as FunctionComponent;
	const markup = renderToStaticMarkup(createElement(icon));
	const [, id, paths] = /class="lucide lucide-([\w-]+)[^>]*>(.*)<\/svg>$/u.exec(markup) ?? [];
	if (id === undefined || paths === undefined) throw new Error(`${name} is no icon of lucide`);
	return { id, paths };
}

/** What all icons share stands on each symbol; width of the stroke comes from where it is used. */
function drawSprite(): string {
	const sources = globSync("app/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
	const names = sources.flatMap((source) =>
		[...source.matchAll(IMPORT)].flatMap(([, imported = ""]) => listNames(imported)),
	);
	const icons = new Map(
		names.map(({ name }) => drawIcon(name)).map(({ id, paths }) => [id, paths]),
	);
	const symbols = [...icons]
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.map(
			([id, paths]) =>
				`<symbol id="${id}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${paths}</symbol>`,
		);
	return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/**
 * Icons as one file that browsers keep: where a module of the app imports `{ Copy } from "lucide-react"`, the build gives it
 * a reference to the sprite (app/ui/sprite-icon.tsx). A page then carries no path twice, and no script carries any.
 */
export function iconSprite(): Plugin {
	const sprite = drawSprite();
	const hash = createHash("sha256").update(sprite).digest("base64url").slice(0, 8);
	const fileName = `assets/icons-${hash}.svg`;
	return {
		name: "prosa-icon-sprite",
		enforce: "pre",
		apply: "build",
		config: () => ({ define: { ICON_SPRITE: JSON.stringify(`/${fileName}`) } }),
		transform: {
			filter: { code: IMPORT, id: /[\\/]app[\\/].*\.tsx?(?:$|\?)/u },
			handler(code) {
				const withSprite = code.replaceAll(IMPORT, (_, imported: string) =>
					listNames(imported)
						.map(
							({ name, as }) => `const ${as} = /* @__PURE__ */ spriteIcon("${drawIcon(name).id}");`,
						)
						.join(" "),
				);
				if (/^import (?!type)[^;]*"lucide-react"/mu.test(withSprite))
					this.error('Icons are imported as `import { Name } from "lucide-react";`.');
				if (withSprite === code || !withSprite.includes("= /* @__PURE__ */ spriteIcon("))
					return null;
				return `import { spriteIcon } from "#app/ui/sprite-icon.tsx"; ${withSprite}`;
			},
		},
		generateBundle() {
			if (this.environment.name === "client")
				this.emitFile({ type: "asset", fileName, source: sprite });
		},
	};
}
