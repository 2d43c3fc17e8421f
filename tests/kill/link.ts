import type { EvolutionEmulator } from "#tests/emulators/evolution/start.ts";
import { type Member, until } from "./product.ts";

/** A new instance at the emulator, scanned and connected. */
export async function link(member: Member, gateway: EvolutionEmulator): Promise<string> {
	const location = await member.submit("/whatsapp/instances/new", {
		name: "Kill",
		gateway: "evolution",
	});
	const channelId = /\/whatsapp\/([^/?]+)/.exec(location)?.[1];
	if (!channelId) throw new Error(`the new instance led to ${location}`);
	const address = `/api/channels/${channelId}/link`;
	const status = async () =>
		((await member.call("GET", address))?.body as { status?: string } | null)?.status;
	await member.call("POST", address, { action: "connect" });
	await until("a QR", 30_000, async () => ((await status()) === "waiting_qr" ? true : null));
	await gateway.control(`instances/prosa_${channelId}/scan`, {});
	await until("the link", 30_000, async () => ((await status()) === "connected" ? true : null));
	return channelId;
}
