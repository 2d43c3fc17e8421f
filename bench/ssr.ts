/** a: what a page costs the server: sign-in against a new project's home, both as built, both in raw workerd. */
import { gzipSync } from "node:zlib";
import { buildTemplate, startTemplate } from "./support/arms/template.ts";
import { createFigures, inParallel, IS_SHORT, rounds } from "./support/figures.ts";
import { startProduct } from "./support/product.ts";
import type { Arm } from "./support/workerd.ts";

const REQUESTS = IS_SHORT ? 40 : 400;
const ROUNDS = rounds(9);
const AT_ONCE = 2;

interface Page {
	arm: Arm;
	path: string;
	headers: Record<string, string>;
}

async function read({ arm, path, headers }: Page): Promise<Buffer> {
	const answer = await fetch(`${arm.url}${path}`, { headers, redirect: "manual" });
	if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
	return Buffer.from(await answer.arrayBuffer());
}

const readMany = (page: Page, count: number) =>
	inParallel(Array.from({ length: count }), AT_ONCE, async () => void (await read(page)));

const server = await buildTemplate();
const product = await startProduct();
const template = await startTemplate(server);
const figures = createFigures();
try {
	const browser = { accept: "text/html", "user-agent": "Mozilla/5.0" };
	const member = { ...browser, cookie: product.cookie };
	const pages: Record<string, Page> = {
		auth: { arm: product, path: "/auth", headers: browser },
		list: { arm: product, path: "/conversations", headers: member },
		template: { arm: template, path: "/", headers: browser },
	};
	const sizes: Record<string, number> = {};
	for (const [name, page] of Object.entries(pages)) {
		await readMany(page, REQUESTS / 2);
		const html = await read(page);
		sizes[name] = html.length / 1024;
		figures.note(`${name}.htmlKb`, html.length / 1024);
		figures.note(`${name}.gzipKb`, gzipSync(html).length / 1024);
	}
	for (let round = 0; round < ROUNDS; round++) {
		const cost: Record<string, number> = {};
		for (const [name, page] of Object.entries(pages)) {
			const before = page.arm.cpuMs();
			await readMany(page, REQUESTS);
			cost[name] = (page.arm.cpuMs() - before) / REQUESTS;
			figures.note(`${name}.cpuMs`, cost[name]);
			figures.note(`${name}.usPerKb`, (cost[name] * 1000) / (sizes[name] ?? 1));
		}
		const { auth = 0, template: least = 1 } = cost;
		figures.note("auth to template", auth / least);
		figures.note(
			"auth to template, per kilobyte",
			auth / (sizes["auth"] ?? 1) / (least / (sizes["template"] ?? 1)),
		);
	}
	figures.print("a SSR CPU");
} finally {
	await product.stop();
	await template.stop();
}
