import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	type PhoneAction,
	type PhoneView,
	type ToldAction,
} from "#app/contracts/simulated-phone.ts";
import { MAX_PHONE_FILE_BYTES } from "#app/domain/channels/sample-media.ts";
import { kindOf } from "#app/domain/inbox/outgoing-file.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { FileStore } from "#workers/adapters/file-store/port.ts";
import type { InstanceStub } from "./stub.ts";

export interface PhoneDeps {
	instance(channelId: string): InstanceStub;
	/** Null: this installation keeps no files, and customers send samples only. */
	files: FileStore | null;
}

/** Whether this member may use the simulated phone of this channel. */
export function admitToPhone(signedIn: SignedIn, channelId: string): Result<null, ErrorCode> {
	const channel = signedIn.channels.find(({ id, type }) => id === channelId && type === "whatsapp");
	if (channel?.gateway !== "simulator") return fail("not_found");
	return may(signedIn.member.role, "use_simulated_phone") ? ok(null) : fail("forbidden");
}

/** The simulated phone, for managers. */
export function createPhone({ instance, files }: PhoneDeps) {
	/** A file is described by the store, not by whoever sends it. */
	async function tell(
		workspaceId: string,
		channelId: string,
		action: PhoneAction,
	): Promise<Result<ToldAction, ErrorCode>> {
		if (action.type !== "send_file") return ok(action);
		const { hash, fileName, ...rest } = action;
		const kept = (await files?.find({ workspaceId, channelId }, hash)) ?? null;
		if (kept === null) return fail(files === null ? "files_not_kept" : "file_gone");
		if (kept.bytes > MAX_PHONE_FILE_BYTES) return fail("file_too_large");
		// Ogg is what phones record in.
		const kind = kept.mimetype === "audio/ogg" ? "voice" : kindOf(kept.mimetype);
		return ok({ ...rest, file: { ...kept, kind, name: fileName } });
	}

	async function act(
		signedIn: SignedIn,
		channelId: string,
		action: PhoneAction | null,
	): Promise<Result<PhoneView, ErrorCode>> {
		const admitted = admitToPhone(signedIn, channelId);
		if (!admitted.ok) return admitted;
		const { id: workspaceId } = signedIn.workspace;
		if (action === null) return instance(channelId).phone(workspaceId, null);
		const told = await tell(workspaceId, channelId, action);
		return told.ok ? instance(channelId).phone(workspaceId, told.value) : told;
	}

	return {
		/** Whether customers can send files of their own. */
		takesFiles: files !== null,
		view: (signedIn: SignedIn, channelId: string) => act(signedIn, channelId, null),
		act: (signedIn: SignedIn, channelId: string, action: PhoneAction) =>
			act(signedIn, channelId, action),
	};
}
