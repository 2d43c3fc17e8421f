import { expect, test } from "vitest";
import { action } from "#app/areas/channels/settings/settings.route.tsx";
import { isChanged, toDraft, toFields } from "#app/areas/channels/settings/use-channel-draft.ts";
import { defaultWebchatOptions } from "#app/domain/channels/webchat.ts";
import { fail, ok } from "#app/domain/result.ts";
import type { ChannelSettingsView } from "#app/contracts/channels.ts";
import { outcomeOf, routeArgs, signedInAs, valueOf } from "../../route-args.ts";

const view: ChannelSettingsView = {
	id: "c1",
	name: "Site",
	description: "",
	type: "webchat",
	status: "connected",
	reason: null,
	isActive: true,
	createdAt: 0,
	externalName: null,
	hasCredentials: false,
	defaultAgentId: null,
	ignoreGroups: false,
	agents: [],
	webchat: defaultWebchatOptions(),
	widgetKey: "c1.mac",
	flood: null,
};

const post = (services: object, form: Record<string, string>) =>
	action(
		routeArgs({ services, signedIn: signedInAs("manager"), params: { channelId: "c1" }, form }),
	);

test("what the form sends is what the service is asked to save", async () => {
	const asked: unknown[] = [];
	const channelChanges = {
		save: (...args: unknown[]) => Promise.resolve(asked.push(args[2]) && ok(null)),
	};
	const draft = {
		...toDraft(view),
		name: "Loja",
		defaultAgentId: "a1",
		isActive: false,
		ignoreGroups: true,
	};
	const answer = await post({ channelChanges }, { intent: "save", ...toFields(draft) });
	expect(valueOf(answer)).toEqual({ intent: "save", code: null });
	expect(asked).toEqual([
		{
			name: "Loja",
			description: "",
			isActive: false,
			defaultAgentId: "a1",
			ignoreGroups: true,
			options: JSON.stringify(view.webchat),
		},
	]);
});

test("a refusal names its form and its status; an unknown form is none", async () => {
	const channelChanges = { replaceToken: () => Promise.resolve(fail("other_account")) };
	const refused = await post({ channelChanges }, { intent: "replace-token", token: "x" });
	expect(valueOf(refused)).toEqual({ intent: "replace-token", code: "other_account" });
	expect(outcomeOf(refused).status).toBe(400);
	for (const intent of ["", "erase", "__proto__"])
		expect(valueOf(await post({}, { intent }))).toEqual({ intent: null, code: "invalid_request" });
});

test("deleting leads to the list", async () => {
	const channels = { remove: () => Promise.resolve(ok(null)) };
	expect(outcomeOf(await post({ channels }, { intent: "remove" }))).toMatchObject({
		status: 302,
		location: "/channels",
	});
});

test("typed back as it was, nothing is changed", () => {
	const stored = toDraft(view);
	expect(isChanged(stored, {})).toBe(false);
	expect(isChanged(stored, { name: "Site", webchat: { ...defaultWebchatOptions() } })).toBe(false);
	expect(isChanged(stored, { webchat: { ...defaultWebchatOptions(), color: "#000000" } })).toBe(
		true,
	);
});
