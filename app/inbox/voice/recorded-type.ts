/** What browsers record, the best for WhatsApp first: only Opus in Ogg is a voice message there. */
const RECORDED = [
	"audio/ogg;codecs=opus",
	"audio/webm;codecs=opus",
	"audio/mp4;codecs=opus",
	"audio/mp4",
] as const;

/** The type this browser is to record; null: it decides itself. */
export const pickRecordedType = (isTaken: (type: string) => boolean): string | null =>
	RECORDED.find(isTaken) ?? null;

/** Whether a recording is a voice message as it is. */
export const isVoiceType = (type: string): boolean => type.startsWith("audio/ogg");
