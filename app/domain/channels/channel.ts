export const CHANNEL_TYPES = ["whatsapp", "telegram", "webchat", "messenger", "instagram"] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];
