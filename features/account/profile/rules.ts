// What a member may tell of themselves (specification §3), and what of it may change. A free field may be changed or taken back;
// a field that is set once stands from then on, and only the platform corrects it. What decides where money goes (the real name)
// or who someone is (birthday, nationality, address) asks the session to prove itself first (A13).
// Example: a birthday of 2005-11-22 is refused on 2026-11-21 where the age is 21, and taken a day later (A1).

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
  /** 'once': what stands there stays. */
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

/** Where a member's money comes from, as the platform asks (RSP-02). */
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

/** The pictures that the platform offers, drawn by itself. */
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

/** Signs that cannot be seen, or that turn the text around them: no one's name needs them. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|[\u2028\u2029]/u

export type FieldRefusal =
  | { readonly refused: 'profile.setOnce'; readonly detail: { readonly field: ProfileField } }
  | { readonly refused: 'profile.unseenSigns'; readonly detail: { readonly field: ProfileField } }
  | { readonly refused: 'profile.unknownChoice'; readonly detail: { readonly field: ProfileField } }

/** Whether a field may go from what stands there to what is asked; null where it may. Length and pattern are the brand's rule. */
export function refuseChange(field: ProfileField, before: string | null, after: string): FieldRefusal | null {
  if (policies[field].change === 'once' && before !== null)
    return { refused: 'profile.setOnce', detail: { field } }
  if (UNSEEN.test(after)) return { refused: 'profile.unseenSigns', detail: { field } }
  const choices = choicesOf(field)
  if (choices && after !== '' && !choices.includes(after))
    return { refused: 'profile.unknownChoice', detail: { field } }
  return null
}

/** What a field is chosen from; null where it is written. */
export function choicesOf(field: ProfileField): readonly string[] | null {
  if (field === 'sourceOfIncome') return incomes
  return field === 'nationality' ? countries : null
}

/** Whether a birthday is one, and of someone old enough today (A1). */
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

/** How much of what is asked has been told, in whole percent, rounded down. */
export function completeness(asked: readonly ProfileField[], profile: Profile): number {
  if (asked.length === 0) return 100
  const told = asked.filter((field) => profile[field] !== null).length
  return Math.floor((told * 100) / asked.length)
}
