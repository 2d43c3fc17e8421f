// founding.md, Routes: avatars are at most 64 KB and served with a fixed type.

/** Bytes. */
export const MAX_AVATAR_BYTES = 64 * 1024;

export const AVATAR_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export type AvatarType = (typeof AVATAR_TYPES)[number];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

const hasAt = (bytes: Uint8Array, at: number, sign: readonly number[]): boolean =>
	sign.every((byte, index) => bytes[at + index] === byte);

/** The type the first bytes say; a name or a header of the sender is not asked. Null for any other. */
export function detectAvatarType(bytes: Uint8Array): AvatarType | null {
	if (hasAt(bytes, 0, PNG)) return "image/png";
	if (hasAt(bytes, 0, JPEG)) return "image/jpeg";
	return hasAt(bytes, 0, RIFF) && hasAt(bytes, 8, WEBP) ? "image/webp" : null;
}

/** Where a user's picture is; another version is another address, so that it may be cached. */
export const avatarPath = (userId: string, version: number): string =>
	`/api/avatars/${userId}?v=${version}`;

/** The same of an AI agent's. */
export const agentAvatarPath = (agentId: string, version: number): string =>
	`/api/agents/${agentId}/avatar?v=${version}`;
