import * as z from 'zod/mini'
import { words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const later = z.object({ retryAfterSeconds: z.int() })

/** Refusals of sending a code: spread them into a route that sends one. */
export const sendRefusals = {
  'codes.wait': later,
  'codes.too-many-requests': later,
  'codes.quota-exceeded': null,
} as const

/** Refusals of a number. */
export const phoneRefusals = {
  'codes.missing-phone-number': null,
  'codes.invalid-phone-number': null,
  'codes.operation-not-allowed': null,
} as const

/** Refusals of a code: spread them into a route that takes one. */
export const checkRefusals = {
  'codes.missing-verification-code': null,
  'codes.invalid-verification-code': null,
  'codes.code-expired': null,
  'codes.too-many-requests': later,
} as const

/** Further refusals of an external service's phone token (§8). */
export const outsideRefusals = {
  'codes.unknown': null,
} as const

const dialing = z.optional(z.string().check(z.regex(/^\+?\d{1,4}$/)))
/** The number is validated by its country's rules, with messages of the phone catalogue. */
const number = z.string().check(z.trim(), z.maxLength(30))

const reply = z.object({
  /** The button is disabled for 60 s × this many (AUT-04). */
  expiredMinutes: z.int(),
  message: words(300),
})

const refusals = { ...sendRefusals, ...phoneRefusals, ...outsideRefusals } as const

export const otp = defineContract('otp', {
  noLogin: {
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    audience: 'anyone',
    summary: 'Sends an SMS code for logging in or setting a new password.',
    human: true,
    rateLimit: '30/min',
    body: z.strictObject({ mobileNum: number, countryDialingCode: dialing }),
    reply,
    refusals,
  },
  register: {
    method: 'POST',
    path: '/wps/verification/sms/register',
    audience: 'anyone',
    summary: 'Sends an SMS code for registration.',
    human: true,
    flag: 'REGMOBVERF3',
    rateLimit: '30/min',
    body: z.strictObject({ countryDialingCode: dialing, mobileNo: number }),
    reply,
    refusals,
  },
})
