import { ExternalLink, List, MapPin, Phone, QrCode, Reply, ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { type FormButton, type MessageForm, totalOf } from "#app/domain/inbox/message-form.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { MessageText, type SpokenMessage } from "../conversation/message-text.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A message with buttons, a list, an order, a charge or answered fields, as what it is. */
export function FormView({ form, message }: { form: MessageForm; message: SpokenMessage }) {
	const t = useStrings({ pt, en }).form;
	const { header, body = "", footer, about, chosen, template } = form;
	return (
		<section className="min-w-0 max-w-full py-0.5" data-form>
			{template ? <Quiet>{t.template(template.name)}</Quiet> : null}
			{header?.text ? (
				<p className="font-medium [overflow-wrap:anywhere]">
					<bdi>{header.text}</bdi>
				</p>
			) : null}
			{form.order ? <OrderView order={form.order} /> : null}
			{body === "" ? null : <MessageText message={{ ...message, text: body }} />}
			{chosen ? <Quiet>{chosen.description ?? t.chosen}</Quiet> : null}
			{about ? <Quiet>{t.about(about.product)}</Quiet> : null}
			{form.list ? <ListView list={form.list} /> : null}
			{form.products ? (
				<Titled icon={<ShoppingBag aria-hidden="true" size={14} />} title={t.products}>
					{form.products.sections.flatMap(({ products }) =>
						products.map((product) => <Line key={product}>{product}</Line>),
					)}
				</Titled>
			) : null}
			{form.answers ? (
				<Titled title={t.answers}>
					{form.answers.map(({ label, value }, place) => (
						// oxlint-disable-next-line react/no-array-index-key -- an answer is known by its place
						<Line end={value} key={place}>
							{label}
						</Line>
					))}
				</Titled>
			) : null}
			{form.pix ? <PixView pix={form.pix} /> : null}
			{footer ? <Quiet>{footer}</Quiet> : null}
			{form.asksLocation ? (
				<ButtonLine button={{ kind: "location", text: t.asksLocation }} />
			) : null}
			{(form.buttons ?? []).map((button, place) => (
				// oxlint-disable-next-line react/no-array-index-key -- a button is known by its place
				<ButtonLine button={button} key={place} />
			))}
		</section>
	);
}

const Quiet = ({ children }: { children: ReactNode }) => (
	<p className="text-xs text-gray-11 [overflow-wrap:anywhere]">
		<bdi>{children}</bdi>
	</p>
);

function Titled(props: { title: string; icon?: ReactNode; children: ReactNode }) {
	return (
		<div className="w-72 max-w-full py-0.5">
			<p className="flex items-center gap-1.5 font-medium">
				{props.icon}
				<bdi className="min-w-0 [overflow-wrap:anywhere]">{props.title}</bdi>
			</p>
			<ul className="mt-1.5 flex flex-col gap-2">{props.children}</ul>
		</div>
	);
}

/** @param end at the right: a value, a price */
function Line({ children, end, more }: { children: ReactNode; end?: string; more?: string }) {
	return (
		<li>
			<div className="flex items-baseline justify-between gap-3">
				<bdi className="min-w-0 [overflow-wrap:anywhere]">{children}</bdi>
				{end === undefined ? null : (
					<bdi className="min-w-0 font-medium [overflow-wrap:anywhere]">{end}</bdi>
				)}
			</div>
			{more ? <Quiet>{more}</Quiet> : null}
		</li>
	);
}

function OrderView({ order }: { order: NonNullable<MessageForm["order"]> }) {
	const t = useStrings({ pt, en }).form;
	const format = useFormat();
	const { currency, lines } = order;
	const say = (price: string): string =>
		currency === undefined ? price : format.money(Math.round(Number(price) * 100), currency);
	const total = totalOf(lines);
	return (
		<Titled icon={<ShoppingBag aria-hidden="true" size={14} />} title={t.order}>
			{lines.map(({ product, name, quantity, price }, place) => (
				<Line
					{...(price !== undefined && { end: say(price) })}
					// oxlint-disable-next-line react/no-array-index-key -- a line is known by its place
					key={place}
					more={t.quantity(format.number(quantity))}
				>
					{name ?? product}
				</Line>
			))}
			{total === null ? null : <Line end={say(total)}>{t.total}</Line>}
		</Titled>
	);
}

function ListView({ list }: { list: NonNullable<MessageForm["list"]> }) {
	const t = useStrings({ pt, en }).form;
	return (
		<Titled icon={<List aria-hidden="true" size={14} />} title={t.list(list.button)}>
			{list.sections.flatMap(({ title, rows }, place) => [
				// oxlint-disable-next-line react/no-array-index-key -- a section is known by its place
				...(title === "" ? [] : [<Quiet key={`title-${place}`}>{title}</Quiet>]),
				...rows.map((row) => (
					<Line key={row.id} {...(row.description !== undefined && { more: row.description })}>
						{row.title}
					</Line>
				)),
			])}
		</Titled>
	);
}

function PixView({ pix }: { pix: NonNullable<MessageForm["pix"]> }) {
	const t = useStrings({ pt, en }).form;
	const format = useFormat();
	return (
		<Titled icon={<QrCode aria-hidden="true" size={14} />} title={t.pix(pix.reference)}>
			<Line end={format.money(pix.amount, "BRL")}>{pix.merchant}</Line>
			<CopyButton label={t.copyPix} text={pix.code} />
		</Titled>
	);
}

const ICONS: Partial<Record<FormButton["kind"], typeof Reply>> = {
	reply: Reply,
	url: ExternalLink,
	phone: Phone,
	location: MapPin,
	pay: QrCode,
	catalog: ShoppingBag,
};

/** A button as the customer sees it; here it does nothing, so it is none. */
function ButtonLine({ button: { kind, text, value } }: { button: FormButton }) {
	const Icon = ICONS[kind];
	return (
		<p className="flex items-center gap-1.5 text-accent-11" title={value}>
			{Icon ? <Icon aria-hidden="true" className="shrink-0" size={14} /> : null}
			<bdi className="min-w-0 [overflow-wrap:anywhere]">{text}</bdi>
		</p>
	);
}
