/** What a simulated customer can send beside text; each is one small file of the simulator's own. */
export const SAMPLE_MEDIA = ["image", "audio", "video", "document", "sticker"] as const;
export type SampleMedium = (typeof SAMPLE_MEDIA)[number];
