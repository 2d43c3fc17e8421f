/** A form with one file, as a stream of known length: no isolate holds the file. */
export interface Multipart {
	contentType: string;
	bytes: number;
	body: ReadableStream<Uint8Array>;
}

/** The file of a form, and the field it stands in. */
export interface FormFile {
	field: string;
	name: string;
	mimetype: string;
	bytes: number;
	body: ReadableStream<Uint8Array>;
}

const encoder = new TextEncoder();

/** Names end at the line and at the quotation mark; written as browsers do. */
const quoted = (name: string): string =>
	name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");

/** Makes a `multipart/form-data` body; the file is last, so that the fields are known before it. */
export function createMultipart(fields: Record<string, string>, file: FormFile): Multipart {
	const boundary = `prosa-${crypto.randomUUID()}`;
	const part = (headers: string): string =>
		`--${boundary}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n`;
	const told = Object.entries(fields).map(
		([name, value]) => `${part(`name="${quoted(name)}"`)}${value}\r\n`,
	);
	const ofFile = `name="${quoted(file.field)}"; filename="${quoted(file.name)}"\r\nContent-Type: ${file.mimetype}`;
	const head = encoder.encode(told.join("") + part(ofFile));
	const tail = encoder.encode(`\r\n--${boundary}--\r\n`);
	const around = new TransformStream<Uint8Array, Uint8Array>({
		start: (controller) => controller.enqueue(head),
		flush: (controller) => controller.enqueue(tail),
	});
	return {
		contentType: `multipart/form-data; boundary=${boundary}`,
		bytes: head.byteLength + file.bytes + tail.byteLength,
		body: file.body.pipeThrough(around),
	};
}
