import {
	BlobSource,
	BufferTarget,
	Conversion,
	Input,
	MP4,
	OggOutputFormat,
	Output,
	WEBM,
} from "mediabunny";

/**
 * A recording as Opus in Ogg. Opus in another container is put into this one as it is, without loss; anything else is encoded
 * where the browser can. Throws where it cannot.
 */
export async function toOgg(recorded: Blob): Promise<Blob> {
	const input = new Input({ formats: [WEBM, MP4], source: new BlobSource(recorded) });
	try {
		const target = new BufferTarget();
		const output = new Output({ format: new OggOutputFormat(), target });
		const conversion = await Conversion.init({
			input,
			output,
			audio: { codec: "opus" },
			// The recorder's own tags name the program, and nobody needs them.
			tags: {},
			showWarnings: false,
		});
		if (!conversion.isValid) throw new TypeError("This browser records nothing that becomes Opus.");
		await conversion.execute();
		if (!target.buffer) throw new TypeError("Nothing was written.");
		return new Blob([target.buffer], { type: "audio/ogg" });
	} finally {
		input.dispose();
	}
}
