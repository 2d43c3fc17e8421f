export { ChannelInbox, WhatsAppInstance } from "./channel/channel-object.ts";
export { WorkspaceHub } from "./workspace/workspace-hub.ts";
