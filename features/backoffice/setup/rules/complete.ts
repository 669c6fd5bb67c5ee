// What a brand needs before its site opens: everything that a visitor, the regulator or the first deposit would miss. Required gaps keep
// the site closed; advised ones are shown. Example: one open bank transfer, licence text and number, a jurisdiction pack, a test email
// that was accepted and a second operator who has enrolled: the brand is complete without any payment processor.

import { smsFlags } from './sms.ts'

/** The steps behind the login, in order: the owner exists by then. */
export const shownSteps = [
  'brand',
  'currency',
  'licence',
  'processors',
  'methods',
  'email',
  'sms',
  'open',
] as const
export type ShownStep = (typeof shownSteps)[number]

/** All steps of the assistant. */
export const setupSteps = ['owner', ...shownSteps] as const
export type SetupStep = (typeof setupSteps)[number]

/** Steps that the owner confirms, because nothing stored shows that a default was read. */
export const confirmedSteps = ['currency', 'processors', 'sms'] as const

export const gapCodes = [
  'second.none',
  'second.invited',
  'brand.none',
  'brand.host',
  'brand.support',
  'currency.unread',
  'licence.text',
  'licence.number',
  'licence.pack',
  'licence.link',
  'processors.unread',
  'processors.none',
  'methods.none',
  'methods.sandbox',
  'methods.unready',
  'email.untested',
  'sms.unread',
  'sms.needed',
  'operators.third',
] as const
export type GapCode = (typeof gapCodes)[number]

export type Gap = { readonly code: GapCode; readonly step: SetupStep; readonly isRequired: boolean }

export type BrandFacts = {
  readonly hosts: readonly string[]
  readonly languages: readonly ('EN' | 'VI')[]
  readonly supportContact: string
  readonly licenceEn: string
  readonly licenceVi: string
  readonly licenceNumber: string
  readonly licenceLink: string
  readonly pack: string
  /** Names of the flags that are on. */
  readonly flags: readonly string[]
}

export type Facts = {
  readonly brand: BrandFacts | null
  /** Operators with the owner's role. */
  readonly officers: readonly { readonly state: 'invited' | 'open' | 'closed' }[]
  readonly operators: number
  readonly methods: readonly { readonly isOpen: boolean; readonly processor: string | null }[]
  readonly processors: readonly {
    readonly name: string
    readonly isSandbox: boolean
    readonly isReady: boolean
  }[]
  readonly confirmed: readonly string[]
  readonly isEmailTested: boolean
  readonly isSmsTested: boolean
}

const required = (code: GapCode, step: SetupStep): Gap => ({ code, step, isRequired: true })
const advised = (code: GapCode, step: SetupStep): Gap => ({ code, step, isRequired: false })

/** Everything that is missing, in the order of the steps; the site may open when no gap is required. */
export function gapsOf(facts: Facts): readonly Gap[] {
  if (!facts.brand) return [...officerGaps(facts), required('brand.none', 'brand')]
  return [
    ...officerGaps(facts),
    ...brandGaps(facts.brand),
    ...(facts.confirmed.includes('currency') ? [] : [required('currency.unread', 'currency')]),
    ...licenceGaps(facts.brand),
    ...processorGaps(facts),
    ...methodGaps(facts),
    ...(facts.isEmailTested ? [] : [required('email.untested', 'email')]),
    ...smsGaps(facts, facts.brand),
  ]
}

export function isComplete(gaps: readonly Gap[]): boolean {
  return gaps.every(({ isRequired }) => !isRequired)
}

/** An operator cannot approve for themselves; of two, only one is left when the other loses their credentials. */
function officerGaps({ officers, operators }: Facts): readonly Gap[] {
  const open = officers.filter(({ state }) => state === 'open').length
  const isInvited = officers.some(({ state }) => state === 'invited')
  if (open < 2) return [required(isInvited ? 'second.invited' : 'second.none', 'open')]
  return operators < 3 ? [advised('operators.third', 'open')] : []
}

function brandGaps({ hosts, supportContact }: BrandFacts): readonly Gap[] {
  return [
    ...(hosts.length > 0 ? [] : [advised('brand.host', 'brand')]),
    ...(supportContact ? [] : [advised('brand.support', 'brand')]),
  ]
}

/** The statement in the first language is shown wherever another is missing. */
function licenceGaps(brand: BrandFacts): readonly Gap[] {
  const text = brand.languages[0] === 'VI' ? brand.licenceVi || brand.licenceEn : brand.licenceEn
  return [
    ...(text ? [] : [required('licence.text', 'licence')]),
    ...(brand.licenceNumber ? [] : [required('licence.number', 'licence')]),
    ...(brand.pack ? [] : [required('licence.pack', 'licence')]),
    ...(brand.licenceLink ? [] : [advised('licence.link', 'licence')]),
  ]
}

function processorGaps({ confirmed, processors }: Facts): readonly Gap[] {
  if (!confirmed.includes('processors')) return [required('processors.unread', 'processors')]
  const isAny = processors.some(({ isSandbox, isReady }) => isReady && !isSandbox)
  return isAny ? [] : [advised('processors.none', 'processors')]
}

/** A sandbox pays nothing: an open method that uses one would credit money that no one paid. */
function methodGaps({ methods, processors }: Facts): readonly Gap[] {
  const open = methods.filter(({ isOpen }) => isOpen)
  const of = (name: string | null) => processors.find((processor) => processor.name === name)
  const uses = open.flatMap(({ processor }) => (processor === null ? [] : [of(processor)]))
  return [
    ...(open.length > 0 ? [] : [required('methods.none', 'methods')]),
    ...(uses.some((processor) => processor?.isSandbox) ? [required('methods.sandbox', 'methods')] : []),
    ...(uses.some((processor) => !processor?.isReady && !processor?.isSandbox)
      ? [required('methods.unready', 'methods')]
      : []),
  ]
}

/** SMS may stay off unless visitors would need a code. */
function smsGaps({ confirmed, isSmsTested }: Facts, { flags }: BrandFacts): readonly Gap[] {
  if (isSmsTested) return []
  if (flags.some((flag) => smsFlags.has(flag))) return [required('sms.needed', 'sms')]
  return confirmed.includes('sms') ? [] : [required('sms.unread', 'sms')]
}
