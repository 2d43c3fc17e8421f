import {
	Body,
	Button,
	Container,
	Head,
	Heading,
	Hr,
	Html,
	Link,
	Preview,
	Section,
	Text,
} from "react-email";
import type { CSSProperties } from "react";
import type { MailContent } from "./mail-content.ts";
import type { EmailStrings } from "./strings.pt.ts";

const FONT =
	"Inter, -apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif";

/**
 * For mail clients that support dark mode; others invert the colours themselves. No child selector, because `>` would
 * be escaped. Backgrounds are on nested table cells.
 */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
	.ground, .ground td { background-color: #111113 !important; }
	.card, .card td { background-color: #1b1b1f !important; border-color: #33343a !important; }
	.strong { color: #edeef0 !important; }
	.soft { color: #b0b4ba !important; }
	.brand { color: #9eb1ff !important; }
	.quote, .quote td { background-color: #232429 !important; border-color: #43454d !important; }
	.line { border-color: #33343a !important; }
}
`;

const text: CSSProperties = { fontSize: "15px", lineHeight: "24px", margin: "0 0 16px" };
const strong: CSSProperties = { ...text, color: "#1c2024" };
const soft: CSSProperties = { ...text, fontSize: "13px", lineHeight: "20px", color: "#60646c" };
const card: CSSProperties = {
	backgroundColor: "#ffffff",
	border: "1px solid #e0e1e6",
	borderRadius: "10px",
	maxWidth: "520px",
	padding: "32px 24px",
};
const button: CSSProperties = {
	backgroundColor: "#3e63dd",
	borderRadius: "8px",
	color: "#ffffff",
	display: "inline-block",
	fontSize: "15px",
	fontWeight: 600,
	lineHeight: "20px",
	padding: "12px 20px",
	textDecoration: "none",
};
const quote: CSSProperties = {
	backgroundColor: "#f9f9fb",
	border: "1px solid #e0e1e6",
	borderRadius: "8px",
	margin: "0 0 16px",
	padding: "16px 16px 0",
};

function Facts({ facts }: Pick<MailContent, "facts">) {
	return facts.map(({ label, value }) => (
		<Text key={label} className="strong" style={{ ...strong, margin: "0 0 4px" }}>
			<span className="soft" style={{ color: "#60646c" }}>
				{label}:{" "}
			</span>
			{value}
		</Text>
	));
}

function Action({ action, hint }: { action: MailContent["action"]; hint: string }) {
	if (!action) return null;
	return (
		<>
			<Section style={{ margin: "24px 0" }}>
				<Button href={action.link} style={button}>
					{action.label}
				</Button>
			</Section>
			<Text className="soft" style={{ ...soft, margin: "0" }}>
				{hint}
			</Text>
			<Text className="soft" style={{ ...soft, wordBreak: "break-all" }}>
				<Link href={action.link} className="brand" style={{ color: "#3a5bc7" }}>
					{action.link}
				</Link>
			</Text>
		</>
	);
}

function Foot({ note, sender }: { note: string; sender: string }) {
	return (
		<>
			<Hr className="line" style={{ borderColor: "#e0e1e6", margin: "16px 0" }} />
			<Text className="soft" style={{ ...soft, margin: "0 0 8px" }}>
				{note}
			</Text>
			<Text className="soft" style={{ ...soft, margin: "0" }}>
				{sender}
			</Text>
		</>
	);
}

/** The HTML of a mail: one card that is readable in webmail, on phones and in dark mode. */
export function MailLayout(props: { content: MailContent; words: EmailStrings; company: string }) {
	const { content, words } = props;
	return (
		<Html lang={words.language} dir="ltr">
			<Head>
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<title>{content.subject}</title>
				<style>{DARK}</style>
			</Head>
			<Preview>{content.body[0] ?? content.title}</Preview>
			<Body
				className="ground"
				lang={words.language}
				style={{ backgroundColor: "#f0f0f3", fontFamily: FONT, margin: 0, padding: "32px 12px" }}
			>
				<Container className="card" style={card}>
					<Text
						className="brand"
						style={{ color: "#3a5bc7", fontSize: "16px", fontWeight: 700, margin: "0 0 24px" }}
					>
						Prosa
					</Text>
					<Heading
						as="h1"
						className="strong"
						style={{ color: "#1c2024", fontSize: "20px", lineHeight: "28px", margin: "0 0 16px" }}
					>
						{content.title}
					</Heading>
					{content.greeting && (
						<Text className="strong" style={strong}>
							{content.greeting}
						</Text>
					)}
					{content.body.map((paragraph) => (
						<Text key={paragraph} className="strong" style={strong}>
							{paragraph}
						</Text>
					))}
					<Facts facts={content.facts} />
					{content.quote !== null && (
						<Section className="quote" style={{ ...quote, marginTop: "16px" }}>
							<Text className="strong" style={{ ...strong, whiteSpace: "pre-wrap" }}>
								{content.quote}
							</Text>
						</Section>
					)}
					<Action action={content.action} hint={words.linkHint} />
					<Foot note={content.note} sender={words.sender(props.company)} />
				</Container>
			</Body>
		</Html>
	);
}
