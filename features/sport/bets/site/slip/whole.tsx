import { useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { decimalText, rational } from '#kit/rational.ts'
import {
  freeCount,
  legsOf,
  mayEachWay,
  nameOf,
  potentialOf,
  slipOf,
  systemsOf,
  type Pick,
  type Slip,
} from '../../rules/picks.ts'
import { lineOf, wholeOf } from '../../rules/stakes/line-stake.ts'
import { highestStake } from '../../rules/stakes/quick.ts'
import { paidFree } from '../../rules/free-bets/free-bet.ts'
import { SlipCampaigns } from '#features/sport/campaigns/site/slip-campaigns.tsx'
import { linesOf, slipProblem } from '../../rules/slip.ts'
import { changeSlip, useSlip } from '../state/slip-store.ts'
import { useOdds } from '../state/use-odds.ts'
import { AskTrader } from './ask-trader.tsx'
import { EachWay, Foot, QuickStakes } from './foot.tsx'
import { LegCard } from './leg-card.tsx'
import { plainOf, stakeOf, useStakeProblem } from './limits.ts'
import type { Quote } from '../types.ts'
import type { BetFormProps } from './singles.tsx'
import { StakeField } from './stake-field.tsx'
import { stateOf, takeAll, takenNow, useSteady } from './use-accept.ts'
import { useQuote } from './use-quote.ts'

/** All picks in one bet: a multiple, or a system whose lines have the same stake. */
export function Whole({ currency, has, isBusy, isHeld, failed, onPlace }: BetFormProps) {
  const { t, decimal } = useTexts()
  const { slip } = useSlip()
  const { picks, mode } = slip
  const isSystem = mode === 'system'
  const { quote, malformed, combined, asked, moved, isSteady } = useWholeBet(slip)
  const lines = malformed ? 0 : linesOf(asked)
  const typed = stakeOf(slip.stake)
  // what is typed is the stake of each line of a system, and of all of a multiple
  const typedLines = isSystem ? Math.max(1, lines) : 1
  const total = typed === null || malformed ? 0n : wholeOf(typed, typedLines)
  const problem = useStakeProblem(currency)(total > 0n ? total : null, quote, typedLines)
  const hasProblem = (quote?.legs ?? []).some(
    ({ problem: each, price }) => each !== null && !(each === 'moved' && price !== null),
  )
  const isReady = typeof quote?.odds === 'string' && !hasProblem && !problem && !malformed && total > 0n
  const place = () => {
    if (!isReady || !isSteady) return
    takeAll(moved)
    onPlace([{ asked, stake: total }])
  }
  const most =
    quote?.most && !malformed
      ? highestStake(quote.most.stake, { has, least: quote.least, parts: typedLines })
      : 0n
  const freeBet = quote?.freeBet ?? null
  const freeLine = freeBet && lineOf(freeBet.stake, typedLines)
  const stakeAs = (plain: string) => changeSlip((before) => ({ ...before, stake: plain }))
  return (
    <div className="flex flex-col gap-3">
      <Legs {...{ picks, combined, quote, isSystem }} />
      {isSystem && <SystemChoice />}
      {mayEachWay(picks) && <EachWay isSystem={isSystem} />}
      {malformed && (
        <p role="status" className="text-13 text-warning">
          {t(`sports.malformed.${malformed}`)}
        </p>
      )}
      <StakeField
        label={isSystem ? t('sports.stakeOfLine', { lines }) : t('sports.stake')}
        value={slip.stake}
        currency={currency}
        error={problem}
        onChange={stakeAs}
        onEnter={() => moved.length === 0 && place()}
      />
      <QuickStakes
        currency={currency}
        onStake={stakeAs}
        free={freeBet}
        onFree={freeLine === null ? null : () => stakeAs(plainOf(freeLine))}
        onMost={most > 0n ? () => stakeAs(plainOf(most)) : null}
      />
      <SlipCampaigns
        given={malformed ? null : (quote?.campaigns ?? null)}
        currency={currency}
        stakes={[total]}
        potential={quote?.odds ? potentialOf(asked, total, picks) : null}
      />
      <AskTrader
        {...{ quote, currency, isBusy }}
        stake={malformed || hasProblem || moved.length > 0 ? null : total}
        onAsk={() => onPlace([{ asked, stake: total, mayRefer: true }])}
      />
      <FormFailure error={failed[0]?.error ?? null} />
      <Foot
        {...{ currency, isBusy, total, lines }}
        isReady={isReady && !isHeld && isSteady}
        isMoved={moved.length > 0}
        free={freeBet && { of: freeBet, paid: paidFree([total], freeBet) }}
        count={1}
        odds={quote?.odds && !isSystem ? oddsOf(quote.odds, decimal) : null}
        potential={quote?.odds ? potentialOf(asked, total, picks) : null}
        delaySeconds={quote?.delaySeconds ?? 0}
        onPlace={place}
      />
    </div>
  )
}

/** The bet that the slip asks for at the prices of now, with its quote; `moved`: the picks whose prices are not those that were taken. */
function useWholeBet(slip: Slip) {
  const bare = slipOf(slip)
  const malformed = slipProblem(bare)
  const { data: quote = null } = useQuote(malformed ? null : bare)
  // a same-game combination has no price until the server names one
  const combined = new Map(
    (quote?.legs ?? []).flatMap(({ event, price }) => (price === null ? [] : [[event, price] as const])),
  )
  const present = presentOf(slip.picks, quote)
  const moved = present.filter((pick, at) => pick !== slip.picks[at])
  const isSteady = useSteady(moved)
  const asked = askedOf({ ...slip, picks: present }, combined, quote)
  return { quote, malformed, combined, asked, moved, isSteady }
}

/** The picks at their present prices; those of a combination have none of their own. */
function presentOf(picks: readonly Pick[], quote: Quote | null): readonly Pick[] {
  const isCombined = (event: string) => picks.filter((pick) => pick.event === event).length > 1
  return picks.map((pick) => (isCombined(pick.event) ? pick : takenNow(pick, stateOf(quote, pick))))
}

/** The bet at the prices that are shown; a combination has the epoch of its quote. */
function askedOf(slip: Slip, combined: ReadonlyMap<string, number>, quote: Quote | null) {
  const asked = slipOf(slip, combined)
  const epochOf = (event: string) => quote?.legs.find((leg) => leg.event === event)?.epoch
  return {
    ...asked,
    legs: asked.legs.map((leg) =>
      leg.selections.length === 1 ? leg : { ...leg, epoch: epochOf(leg.event) ?? leg.epoch },
    ),
  }
}

type LegsProps = {
  readonly picks: readonly Pick[]
  /** The prices of same-game combinations, by event. */
  readonly combined: ReadonlyMap<string, number>
  readonly quote: Quote | null
  readonly isSystem: boolean
}

/** The legs of the bet; several selections of one match are one. */
function Legs({ picks, combined, quote, isSystem }: LegsProps) {
  const { t } = useTexts()
  const odds = useOdds()
  return (
    <ul className="grid gap-2">
      {legsOf(picks).map(({ event, selections }) => (
        <li key={event} className="grid gap-1">
          <ul className={selections.length > 1 ? 'sb-combined' : ''}>
            {picks
              .filter((pick) => pick.event === event)
              .map((pick, at, own) => (
                <LegCard
                  key={nameOf(pick)}
                  pick={pick}
                  state={at === own.length - 1 ? stateOf(quote, pick) : undefined}
                  isCombined={own.length > 1}
                  beside={isSystem && own.length === 1 && <Banker event={event} />}
                />
              ))}
          </ul>
          {selections.length > 1 && (
            <p className="flex justify-between gap-2 px-3 text-13">
              <span className="text-muted">{t('sports.sameGame')}</span>
              <span className="num font-bold">
                {combined.has(event) ? odds(combined.get(event) ?? 0) : '–'}
              </span>
            </p>
          )}
          {isSystem && selections.length > 1 && <Banker event={event} />}
        </li>
      ))}
    </ul>
  )
}

/** "12.3456" with two decimals, rounded down: the odds of a multiple are shown as a factor in every format. */
function oddsOf(text: string, decimal: (text: string) => string): string {
  const [whole = '0', part = ''] = text.split('.')
  const units = BigInt(`${whole}${part.padEnd(4, '0').slice(0, 4)}`)
  return decimal(decimalText(rational(units - (units % 100n), 10_000n), 2))
}

/** A banker is in every combination. */
function Banker({ event }: { readonly event: string }) {
  const { t } = useTexts()
  const { slip } = useSlip()
  const isBanker = slip.picks.some((pick) => pick.event === event && pick.isBanker)
  return (
    <button
      type="button"
      aria-pressed={isBanker}
      className="sb-chip hit w-max"
      onClick={() =>
        changeSlip((before) => ({
          ...before,
          picks: before.picks.map((pick) => (pick.event === event ? { ...pick, isBanker: !isBanker } : pick)),
        }))
      }
    >
      {t('sports.banker')}
    </button>
  )
}

/** Which combinations a system covers. */
function SystemChoice() {
  const { t } = useTexts()
  const { slip } = useSlip()
  const count = freeCount(slip.picks)
  const choices = systemsOf(count)
  const all =
    count < 3
      ? [1, 2]
          .filter((size) => size <= count)
          .map((size) => ({ key: 'sizes' as const, sizes: [size], lines: size === 1 ? count : 1 }))
      : choices
  return (
    <SelectField
      label={t('sports.systemLabel')}
      value={slip.sizes.join('+')}
      onChange={({ target }) =>
        changeSlip((before) => ({ ...before, sizes: target.value.split('+').map(Number) }))
      }
      options={all.map(({ key, sizes, lines }) => ({
        value: sizes.join('+'),
        label: t('sports.systemLines', {
          name:
            key === 'sizes'
              ? t('sports.sizesOf', { sizes: sizes.join('+'), count })
              : t(`sports.system.${key}`),
          lines,
        }),
      }))}
    />
  )
}
