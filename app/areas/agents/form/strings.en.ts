import type { FormStrings } from "./strings.pt.ts";

export const en: FormStrings = {
	create: {
		title: "New agent",
		purpose: "Say who it is and how it should answer. What it knows, you teach it next.",
		submit: "Create agent",
		cancel: "Cancel",
	},
	edit: {
		title: "Edit agent",
		purpose: "Counts from the next message on, in conversations under way too.",
		save: "Save changes",
		discard: "Discard",
		dirty: "There are changes that are not saved yet.",
		dirtyTested:
			"There are changes that have not been saved. When you save, the tests run and the agent is published.",
		saveDraft: "Save as draft",
		done: "Agent saved",
		draftDone: "Draft saved. Customers still get the published version.",
	},
	draft: {
		notice: (name, when, live) =>
			`This is the draft saved by ${name}, ${when}. Customers still get version ${live}; saving publishes the draft.`,
		former: "a former member",
	},
	overtaken: {
		title: "What changes if you save anyway",
		text: "In red what the other person saved, in green what is in this form.",
		mine: "Save mine",
		theirs: "Keep what was saved",
	},
	failed: "The agent could not be saved",
	kept: "What you wrote is still here.",
	checkFields: "Check the marked fields.",
	pictureLost: "The agent was saved, but its picture was not",
	leave: {
		title: "Leave without saving?",
		text: "What you wrote in this agent will be lost.",
		leave: "Leave without saving",
	},
	identity: {
		title: "Identity",
		purpose: "How the team recognises this agent in the inbox.",
		name: "Name",
		namePlaceholder: "E.g. Aurora, from support",
		picture: "Picture",
		choose: "Choose picture",
		change: "Change picture",
		removePicture: "Remove picture",
		pictureHint: "PNG, JPEG or WebP. We adjust the size for you.",
	},
	instructions: {
		title: "Instructions",
		purpose:
			"The agent's role, tone and limits. Facts such as prices and deadlines belong in the knowledge base.",
		label: "How it should behave",
		placeholder:
			"E.g. You answer customers of a neighbourhood bakery. Reply in at most three sentences.",
		counter: (typed, max) => `${typed} of ${max} characters`,
		ignored:
			"With the knowledge base, answers are passages of your texts; the instructions count when a language model answers.",
		examples: "Start from an example:",
		replaced: "Instructions replaced by the example",
		undo: "Undo",
		templates: [
			{
				name: "Support",
				text: `You answer our company's customers by message.

Reply in the customer's language, kindly, in at most three short sentences.
Use only what is in the knowledge base. If the answer is not there, say that you will call somebody from the team.
Do not promise deadlines, discounts or exchanges that are not written down.
Never ask for a password, a confirmation code or a card number.
If the customer is upset, apologise for the trouble and offer to bring in the team.`,
			},
			{
				name: "Sales",
				text: `You help people who want to buy from our company.

Find out, one question at a time, what the person is looking for, for when, and how much they want to spend.
Suggest at most two products of the knowledge base, with the price and one reason for each.
Do not invent a price, stock or discount. If you do not know, say that you will check with the team.
When the person decides to buy or asks for a discount, hand the conversation over to the team.
Write lightly and briefly, without pressure.`,
			},
			{
				name: "Scheduling",
				text: `You organise requests for appointments at our company.

Ask for the service, the best day and time of day, and the full name, one thing at a time.
Tell the opening hours and the duration that are in the knowledge base.
Do not confirm the time: say that the team confirms it shortly, and hand the conversation over with a summary of the request.
To cancel or reschedule, ask for the name and the booked day and hand over to the team.
Reply in at most three sentences.`,
			},
		],
	},
	model: {
		title: "Model",
		purpose: "Who writes the answers.",
		legend: "Where answers come from",
		texts: {
			knowledge:
				"Answers with passages of your texts. It needs no key, makes nothing up and costs nothing.",
			openai:
				"A language model writes from your texts. It uses the key of an integration and costs something for each answer.",
			workers_ai: "A model that runs on Cloudflare itself, without another vendor's key.",
		},
		notOffered: "Not available on this deployment.",
		integration: "Integration",
		chooseIntegration: "Choose an integration",
		goneIntegration: "Removed integration",
		noIntegration: "No integration with OpenAI yet.",
		noIntegrationText: "Store the key under Integrations and come back to choose it.",
		toIntegrations: "Open Integrations",
		model: "Name of the model",
		modelHint: "What the vendor calls it.",
		modelPlaceholder: { openai: "gpt-5-mini", workers_ai: "@cf/meta/llama-3.3-70b-instruct" },
		temperature: "Variation of the answers",
		listens: "Listen to voice messages and look at pictures",
		listensHint: {
			knowledge:
				"What a customer says or photographs becomes text before the answer, by the models of this installation.",
			openai:
				"What a customer says or photographs becomes text before the answer. Each minute and each picture is paid by the key of the integration.",
			workers_ai:
				"What a customer says or photographs becomes text before the answer, and counts in what the day costs.",
		},
		cannotListen:
			"Without a language model this agent neither listens to voice messages nor looks at pictures: it says so and asks the customer to write.",
		temperatureHint: "Lower is more predictable. For support, up to 0.3.",
		precise: "Predictable",
		creative: "Creative",
	},
	channels: {
		title: "Channels",
		purpose: "Where this agent answers. You can change it at any time.",
		legend: "Channels of this agent",
		hint: "New conversations of a channel without a default agent begin with this one.",
		none: "You have no channels yet.",
		noneText: "Create the agent now, test it, and link a channel later.",
		toChannels: "See channels",
		inactive: "inactive",
	},
	acts: {
		title: "What it does in a conversation",
		purpose: "Besides answering, the agent takes notes, labels and calls the right person.",
		needsModel:
			"Only an agent with a language model does this. With the knowledge base it just answers.",
		form: "Data it asks for",
		formHint:
			"Asked one at a time, in the course of the talk, and kept with the contact. You see them in the details of the conversation.",
		addField: "Add data",
		fieldLabel: (name) => `Name of data ${name}`,
		fieldPlaceholder: "E.g. Size",
		fieldKind: (name) => `Kind of data ${name}`,
		removeField: (name) => `Remove data ${name}`,
		required: "Always ask",
		kinds: {
			text: "Text",
			name: "Name",
			email: "E-mail",
			postcode: "Postcode (CEP)",
			phone: "Phone",
			number: "Number",
			date: "Date",
		},
		labels: "Labels it may set",
		labelsHint: "Enter or a comma separates. The agent uses only what stands here.",
		labelsList: "Chosen labels",
		labelsPlaceholder: "E.g. return, quote",
		removeLabel: (label) => `Remove ${label}`,
		mayAssign: "Pass on to a person or a department",
		mayAssignHint:
			"“I want to talk to Ana”: the conversation is assigned to Ana, who is told. The same with a department, where there are any.",
		tellsHours: "Tell whether it is open now",
		tellsHoursHint: "By the hours of this agent, with the day and time of the conversation.",
		sendsFiles: "Send files of the library",
		sendsFilesHint:
			"The agent reads each file's name and description and sends what helps with what was asked.",
		openLibrary: "Open the library",
		conversion: "Report a conversion to Meta",
		conversionHint:
			"When the conversation comes to this result, the agent reports it to the pixel: once a conversation, after the answer, only of whom the channel proves the phone.",
		conversionReadOnly: "Only who manages ads chooses the pixel.",
		noConversion: "None",
		gonePixel: "Pixel that is not available any more",
		conversionEvent: "Event",
		conversionCurrency: "Currency",
		own: "To look up orders and act in other systems: Actions, on the agent's page.",
	},
	handOver: {
		title: "Hand over to a person",
		purpose: "When the agent stops answering and tells the team.",
		onRequest: "When the customer asks for it",
		onRequestHint: "“I want to talk to somebody”, whatever way it is said.",
		onNoAnswer: "When it finds no answer",
		onNoAnswerHint: "It says that it will call somebody, instead of guessing.",
		afterTurns: "After several answers",
		afterTurnsHint: "Long conversations usually need people.",
		turns: "Answers in one conversation",
		words: "Words that call a person",
		wordsHint: "Enter or a comma separates. Capitals and accents do not matter.",
		wordsPlaceholder: "E.g. agent, complaint",
		wordsList: "Chosen words",
		removeWord: (word) => `Remove ${word}`,
		usualWords: ["talk to a person", "human", "complaint"],
	},
	hours: {
		title: "Hours",
		purpose: "Outside of its hours the agent stays silent and the conversation waits for the team.",
	},
	pace: {
		title: "Pace and languages",
		purpose: "Customers write in pieces. The agent waits for the end before it answers.",
		debounce: "Wait after the last message, in seconds",
		debounceHint: "From 1 to 60. Three seconds join most messages in a row.",
		languages: "Languages it answers in",
		names: { pt: "Portuguese", en: "English", es: "Spanish" },
	},
	full: {
		title: "Your plan has reached its limit of agents",
		text: "Delete an agent you no longer use, or upgrade to create as many as you like.",
		upgrade: "Upgrade",
	},
};
