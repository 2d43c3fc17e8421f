// Spec 2, section 9: the API key is shown as its first 8 characters plus an ellipsis.

/** Recognisable prefix, so that a leaked key can be attributed to this product. */
const START = "pk_";
const SHOWN_CHARACTERS = 8;
/** 32 random bytes, base64url. */
const API_KEY = /^pk_[A-Za-z0-9_-]{43}$/;

/** @param random 32 random bytes, base64url */
export const toApiKey = (random: string): string => START + random;

/** Whether a text has the shape of a key; says nothing about whether it is valid. */
export const isApiKey = (text: string): boolean => API_KEY.test(text);

/** The readable part of a key that is stored beside its hash. */
export const keyPrefix = (key: string): string => key.slice(0, SHOWN_CHARACTERS);

/** `pk_abcde…` */
export const showKey = (prefix: string): string => `${prefix.slice(0, SHOWN_CHARACTERS)}…`;

/** The key of a `Bearer` authorization header; null when there is none of the right shape. */
export function parseBearer(header: string | null): string | null {
	const key = /^Bearer +(\S{1,100})$/i.exec(header ?? "")?.[1];
	return key !== undefined && isApiKey(key) ? key : null;
}
