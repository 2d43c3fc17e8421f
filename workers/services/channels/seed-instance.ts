import type { SeedInstance } from "#app/contracts/seed.ts";
import type { InstanceStub } from "./stub.ts";
import type { SeedInstanceInto } from "../admin/seed.ts";
import type { WhatsAppService } from "./whatsapp.ts";

export interface InstanceSeederDeps {
	whatsapp: Pick<WhatsAppService, "register">;
	instance(channelId: string): InstanceStub;
	newId(): string;
	now(): number;
}

const IMPORTED_STATUSES = ["failed", "sent", "delivered", "read"] as const;

/** Creates one simulated number of the seeded workspace and imports its conversations. Throws when refused. */
export function createInstanceSeeder(deps: InstanceSeederDeps): SeedInstanceInto {
	return async (workspaceId, seed, authors) => {
		const id = deps.newId();
		const registered = await deps.whatsapp.register(workspaceId, {
			id,
			name: seed.name,
			description: "",
			webhookUrl: "",
			gateway: "simulator",
			createdBy: null,
		});
		if (!registered.ok) throw new Error(`An instance of the seed was refused: ${registered.code}`);
		const now = deps.now();
		await deps.instance(id).importHistory(
			workspaceId,
			seed.contacts.map((contact) => ({
				phone: contact.phone,
				name: contact.name,
				unread: contact.unread,
				messages: contact.messages.map((message) =>
					importedMessage(message, authors, now, deps.newId),
				),
			})),
			seed.connected ? seed.phone : null,
		);
	};
}

function importedMessage(
	message: SeedInstance["contacts"][number]["messages"][number],
	authors: ReadonlyMap<string, string>,
	now: number,
	newId: () => string,
) {
	return {
		id: newId(),
		fromMe: message.fromMe,
		text: message.text,
		sentAt: now - message.minutesAgo * 60_000,
		status: IMPORTED_STATUSES.find((status) => status === message.status) ?? null,
		author: (message.authorEmail && authors.get(message.authorEmail)) ?? null,
	};
}
