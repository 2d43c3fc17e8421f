import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { Link } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { KeptNotice } from "#app/areas/shell/kept-notice.tsx";
import { useAlerts } from "#app/areas/shell/use-alerts.ts";
import { draw } from "#tests/support/dom.tsx";

const CHANNEL = "0123abcd-0000-4000-8000-000000000001";
const TO = `/whatsapp/instances/${CHANNEL}/messages/p1`;

function Page({ say, ...props }: { isOpen: boolean; say: (text: string) => void }) {
	const [isOpen, setOpen] = useState(props.isOpen);
	useAlerts({ memberId: "m1", workspaceId: "w1", isOpen, say });
	return (
		<>
			<Link to={TO}>Abrir</Link>
			<button onClick={() => setOpen(!isOpen)} type="button">
				Linha
			</button>
			<KeptNotice isOpen={isOpen} />
		</>
	);
}

afterEach(() => {
	vi.unstubAllGlobals();
	document.documentElement.removeAttribute("data-kept");
});

/** Opens the line of the page, or closes it. */
const turn = () => fireEvent.click(screen.getByRole("button", { name: "Linha" }));

const hide = (isHidden: boolean) =>
	act(() => {
		Object.defineProperty(document, "visibilityState", {
			configurable: true,
			value: isHidden ? "hidden" : "visible",
		});
		document.dispatchEvent(new Event("visibilitychange"));
	});

test("a page says what it shows once its line is open, with each change, and again on the next line", () => {
	const said: unknown[] = [];
	const say = (text: string) => void said.push(JSON.parse(text));
	history.replaceState(null, "", "/team");
	draw(<Page isOpen={false} say={say} />);
	expect(said).toEqual([]);
	turn();
	hide(true);
	hide(true);
	hide(false);
	turn();
	turn();
	const seen = { type: "sight", isVisible: true, place: null };
	expect(said).toEqual([seen, { ...seen, isVisible: false }, seen, seen]);
});

test("the conversation that is open is named by its channel and contact", () => {
	const said: unknown[] = [];
	history.replaceState(null, "", TO);
	draw(<Page isOpen say={(text) => void said.push(JSON.parse(text))} />);
	expect(said).toMatchObject([{ place: { channelId: CHANNEL, contactId: "p1" } }]);
	history.replaceState(null, "", "/");
});

test("a page that was kept says so until the line is there", () => {
	document.documentElement.setAttribute("data-kept", String(Date.parse("2026-11-28T12:12:00Z")));
	draw(<Page isOpen={false} say={() => undefined} />);
	expect(
		screen.getByText(/Sem conexão: mostrando o que foi visto por último, 28\/11\/2026/),
	).toBeTruthy();
	turn();
	expect(screen.queryByText(/Sem conexão/)).toBeNull();
	turn();
	expect(screen.queryByText(/Sem conexão/)).toBeNull();
});
