import { useTexts } from '#texts/use-texts.ts'
import type { SportEvent } from '../types.ts'

/** Leagues that do not take place are always labelled (decision 29): replays of past matches, and virtual ones. */
export function VirtualTag({ league }: { readonly league: SportEvent['league'] }) {
  const { t } = useTexts()
  if (!league.isVirtual) return null
  return (
    <span className="sb-tag">{t(league.key.startsWith('replay-') ? 'sports.replay' : 'sports.virtual')}</span>
  )
}
