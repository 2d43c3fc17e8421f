export { ChannelInbox } from "./channel/channel-inbox.ts";
export { WhatsAppInstance } from "./channel/whatsapp-instance.ts";
export { WorkspaceHub } from "./workspace/workspace-hub.ts";
