import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { OwnedNumber } from "./cloud-graph.ts";
import { eventually, instanceOf } from "./instance.ts";
import type { TestMember } from "./sign-in.ts";
import { ask, findSignedIn, services } from "./two-workspaces.ts";

/** A channel of the official API with this number; not linked yet. */
export async function createNumber(member: TestMember, cloud: OwnedNumber): Promise<string> {
	const made = await services().whatsapp.create(await findSignedIn(member), {
		name: "Oficial",
		description: "",
		webhookUrl: "",
		gateway: "cloud-api",
		cloud,
	});
	if (!made.ok) throw new Error(made.code);
	return made.value.id;
}

/** The same, linked: Meta has opened its account to the channel's token. */
export async function linkNumber(member: TestMember, cloud: OwnedNumber): Promise<string> {
	const id = await createNumber(member, cloud);
	await ask(member, "POST", `/api/channels/${id}/link`, { action: "connect" });
	await eventually(async () => {
		await runDurableObjectAlarm(instanceOf(id));
		const row = await env.DB.prepare("select status from channels where id = ?")
			.bind(id)
			.first<{ status: string }>();
		return row?.status === "connected";
	});
	return id;
}
