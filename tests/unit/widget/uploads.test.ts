import { afterEach, expect, test, vi } from "vitest";
import { createUploads } from "#app/widget/uploads.ts";
import type { FileTrouble } from "#app/widget/webchat-files.ts";

const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn() }));
vi.mock("#app/widget/webchat-files.ts", () => ({ sendFile }));
afterEach(() => sendFile.mockReset());

const fileOf = (name: string) => new File(["x"], name);

function start(token: string | null = "v.mac") {
	const names: string[] = [];
	const answers: ((trouble: FileTrouble | null) => void)[] = [];
	sendFile.mockImplementation((_access, _token, { file }: { file: File }) => {
		names.push(file.name);
		return new Promise((resolve) => answers.push(resolve));
	});
	const uploads = createUploads({
		access: { base: "", key: "" },
		askToken: () => Promise.resolve(token),
		onChange: () => undefined,
		onPart: () => undefined,
	});
	const settle = async (trouble: FileTrouble | null) => {
		await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
		answers.shift()?.(trouble);
		await new Promise((resolve) => setTimeout(resolve));
	};
	return { uploads, names, settle };
}

test("files leave one after the other, in their order, also those chosen meanwhile", async () => {
	const { uploads, names, settle } = start();
	uploads.add([fileOf("a"), fileOf("b")]);
	await settle(null);
	uploads.add([fileOf("c")]);
	await settle(null);
	await settle(null);
	expect(names).toEqual(["a", "b", "c"]);
	expect(uploads.all().map(({ trouble }) => trouble)).toEqual([null, null, null]);
});

test("what did not get there says why, is left behind, and is tried again when asked to", async () => {
	const { uploads, names, settle } = start();
	uploads.add([fileOf("a"), fileOf("b")]);
	await settle("fileFailed");
	await settle(null);
	const [first] = uploads.all();
	expect(first?.trouble).toBe("fileFailed");
	uploads.retry(first?.id ?? "");
	expect(uploads.all()[0]?.trouble).toBeNull();
	await settle(null);
	expect(names).toEqual(["a", "b", "a"]);
	// The same message: its id stays.
	expect(uploads.all()[0]?.id).toBe(first?.id);
	expect(uploads.fileOf(first?.id ?? "")?.name).toBe("a");
});

test("without a token nothing is sent", async () => {
	const { uploads, names } = start(null);
	uploads.add([fileOf("a")]);
	await vi.waitFor(() => expect(uploads.all()[0]?.trouble).toBe("fileFailed"));
	expect(names).toEqual([]);
});
