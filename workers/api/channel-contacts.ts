import { Hono } from "hono";
import { SetLabels } from "#app/contracts/conversations.ts";
import {
	AssignContact,
	ContactState,
	MergeContacts,
	type MessagePlace,
} from "#app/contracts/whatsapp.ts";
import { MAX_LABEL_LENGTH } from "#app/domain/conversations/conversation.ts";
import { CONTACT_FILTERS, type ContactFilter } from "#app/domain/inbox/contact-filter.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** Longest search text that is looked at; the rest of the rule is the domain's. */
const MAX_SEARCH = 400;

/** No filter shows all; an unknown one is null. */
function parseFilter(typed: string | undefined): ContactFilter | null {
	if (typed === undefined) return "all";
	return CONTACT_FILTERS.find((filter) => filter === typed) ?? null;
}

/** `later` and `around` go before a cursor towards the past; none of them is the newest page. */
function parsePlace(query: Record<string, string>): MessagePlace {
	const { later, around, cursor = null } = query;
	if (around !== undefined) return { around };
	return later === undefined ? cursor : { later };
}

/**
 * Whose a conversation was on the screen of whoever claims it: a member's id, `nobody`, or not said.
 * Beside the body, because an earlier release refuses a body with more in it.
 */
function parseSeen(typed: string | undefined): string | null | undefined {
	return typed === "nobody" ? null : typed;
}

/** `/api/channels/:channelId/…`: the people of a channel and what was said. Handlers parse, call, answer. */
export const channelContactsApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/:channelId/contacts", async (c) => {
		const filter = parseFilter(c.req.query("filter"));
		if (filter === null) return refuse(c, "invalid_request");
		const search = (c.req.query("q") ?? "").slice(0, MAX_SEARCH);
		const label = (c.req.query("label") ?? "").slice(0, MAX_LABEL_LENGTH * 2) || null;
		const query = { cursor: c.req.query("cursor") ?? null, search, filter, label };
		const { inbox } = c.env.services;
		const page = await inbox.contacts(c.var.signedIn, c.req.param("channelId"), query);
		return page.ok ? c.json(page.value) : refuse(c, page.code);
	})
	.get("/:channelId/search", async (c) => {
		const words = (c.req.query("q") ?? "").slice(0, MAX_SEARCH);
		const contactId = c.req.query("contact") ?? null;
		const { channelId } = c.req.param();
		const found = await c.env.services.inbox.search(c.var.signedIn, channelId, words, contactId);
		return found.ok ? c.json(found.value) : refuse(c, found.code);
	})
	.get("/:channelId/contacts/:contactId", async (c) => {
		const { channelId, contactId } = c.req.param();
		const found = await c.env.services.inbox.contact(c.var.signedIn, channelId, contactId);
		return found.ok ? c.json(found.value) : refuse(c, found.code);
	})
	.get("/:channelId/contacts/:contactId/messages", async (c) => {
		const { channelId, contactId } = c.req.param();
		const place = parsePlace(c.req.query());
		const { inbox } = c.env.services;
		const conversation = await inbox.messages(c.var.signedIn, channelId, contactId, place);
		return conversation.ok ? c.json(conversation.value.page) : refuse(c, conversation.code);
	})
	.get("/:channelId/contacts/:contactId/identity", async (c) => {
		const { channelId, contactId } = c.req.param();
		const known = await c.env.services.inbox.identity(c.var.signedIn, channelId, contactId);
		return known.ok ? c.json(known.value) : refuse(c, known.code);
	})
	.post("/:channelId/contacts/:contactId/read", async (c) => {
		const { channelId, contactId } = c.req.param();
		const marked = await c.env.services.inbox.markRead(c.var.signedIn, channelId, contactId);
		return marked.ok ? c.body(null, 204) : refuse(c, marked.code);
	})
	.post("/:channelId/contacts/:contactId/assign", async (c) => {
		const wish = await readJson(c.req.raw, AssignContact);
		if (!wish.ok) return refuse(c, wish.code);
		const { channelId, contactId } = c.req.param();
		const { contactCare } = c.env.services;
		const { memberId } = wish.value;
		const seen = parseSeen(c.req.query("seen"));
		const by = c.var.signedIn;
		const assigned = await contactCare.assign(by, channelId, contactId, memberId, seen);
		return assigned.ok ? c.json(assigned.value) : refuse(c, assigned.code);
	})
	.post("/:channelId/contacts/:contactId/state", async (c) => {
		const wish = await readJson(c.req.raw, ContactState);
		if (!wish.ok) return refuse(c, wish.code);
		const { channelId, contactId } = c.req.param();
		const { contactCare } = c.env.services;
		const { state } = wish.value;
		const changed = await contactCare.setState(c.var.signedIn, channelId, contactId, state);
		return changed.ok ? c.json(changed.value) : refuse(c, changed.code);
	})
	.post("/:channelId/contacts/:contactId/labels", async (c) => {
		const wish = await readJson(c.req.raw, SetLabels);
		if (!wish.ok) return refuse(c, wish.code);
		const { channelId, contactId } = c.req.param();
		const { contactCare } = c.env.services;
		const { labels } = wish.value;
		const changed = await contactCare.setLabels(c.var.signedIn, channelId, contactId, labels);
		return changed.ok ? c.json(changed.value) : refuse(c, changed.code);
	})
	.post("/:channelId/contacts/:contactId/merge", async (c) => {
		const wish = await readJson(c.req.raw, MergeContacts);
		if (!wish.ok) return refuse(c, wish.code);
		const { channelId, contactId } = c.req.param();
		const { contactCare } = c.env.services;
		const { otherId } = wish.value;
		const merged = await contactCare.merge(c.var.signedIn, channelId, contactId, otherId);
		return merged.ok ? c.json(merged.value) : refuse(c, merged.code);
	})
	.post("/:channelId/merges/:mergeId/undo", async (c) => {
		const { channelId, mergeId } = c.req.param();
		const { contactCare } = c.env.services;
		const undone = await contactCare.undoMerge(c.var.signedIn, channelId, mergeId);
		return undone.ok ? c.json(undone.value) : refuse(c, undone.code);
	});
