import type { Texts } from '#texts/use-texts.ts'
import type { Setting } from './settings-tab.tsx'

/** A value in readable form. */
export function valueWords({ t }: Texts, value: Setting['value']): string {
  if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no')
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return text === '' ? t('settings.empty') : text
}
