import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import {
	type ActionFunctionArgs,
	Link,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw } from "#tests/support/dom.tsx";
import ChannelNewPage from "#app/areas/channels/channel-new.route.tsx";
import { InviteOwner } from "#app/areas/channels/link/invite-dialog.tsx";
import { ChannelSettings } from "#app/areas/channels/settings/channel-settings.tsx";
import type { ChannelSettingsView } from "#app/contracts/channels.ts";

const formOf = async ({ request }: ActionFunctionArgs) =>
	Object.fromEntries(await request.formData()) as Record<string, string>;

test("a token that is none is told at its field, and what was typed stays", async () => {
	const Loaded = () => {
		const told = { loaderData: useLoaderData(), actionData: useActionData() };
		// The data of this page, as the router hands it to the component.
		const props = { ...told, params: {}, matches: [] } as unknown;
		return <ChannelNewPage {...(props as Parameters<typeof ChannelNewPage>[0])} />;
	};
	const { user } = draw(<Loaded />, {
		at: "/channels/new",
		page: {
			loader: () => ({ offered: ["telegram"], type: "telegram" }),
			action: () => ({ code: "credentials_invalid" }),
		},
	});
	const name = await screen.findByLabelText<HTMLInputElement>("Nome");
	const token = screen.getByLabelText<HTMLInputElement>("Token do bot");
	await user.type(name, "Bot");
	await user.type(token, "nenhum");
	await user.click(screen.getByText("Criar canal"));
	await waitFor(() => expect(token.getAttribute("aria-invalid")).toBe("true"));
	const told = (token.getAttribute("aria-describedby") ?? "").split(" ");
	const words = told.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
	expect(words).toMatch(/não parece um token de bot/);
	expect([name.value, token.value]).toEqual(["Bot", "nenhum"]);
});

const VIEW: ChannelSettingsView = {
	id: "c1",
	name: "Bot",
	description: "",
	type: "telegram",
	status: "connected",
	reason: null,
	isActive: true,
	createdAt: 0,
	externalName: "loja_bot",
	hasCredentials: true,
	defaultAgentId: null,
	ignoreGroups: false,
	agents: [],
	webchat: null,
	flood: null,
	widgetKey: null,
};

/** The settings of a bot; the server keeps its name. */
function openSettings() {
	const sent: Record<string, string>[] = [];
	const Settings = () => {
		const name = useLoaderData<string>();
		const [now] = useState(0);
		return (
			<>
				<Link to="/channels">Voltar</Link>
				<ChannelSettings
					mayLink
					mayManage
					now={now}
					publicUrl="https://prosa.example"
					status="connected"
					view={{ ...VIEW, name }}
				/>
			</>
		);
	};
	const action = async (args: ActionFunctionArgs) => {
		const form = await formOf(args);
		sent.push(form);
		if (form["intent"] === "remove") return redirect("/channels");
		return { intent: form["intent"], code: null };
	};
	const toasts = listenToToasts();
	const loader = () => sent.at(-1)?.["name"] ?? "Bot";
	const drawn = draw(<Settings />, { at: "/channels/c1/settings", page: { action, loader } });
	return { ...drawn, sent, toasts };
}

const bar = () => screen.queryByText("Você tem alterações não salvas");

test("a new name shows the bar and is not lost by leaving; saved, it stays and the bar goes", async () => {
	const { user, sent, toasts, address } = openSettings();
	await user.type(await screen.findByLabelText("Nome"), " renomeado");
	expect(bar()).not.toBeNull();
	await user.click(screen.getByText("Voltar"));
	const guard = within(await screen.findByRole("alertdialog"));
	expect(guard.getByText("Sair sem salvar?")).toBeTruthy();
	await user.click(guard.getByText("Cancelar"));
	expect(address()).toBe("/channels/c1/settings");
	await user.click(screen.getByText("Salvar"));
	await waitFor(() => expect(toasts).toEqual(["success: Configurações salvas ✅"]));
	expect(bar()).toBeNull();
	expect(screen.getByLabelText<HTMLInputElement>("Nome").value).toBe("Bot renomeado");
	expect(sent[0]).toMatchObject({ intent: "save", name: "Bot renomeado" });
});

test("a channel is deleted after the question, and the server leads to the list", async () => {
	const { user, sent, address } = openSettings();
	await user.click(await screen.findByText("Excluir canal", { selector: "button" }));
	const dialog = within(await screen.findByRole("alertdialog"));
	expect(dialog.getByText("Tem certeza que deseja excluir este canal?")).toBeTruthy();
	expect(sent).toEqual([]);
	await user.click(dialog.getByText("Excluir canal", { selector: "button" }));
	await waitFor(() => expect(address()).toBe("/channels"));
	expect(sent).toEqual([{ intent: "remove" }]);
});

test("what the settings of a channel ask gives the focus back", async () => {
	const { user } = openSettings();
	await expectFocusBack(user, "app/areas/channels/settings/connection-section.tsx#Dialog", {
		from: () => screen.findByRole("button", { name: "Trocar token" }),
	});
	await expectFocusBack(user, "app/areas/channels/settings/remove-section.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: "Excluir canal" }),
	});
	await user.type(screen.getByLabelText("Nome"), "!");
	await expectFocusBack(user, "app/areas/channels/settings/channel-settings.tsx#LeaveGuard", {
		from: () => screen.getByRole("link", { name: "Voltar" }),
	});
});

test("the link for the phone's owner is shown, and the focus comes back to what asked for it", async () => {
	vi.stubGlobal("fetch", async () =>
		Response.json({ url: "https://prosa.example/link/x", expiresInMs: 60_000 }),
	);
	onTestFinished(() => void vi.unstubAllGlobals());
	const { user } = draw(<InviteOwner instanceId="c1" mayLink name="Loja" />);
	await expectFocusBack(user, "app/areas/channels/link/invite-dialog.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Enviar link ao dono do celular" }),
	});
});
