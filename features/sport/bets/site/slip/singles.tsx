import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { AskedSlip } from '../../rules/slip.ts'
import { SlipCampaigns } from '#features/sport/campaigns/site/slip-campaigns.tsx'
import { paidFree, type FreeBet } from '../../rules/free-bets/free-bet.ts'
import { mayEachWay, nameOf, potentialOf, singleOf, type Pick } from '../../rules/picks.ts'
import { highestStake } from '../../rules/stakes/quick.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useSportNames } from '../../shown/names.ts'
import { changeSlip, useSlip } from '../state/slip-store.ts'
import type { Quote } from '../types.ts'
import { AskTrader } from './ask-trader.tsx'
import { EachWay, Foot, QuickStakes } from './foot.tsx'
import { LegCard } from './leg-card.tsx'
import { plainOf, stakeOf, useStakeProblem } from './limits.ts'
import { StakeField } from './stake-field.tsx'
import { stateOf, takeAll, takenNow, useSteady } from './use-accept.ts'
import type { Placing, ToPlace } from './place/placing-store.ts'
import { useQuote } from './use-quote.ts'

export type BetFormProps = {
  readonly currency: Currency
  /** What the member may stake; null: not known. */
  readonly has: bigint | null
  readonly isBusy: boolean
  /** The bet that it edits has no value now: nothing can be placed. */
  readonly isHeld: boolean
  readonly failed: Placing['failed']
  readonly onPlace: (bets: readonly ToPlace[]) => void
}

/** The last quote of each single, by the pick's name. */
type Quotes = Readonly<Record<string, Quote | null>>

/** Each pick as a bet of its own, with a stake of its own. */
export function Singles({ currency, has, isBusy, isHeld, failed, onPlace }: BetFormProps) {
  const { slip } = useSlip()
  const { picks, stakes, isEachWay } = slip
  const [quotes, setQuotes] = useState<Quotes>({})
  const problemOf = useStakeProblem(currency)
  const present = picks.map((pick) => takenNow(pick, stateOf(quotes[nameOf(pick)], pick)))
  const bets = present.flatMap((pick): (ToPlace & { name: string })[] => {
    const stake = stakeOf(stakes[nameOf(pick)] ?? '')
    return stake === null ? [] : [{ name: nameOf(pick), asked: singleOf(pick, isEachWay), stake }]
  })
  const moved = present.filter(
    (pick, at) => pick !== picks[at] && bets.some(({ name }) => name === nameOf(pick)),
  )
  const isSteady = useSteady(moved)
  const total = bets.reduce((sum, { stake }) => sum + stake, 0n)
  const potential = bets.reduce<bigint | null>((sum, { asked, stake }) => {
    const one = potentialOf(asked, stake, picks)
    return sum === null || one === null ? null : sum + one
  }, 0n)
  const isReady = bets.every(({ name, stake }) => {
    const quote = quotes[name]
    return (
      typeof quote?.odds === 'string' &&
      quote.legs.every(({ problem }) => problem === null || problem === 'moved') &&
      !problemOf(stake, quote)
    )
  })
  const place = () => {
    if (total === 0n || !isReady || !isSteady) return
    takeAll(moved)
    onPlace(bets)
  }
  // only of what is on the slip: a quote of a removed pick stays in the state
  const shown = picks.flatMap((pick) => quotes[nameOf(pick)] ?? [])
  const free = shown.find(({ freeBet }) => freeBet)?.freeBet ?? null
  const paid = paidFree(
    bets.map(({ stake }) => stake),
    free,
  )
  const setStakes = (given: readonly (readonly [name: string, plain: string])[]) =>
    changeSlip((before) => ({ ...before, stakes: { ...before.stakes, ...Object.fromEntries(given) } }))
  const setFree = ({ stake, left }: FreeBet) =>
    setStakes(picks.slice(0, left).map((pick) => [nameOf(pick), plainOf(stake)]))
  const setAll = (text: string) => setStakes(picks.map((pick) => [nameOf(pick), text]))
  // each single has a limit of its own; what the member has is shared by them
  const mosts = picks.flatMap((pick) => {
    const quote = quotes[nameOf(pick)]
    if (!quote?.most) return []
    const own = has === null ? null : has / BigInt(picks.length)
    const most = highestStake(quote.most.stake, { has: own, least: quote.least, parts: 1 })
    return most > 0n ? [[nameOf(pick), plainOf(most)] as const] : []
  })
  return (
    <div className="flex flex-col gap-3">
      <ul className="grid gap-2">
        {picks.map((pick, at) => (
          <Single
            key={nameOf(pick)}
            pick={pick}
            spent={totalOf(picks.slice(0, at), stakes)}
            currency={currency}
            error={failed.find(({ name }) => name === nameOf(pick))?.error}
            onQuote={setQuotes}
            onEnter={() => moved.length === 0 && place()}
            isBusy={isBusy}
            onAsk={(asked, stake) => onPlace([{ name: nameOf(pick), asked, stake, mayRefer: true }])}
          />
        ))}
      </ul>
      {mayEachWay(picks) && <EachWay />}
      <QuickStakes
        currency={currency}
        onStake={setAll}
        free={free}
        onFree={free && (() => setFree(free))}
        onMost={mosts.length > 0 ? () => setStakes(mosts) : null}
      />
      <Foot
        {...{ currency, isBusy }}
        count={bets.length}
        total={total}
        free={free && { of: free, paid }}
        potential={potential}
        isReady={isReady && total > 0n && !isHeld && isSteady}
        isMoved={moved.length > 0}
        delaySeconds={Math.max(0, ...shown.map(({ delaySeconds }) => delaySeconds))}
        onPlace={place}
      />
    </div>
  )
}

/** The stakes of these picks together. */
const totalOf = (picks: readonly Pick[], stakes: Readonly<Record<string, string>>): bigint =>
  picks.reduce((sum, pick) => sum + (stakeOf(stakes[nameOf(pick)] ?? '') ?? 0n), 0n)

type SingleProps = {
  readonly pick: Pick
  /** The stakes of the singles before it, which are placed first. */
  readonly spent: bigint
  readonly currency: Currency
  readonly error: unknown
  readonly onQuote: Dispatch<SetStateAction<Quotes>>
  readonly onEnter: () => void
  readonly isBusy: boolean
  readonly onAsk: (asked: AskedSlip, stake: bigint) => void
}

function Single({ pick, spent, currency, error, onQuote, onEnter, isBusy, onAsk }: SingleProps) {
  const texts = useTexts()
  const names = useSportNames()
  const { slip } = useSlip()
  const name = nameOf(pick)
  const asked = singleOf(pick, slip.isEachWay)
  const { data: quote = null } = useQuote(asked)
  useEffect(() => onQuote((before) => ({ ...before, [name]: quote })), [name, quote, onQuote])
  const text = slip.stakes[name] ?? ''
  const stake = stakeOf(text)
  const limit = useStakeProblem(currency)(stake, quote)
  return (
    <LegCard pick={pick} state={stateOf(quote, pick)}>
      <StakeField
        isSmall
        label={texts.t('sports.stakeOn', {
          outcome: names.outcome(pick.selection, names.picked(pick)),
          home: names.picked(pick).home,
        })}
        value={text}
        currency={currency}
        error={limit ?? (error ? errorWords(texts, error) : undefined)}
        onChange={(plain) =>
          changeSlip((before) => ({ ...before, stakes: { ...before.stakes, [name]: plain } }))
        }
        onEnter={onEnter}
      />
      <SlipCampaigns
        given={quote?.campaigns ?? null}
        stakes={stake === null ? [] : [stake]}
        potential={null}
        {...{ currency, spent }}
      />
      <AskTrader {...{ quote, currency, isBusy, stake }} onAsk={() => onAsk(asked, stake ?? 0n)} />
    </LegCard>
  )
}
