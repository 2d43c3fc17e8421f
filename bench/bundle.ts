/** d2: weight of the bundle. Counts, no clock. Run after a build. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const BUILD = path.resolve(import.meta.dirname, "../build");

function weigh(
	folder: string,
	ending: string,
): { files: number; raw: number; gzip: number; brotli: number } {
	const files = readdirSync(path.join(BUILD, folder), { recursive: true, encoding: "utf8" }).filter(
		(name) => name.endsWith(ending),
	);
	const bytes = files.map((name) => readFileSync(path.join(BUILD, folder, name)));
	const sum = (size: (one: Buffer) => number) => bytes.reduce((total, one) => total + size(one), 0);
	return {
		files: files.length,
		raw: sum((one) => one.length),
		gzip: sum((one) => gzipSync(one, { level: 9 }).length),
		brotli: sum((one) => brotliCompressSync(one).length),
	};
}

console.log(
	JSON.stringify({
		figure: "d2 bundle",
		server: weigh("server", ".js"),
		clientScripts: weigh("client", ".js"),
		clientStyles: weigh("client", ".css"),
	}),
);
