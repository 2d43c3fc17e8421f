import { createTasks } from "#durable-objects/object/tasks.ts";
import { runInDurableObject } from "cloudflare:test";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { ChannelHours } from "#app/domain/desk/desk-hours.ts";
import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import type { AnswerStyle } from "#durable-objects/channel/agents/reply-messages.ts";
import { createInbox, type Inbox } from "#durable-objects/channel/inbox.ts";
import { migrate } from "#durable-objects/object/migrate.ts";
import { inboxSteps } from "#durable-objects/channel/steps.ts";
import { type Carrier, createSender } from "#durable-objects/channel/sending/sender.ts";
import { incoming, instanceOf } from "./instance.ts";

export const AGENT: ChannelAgent = { id: "agent-1", name: "Lia", debounceMs: 1_000 };

/** A text that the carrier was given, until the test says what became of it. */
export interface Handed {
	clientId: string;
	text: string;
	settle(how: "accepted" | "not_accepted" | "unknown"): void;
}

export interface AnsweringWorld {
	inbox: Inbox;
	/** What was handed to the carrier, ever. */
	handed: Handed[];
	jobs: AgentReplyJob[];
	/** Called right when the carrier is given a text. */
	onHanded(listener: (handed: Handed) => void): void;
	customerSays(
		text: string,
		change?: { phone?: string; origin?: "live" | "phone" | "history" },
	): string;
	/** What the alarm does: the plan's count, the answers that are due, the outbox. */
	alarm(): Promise<void>;
	contactId(phone?: string): string;
	/** Another life of the object over the same rows. */
	evict(): void;
	agent: ChannelAgent | null;
	/** When the channel answers; undefined: nobody set hours. */
	hours: ChannelHours | undefined;
	/** What the plan's counter says: null while it does not answer. */
	isWithinPlan: boolean | null;
	/** How answers leave the channel. */
	style: AnswerStyle;
	/** What it takes of files. */
	files: NonNullable<GatewayCapabilities["files"]>;
	/** Contacts (row numbers) that were shown that the agent goes on typing. */
	typingTo: number[];
}

export const PHONE = "5511987654321";
let drawn = 0;

/** One inbox with an agent, its sender and a carrier in the test's hands; time is the test's too. */
export function inAnsweringWorld(
	act: (world: AnsweringWorld) => Promise<void>,
	channelId = `answering-${crypto.randomUUID()}`,
): Promise<void> {
	return runInDurableObject(instanceOf(channelId), async (_, state) => {
		migrate(state.storage, { inbox: inboxSteps });
		await act(createWorld(state, channelId));
	});
}

function createWorld(state: DurableObjectState, channelId: string): AnsweringWorld {
	let listener: (handed: Handed) => void = () => undefined;
	const carrier: Carrier = {
		isOpen: () => true,
		look: async () => ({ found: "absent" }),
		markRead: async () => "done",
		wantsUpload: () => false,
		upload: async () => ({ report: { class: "unknown" } }),
		act: async () => ({ class: "accepted" }),
		send: ({ clientId, text }) =>
			new Promise((resolve) => {
				const settle: Handed["settle"] = (how) =>
					resolve(
						how === "accepted"
							? { report: { class: "accepted" }, providerId: `OUT-${clientId}` }
							: how === "unknown"
								? { report: { class: "unknown" } }
								: { report: { class: "not_accepted", retryAfterMs: null } },
					);
				const handed = { clientId, text, settle };
				world.handed.push(handed);
				listener(handed);
			}),
	};
	const start = () =>
		createInbox(state, {
			alsoSeen: 0,
			linkSince: () => null,
			usage: () => "[]",
			mark: (address) => address,
			refusesCalls: () => false,
			rules: () => ({
				maxTextLength: 4_096,
				quotes: false,
				replyWindowHours: null,
				files: world.files,
			}),
			agent: () => world.agent,
			hours: () => world.hours,
			answerStyle: () => world.style,
			newId: () => crypto.randomUUID(),
			channelId,
			tasks: createTasks(),
			countConversation: async () => {
				const { isWithinPlan: isWithin } = world;
				if (isWithin === null) throw new Error("The counter does not answer.");
				return { counted: true, isWithin, used: 1, limit: null };
			},
		});
	const startSender = () =>
		createSender({
			inbox,
			tasks: createTasks(),
			carrier,
			goOnTyping: (contact) => world.typingTo.push(contact),
		});
	let sender: ReturnType<typeof createSender>;
	const world: AnsweringWorld = {
		agent: AGENT,
		hours: undefined,
		isWithinPlan: true,
		style: { inParts: false, typing: false },
		files: {},
		typingTo: [],
		handed: [],
		jobs: [],
		onHanded: (heard) => {
			listener = heard;
		},
		get inbox() {
			return inbox;
		},
		customerSays(text, { phone = PHONE, origin = "live" } = {}) {
			drawn += 1;
			const providerId = `IN-${drawn}`;
			const fromMe = origin === "phone";
			const addresses = [{ kind: "phone" as const, value: phone }];
			inbox.receive(
				[
					incoming({
						providerId,
						addresses,
						fromMe,
						origin,
						sentAt: Date.now(),
						content: { type: "text", text },
						status: fromMe ? "sent" : null,
					}),
				],
				Date.now(),
			);
			return providerId;
		},
		async alarm() {
			const now = Date.now();
			await Promise.all(inbox.plan.startDue(now));
			for (const { contact: _, ...job } of inbox.answering.takeDue(now))
				world.jobs.push({ ...job, workspaceId: "w", channelId });
			// What is under way ends when the test says so.
			void Promise.all(sender.startDue(now));
		},
		contactId: (phone = PHONE) =>
			inbox.newestContacts(30).find((contact) => contact.phone === phone)?.id ?? "",
		evict() {
			inbox = start();
			sender = startSender();
			sender.tick(Date.now());
		},
	};
	let inbox = start();
	sender = startSender();
	return world;
}
