import { hasText } from '#texts/i18n.ts'
import type { Texts } from '#texts/use-texts.ts'

/** The text of an action; an action without a text is shown as its code. */
export function actionText(t: Texts['t'], action: string): string {
  const key = `audit.did.${action}`
  return hasText(key) ? t(key) : action
}

/** Stored instead of an address if the system itself acted. */
const SYSTEM = 'the house'

/** The address of an entry's request. */
export function addressText(t: Texts['t'], ip: string): string {
  return ip === SYSTEM ? t('audit.house') : ip
}
