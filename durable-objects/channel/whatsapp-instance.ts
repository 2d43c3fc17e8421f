import type { PhoneAction } from "#app/contracts/simulated-phone.ts";
import type { GuestAction, PasskeyAnswer } from "#app/contracts/whatsapp.ts";
import { ok } from "#app/domain/result.ts";
import { ChannelInbox } from "./channel-inbox.ts";
import * as answers from "./operations/answers.ts";
import { answerGuest, askForCode, takePasskeyAnswer } from "./link/guests.ts";
import { type ImportedContact, importHistory } from "./operations/import-history.ts";
import { sendTo, type SentByProgram } from "./operations/send-to.ts";
import { type GatewaySwitch, switchGateway } from "./link/switch-gateway.ts";

/** One WhatsApp number: a channel, and how its number comes to be linked. */
export class WhatsAppInstance extends ChannelInbox {
	/** Writes for a program, which knows a number and no contact. */
	async sendTo(workspaceId: string, author: string, input: SentByProgram) {
		return this.inside(workspaceId, (channel) => sendTo(channel, author, input));
	}

	/** A code to type on this phone, in place of the QR. */
	async pair(workspaceId: string, phone: string) {
		return this.inside(workspaceId, (channel) => askForCode(channel, phone, Date.now()));
	}

	/** Goes over to another gateway; ledger and contacts stay (switch-gateway.ts). */
	async switchGateway(workspaceId: string, wanted: GatewaySwitch) {
		return this.inside(workspaceId, (channel) => switchGateway(channel, wanted, Date.now()));
	}

	/** The official API's message templates; read by the alarm when they are not known yet. */
	async templates(workspaceId: string) {
		return this.inside(workspaceId, ({ templates }) => templates.list(Date.now()));
	}

	/** The phone owner's answer in the passkey step, where the gateway can pass it on. */
	async passkey(workspaceId: string, answer: PasskeyAnswer) {
		return this.inside(workspaceId, (channel) => takePasskeyAnswer(channel, answer, Date.now()));
	}

	/** What somebody with the link for the phone's owner sees and asks for (guest-door.ts). */
	async guest(workspaceId: string, issuedAt: number, wish: GuestAction | null) {
		return this.inside(workspaceId, (channel) => answerGuest(channel, issuedAt, wish, Date.now()));
	}

	/** The simulated phone of this instance; not found where a real gateway carries it. */
	async phone(workspaceId: string, action: PhoneAction | null) {
		return this.inside(workspaceId, (channel) => answers.usePhone(channel, action));
	}

	/** Brings in conversations from elsewhere, as history. */
	async importHistory(workspaceId: string, contacts: ImportedContact[], linkedAs: string | null) {
		return this.inside(workspaceId, (channel) => {
			importHistory(channel, contacts, linkedAs, Date.now());
			return ok(null);
		});
	}
}
