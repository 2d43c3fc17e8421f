import type { ChannelInbox, WhatsAppInstance } from "#durable-objects/index.ts";

/** What services and handlers call of an instance object. */
export type InstanceStub = DurableObjectStub<WhatsAppInstance>;

/** The same of a channel of any type. */
export type ChannelStub = DurableObjectStub<ChannelInbox>;
