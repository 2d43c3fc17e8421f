import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub, Link, Outlet, useLocation } from "react-router";
import { expect, test } from "vitest";
import { useNavigationFocus } from "#app/ui/use-navigation-focus.ts";

function Root() {
	useNavigationFocus();
	const { pathname, search } = useLocation();
	return (
		<>
			<Link to="?tab=two">Aba</Link>
			<Link to="/other">Instâncias</Link>
			<Link to="/">Início</Link>
			<output>{`${pathname}${search}`}</output>
			<Outlet />
		</>
	);
}
const Page = ({ title, asks = false }: { title: string; asks?: boolean }) => (
	<>
		<h1 tabIndex={-1}>{title}</h1>
		{/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as a page does whose first field is what one comes for */}
		{asks ? <input aria-label="Busca" autoFocus /> : null}
	</>
);

const Stub = createRoutesStub([
	{
		Component: Root,
		children: [
			{ path: "/", Component: () => <Page asks title="Início" /> },
			{ path: "/other", Component: () => <Page title="Instâncias" /> },
		],
	},
]);

test("after a navigation the title has the focus, but where a field asked for it; another tab of a page is none", async () => {
	render(<Stub initialEntries={["/"]} />);
	const user = userEvent.setup();
	const tab = screen.getByRole("link", { name: "Aba" });
	await user.click(tab);
	await waitFor(() => expect(screen.getByRole("status").textContent).toBe("/?tab=two"));
	expect(document.activeElement).toBe(tab);
	await user.click(screen.getByRole("link", { name: "Instâncias" }));
	await waitFor(() =>
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Instâncias" })),
	);
	await user.click(screen.getByRole("link", { name: "Início" }));
	await waitFor(() =>
		expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Busca" })),
	);
});
