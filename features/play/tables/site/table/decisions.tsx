import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { tables } from '../../contract/member.ts'
import { choicesAt, handsOf, type Decision } from '../../rules/page/blackjack.ts'
import { hintFor } from '../../rules/page/hints.ts'
import { dealtOf, isDecision } from '../cards/pieces.ts'
import { useStrategy } from '../state/use-strategy.ts'
import type { TableState } from '../state/use-table-state.ts'
import { Timer } from './timer.tsx'

/**
 * The caller's decisions of the round: those that the server has, and those that it has just taken. Several slips with a hand are decided
 * together: the first stands for all.
 */
export function useDecisions({ data, round, bets }: Pick<TableState, 'data' | 'round' | 'bets'>) {
  const [taken, setTaken] = useState<{ readonly slip: string; readonly list: readonly unknown[] } | null>(
    null,
  )
  // one that was just bought is not among the table's slips yet
  const own = bets.slips.find((each) => each.round === round?.id && each.chips.some(isHand))
  const known = data.mine.find(({ id }) => id === own?.id)
  const slip = own && (known?.state ?? 'open') === 'open' ? own.id : null
  const list = taken !== null && taken.slip === slip ? taken.list : (known?.decisions ?? [])
  return { slip, decisions: list.filter(isDecision), onTaken: setTaken }
}

/** A side bet has no hand to decide on. */
const isHand = ({ key }: { readonly key: string }): boolean => key === 'main'

type DecisionsProps = { readonly state: TableState; readonly own: ReturnType<typeof useDecisions> }

/** Ten seconds to decide at the blackjack table; who decides nothing stands. The server's clock decides. */
export function Decisions({ state, own }: DecisionsProps) {
  const { t } = useTexts()
  const api = useApi(tables)
  const decide = useApiMutation(api.decide, { invalidates: [useApi(wallet).balance], isUrgent: true })
  const { round } = state
  const plan = useStrategy()
  const { first, drawn, dealer, window } = dealtOf(round?.pieces ?? [])
  if (!round?.drawnAt || window === null || own.slip === null) return null
  const { slip, decisions } = own
  const hands = handsOf(first, drawn, decisions)
  const until = new Date(round.drawnAt.getTime() + window.untilMs)
  const send = (hand: 0 | 1, does: Decision['does']) =>
    decide.mutate(
      { params: { slip }, body: { step: window.step, hand, does } },
      { onSuccess: (reply) => own.onTaken({ slip, list: reply.decisions }) },
    )
  return (
    <div className="lt-decide" role="group" aria-label={t('tables.decide')}>
      <Timer
        closesAt={until}
        sellsSeconds={Math.max(1, (window.untilMs - window.fromMs) / 1_000)}
        hasSound={state.hasSound}
      />
      {hands.map((hand, nth) => {
        const at = nth === 1 ? 1 : 0
        const isDecided = decisions.some(({ step, hand: of }) => step === window.step && of === at)
        const isSplit = hands.length > 1
        const choices = isDecided ? [] : choicesAt(window.step, hand, isSplit)
        const [open = 0] = dealer
        const hint = plan && hintFor(plan, { hand, step: window.step, isSplit, open })
        return (
          choices.length > 0 && (
            <div key={nth} className="flex flex-wrap items-center gap-2">
              {isSplit && <span className="text-13">{t('tables.handOf', { number: nth + 1 })}</span>}
              {choices.map((does) => (
                <Button
                  key={does}
                  look={does === 'hit' || does === 'insure' ? 'primary' : 'quiet'}
                  busy={decide.isPending}
                  onClick={() => send(at, does)}
                >
                  {t(`tables.does.${does}`)}
                </Button>
              ))}
              {hint && (
                <span role="status" className="text-13">
                  {t('tables.hint', { move: t(`tables.hintMove.${hint}`) })}
                </span>
              )}
            </div>
          )
        )
      })}
      {decide.error && <Failure error={decide.error} />}
    </div>
  )
}
