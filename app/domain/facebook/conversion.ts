// Spec 2, section 5: conversion send; section 9: constants.

/** In the order they are offered; the first is the default. */
export const EVENT_TYPES = [
	"Purchase",
	"Lead",
	"CompleteRegistration",
	"AddToCart",
	"AddToWishlist",
	"InitiateCheckout",
	"AddPaymentInfo",
	"ViewContent",
	"Search",
	"Contact",
	"CustomizeProduct",
	"Donate",
	"FindLocation",
	"Schedule",
	"StartTrial",
	"SubmitApplication",
	"Subscribe",
	"PageView",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const CURRENCIES = [
	"USD",
	"BRL",
	"EUR",
	"GBP",
	"CAD",
	"AUD",
	"JPY",
	"CHF",
	"CNY",
	"INR",
] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = "BRL";

/** The states a sender may choose for Limited Data Use (spec 2, section 9). */
export const LDU_STATES = ["CA", "NY", "TX", "FL", "IL"] as const;
export type LduState = (typeof LDU_STATES)[number];

/** `unknown`: Meta was asked and no answer came; sent again it is the same event to Meta. */
export const CONVERSION_STATES = ["sending", "sent", "failed", "unknown"] as const;
export type ConversionState = (typeof CONVERSION_STATES)[number];
