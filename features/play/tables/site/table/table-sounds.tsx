import { useEffect, useRef } from 'react'
import type { LiveGame } from '../games.ts'
import { playSound, type TableSound } from '../sound/sounds.ts'
import type { Deal } from '../stage/use-deal.ts'
import type { TableRound } from '../use-table.ts'
import { usePrefs } from '../state/prefs.ts'

type SoundsProps = {
  readonly game: LiveGame
  readonly deal: Deal<TableRound['script'][number]>
  readonly round: TableRound | null
}

/** The sound of each event of a script, by its type. */
const sounds: Readonly<Record<string, TableSound>> = {
  card: 'turn',
  spin: 'ball',
  ball: 'drop',
  shake: 'shaker',
  dice: 'open',
  coins: 'open',
  lucky: 'bell',
  shoe: 'card',
}

/** Plays the sounds of a deal as its events are shown; a skipped deal or one joined late is silent but for its last event. */
export function TableSounds({ deal, round }: SoundsProps) {
  const isOn = usePrefs(({ sound }) => sound)
  const heard = useRef({ round: round?.id, count: deal.open.length, dealt: deal.dealt.length })
  useEffect(() => {
    const before = heard.current
    const isSame = before.round === round?.id
    const [open, dealt] = [deal.open.length, deal.dealt.length]
    heard.current = { round: round?.id, count: open, dealt }
    if (!isOn || !isSame) return
    const newest = open === before.count + 1 ? deal.open.at(-1) : undefined
    const sound = newest && sounds[newest.type]
    if (sound) playSound(sound)
    if (dealt === before.dealt + 1 && deal.dealt.at(-1)?.type === 'card') playSound('card')
  }, [isOn, deal, round])
  const isClosing = round?.phase === 'closing'
  useEffect(() => {
    if (isOn && isClosing) playSound('bell')
  }, [isOn, isClosing])
  return null
}
