import type { RenderingSize } from "#app/domain/inbox/rendering.ts";

/** Makes a picture smaller. */
export interface Renderer {
	/** Never larger than the picture. Null: the vendor cannot read it, or does not answer. */
	render(
		picture: ReadableStream<Uint8Array>,
		size: RenderingSize,
	): Promise<{ bytes: Uint8Array<ArrayBuffer>; mimetype: string } | null>;
}
