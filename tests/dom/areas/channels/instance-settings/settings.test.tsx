import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { Link } from "react-router";
import { expect, test } from "vitest";
import { SettingsTab } from "#app/areas/channels/instance-settings/settings-tab.tsx";
import type { InstanceSettingsView } from "#app/contracts/instance-settings.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";
import { channel } from "#tests/unit/areas/route-args.ts";

const AT = "/whatsapp/c1/settings";
const VIEW: InstanceSettingsView = {
	instance: channel({ name: "Recepção" }),
	settings: DEFAULT_SETTINGS,
	webhook: {
		address: { isSet: false, mask: "" },
		switches: { onSend: true, onReceive: true, onConnect: true, onDisconnect: true },
		hasSecret: false,
		oldSecretUntil: null,
		pausedAt: null,
		retryAt: null,
	},
	apiKey: { prefix: "pk_abcde", createdAt: 1 },
	cloud: null,
	gatewayName: null,
	otherWays: [{ choice: "waha", vendor: "waha", name: null }],
	deliveries: [],
	olderCursor: null,
};

function visit({
	view: first = VIEW,
	answer = {},
}: { view?: InstanceSettingsView; answer?: object } = {}) {
	const sent: Record<string, unknown>[] = [];
	let show = (_view: InstanceSettingsView): void => undefined;
	function Page() {
		const [view, setView] = useState(first);
		show = setView;
		return (
			<>
				<Link to="/whatsapp/c1">Voltar</Link>
				<SettingsTab apiUrl="https://prosa.test/api" mayManage view={view} />
			</>
		);
	}
	const drawn = draw(<Page />, {
		at: AT,
		page: {
			action: async ({ request }) => {
				const form = Object.fromEntries(await request.formData());
				sent.push(form);
				// As the page is read anew after its form.
				act(() =>
					show({ ...first, instance: channel({ name: (form["name"] ?? "Recepção") as string }) }),
				);
				return { intent: form["intent"], code: null, ...answer };
			},
		},
	});
	return { ...drawn, sent };
}

const bar = () => screen.queryByText("Você tem alterações não salvas");
const reads = () =>
	screen.getByRole<HTMLInputElement>("switch", { name: "Marcar mensagens como lidas" });
const isOn = () => reads().getAttribute("aria-checked") ?? String(reads().checked);
const dialog = () => screen.queryByRole("alertdialog");

test("an edit shows the bar, leaving asks, discarding resets and saving sends", async () => {
	const drawn = visit();
	const { user } = drawn;
	expect(bar()).toBeNull();
	expect(isOn()).toBe("false");
	await user.click(reads());
	expect(isOn()).toBe("true");
	expect(bar()).not.toBeNull();
	await user.click(screen.getByRole("link", { name: "Voltar" }));
	await waitFor(() => expect(dialog()?.textContent).toContain("Sair sem salvar?"));
	const stay = within(screen.getByRole("alertdialog")).getByRole("button", { name: "Cancelar" });
	await user.click(stay);
	await waitFor(() => expect(dialog()).toBeNull());
	expect(drawn.address()).toBe(AT);
	await user.click(screen.getByRole("button", { name: "Descartar" }));
	expect(bar()).toBeNull();
	expect(isOn()).toBe("false");

	const name = screen.getByLabelText<HTMLInputElement>("Nome");
	await user.clear(name);
	await user.type(name, "   ");
	const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Salvar" });
	expect(save().disabled).toBe(true);
	await user.clear(name);
	await user.type(name, "Nova");
	await user.click(save());
	await waitFor(() => expect(bar()).toBeNull());
	expect(drawn.sent).toMatchObject([{ intent: "save", name: "Nova" }]);
	expect(name.value).toBe("Nova");
});

test("a question about the key begins on what does no harm, and gives the focus back", async () => {
	const { user, sent } = visit();
	const revoke = screen.getByRole("button", { name: "Revogar" });
	await user.click(revoke);
	const question = within(await screen.findByRole("alertdialog"));
	await waitFor(() =>
		expect(document.activeElement).toBe(question.getByRole("button", { name: "Cancelar" })),
	);
	await user.keyboard("{Escape}");
	await waitFor(() => expect(dialog()).toBeNull());
	await waitFor(() => expect(document.activeElement).toBe(revoke));
	expect(sent).toEqual([]);
});

test("the gateway is named, and whoever changes it is told that conversations stay", async () => {
	const { user } = visit();
	expect(screen.getByText(/^Esta instância usa Simulador como motor de conexão/u)).not.toBeNull();
	await user.click(screen.getByRole("button", { name: "Trocar" }));
	const asked = await screen.findByRole("dialog");
	expect(asked.textContent).toContain("Conversas, contatos e mensagens continuam");
});

const WITH_ADDRESS = {
	...VIEW,
	webhook: { ...VIEW.webhook, address: { isSet: true, mask: "https://••••" }, hasSecret: true },
};

test("every dialog of the settings gives the focus back, a secret that is shown once to what made it", async () => {
	const { user } = visit({ view: WITH_ADDRESS, answer: { secret: "whsec-1", key: "pk_1234567" } });
	const button = (name: string) => () => screen.getByRole("button", { name });
	const row = "app/areas/channels/instance-settings/api-key-row.tsx#ConfirmDialog";
	await expectFocusBack(user, row, { from: button("Revogar") });
	await expectFocusBack(user, "app/areas/channels/instance-settings/gateway-dialog.tsx#Dialog", {
		from: button("Trocar"),
	});
	const tab = "app/areas/channels/instance-settings/settings-tab.tsx#ConfirmDialog";
	await expectFocusBack(user, tab, { from: button("Excluir instância") });
	const general = "app/areas/channels/instance-settings/general-section.tsx#ConfirmDialog";
	await expectFocusBack(user, general, { from: button("Gerar novo segredo") });
	/** The question is answered with yes; what it made is shown. */
	const confirmed = async (): Promise<void> => {
		await user.keyboard("{Enter}");
		const question = within(await screen.findByRole("alertdialog"));
		await user.click(question.getByRole("button", { name: /^Gerar nov/u }));
		await waitFor(() => expect(dialog()).toBeNull());
	};
	await expectFocusBack(
		user,
		"app/areas/channels/instance-settings/settings-tab.tsx#SecretDialog",
		{ from: button("Gerar novo segredo"), open: confirmed },
	);
	await expectFocusBack(user, "app/areas/channels/instance-settings/api-key-row.tsx#SecretDialog", {
		from: button("Gerar nova chave"),
		open: confirmed,
	});
	await user.click(reads());
	await expectFocusBack(user, "app/areas/channels/instance-settings/settings-tab.tsx#LeaveGuard", {
		from: () => screen.getByRole("link", { name: "Voltar" }),
	});
});
