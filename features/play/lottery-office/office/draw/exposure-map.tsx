import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Facts } from '#ui/data/facts.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { lotteryDraws } from '../../contract/draws.ts'
import { heatOf, playsIn } from '../../rules/heat.ts'
import { usePlayName } from '../play-name.ts'
import { Money } from './draw-cells.tsx'

type Book = Reply<typeof lotteryDraws.exposure>['books'][number]

/** Slips are sold while the map is open. */
const EVERY_MS = 10_000
/** A full number has half the colour, so that its digits stay readable. */
const DEEPEST = 200
/** Numbers that are listed with their sums. */
const LISTED = 20

/** What a draw could cost by number: a map of the numbers of a play, and the dearest with their caps. */
export function ExposureMap({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(lotteryDraws).exposure, { params: { id } }, { everyMs: EVERY_MS })
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonCard lines={8} />}
      isEmpty={({ books }) => books.length === 0}
      empty={<EmptyState title={t('lotteryOffice.noExposure')} text={t('lotteryOffice.noExposureText')} />}
    >
      {({ books }) => (
        <div className="grid gap-6">
          {books.map((book) => (
            <BookMap key={`${book.merchant}:${book.currency}`} book={book} />
          ))}
        </div>
      )}
    </QueryState>
  )
}

function BookMap({ book }: { readonly book: Book }) {
  const { t } = useTexts()
  const name = usePlayName()
  const plays = playsIn(book.numbers)
  const [chosen, setChosen] = useState(plays[0] ?? '')
  const play = plays.includes(chosen) ? chosen : (plays[0] ?? '')
  const cells = heatOf(book.numbers, play)
  return (
    <section className="grid gap-3">
      <h3 className="text-14 font-medium">
        {book.merchant} · {book.currency}
      </h3>
      {plays.length > 0 && (
        <FilterChips
          label={t('lotteryOffice.play')}
          value={play}
          options={plays.map((value) => ({ value, label: name(value) }))}
          onChange={setChosen}
        />
      )}
      {cells.length > 0 && (
        <ul className="grid grid-cols-10 gap-0.5" aria-label={t('lotteryOffice.map', { play })}>
          {cells.map(({ number, heat, isFull }) => (
            <li
              key={number}
              title={number}
              className={`num relative grid h-8 place-items-center overflow-hidden rounded-tag text-12 ${isFull ? 'font-semibold' : ''}`}
            >
              {/* the deeper the colour, the nearer to the cap, or to the dearest number where there is none */}
              <span className="absolute inset-0 bg-danger" style={{ opacity: heat / DEEPEST }} />
              <span className="absolute inset-0 rounded-tag border border-hair" />
              <span className="relative">{number}</span>
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={book.numbers.slice(0, LISTED).map(({ key, most, cap }) => ({
          key,
          name: name(key),
          value: (
            <span className="flex flex-wrap justify-end gap-x-2">
              <Money currency={book.currency} amount={most} />
              {cap !== null && (
                <span className="text-faint">
                  / <Money currency={book.currency} amount={cap} />
                </span>
              )}
            </span>
          ),
        }))}
      />
      {book.further > 0 && (
        <p className="text-12 text-faint">{t('lotteryOffice.further', { count: book.further })}</p>
      )}
    </section>
  )
}
