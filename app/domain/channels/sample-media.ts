/** What a simulated customer can send beside text; each is one small file of the simulator's own. */
export const SAMPLE_MEDIA = ["image", "audio", "video", "document", "sticker"] as const;
export type SampleMedium = (typeof SAMPLE_MEDIA)[number];

/** Largest file that a customer of the simulated phone sends: as much as is played and shown in the page. */
export const MAX_PHONE_FILE_BYTES = 16 * 1024 * 1024;
