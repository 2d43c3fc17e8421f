/** `GET /messages/:messageId/preview`: what is behind the first link of a message, as far as its page says it. */
import * as v from "valibot";

const Preview = v.object({
	/** Where the link leads. */
	address: v.string(),
	/** The host's name, as people know it. */
	site: v.string(),
	title: v.string(),
	/** "" for none. */
	description: v.string(),
	/** There may be a picture at `/media/:channelId/:messageId/preview`. */
	hasPicture: v.boolean(),
});
export type LinkPreview = v.InferOutput<typeof Preview>;

export const PreviewAnswer = v.object({ preview: v.nullable(Preview) });
