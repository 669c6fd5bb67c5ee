import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import type { Decision, HoldemView } from '../use-room.ts'

const kinds = ['checkFold', 'check', 'call'] as const
type PreAction = (typeof kinds)[number]

/** What was chosen before the turn is decided when it comes, if it still means the same; a call only of the bet that was seen. */
export function usePreAction(
  view: HoldemView,
  mine: number,
  version: number,
  onDecide: (decision: Decision) => void,
) {
  const [chosen, setChosen] = useState<{ readonly kind: PreAction; readonly toCall: bigint } | null>(null)
  const decided = useRef(-1)
  const toCall = view.players.reduce((most, { bet }) => (bet > most ? bet : most), 0n)
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
  legal: NonNullable<HoldemView['legal']>,
  isSameBet: boolean,
): Decision | null {
  if (legal.check) return { kind: 'check' }
  if (kind === 'checkFold') return { kind: 'fold' }
  return kind === 'call' && isSameBet ? { kind: 'call' } : null
}

type PreActionsProps = {
  readonly chosen: PreAction | null
  readonly onChoose: (kind: PreAction) => void
}

/** Decisions in advance; a second press takes one back. */
export function PreActions({ chosen, onChoose }: PreActionsProps) {
  const { t } = useTexts()
  return (
    <div className="cr-actions" role="group" aria-label={t('rooms.inAdvance')}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="cr-pre"
          aria-pressed={chosen === kind}
          onClick={() => onChoose(kind)}
        >
          <span aria-hidden className="cr-tick" />
          {t(`rooms.pre.${kind}`)}
        </button>
      ))}
    </div>
  )
}
