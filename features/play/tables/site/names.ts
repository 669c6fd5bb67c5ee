import { useMemo } from 'react'
import { hasText } from '#texts/i18n.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'

/** The name of a bet by its key, in the page's language: "Banker", "Straight 17", "Sum 11", "Deer + Crab". */
export function useBetNames(): (key: string) => string {
  const { t } = useTexts()
  return useMemo(() => (key: string) => betName(t, key), [t])
}

function betName(t: Texts['t'], key: string): string {
  const [kind = '', of] = key.split(':')
  if (of === undefined) return hasText(`tables.bet.${kind}`) ? t(`tables.bet.${kind}`) : kind
  const parts = of.split('-').map((part) => (/^\d+$/.test(part) ? part : t(`tables.bet.${part}`)))
  return t(`tables.betOf.${kind}`, { of: parts.join(kind === 'pair' ? ' + ' : '-') })
}

/** The name of a call: "Voisins", "17 and 2 neighbours". */
export function callName(t: Texts['t'], call: string): string {
  const [name = '', number, around] = call.split(':')
  return number === undefined
    ? t(`tables.call.${name}`)
    : t('tables.call.neighbours', { number: Number(number), around: Number(around) })
}
