import { act, screen } from "@testing-library/react";
import { useLoaderData } from "react-router";
import { expect, test, vi } from "vitest";
import { type Fields, type RequestOptions, useRequest } from "#app/ui/use-request.ts";
import { draw } from "#tests/support/dom.tsx";

interface Answer {
	said: string;
}

/** A page with one button that sends `fields`; its action answers `answer`, and its loader counts readings. */
function drawAsking(fields: Fields, options: RequestOptions & { revalidates?: boolean } = {}) {
	const { revalidates = true, ...request } = options;
	const heard: string[] = [];
	const sent: [string, string][][] = [];
	const read = vi.fn(() => null);
	let endReading: () => void = () => undefined;
	const state = { isSlow: false };
	function Asking() {
		const { send, isBusy, answer } = useRequest<Answer>(({ said }) => heard.push(said), request);
		return (
			<button onClick={() => send(fields, revalidates)} type="button">
				{isBusy ? "busy" : (answer?.said ?? "ask")}
			</button>
		);
	}
	const drawn = draw(<Asking />, {
		at: "/here",
		page: {
			loader: async () => {
				read();
				if (state.isSlow) await new Promise<void>((resolve) => (endReading = resolve));
				return null;
			},
			action: async ({ request: asked }) => {
				sent.push([...(await asked.formData())] as [string, string][]);
				return { said: "done" };
			},
		},
	});
	return { ...drawn, heard, sent, read, state, endReading: () => endReading() };
}

test("what is asked is a form: a list is the field several times, true is on, and nothing else is not there", async () => {
	const { user, sent, heard } = drawAsking({
		intent: "pick",
		id: ["a", "b"],
		n: 7,
		on: true,
		off: false,
		none: null,
		empty: "",
	});
	await user.click(await screen.findByRole("button"));
	await vi.waitFor(() => expect(heard).toEqual(["done"]));
	expect(sent).toEqual([
		[
			["intent", "pick"],
			["id", "a"],
			["id", "b"],
			["n", "7"],
			["on", "on"],
			["empty", ""],
		],
	]);
});

test("the same answer to a second request is heard again, and each once", async () => {
	const { user, heard } = drawAsking({ intent: "again" });
	const button = await screen.findByRole("button");
	await user.click(button);
	await vi.waitFor(() => expect(button.textContent).toBe("done"));
	await user.click(button);
	await vi.waitFor(() => expect(heard).toEqual(["done", "done"]));
});

test("what changes nothing reads the page no second time", async () => {
	const { user, heard, read } = drawAsking({ intent: "look" }, { revalidates: false });
	await user.click(await screen.findByRole("button"));
	await vi.waitFor(() => expect(heard).toEqual(["done"]));
	expect(read).toHaveBeenCalledTimes(1);
});

test.for([
	[true, ["done"]],
	[false, []],
] as const)("while the page is read again an answer is heard first: %s", async ([first, early]) => {
	const { user, heard, read, state, endReading } = drawAsking(
		{ intent: "remove" },
		{ isAnsweredFirst: first },
	);
	const button = await screen.findByRole("button");
	state.isSlow = true;
	await user.click(button);
	await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
	await vi.waitFor(() => expect(heard).toEqual(early));
	endReading();
	await vi.waitFor(() => expect(heard).toEqual(["done"]));
});

test("a row that is gone with what its request changed hears the answer, drawn at once with the new page as on a busy machine", async () => {
	const heard: string[] = [];
	const rows = ["one"];
	function Row() {
		const { send } = useRequest<Answer>(({ said }) => heard.push(said), { isAnsweredFirst: true });
		return (
			<button onClick={() => send({ intent: "remove" })} type="button">
				remove
			</button>
		);
	}
	function Rows() {
		return useLoaderData<string[]>().map((row) => <Row key={row} />);
	}
	draw(<Rows />, {
		at: "/here",
		page: {
			loader: () => [...rows],
			action: () => {
				rows.pop();
				return { said: "gone" };
			},
		},
	});
	const button = await screen.findByRole("button");
	// React draws nothing before the end of an act.
	await act(async () => {
		button.click();
		await new Promise((resolve) => setTimeout(resolve, 20));
	});
	expect(screen.queryByRole("button")).toBeNull();
	expect(heard).toEqual(["gone"]);
});
