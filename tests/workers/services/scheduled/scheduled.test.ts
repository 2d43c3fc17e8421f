import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ScheduledToldJob } from "#app/contracts/jobs.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createLinkedChannel, findSignedIn, services } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

const HOUR_MS = 3_600_000;
const WISHES = { untilReply: false, untilClosed: false, keepsHours: false };

/** A workspace with two channels to which customers wrote, and people of its team. */
async function setUp() {
	const { id: workspaceId } = await createWorkspace();
	const ids = [
		await createLinkedChannel(workspaceId, "Loja"),
		await createLinkedChannel(workspaceId, "Balcão"),
	];
	const [admin, viewer] = [
		await createMember(workspaceId, "admin"),
		await createMember(workspaceId, "viewer"),
	];
	const channels = await Promise.all(
		ids.map(async (id) => {
			const instance = instanceOf(id);
			await instance.receive([incoming()]);
			const page = await instance.contacts(workspaceId, { cursor: null, search: "" });
			const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
			const schedule = (text: string, inHours: number) =>
				instance.schedule(
					workspaceId,
					contactId,
					{ memberId: admin.memberId, name: "Ana" },
					{
						at: Date.now() + inHours * HOUR_MS,
						timeZone: "UTC",
						...WISHES,
						messages: [{ id: uuidv7(), text }],
					},
				);
			return { id, instance, contactId, schedule };
		}),
	);
	return { workspaceId, admin, viewer, channels };
}

test("all of a workspace stand in the order in which they leave, each with its conversation and channel", async () => {
	const { channels, viewer } = await setUp();
	const [loja, balcao] = channels;
	await loja?.schedule("Terceira", 30);
	await balcao?.schedule("Primeira", 1);
	await loja?.schedule("Segunda", 2);
	const { scheduled, silent } = await services().scheduled.list(await findSignedIn(viewer));
	expect(scheduled.map(({ text, channel, contact }) => [text, channel.name, contact.name])).toEqual(
		[
			["Primeira", "Balcão", "Maria"],
			["Segunda", "Loja", "Maria"],
			["Terceira", "Loja", "Maria"],
		],
	);
	expect(silent).toEqual([]);
	const stranger = await createMember((await createWorkspace()).id, "admin");
	expect((await services().scheduled.list(await findSignedIn(stranger))).scheduled).toEqual([]);
});

test("who wrote one that was not sent is told once; where they are gone, whoever may answer", async () => {
	const { workspaceId, channels, admin, viewer } = await setUp();
	const [loja] = channels;
	if (!loja) throw new Error("a channel is missing");
	const operator = await createMember(workspaceId, "operator");
	const job = (over: Partial<ScheduledToldJob>): ScheduledToldJob => ({
		type: "scheduled_told",
		id: `${uuidv7()}:2`,
		workspaceId,
		channelId: loja.id,
		channelType: "whatsapp",
		contactId: loja.contactId,
		why: "window_closed",
		memberId: operator.memberId,
		...over,
	});
	const toldOf = async (memberId: string) => {
		const { results } = await env.DB.prepare(
			"SELECT params FROM notifications WHERE member_id = ? AND kind = 'scheduled_not_sent'",
		)
			.bind(memberId)
			.all<{ params: string }>();
		return results.map(({ params }) => JSON.parse(params) as Record<string, string>);
	};
	const first = job({});
	await services().scheduled.tell(first);
	await services().scheduled.tell(first);
	expect(await toldOf(operator.memberId)).toEqual([
		{ name: "Maria", reason: "window_closed", channelId: loja.id, contactId: loja.contactId },
	]);
	expect(await toldOf(admin.memberId)).toEqual([]);
	await services().scheduled.tell(job({ memberId: crypto.randomUUID() }));
	expect(await toldOf(admin.memberId)).toHaveLength(1);
	expect(await toldOf(operator.memberId)).toHaveLength(2);
	expect(await toldOf(viewer.memberId)).toEqual([]);
	// Erased meanwhile: nobody hears of it.
	await services().scheduled.tell(job({ contactId: "gone" }));
	expect(await toldOf(operator.memberId)).toHaveLength(2);
});
