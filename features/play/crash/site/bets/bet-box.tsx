import { Repeat2, Square } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Currency } from '#kit/currency.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { heightText, MIN_TARGET } from '#game-kit/shared/flat.ts'
import { playSound } from '#game-kit/scene/audio/site-sound.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import type { Table, TableReply } from '../use-table.ts'
import { AutoSheet } from './auto-sheet.tsx'
import { CashButton, useCashKey } from './cash-button.tsx'
import { StakePart } from './stake-part.tsx'
import { useAuto, type Auto } from './use-auto.ts'
import { useBetCalls, useBoxBets, type OwnBet } from './use-bets.ts'

export type BetBoxProps = {
  readonly box: 1 | 2
  readonly table: Table | null
  readonly now: () => number
  readonly mine: readonly OwnBet[]
  readonly currency: Currency
  readonly stakes: NonNullable<TableReply['stakes']>
  readonly autoplay: TableReply['autoplay']
  readonly isStopped: boolean
}

const targetOf = (text: string): number | null => {
  const value = Math.round(Number(text.replace(',', '.')) * 100)
  return Number.isInteger(value) && value >= MIN_TARGET && value <= 1_000_000 ? value : null
}

/** One of the two bets: stake, automatic cash-out, and the one button that fits the moment. */
export function BetBox(props: BetBoxProps) {
  const { box, table, now, mine, currency, stakes, autoplay, isStopped } = props
  const { t } = useTexts()
  const [stake, setStake] = useState(() => moneyText(stakes.menu[1] ?? stakes.min))
  const [target, setTarget] = useState({ isOn: false, text: '2.00' })
  const [isOpen, setOpen] = useState(false)
  const bets = useBoxBets(mine, table, box)
  const calls = useBetCalls()
  const auto = target.isOn ? targetOf(target.text) : null
  const isOdd = target.isOn && auto === null
  const amount = parseMoney(stake === '' ? '0' : stake) ?? 0n
  const { mutateAsync: sendAuto } = calls.autoBet
  const press = (round: string) =>
    calls.bet.mutate({ body: { round, box, auto, stake: amount } }, { onSuccess: () => playSound('press') })
  const place = useCallback(
    async (bet: { readonly round: string; readonly stake: bigint; readonly run: string }) => {
      const { slip } = await sendAuto({ body: { ...bet, box, auto } })
      playSound('press')
      return slip
    },
    [sendAuto, box, auto],
  )
  const run = useAuto({ box, table, mine, bounds: stakes, place })
  const { flying, queued } = bets
  const isUp = flying?.state === 'open'
  const cash = () => {
    if (!isUp || calls.cashOut.isPending) return
    calls.cashOut.mutate({ params: { slip: flying.slip } }, { onSuccess: () => playSound('win') })
  }
  useCashKey(box, cash)
  const next = isStopped || amount <= 0n || isOdd || run.run ? null : (table?.next?.round ?? null)
  return (
    <section
      aria-label={t('crash.box', { box })}
      className="panel grid grid-cols-1 content-start gap-3 p-3.5"
    >
      <StakePart
        {...{ currency, stakes, stake, onStake: setStake, target, onTarget: setTarget, isOdd }}
        isLocked={run.run !== null}
      />
      <FormFailure error={calls.bet.error ?? calls.cancel.error ?? calls.cashOut.error ?? run.error} />
      {/* right below the picture on a phone: within a thumb's reach */}
      <div className="max-sm:order-first">
        {isUp ? (
          <CashButton
            {...{ table, now, bet: flying, currency, isBusy: calls.cashOut.isPending, onPress: cash }}
          />
        ) : (
          <PlaceButton
            {...{ queued, amount, currency, isFlying: Boolean(table?.flying) }}
            isBusy={calls.bet.isPending || calls.autoBet.isPending || calls.cancel.isPending}
            onCancel={(slip) => calls.cancel.mutate({ params: { slip } })}
            onPlace={next === null ? null : () => press(next)}
          />
        )}
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <StatusLine flying={flying} queued={queued} currency={currency} />
        {autoplay.isAllowed && <AutoButton auto={run} onOpen={() => setOpen(true)} />}
      </div>
      <AutoEnd why={run.why} />
      <AutoSheet
        {...{ open: isOpen, onClose: () => setOpen(false), auto: run, stake: amount, currency }}
        most={autoplay.most}
      />
    </section>
  )
}

type PlaceProps = {
  readonly queued: OwnBet | null
  readonly amount: bigint
  readonly currency: Currency
  readonly isFlying: boolean
  readonly isBusy: boolean
  readonly onCancel: (slip: string) => void
  /** Null: no bet can be placed now. */
  readonly onPlace: (() => void) | null
}

/** Places the bet on the round on sale, or takes it back. */
function PlaceButton({ queued, amount, currency, isFlying, isBusy, onCancel, onPlace }: PlaceProps) {
  const { t, money } = useTexts()
  const sum = (of: bigint) => money(of, currency, { symbol: true })
  if (queued?.state === 'open')
    return (
      <Button size="lg" wide busy={isBusy} onClick={() => onCancel(queued.slip)}>
        {t('crash.cancel', { sum: sum(queued.stake) })}
      </Button>
    )
  return (
    <Button look="primary" size="lg" wide disabled={!onPlace} busy={isBusy} onClick={() => onPlace?.()}>
      {t(isFlying ? 'crash.betNext' : 'crash.bet', { sum: sum(amount) })}
    </Button>
  )
}

type StatusProps = {
  readonly flying: OwnBet | null
  readonly queued: OwnBet | null
  readonly currency: Currency
}

function StatusLine({ flying, queued, currency }: StatusProps) {
  const { t, money, decimal } = useTexts()
  const times = (at: number) => decimal(heightText(at))
  const text = () => {
    if (queued?.state === 'open') return t('crash.queued')
    if (flying?.state === 'open') return t('crash.topAt', { times: times(flying.top) })
    if (!flying || flying.at === null) return ''
    return t('crash.cashedAt', {
      times: times(flying.at),
      sum: money(flying.win, currency, { symbol: true }),
    })
  }
  return <p className="num text-13 text-muted">{text()}</p>
}

function AutoButton({ auto, onOpen }: { readonly auto: Auto; readonly onOpen: () => void }) {
  const { t } = useTexts()
  if (!auto.run)
    return (
      <Button size="sm" look="ghost" icon={Repeat2} onClick={onOpen}>
        {t('crash.autoBet')}
      </Button>
    )
  return (
    <Button size="sm" icon={Square} onClick={auto.stop}>
      {t('crash.autoStop', { done: auto.done, most: auto.run.roundsMost })}
    </Button>
  )
}

const ends = ['rounds', 'loss', 'win', 'stopped'] as const

/** Why automatic betting has ended. */
function AutoEnd({ why }: { readonly why: string | null }) {
  const { t } = useTexts()
  if (why === null) return null
  return (
    <p role="status" className="text-13 text-muted">
      {t(`crash.over.${ends.find((each) => each === why) ?? 'refused'}`)}
    </p>
  )
}
