import { RotateCcw } from "lucide-react";
import {
	type ComponentType,
	lazy,
	type ReactNode,
	Suspense,
	useEffect,
	useSyncExternalStore,
} from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";
import {
	createPartLoader,
	preloadWhenIdle,
	type PartLoader,
	type PartTrouble,
} from "./part-loader.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { notify } from "./toasts.ts";

interface PartOptions {
	/**
	 * Where a failure to load is shown: in the part's place, as a toast (menus and dialogs have no
	 * place), or nowhere, for parts that nobody asked for.
	 */
	onFailure?: "pane" | "toast" | "nothing";
	/** Preload it when the browser is idle. */
	preload?: boolean;
}

export type LazyPart<Props> = ComponentType<Props & { fallback?: ReactNode }> & {
	prefetch: () => Promise<void>;
};

/**
 * A component that is loaded when it is first rendered. Until then `fallback` is shown; for
 * something that a control opens, the fallback is that control. A failure never reaches an error
 * boundary: it is retried, and shown in the part's own place.
 */
export function lazyPart<Name extends string, Props extends object>(
	load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
	name: Name,
	{ onFailure = "pane", preload = false }: PartOptions = {},
): LazyPart<Props> {
	const loader = createPartLoader(load, name);
	const Loaded = lazy(async () => ({ default: (await loader.ask())[name] as ComponentType }));
	if (preload) preloadWhenIdle(loader.prefetch);
	function Part({ fallback = null, ...props }: { fallback?: ReactNode }) {
		return (
			<Suspense
				fallback={
					<Waiting loader={loader} onFailure={onFailure}>
						{fallback}
					</Waiting>
				}
			>
				<Loaded {...props} />
			</Suspense>
		);
	}
	return Object.assign(Part as ComponentType<Props & { fallback?: ReactNode }>, {
		prefetch: loader.prefetch,
	});
}

const noTrouble = (): null => null;

function Waiting(props: {
	loader: Pick<PartLoader<unknown>, "subscribe" | "trouble">;
	onFailure: "pane" | "toast" | "nothing";
	children: ReactNode;
}) {
	const { loader, onFailure } = props;
	const t = useStrings({ pt, en }).part;
	const trouble = useSyncExternalStore(loader.subscribe, loader.trouble, noTrouble);
	const said = trouble === null || onFailure !== "toast" ? null : t[trouble];
	useEffect(() => {
		if (said !== null) notify.warning(said);
	}, [said]);
	if (trouble === null || onFailure !== "pane") return props.children;
	return <Late trouble={trouble} />;
}

function Late({ trouble }: { trouble: PartTrouble }) {
	const t = useStrings({ pt, en }).part;
	return (
		<div
			aria-live="polite"
			className="flex flex-col items-center gap-2 px-4 py-6 text-center text-[13px] text-gray-11"
		>
			<p>{t[trouble]}</p>
			{trouble === "failed" ? (
				<Button onClick={() => window.location.reload()} size="small" type="button">
					<RotateCcw aria-hidden="true" size={14} />
					{t.reload}
				</Button>
			) : null}
		</div>
	);
}
