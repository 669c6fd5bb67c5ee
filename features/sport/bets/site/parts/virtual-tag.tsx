import { Clapperboard, History } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { isReplayed } from '#features/sport/events/rules/states.ts'
import type { SportEvent } from '../types.ts'

type TagProps = {
  readonly league: SportEvent['league']
  /** Where a word has no room. */
  readonly isIcon?: boolean
}

/** Whether its matches are drawn from seeds (`sport/virtual`). */
export const isVirtual = ({ key }: Pick<SportEvent['league'], 'key'>) => key.startsWith('virtual-')

/** Leagues that do not take place are always labelled (decision 29): replays of past matches, and virtual ones. */
export function VirtualTag({ league, isIcon = false }: TagProps) {
  const { t } = useTexts()
  if (!league.isVirtual) return null
  const isReplay = isReplayed(league.key)
  const words = t(isReplay ? 'sports.replay' : 'sports.virtual')
  const Icon = isReplay ? History : Clapperboard
  if (!isIcon) return <span className="sb-tag">{words}</span>
  return (
    <span title={words} className="text-faint">
      <Icon size={14} aria-hidden />
      <span className="sr-only">{words}</span>
    </span>
  )
}
