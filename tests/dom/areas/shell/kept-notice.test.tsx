import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { KeptNotice } from "#app/areas/shell/kept-notice.tsx";
import { draw } from "#tests/support/dom.tsx";

function Page() {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button onClick={() => setOpen(!isOpen)} type="button">
				Linha
			</button>
			<KeptNotice isOpen={isOpen} />
		</>
	);
}

/** Opens the line of the page, or closes it. */
const turn = () => fireEvent.click(screen.getByRole("button", { name: "Linha" }));

afterEach(() => document.documentElement.removeAttribute("data-kept"));

test("a page that was kept says so until the line is there", () => {
	document.documentElement.setAttribute("data-kept", String(Date.parse("2026-11-28T12:12:00Z")));
	draw(<Page />);
	expect(
		screen.getByText(/Sem conexão: mostrando o que foi visto por último, 28\/11\/2026/),
	).toBeTruthy();
	turn();
	expect(screen.queryByText(/Sem conexão/)).toBeNull();
	turn();
	expect(screen.queryByText(/Sem conexão/)).toBeNull();
});
