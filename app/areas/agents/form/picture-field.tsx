import { Trash2, Upload } from "lucide-react";
import { useId, useRef } from "react";
import { AVATAR_TYPES } from "#app/domain/settings/avatar.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { PictureState } from "./use-picture.ts";

/** The agent's picture; it is saved with the form. */
export function PictureField({ name, picture }: { name: string; picture: PictureState }) {
	const t = useStrings({ pt, en }).identity;
	const errorText = useAgentErrorText();
	const input = useRef<HTMLInputElement>(null);
	const hint = useId();
	return (
		<div className="flex flex-wrap items-center gap-4">
			<Avatar name={name} size={64} src={picture.src} />
			<fieldset className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
				<legend className="float-left mb-1 font-medium text-gray-12">{t.picture}</legend>
				<div className="flex flex-wrap gap-2">
					<input
						accept={AVATAR_TYPES.join()}
						aria-label={t.picture}
						className="hidden"
						onChange={(event) => {
							const [file] = event.currentTarget.files ?? [];
							// The same file chosen again is a change too.
							event.currentTarget.value = "";
							if (file) void picture.choose(file);
						}}
						ref={input}
						type="file"
					/>
					<Button aria-describedby={hint} onClick={() => input.current?.click()} type="button">
						<Upload aria-hidden="true" size={16} />
						{picture.src ? t.change : t.choose}
					</Button>
					{picture.src ? (
						<Button onClick={picture.remove} type="button">
							<Trash2 aria-hidden="true" size={16} />
							{t.removePicture}
						</Button>
					) : null}
				</div>
				<p className="text-[13px] text-gray-11" id={hint}>
					{t.pictureHint}
				</p>
				{picture.isRefused ? (
					<p className="text-[13px] text-red-11" role="alert">
						{errorText("image_invalid")}
					</p>
				) : null}
			</fieldset>
		</div>
	);
}
