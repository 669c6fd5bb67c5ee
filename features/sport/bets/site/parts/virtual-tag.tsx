import { History } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import type { SportEvent } from '../types.ts'

type TagProps = {
  readonly league: SportEvent['league']
  /** Where a word has no room. */
  readonly isIcon?: boolean
}

/** Leagues that do not take place are always labelled (decision 29): replays of past matches, and virtual ones. */
export function VirtualTag({ league, isIcon = false }: TagProps) {
  const { t } = useTexts()
  if (!league.isVirtual) return null
  const words = t(league.key.startsWith('replay-') ? 'sports.replay' : 'sports.virtual')
  if (!isIcon) return <span className="sb-tag">{words}</span>
  return (
    <span title={words} className="text-faint">
      <History size={14} aria-hidden />
      <span className="sr-only">{words}</span>
    </span>
  )
}
