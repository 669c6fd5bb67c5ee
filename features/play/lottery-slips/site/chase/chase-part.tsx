import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { ChasePlan, ChaseStep } from '#game-kit/lottery/chase.ts'
import type { Board } from '#game-kit/lottery/board.ts'
import type { Currency } from '#kit/currency.ts'
import { moneyText } from '#kit/money.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import type { SlipLine } from '#features/play/lottery/rules/slip.ts'
import { stakeOfLine } from '#features/play/lottery/rules/slip.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { toast } from '#ui/layer/toast.ts'
import { lotterySlips } from '../../contract.ts'
import { hasProfit, plannedSteps, pricedLines } from '../../rules/plan.ts'
import { Draws } from './draws.tsx'
import { PlanForm } from './plan-form.tsx'

type ChaseProps = {
  readonly code: string
  readonly board: Board
  readonly currency: Currency
  /** The draw that closes next: the first of the chase. */
  readonly next: { readonly round: string; readonly numero: string } | null
  readonly lines: readonly SlipLine[]
  readonly onBought: () => void
}

const START: ChasePlan = { kind: 'same', multiple: 1 }
const USUAL_DRAWS = 10

/** The slip on later draws: how many, at which multiples, and whether a win stops it. */
export function ChasePart({ code, board, currency, next, lines, onBought }: ChaseProps) {
  const { t, money } = useTexts()
  const [draws, setDraws] = useState(USUAL_DRAWS)
  const [plan, setPlan] = useState<ChasePlan>(START)
  const [own, setOwn] = useState<ReadonlyMap<number, number>>(new Map())
  const [stopsOnWin, setStops] = useState(true)
  const priced = pricedLines(board, lines)
  const chosen = plan.kind === 'profit' && !hasProfit(priced) ? START : plan
  const steps = lines.length > 0 ? plannedSteps(chosen, draws, { priced, own }) : []
  const coming = useComing(code, next?.numero, draws)
  const { start, send } = useStart({ code, next, lines, stopsOnWin, onBought })
  const total = steps.at(-1)?.staked ?? 0n
  const played = steps.filter(({ multiple }) => multiple > 0).length
  return (
    <section aria-label={t('slips.chase')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PlanForm
        draws={draws}
        plan={chosen}
        hasProfit={hasProfit(priced)}
        onDraws={setDraws}
        onPlan={(changed) => {
          setPlan(changed)
          setOwn(new Map())
        }}
      />
      <Switch
        label={t('slips.stops')}
        hint={t('slips.stopsHint')}
        checked={stopsOnWin}
        onChange={({ target }) => setStops(target.checked)}
      />
      <Draws
        steps={steps}
        coming={coming}
        currency={currency}
        onMultiple={(at, multiple) => setOwn((before) => new Map(before).set(at, multiple))}
      />
      {steps.length < draws && lines.length > 0 && (
        <p className="text-13 text-muted">{t('slips.planEnds', { draws: steps.length })}</p>
      )}
      <p className="flex items-baseline justify-between gap-3 border-t border-hair pt-3">
        <span className="text-13 text-muted">{t('slips.chaseDraws', { draws: played })}</span>
        <span className="num text-18 font-bold">{money(total, currency, { symbol: true })}</span>
      </p>
      <FormFailure error={start.error} />
      <Button
        look="primary"
        busy={start.isPending}
        disabled={played === 0 || !next}
        onClick={() => send(steps)}
      >
        {t('slips.startChase', { draws: played })}
      </Button>
    </section>
  )
}

/** The draws from the next one on. */
function useComing(code: string, numero: string | undefined, count: number) {
  const asked = useApiQuery(useApi(lotterySlips).draws, {
    params: { code },
    // the draw on sale may have closed since: one more, so that none is missing
    query: { count: Math.min(count + 1, MOST_DRAWS) },
  })
  const all = asked.data?.draws ?? []
  const from = all.findIndex((draw) => draw.numero === numero)
  return from < 0 ? all : all.slice(from)
}

const MOST_DRAWS = 100

type Start = Pick<ChaseProps, 'code' | 'next' | 'lines' | 'onBought'> & { readonly stopsOnWin: boolean }

function useStart({ code, next, lines, stopsOnWin, onBought }: Start) {
  const { t } = useTexts()
  const api = useApi(lotterySlips)
  const start = useApiMutation(api.chase, { invalidates: [api.mine, api.chases, useApi(wallet).balance] })
  const send = (steps: readonly ChaseStep[]) => {
    if (!next) return
    const body = {
      gameId: code,
      first: next.round,
      multiples: steps.map(({ multiple }) => multiple),
      lines: lines.map((line) => [line.play, moneyText(stakeOfLine(line)), line.choice]),
      stopsOnWin,
    }
    start.mutate(
      { body },
      {
        onSuccess: ({ chase }) => {
          toast({ tone: 'good', title: t('slips.chaseStarted', { draws: chase.draws }) })
          onBought()
        },
      },
    )
  }
  return { start, send }
}
