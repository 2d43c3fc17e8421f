import { expect, test } from "vitest";
import { createMultipart } from "#workers/adapters/multipart.ts";

const streamOf = (text: string) => new Blob([text]).stream() as ReadableStream<Uint8Array>;

test("a form is read back as it was written, and is as long as it said", async () => {
	const content = "\r\n--prosa-\r\n\u0000conteúdo";
	const form = createMultipart(
		{ chat_id: "1", caption: 'Ação "já"\r\nsim' },
		{
			field: "photo",
			name: "foto.png",
			mimetype: "image/png",
			bytes: new TextEncoder().encode(content).byteLength,
			body: streamOf(content),
		},
	);
	const bytes = new Uint8Array(await new Response(form.body).arrayBuffer());
	expect(bytes.byteLength).toBe(form.bytes);
	const headers = { "content-type": form.contentType };
	const read = await new Response(bytes, { headers }).formData();
	expect([read.get("chat_id"), read.get("caption")]).toEqual(["1", 'Ação "já"\r\nsim']);
	const file = read.get("photo") as File;
	expect([file.name, file.type, await file.text()]).toEqual(["foto.png", "image/png", content]);
});

test("a name cannot end its field and begin another", async () => {
	const name = 'a"; name="chat_id"\r\nX-Evil: 1\r\n\r\n2';
	const form = createMultipart(
		{},
		{ field: "photo", name, mimetype: "image/png", bytes: 1, body: streamOf("x") },
	);
	const text = await new Response(form.body).text();
	expect(text).not.toContain("\r\nX-Evil");
	expect(text.match(/name="/g)).toHaveLength(2);
});
