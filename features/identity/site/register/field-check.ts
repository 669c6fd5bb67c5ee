import { ageOn } from '../../rules.ts'

export type ServedRule = {
  readonly acceptedPattern: string
  readonly minLength: number
  readonly maxLength: number
  readonly enabled: boolean
  readonly required: boolean
}

export type Complaint = { readonly text: string; readonly values: Record<string, string | number> }

/**
 * What is wrong with a value by the rule that the server serves, as a text and its places (VAL-01 to VAL-03); null
 * where it passes. Lengths count characters as people do, as the server does.
 */
export function complaintOf(field: string, rule: ServedRule, value: string): Complaint | null {
  const length = [...value].length
  const bounds = { min: rule.minLength, max: rule.maxLength }
  if (length === 0) return rule.required ? { text: 'auth.needField', values: {} } : null
  const fits = rule.acceptedPattern === '*' || new RegExp(rule.acceptedPattern, 'u').test(value)
  const isWithin = length >= rule.minLength && length <= rule.maxLength
  if (field === 'username' && !(fits && isWithin)) return { text: 'auth.patternAccount', values: bounds }
  if (!isWithin)
    return {
      text: rule.minLength === rule.maxLength ? 'auth.lengthExactly' : 'auth.lengthBetween',
      values: bounds,
    }
  return fits ? null : { text: 'auth.pattern', values: bounds }
}

/** Whether somebody born then is old enough today; an empty or impossible day is not. */
export function isOldEnough(birthday: string, today: string, age: number): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(birthday) && birthday < today && ageOn(birthday, today) >= age
}

/** One to four: a hint while one types, not a rule. Length counts most, variety a little. */
export function strengthOf(password: string, minLength: number): 1 | 2 | 3 | 4 {
  const length = [...password].length
  if (length < minLength) return 1
  const variety = new Set(password).size
  if (length >= 16 && variety >= 9) return 4
  return length >= 12 && variety >= 7 ? 3 : 2
}
