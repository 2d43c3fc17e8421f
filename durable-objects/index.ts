export { ChannelInbox } from "./channel-inbox/channel-inbox.ts";
export { WhatsAppInstance } from "./whatsapp-instance/whatsapp-instance.ts";
export { WorkspaceHub } from "./workspace-hub/workspace-hub.ts";
