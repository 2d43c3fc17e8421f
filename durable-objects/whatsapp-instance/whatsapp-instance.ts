import type { PhoneAction } from "#app/contracts/simulated-phone.ts";
import type { GuestAction, PasskeyAnswer } from "#app/contracts/whatsapp.ts";
import { ok } from "#app/domain/result.ts";
import { ChannelInbox } from "../channel-inbox/channel-inbox.ts";
import * as answers from "./answers.ts";
import { answerGuest, askForCode, takePasskeyAnswer } from "./guest-door.ts";
import { type ImportedContact, importHistory } from "./import-history.ts";
import { sendTo, type SentByProgram } from "./send-to.ts";
import { type GatewaySwitch, switchGateway } from "./switch-gateway.ts";

/** One WhatsApp number: a channel, and how its number comes to be linked. */
export class WhatsAppInstance extends ChannelInbox {
	/** Writes for a program, which knows a number and no contact. */
	async sendTo(workspaceId: string, author: string, input: SentByProgram) {
		return this.inside(workspaceId, (instance) => sendTo(instance, author, input));
	}

	/** A code to type on this phone, in place of the QR. */
	async pair(workspaceId: string, phone: string) {
		return this.inside(workspaceId, (instance) => askForCode(instance, phone, Date.now()));
	}

	/** Goes over to another gateway; ledger and contacts stay (switch-gateway.ts). */
	async switchGateway(workspaceId: string, wanted: GatewaySwitch) {
		return this.inside(workspaceId, (instance) => switchGateway(instance, wanted, Date.now()));
	}

	/** The official API's message templates; read by the alarm when they are not known yet. */
	async templates(workspaceId: string) {
		return this.inside(workspaceId, ({ templates }) => templates.list(Date.now()));
	}

	/** The phone owner's answer in the passkey step, where the gateway can pass it on. */
	async passkey(workspaceId: string, answer: PasskeyAnswer) {
		return this.inside(workspaceId, (instance) => takePasskeyAnswer(instance, answer, Date.now()));
	}

	/** What somebody with the link for the phone's owner sees and asks for (guest-door.ts). */
	async guest(workspaceId: string, issuedAt: number, wish: GuestAction | null) {
		return this.inside(workspaceId, (instance) =>
			answerGuest(instance, issuedAt, wish, Date.now()),
		);
	}

	/** The simulated phone of this instance; not found where a real gateway carries it. */
	async phone(workspaceId: string, action: PhoneAction | null) {
		return this.inside(workspaceId, (instance) => answers.usePhone(instance, action));
	}

	/** Brings in conversations from elsewhere, as history. */
	async importHistory(workspaceId: string, contacts: ImportedContact[], linkedAs: string | null) {
		return this.inside(workspaceId, (instance) => {
			importHistory(instance, contacts, linkedAs, Date.now());
			return ok(null);
		});
	}
}
