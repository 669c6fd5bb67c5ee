import { useTexts } from '#texts/use-texts.ts'
import type { Away } from './away-store.ts'

/** Until when a break holds, or who decides about it. */
export function AwayUntil({ away: { kind, until } }: { readonly away: Away }) {
  const { t, date } = useTexts()
  if (kind === 'match' || kind === 'operator') return t(`exclusions.away.${kind}`)
  if (!until) return t('exclusions.away.forGood')
  return t(kind === 'timeOut' ? 'exclusions.away.until' : 'exclusions.away.after', {
    date: date(until, 'minute'),
  })
}
