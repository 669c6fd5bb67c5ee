import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { sidesOf, useSportNames } from '../../shown/names.ts'
import { Cell } from '../board/event-row.tsx'
import { Crest } from '../parts/crest.tsx'
import { PriceButton } from '../parts/price-button.tsx'
import type { Book, Offer, SportEvent } from '../types.ts'
import './race.css'

type RaceCardProps = { readonly event: SportEvent; readonly book: Book }

/** The runners of a race with their prices to win and to be placed, and the forecast below; or the sides of a league, favourites first. */
export function RaceCard({ event, book }: RaceCardProps) {
  const { t } = useTexts()
  const names = useSportNames()
  const sides = sidesOf(event, names.label)
  const of = (market: string) => book.offers.find((offer) => offer.market === market)
  const [place, forecast] = [of('place'), of('forecast')]
  const terms = book.placeTerms
  const main = of('win') ?? of('champion')
  const isOutright = event.kind === 'outright'
  const win = names.market({ market: isOutright ? 'champion' : 'win', period: 'full' }, sides)
  const runners = isOutright ? byPrice(event.runners, main) : event.runners
  return (
    <>
      <section className="panel" aria-label={win}>
        {terms && (
          <p className="px-3 pt-3 text-12 text-muted">
            {t('sports.eachWayTerms', { places: terms.places, fraction: terms.fraction })}
          </p>
        )}
        {isOutright && (
          <p className="px-3 pt-3 text-12 text-muted">
            <strong className="text-14 text-text">{win}</strong> · {t('sports.outrightText')}
          </p>
        )}
        <ul className="sb-runners" data-kind={event.kind}>
          {runners.map(({ number, side, isOut }) => (
            <li key={number}>
              {!isOutright && <span className="num w-6 text-right font-bold">{number}</span>}
              <Crest side={side} size={22} />
              <span className={isOut ? 'text-faint line-through' : 'font-medium'}>{side.name}</span>
              <Cell
                {...{ event, book }}
                offer={main}
                of={String(number)}
                {...(isOutright ? {} : { label: win })}
              />
              {place && (
                <Cell
                  {...{ event, book }}
                  offer={place}
                  of={String(number)}
                  label={t('sports.market.place')}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      {forecast && <Forecast {...{ event, book, forecast }} />}
    </>
  )
}

/** Sides in order of their prices; those that can no longer win last. */
function byPrice(runners: SportEvent['runners'], offer: Offer | undefined): SportEvent['runners'] {
  const prices = new Map(offer?.outcomes.map(({ outcome, price }) => [Number(outcome), price]))
  const priceOf = ({ number }: { readonly number: number }) => prices.get(number) ?? Infinity
  return runners.toSorted((a, b) => {
    const [one, other] = [priceOf(a), priceOf(b)]
    return one === other ? 0 : one < other ? -1 : 1
  })
}

/** The first two in order: the winner is chosen first, which leaves a row for each second. */
function Forecast({ event, book, forecast }: RaceCardProps & { readonly forecast: Offer }) {
  const { t } = useTexts()
  const names = useSportNames()
  const sides = sidesOf(event, names.label)
  const firsts = event.runners.filter(({ isOut }) => !isOut)
  const [first, setFirst] = useState(String(firsts[0]?.number ?? 1))
  const title = names.market({ market: 'forecast', period: 'full' }, sides)
  const rows = forecast.outcomes.filter(({ outcome }) => outcome.startsWith(`${first}-`))
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-2 p-3" aria-label={title}>
      <h2 className="text-14 font-bold">
        {title} <span className="text-12 font-normal text-muted">{t('sports.ruleOf.forecast')}</span>
      </h2>
      <FilterChips
        label={t('sports.forecastFirst')}
        value={first}
        onChange={setFirst}
        options={firsts.map(({ number, side }) => ({
          value: String(number),
          label: `${number}. ${side.name}`,
        }))}
      />
      <div className="sb-forecast">
        {rows.map((outcome) => {
          const second = outcome.outcome.split('-')[1] ?? ''
          return (
            <PriceButton
              key={outcome.outcome}
              {...{ event, book, outcome }}
              offer={forecast}
              label={`${first} → ${second}. ${sides.runners?.[second] ?? ''}`}
            />
          )
        })}
      </div>
    </section>
  )
}
