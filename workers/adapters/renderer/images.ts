import { RENDERINGS } from "#app/domain/inbox/rendering.ts";
import type { Log } from "../secrets/log-event.ts";
import type { Renderer } from "./port.ts";

/** The binding is there only where the installation's configuration names it. */
export type WithImages = Env & { IMAGES?: ImagesBinding };

/** Cloudflare Images; null: this installation has it not. */
export function createRenderer({ IMAGES: images }: WithImages, log: Log): Renderer | null {
	if (!images) return null;
	return {
		async render(picture, size) {
			const { widthPx: width, quality } = RENDERINGS[size];
			try {
				const made = await images
					.input(picture)
					.transform({ width, fit: "scale-down" })
					.output({ format: "image/webp", quality });
				const bytes = new Uint8Array(await made.response().arrayBuffer());
				return bytes.byteLength === 0 ? null : { bytes, mimetype: "image/webp" };
			} catch (error) {
				log({ event: "picture_not_rendered", level: "warn", size, error });
				return null;
			}
		},
	};
}
