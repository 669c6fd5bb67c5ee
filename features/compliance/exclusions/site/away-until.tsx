import { useTexts } from '#texts/use-texts.ts'
import type { Away } from './away-store.ts'

/** When an exclusion ends, or who can lift it; once two operators have lifted it, from when the member may play. */
export function AwayUntil({ away: { kind, until, playFrom } }: { readonly away: Away }) {
  const { t, date } = useTexts()
  if (playFrom) return t('exclusions.away.playFrom', { date: date(playFrom, 'minute') })
  if (kind === 'match' || kind === 'operator') return t(`exclusions.away.${kind}`)
  if (!until) return t('exclusions.away.forGood')
  const words = kind === 'timeOut' ? 'until' : until > new Date() ? 'after' : ('termOver' as const)
  return t(`exclusions.away.${words}`, { date: date(until, 'minute') })
}
