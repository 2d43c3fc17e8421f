import { Trash2, Upload } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { ProfileView } from "#app/contracts/settings.ts";
import { AVATAR_TYPES } from "#app/domain/settings/avatar.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { callApi } from "#app/ui/api-request.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { resizePicture } from "#app/ui/resize-picture.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const OWN_AVATAR = "/api/avatars/me";

/**
 * Chooses, resizes and uploads a picture; it is saved at once, separately from the form around it.
 */
export function AvatarField({ profile }: { profile: ProfileView }) {
	const t = useStrings({ pt, en }).profile;
	const input = useRef<HTMLInputElement>(null);
	const hint = useId();
	const { busy, error, put, remove } = useAvatar();
	return (
		<div className="flex flex-wrap items-center gap-4">
			<Avatar name={profile.fullName} size={72} src={profile.avatarUrl} />
			<fieldset className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
				<legend className="float-left mb-1 font-medium text-gray-12">{t.photo}</legend>
				<div className="flex flex-wrap gap-2">
					<input
						accept={AVATAR_TYPES.join()}
						aria-label={t.photo}
						className="hidden"
						onChange={(event) => {
							const [file] = event.currentTarget.files ?? [];
							// Reset, so that choosing the same file again is a change event.
							event.currentTarget.value = "";
							if (file) void put(file);
						}}
						ref={input}
						type="file"
					/>
					<Button
						aria-describedby={hint}
						loading={busy === "put"}
						onClick={() => input.current?.click()}
						type="button"
					>
						<Upload aria-hidden="true" size={16} />
						{profile.avatarUrl ? t.change : t.choose}
					</Button>
					{profile.avatarUrl ? (
						<Button loading={busy === "remove"} onClick={() => void remove()} type="button">
							<Trash2 aria-hidden="true" size={16} />
							{t.remove}
						</Button>
					) : null}
				</div>
				<p className="text-[13px] text-gray-11" id={hint}>
					{t.photoHint}
				</p>
				{error ? (
					<p className="text-[13px] text-red-11" role="alert">
						{error}
					</p>
				) : null}
			</fieldset>
		</div>
	);
}

/** The two requests (upload, remove) and their results. */
function useAvatar() {
	const t = useStrings({ pt, en }).profile;
	const errorText = useAccountErrorText();
	const { revalidate } = useRevalidator();
	const [busy, setBusy] = useState<"put" | "remove" | null>(null);
	const [error, setError] = useState<string | null>(null);
	const run = async (what: "put" | "remove", work: () => Promise<unknown>, done: string) => {
		setBusy(what);
		setError(null);
		try {
			await work();
			await revalidate();
			notify.success(done);
		} catch (cause) {
			const text = errorText(codeOf(cause, "image_invalid"));
			setError(text);
			notify.error(t.photoFailed, text);
		} finally {
			setBusy(null);
		}
	};
	return {
		busy,
		error,
		put: (file: Blob) =>
			run(
				"put",
				async () => callApi(OWN_AVATAR, { method: "PUT", body: await resizePicture(file) }),
				t.photoSaved,
			),
		remove: () => run("remove", () => callApi(OWN_AVATAR, { method: "DELETE" }), t.photoRemoved),
	};
}
