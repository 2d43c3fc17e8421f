/** Starts Telegram and Meta beside the tests in workerd, which cannot start processes themselves. */
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startGatewayEmulator } from "#tests/emulators/gateway-emulator.ts";

declare module "vitest" {
	export interface ProvidedContext {
		telegram: { url: string };
		messenger: { url: string };
		/** The Graph API, for numbers of WhatsApp's official API. */
		cloudApi: { url: string };
	}
}

const mainOf = (name: string): string =>
	path.join(import.meta.dirname, `../emulators/${name}/main.ts`);

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const [telegram, messenger, cloudApi] = await Promise.all(
		["telegram", "messenger", "cloud-api"].map((name) => startGatewayEmulator(mainOf(name))),
	);
	if (!telegram || !messenger || !cloudApi) throw new Error("An emulator is missing.");
	project.provide("telegram", { url: telegram.url });
	project.provide("messenger", { url: messenger.url });
	project.provide("cloudApi", { url: cloudApi.url });
	return async () => {
		await Promise.all([telegram.stop(), messenger.stop(), cloudApi.stop()]);
	};
}
