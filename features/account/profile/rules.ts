// The fields of a member's profile (specification §3), and which of them may change. A free field may be changed or cleared; a field that
// is set once is final, and only the platform corrects it. Fields that decide where money goes (the real name) or who a person is
// (birthday, nationality, address) require a fresh proof in the session (A13). Example: with a minimum age of 21 a birthday of 2005-11-22
// is refused on 2026-11-21 and accepted a day later (A1).

import { ageOn, isPlausibleBirthday } from '#features/account/identity/rules.ts'
import { isDay } from '#kit/day.ts'
import { countries } from './rules/countries.ts'

export const fieldNames = [
  'nickname',
  'realName',
  'birthday',
  'nationality',
  'address',
  'occupation',
  'sourceOfIncome',
  'telegram',
  'zalo',
  'whatsapp',
  'facebook',
  'line',
  'wechat',
  'skype',
  'qqNum',
] as const

export type ProfileField = (typeof fieldNames)[number]

export type FieldPolicy = {
  /** 'once': cannot be changed after it is set. */
  readonly change: 'free' | 'once'
  readonly needsProof: boolean
  readonly group: 'person' | 'contact'
}

const free = { change: 'free', needsProof: false } as const
const contact = { ...free, group: 'contact' } as const

export const policies: { readonly [F in ProfileField]: FieldPolicy } = {
  nickname: { ...free, group: 'person' },
  realName: { change: 'once', needsProof: true, group: 'person' },
  birthday: { change: 'once', needsProof: true, group: 'person' },
  nationality: { change: 'once', needsProof: true, group: 'person' },
  address: { change: 'free', needsProof: true, group: 'person' },
  occupation: { ...free, group: 'person' },
  sourceOfIncome: { ...free, group: 'person' },
  telegram: contact,
  zalo: contact,
  whatsapp: contact,
  facebook: contact,
  line: contact,
  wechat: contact,
  skype: contact,
  qqNum: contact,
}

/** The sources of a member's income that the platform offers (RSP-02). */
export const incomes = [
  'salary',
  'business',
  'investments',
  'pension',
  'savings',
  'family',
  'study',
  'other',
] as const

export type Profile = { readonly [F in ProfileField]: string | null }

/** The platform's own pictures. */
export const avatars = [
  'jade',
  'moon',
  'lotus',
  'koi',
  'lantern',
  'mountain',
  'bamboo',
  'fan',
  'wave',
  'star',
  'dice',
  'crane',
] as const

export type Avatar = (typeof avatars)[number]

/** Invisible characters and those that change the text direction: no name needs them. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|[\u2028\u2029]/u

export type FieldRefusal =
  | { readonly refused: 'profile.setOnce'; readonly detail: { readonly field: ProfileField } }
  | { readonly refused: 'profile.unseenSigns'; readonly detail: { readonly field: ProfileField } }
  | { readonly refused: 'profile.unknownChoice'; readonly detail: { readonly field: ProfileField } }

/** Why a field may not change from its current value to the new one; null if it may. Length and pattern are the brand's rule. */
export function refuseChange(field: ProfileField, before: string | null, after: string): FieldRefusal | null {
  if (policies[field].change === 'once' && before !== null)
    return { refused: 'profile.setOnce', detail: { field } }
  if (UNSEEN.test(after)) return { refused: 'profile.unseenSigns', detail: { field } }
  const choices = choicesOf(field)
  if (choices && after !== '' && !choices.includes(after))
    return { refused: 'profile.unknownChoice', detail: { field } }
  return null
}

/** The choices of a field; null for free text. */
export function choicesOf(field: ProfileField): readonly string[] | null {
  if (field === 'sourceOfIncome') return incomes
  return field === 'nationality' ? countries : null
}

/** Whether a birthday is a valid date, of a person who is old enough today (A1). */
export function refuseBirthday(
  birthday: string,
  { today, minimumAge }: { readonly today: string; readonly minimumAge: number },
):
  | { readonly refused: 'profile.dayInvalid' }
  | { readonly refused: 'profile.tooYoung'; readonly detail: { readonly age: number } }
  | null {
  if (!isDay(birthday) || !isPlausibleBirthday(birthday, today)) return { refused: 'profile.dayInvalid' }
  return ageOn(birthday, today) >= minimumAge
    ? null
    : { refused: 'profile.tooYoung', detail: { age: minimumAge } }
}

/** The share of the requested fields that is filled in, in whole percent, rounded down. */
export function completeness(asked: readonly ProfileField[], profile: Profile): number {
  if (asked.length === 0) return 100
  const told = asked.filter((field) => profile[field] !== null).length
  return Math.floor((told * 100) / asked.length)
}
