// Forms of the installation's health.
import * as v from "valibot";

const Field = v.pipe(v.string(), v.maxLength(4096));

/** The server's rules judge both. */
export const healthForms = { target: v.object({ email: Field, webhook: Field }) };
