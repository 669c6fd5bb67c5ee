import { ChevronDown, LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { vars } from '#ui/theme/vars.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { sidesOf, useSportNames } from '../../shown/names.ts'
import { PriceButton } from '../parts/price-button.tsx'
import { isPaused, Reopens } from '../parts/reopens.tsx'
import type { Book, SportEvent } from '../types.ts'
import { blocksOf, groups, isIn, type Group, type MarketBlock } from './groups.ts'
import { RaceCard } from './race-card.tsx'
import { Scorers } from './scorers.tsx'

type MarketsProps = { readonly event: SportEvent; readonly book: Book }

/** All markets of an event by group, with their prices. */
export function Markets({ event, book }: MarketsProps) {
  const { t } = useTexts()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {book.state === 'suspended' && (
        <p
          role="status"
          className="flex items-center gap-2 rounded-control bg-warning-soft px-3 py-2 text-13"
        >
          <LockKeyhole size={16} aria-hidden />
          <span>
            {t(`sports.suspended.${book.why ?? 'trader'}`)} {isPaused(book) && <Reopens event={event} />}
          </span>
        </p>
      )}
      {event.runners.length > 0 ? <RaceCard {...{ event, book }} /> : <Groups {...{ event, book }} />}
    </div>
  )
}

/** The markets of a group that the member chooses. */
function Groups({ event, book }: MarketsProps) {
  const { t } = useTexts()
  const [group, setGroup] = useState<Group>('main')
  const shown = groups.filter((each) => book.offers.some((offer) => isIn(each, offer)))
  const chosen = shown.includes(group) ? group : (shown[0] ?? 'all')
  const blocksIn = (one: Group) => blocksOf(book.offers.filter((offer) => isIn(one, offer)))
  return (
    <>
      <FilterChips<Group>
        label={t('sports.groups')}
        value={chosen}
        onChange={setGroup}
        options={shown.map((value) => ({
          value,
          label: t(`sports.group.${value}`),
          count: blocksIn(value).length,
        }))}
      />
      {book.mayCombine && <p className="text-12 text-muted">{t('sports.combineHint')}</p>}
      {blocksIn(chosen).map((block) => (
        <Block key={block.key} {...{ event, book, block }} />
      ))}
    </>
  )
}

/** A market: its lines below each other, or its outcomes beside each other. */
function Block({ event, book, block }: MarketsProps & { readonly block: MarketBlock }) {
  const { t } = useTexts()
  const names = useSportNames()
  const { market, period, offers } = block
  const sides = sidesOf(event, names.label)
  const most = Math.max(...offers.map(({ outcomes }) => outcomes.length))
  const title = names.market({ market, period }, sides)
  return (
    <details open className="sb-market panel">
      <summary className="sb-market-head">
        {title}
        {offers.every(({ isSuspended }) => isSuspended) && (
          <span className="text-12 font-normal text-warning">{t('sports.suspendedShort')}</span>
        )}
        <ChevronDown size={16} aria-hidden className="sb-market-fold ml-auto text-faint" />
      </summary>
      <div className="grid gap-1.5 px-3 pb-3">
        {market.startsWith('scorer') &&
          offers.map((offer) => <Scorers key={offer.line} {...{ event, book, offer }} />)}
        {(market.startsWith('scorer') ? [] : offers).map((offer) => (
          <div key={offer.line} className="sb-market-row" style={vars({ '--columns': most > 3 ? 3 : most })}>
            {offer.outcomes.map((outcome) => {
              const { line } = offer
              const asked = { market, period, line, outcome: outcome.outcome }
              const name = names.outcome(asked, sides)
              const label = market === 'nextGoal' ? t('sports.goalNumber', { number: line, who: name }) : name
              return <PriceButton key={outcome.outcome} {...{ event, book, offer, outcome }} label={label} />
            })}
          </div>
        ))}
      </div>
    </details>
  )
}
