/** Where the processor's time goes: the functions that take most of it, of a page, of a lone message and of many. */
import { setTimeout as delay } from "node:timers/promises";
import { createFigures, inParallel, IS_SHORT } from "./support/figures.ts";
import { createGateway } from "./support/gateway.ts";
import { openInspector } from "./support/inspector.ts";
import { startProduct } from "./support/product.ts";
import { freePort } from "./support/workerd.ts";

const PAGES = IS_SHORT ? 20 : 300;
const LONE = IS_SHORT ? 10 : 80;
const MANY = IS_SHORT ? 50 : 3_000;
/** A share below it is noise. */
const SHOWN = 0.01;
const SHOWN_FUNCTIONS = 12;

const inspector = await freePort();
const product = await startProduct({ inspector });
const figures = createFigures();
try {
	const channelId = await product.link("Perfil");
	const gateway = createGateway(product.url, product.keys["MASTER_KEY"] ?? "", channelId);
	const read = async (path: string) => void (await (await fetch(`${product.url}${path}`)).text());
	const acts: Record<string, () => Promise<unknown>> = {
		auth: () => inParallel(Array.from({ length: PAGES }), 2, () => read("/auth")),
		lone: async () => {
			for (let n = 0; n < LONE; n++) {
				await gateway.write(`Uma de cada vez ${n}`);
				await delay(125);
			}
		},
		many: () =>
			inParallel(
				Array.from({ length: MANY }),
				8,
				async (_, n) => void (await gateway.write(`Muitas ${n}`, `55119${81_000_000 + (n % 50)}`)),
			),
	};
	for (const [name, act] of Object.entries(acts)) {
		// Once for what is only done once.
		await act();
		const shares = await (await openInspector(inspector)).profile(act);
		for (const [what, share] of shares.slice(0, SHOWN_FUNCTIONS))
			if (share >= SHOWN) figures.note(`${name}: ${what}`, share);
	}
	figures.print("i where the processor's time goes");
} finally {
	await product.stop();
}
