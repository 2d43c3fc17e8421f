import { expect, test } from "vitest";
import { createChannelApi } from "#app/inbox/store/api.ts";
import { contactView, messageView } from "../views.ts";

function recording(answer: () => Response | Promise<Response>) {
	const calls: { path: unknown; method: string | undefined; body: unknown }[] = [];
	const api = createChannelApi("ch/1", async (input, init) => {
		calls.push({ path: input, method: init?.method, body: init?.body });
		return answer();
	});
	return { api, calls };
}

test("addresses are escaped and empty values left out", async () => {
	const { api, calls } = recording(() =>
		Response.json({ contacts: [contactView()], nextCursor: "n" }),
	);
	await api.listContacts("", null);
	await api.listContacts("joão & cia", "c=1");
	expect(calls.map((call) => call.path)).toEqual([
		"/api/channels/ch%2F1/contacts",
		"/api/channels/ch%2F1/contacts?q=jo%C3%A3o+%26+cia&cursor=c%3D1",
	]);
});

test("a message is posted as JSON and the stored copy comes back", async () => {
	const { api, calls } = recording(() =>
		Response.json({ message: messageView(), seq: 3 }, { status: 202 }),
	);
	const body = { id: "0190", contactId: "c1", text: "Oi" };
	expect(await api.sendMessage(body)).toEqual(messageView());
	expect(calls[0]?.method).toBe("POST");
	expect(calls[0]?.body).toBe(JSON.stringify(body));
});

test.each([
	[
		() => Response.json({ error: { code: "not_linked", requestId: "r" } }, { status: 409 }),
		409,
		"not_linked",
		false,
	],
	[() => new Response("<h1>oops", { status: 502 }), 502, "unavailable", true],
	[() => new Response("?", { status: 400 }), 400, "invalid_request", false],
	[() => Promise.reject(new TypeError("Failed to fetch")), 0, "network", true],
	[() => Response.json({ strange: true }), 502, "unavailable", true],
])(
	"failure %# has a status, a code and says whether to try again",
	async (answer, status, code, isPassing) => {
		const { api } = recording(answer);
		const failed = api.listContacts("", null);
		await expect(failed).rejects.toMatchObject({ status, code, isPassing });
	},
);

test("places of a conversation, filters and searches are asked for by name", async () => {
	const { api, calls } = recording(() =>
		Response.json({
			messages: [],
			earlierCursor: null,
			laterCursor: "l",
			contacts: [],
			nextCursor: null,
			hits: [],
			isCut: false,
		}),
	);
	await api.listMessages("c1", { around: "m/1" });
	await api.listMessages("c1", { later: "l" });
	await api.listContacts("", null, undefined, { filter: "mine", label: null });
	await api.listContacts("", null, undefined, { filter: "open", label: "VIP" });
	await api.listContacts("", null);
	await api.search("são joão", null);
	await api.search("oi", "c1");
	expect(calls.map((call) => call.path)).toEqual([
		"/api/channels/ch%2F1/contacts/c1/messages?around=m%2F1",
		"/api/channels/ch%2F1/contacts/c1/messages?later=l",
		"/api/channels/ch%2F1/contacts?filter=mine",
		"/api/channels/ch%2F1/contacts?filter=open&label=VIP",
		"/api/channels/ch%2F1/contacts",
		"/api/channels/ch%2F1/search?q=s%C3%A3o+jo%C3%A3o",
		"/api/channels/ch%2F1/search?q=oi&contact=c1",
	]);
});

test("who answers is changed with a wish, and an agent's help comes as a text or as nothing", async () => {
	const changed = contactView({ seq: 7 });
	const lease = recording(() => Response.json({ contact: changed }));
	expect(await lease.api.setLease("c1", { action: "give_back", note: "Oi" })).toEqual(changed);
	expect(lease.calls).toEqual([
		{
			path: "/api/channels/ch%2F1/contacts/c1/lease",
			method: "POST",
			body: '{"action":"give_back","note":"Oi"}',
		},
	]);
	const help = recording(() => Response.json({ text: null }));
	expect(await help.api.suggest("c1")).toBeNull();
	expect(await help.api.summarize("c1")).toBeNull();
	expect(help.calls.map(({ path }) => path)).toEqual([
		"/api/channels/ch%2F1/contacts/c1/suggestion",
		"/api/channels/ch%2F1/contacts/c1/summary",
	]);
	const overview = recording(() => Response.json({ labels: ["Troca"], counts: {} }));
	expect(await overview.api.listLabels()).toEqual(["Troca"]);
});

test("a page with one thing that an older browser cannot read is shown without it (ledger C1)", async () => {
	const strange = { ...contactView({ id: "c2" }), unread: "many" };
	const { api } = recording(() =>
		Response.json({ contacts: [contactView(), strange], nextCursor: null }),
	);
	expect((await api.listContacts("", null)).contacts).toEqual([contactView()]);
	const poll = { ...messageView(), type: "poll" };
	const messages = recording(() => Response.json({ messages: [poll], earlierCursor: null }));
	expect((await messages.api.listMessages("c1", {})).messages).toEqual([
		{ ...messageView(), type: "other" },
	]);
});
