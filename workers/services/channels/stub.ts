import type { ChannelInbox, WhatsAppInstance } from "#durable-objects/index.ts";

/** RPC stub of a WhatsApp number's object: a ChannelInbox with linking. */
export type InstanceStub = DurableObjectStub<WhatsAppInstance>;

/** RPC stub of a channel's object, of any type. */
export type ChannelStub = DurableObjectStub<ChannelInbox>;
