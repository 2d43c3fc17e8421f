/** What a signature is checked by, for people who build the same; code has one language. */
export const SAMPLE_CODE = `import { createHmac, timingSafeEqual } from "node:crypto";

// The raw bytes, before anything reads them as JSON.
export function isSignedByMeta(bytes, header, appSecret) {
  const given = /^sha256=([0-9a-f]{64})$/.exec(header ?? "")?.[1];
  if (!given) return false;
  const expected = createHmac("sha256", appSecret).update(bytes).digest();
  return timingSafeEqual(Buffer.from(given, "hex"), expected);
}
`;

/** As Meta sends it, shortened. */
export const SAMPLE_EVENT = `{
  "object": "page",
  "entry": [{
    "id": "371024009436368",
    "time": 1790000002,
    "changes": [{ "field": "feed", "value": { "item": "comment" } }]
  }]
}`;
