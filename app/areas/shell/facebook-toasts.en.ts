import type { pt } from "./facebook-toasts.pt.ts";

export const en: typeof pt = {
	"ad_account.with_issues_ad_objects": {
		title: "Ads with issues",
		text: "A Facebook ad account has items with issues.",
	},
	"ad_account.in_process_ad_objects": {
		title: "Processing finished",
		text: "Facebook finished processing items of an ad account.",
	},
	"page.feed": {
		title: "New activity on the page",
		text: "There is a new post or comment on your Facebook page.",
	},
	"page.messages": {
		title: "New message to the page",
		text: "Somebody wrote to your Facebook page.",
	},
	"page.leadgen": {
		title: "New lead",
		text: "Somebody filled in a form of your Facebook page.",
	},
	"user.photos": {
		title: "New photos",
		text: "The photos of a Facebook profile changed.",
	},
	"instagram.comments": {
		title: "New comment on Instagram",
		text: "Somebody commented on a post of your profile.",
	},
	"instagram.mentions": {
		title: "New mention on Instagram",
		text: "Somebody mentioned your profile.",
	},
	"instagram.story_insights": {
		title: "Story insights",
		text: "The insights of an Instagram story have arrived.",
	},
};
