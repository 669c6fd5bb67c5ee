import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import type { CardGame } from '../../rules/play.ts'
import { toCallOf } from '../../rules/raises.ts'
import type { BetsView, Decision } from '../use-room.ts'
import { wordsOf } from '../words.ts'

const kinds = ['checkFold', 'check', 'call'] as const
type PreAction = (typeof kinds)[number]

/** What was chosen before the turn is decided when it comes, if it still means the same; a call only of the bet that was seen. */
export function usePreAction(
  view: BetsView,
  mine: number,
  version: number,
  onDecide: (decision: Decision) => void,
) {
  const [chosen, setChosen] = useState<{ readonly kind: PreAction; readonly toCall: bigint } | null>(null)
  const decided = useRef(-1)
  const toCall = toCallOf(view.players)
  const { legal } = view
  const isTurn = view.awaited.includes(mine)
  useEffect(() => {
    if (!isTurn || !legal || !chosen || decided.current === version) return
    decided.current = version
    setChosen(null)
    const decision = decisionOf(chosen.kind, legal, chosen.toCall === toCall)
    if (decision) onDecide(decision)
  }, [isTurn, legal, chosen, version, toCall, onDecide])
  return {
    chosen: chosen?.kind ?? null,
    onChoose: (kind: PreAction) => setChosen((before) => (before?.kind === kind ? null : { kind, toCall })),
  }
}

function decisionOf(
  kind: PreAction,
  legal: NonNullable<BetsView['legal']>,
  isSameBet: boolean,
): Decision | null {
  if (legal.check) return { kind: 'check' }
  if (kind === 'checkFold') return { kind: 'fold' }
  return kind === 'call' && isSameBet ? { kind: 'call' } : null
}

type PreActionsProps = {
  readonly game: CardGame
  readonly chosen: PreAction | null
  readonly onChoose: (kind: PreAction) => void
}

/** Decisions in advance; a second press takes one back. */
export function PreActions({ game, chosen, onChoose }: PreActionsProps) {
  const { t } = useTexts()
  return (
    <div className="cr-actions" role="group" aria-label={t('rooms.inAdvance')}>
      {kinds.map((kind) => (
        <PreChoice
          key={kind}
          label={t(`rooms.${wordsOf(game)}pre.${kind}`)}
          isChosen={chosen === kind}
          onChoose={() => onChoose(kind)}
        />
      ))}
    </div>
  )
}

type PreChoiceProps = {
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One decision in advance, with a tick while it is chosen. */
export const PreChoice = ({ label, isChosen, onChoose }: PreChoiceProps) => (
  <button type="button" className="cr-pre" aria-pressed={isChosen} onClick={onChoose}>
    <span aria-hidden className="cr-tick" />
    {label}
  </button>
)
