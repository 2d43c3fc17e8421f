/** Spec 1, section 2: claims of the company page. Samples, and shown as such (founding.md 15). */
export const CLAIMS = { companies: "1000+", messages: "50M+", uptime: "99.9%" } as const;
