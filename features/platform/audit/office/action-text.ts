import { hasText } from '#texts/i18n.ts'
import type { Texts } from '#texts/use-texts.ts'

/** What was done, in words; an action that a newer feature brought keeps its code until it has some. */
export function actionText(t: Texts['t'], action: string): string {
  const key = `audit.did.${action}`
  return hasText(key) ? t(key) : action
}

/** Stored in place of an address where the system itself acted. */
const SYSTEM = 'the house'

/** The address that an entry came from. */
export function addressText(t: Texts['t'], ip: string): string {
  return ip === SYSTEM ? t('audit.house') : ip
}
