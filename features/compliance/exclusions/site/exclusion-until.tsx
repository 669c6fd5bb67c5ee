import { useTexts } from '#texts/use-texts.ts'
import type { ExclusionNotice } from './exclusion-store.ts'

/** When an exclusion ends, or who can lift it; once two operators have lifted it, from when the member may play. */
export function ExclusionUntil({ away: { kind, until, playFrom } }: { readonly away: ExclusionNotice }) {
  const { t, date } = useTexts()
  if (playFrom) return t('exclusions.away.playFrom', { date: date(playFrom, 'minute') })
  if (kind === 'match' || kind === 'operator') return t(`exclusions.away.${kind}`)
  if (!until) return t('exclusions.away.forGood')
  const words = kind === 'timeOut' ? 'until' : until > new Date() ? 'after' : ('termOver' as const)
  return t(`exclusions.away.${words}`, { date: date(until, 'minute') })
}
