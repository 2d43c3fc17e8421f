import type { WhatsAppInstance } from "#durable-objects/index.ts";

/** What services and handlers call of an instance object. */
export type InstanceStub = DurableObjectStub<WhatsAppInstance>;
