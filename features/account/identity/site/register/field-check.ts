import { ageOn } from '../../rules.ts'

/** Whether a person with this birthday is old enough today; false for an empty or impossible day. */
export function isOldEnough(birthday: string, today: string, age: number): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(birthday) && birthday < today && ageOn(birthday, today) >= age
}

/** Strength from one to four: a hint during typing, not a rule. Length counts most, variety a little. */
export function strengthOf(password: string, minLength: number): 1 | 2 | 3 | 4 {
  const length = [...password].length
  if (length < minLength) return 1
  const variety = new Set(password).size
  if (length >= 16 && variety >= 9) return 4
  return length >= 12 && variety >= 7 ? 3 : 2
}
