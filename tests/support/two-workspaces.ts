import { env, exports } from "cloudflare:workers";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ContactPage, MessagePage } from "#app/contracts/whatsapp.ts";
import type { Role } from "#app/domain/team/role.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { createServices } from "#workers/services/index.ts";
import { callEvolution, openBody, upsertBody } from "./evolution-call.ts";
import { eventually, instanceOf } from "./instance.ts";
import { tellHub, createMember, createWorkspace, ORIGIN, type TestMember } from "./sign-in.ts";

/** The use cases, for what has no HTTP door: making channels, deleting them. */
export const services = () => createServices(env, { defer: (work) => void work.catch(() => null) });

/** One request to the Worker as a member's own page makes it; a stranger's when null. */
export async function ask(
	member: Pick<TestMember, "headers"> | null,
	method: string,
	path: string,
	body?: unknown,
): Promise<Response> {
	const headers = member?.headers ?? { origin: ORIGIN, "content-type": "application/json" };
	const init = { method, headers };
	return exports.default.fetch(
		new Request(
			`${ORIGIN}${path}`,
			body === undefined
				? init
				: { ...init, body: typeof body === "string" ? body : JSON.stringify(body) },
		),
	);
}

/** The status and the code of a refusal; the code is "" for an answer that is none. */
export async function verdict(response: Response): Promise<{ status: number; code: string }> {
	const text = await response.text();
	if (response.ok || text === "") return { status: response.status, code: "" };
	const body = JSON.parse(text) as { error: { code: string } };
	return { status: response.status, code: body.error.code };
}

/** A channel of a workspace, in the directory and in its object, carried by the simulator. */
export async function createChannel(workspaceId: string, name = "Loja"): Promise<string> {
	const id = crypto.randomUUID();
	await services().whatsapp.register(workspaceId, {
		id,
		name,
		description: "",
		webhookUrl: "",
		gateway: "simulator",
		createdBy: null,
	});
	await tellHub(workspaceId);
	return id;
}

/** The same, linked as the gateway's own webhook says it. */
export async function createLinkedChannel(workspaceId: string, name?: string): Promise<string> {
	const channelId = await createChannel(workspaceId, name);
	await callEvolution(channelId, openBody(channelId));
	return channelId;
}

/** Linked for real: the simulated phone scans the QR, so what is sent arrives. */
export async function createScannedChannel(member: TestMember): Promise<string> {
	const { workspaceId } = member;
	const channelId = await createChannel(workspaceId);
	await ask(member, "POST", `/api/channels/${channelId}/link`, { action: "connect" });
	await eventually(async () => (await readLink(member, channelId)).status === "waiting_qr");
	await instanceOf(channelId).phone(workspaceId, { type: "scan" });
	return channelId;
}

/** What the server knows of a member's request. */
export async function findSignedIn(member: Pick<TestMember, "cookie">): Promise<SignedIn> {
	const request = new Request(ORIGIN, { headers: { cookie: member.cookie } });
	const signedIn = await services().auth.findSignedIn(request);
	if (!signedIn) throw new Error("The member is not signed in.");
	return signedIn;
}

export interface Shop {
	workspaceId: string;
	member: TestMember;
	channelId: string;
	contactId: string;
	/** The customer's first message, incoming. */
	messageId: string;
}

/** A workspace with one member, one linked number and one customer who wrote `text`. */
export async function createShop(
	text = "Oi, ainda tem o tamanho 38?",
	role: Role = "admin",
): Promise<Shop> {
	const workspace = await createWorkspace();
	const member = await createMember(workspace.id, role);
	const channelId = await createLinkedChannel(workspace.id);
	const messageId = `IN${crypto.randomUUID()}`;
	await callEvolution(channelId, upsertBody(channelId, { id: messageId, text }));
	const [contact] = await listContacts(member, channelId);
	if (!contact) throw new Error("The customer's message made no contact.");
	return { workspaceId: workspace.id, member, channelId, contactId: contact.id, messageId };
}

/** Two tenants with the same people and the same words: nothing but ids tells them apart. */
export async function createTwins(): Promise<{ own: Shop; foreign: Shop }> {
	return { own: await createShop(), foreign: await createShop() };
}

/** All contacts of a channel, page by page, newest activity first. */
export async function listContacts(
	member: TestMember,
	channelId: string,
	search = "",
): Promise<ContactView[]> {
	const found: ContactView[] = [];
	let cursor: string | null = "";
	while (cursor !== null) {
		const query = { ...(search && { q: search }), ...(cursor && { cursor }) };
		const page: ContactPage = await readPage(member, `/api/channels/${channelId}/contacts`, query);
		found.push(...page.contacts);
		cursor = page.nextCursor;
	}
	return found;
}

/** A whole conversation, page by page, in its order. */
export async function listMessages(
	member: TestMember,
	channelId: string,
	contactId: string,
): Promise<MessageView[]> {
	const path = `/api/channels/${channelId}/contacts/${contactId}/messages`;
	let found: MessageView[] = [];
	let cursor: string | null = "";
	while (cursor !== null) {
		const page: MessagePage = await readPage(member, path, cursor === "" ? {} : { cursor });
		found = [...page.messages, ...found];
		cursor = page.earlierCursor;
	}
	return found;
}

async function readPage<Page>(
	member: TestMember,
	path: string,
	query: Record<string, string>,
): Promise<Page> {
	const answer = await ask(member, "GET", `${path}?${new URLSearchParams(query)}`);
	if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
	return answer.json<Page>();
}

/** Everything a member sees of a channel; two equal ones mean that nothing happened in between. */
export async function readLedger(member: TestMember, channelId: string) {
	const contacts = await listContacts(member, channelId);
	const conversations = await Promise.all(
		contacts.map((contact) => listMessages(member, channelId, contact.id)),
	);
	return { contacts, messages: conversations.flat() };
}

export async function readLink(member: TestMember, channelId: string): Promise<LinkView> {
	return (await ask(member, "GET", `/api/channels/${channelId}/link`)).json<LinkView>();
}
