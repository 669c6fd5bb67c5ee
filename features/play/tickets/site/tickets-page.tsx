import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { Link } from '#ui/route/link.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { SkeletonCard, SkeletonRows } from '#ui/state/skeleton.tsx'
import { tickets } from '../contract/member.ts'
import { PlayPart } from './parts/play-part.tsx'
import type { Design, Ticket } from './words.ts'

const REFRESH_MS = 15_000

const MinePart = lazy(async () => ({ default: (await import('./parts/mine-part.tsx')).MinePart }))
const SeriesPart = lazy(async () => ({ default: (await import('./parts/series-part.tsx')).SeriesPart }))
const RulesPart = lazy(async () => ({ default: (await import('./parts/rules-part.tsx')).RulesPart }))

/** An instant ticket: /elott with its code as `gameCode`. */
export function TicketsPage() {
  const { t } = useTexts()
  const { gameCode } = usePlace().search
  const asked = useApiQuery(useApi(tickets).list, undefined, { everyMs: REFRESH_MS })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
      {({ list, currency }) => {
        const design = list.find(({ code }) => code === gameCode) ?? list[0]
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
            <nav aria-label={t('tickets.title')} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Link
                to="/elott"
                className="hit inline-flex items-center gap-1.5 text-14 text-muted no-underline"
              >
                <ArrowLeft size={18} aria-hidden />
                {t('tickets.back')}
              </Link>
            </nav>
            {design && <Hall key={design.code} design={design} designs={list} currency={currency} />}
          </div>
        )
      }}
    </QueryState>
  )
}

const parts = ['play', 'mine', 'series', 'rules'] as const
type Part = (typeof parts)[number]

type HallProps = {
  readonly design: Design
  readonly designs: readonly Design[]
  readonly currency: Currency
}

function Hall({ design, designs, currency }: HallProps) {
  const { t } = useTexts()
  const isMember = useIsMember()
  const { part: asked } = usePlace().search
  const [ticket, setTicket] = useState<Ticket | null>(null)
  const part = parts.find((each) => each === asked) ?? 'play'
  const open = (next: Part) =>
    void navigate({
      search: (before) => ({ ...before, part: next === 'play' ? undefined : next }),
      resetScroll: false,
      replace: true,
    })
  return (
    <>
      <h1 className="text-22">{design.name}</h1>
      <Tabs<Part>
        label={design.name}
        value={part}
        onChange={open}
        tabs={parts
          .filter((value) => value !== 'mine' || isMember)
          .map((value) => ({ value, label: t(`tickets.part.${value}`) }))}
      >
        {(shown) => (
          <Suspense fallback={<SkeletonRows />}>
            {shown === 'play' && (
              <PlayPart design={design} currency={currency} ticket={ticket} onTicket={setTicket} />
            )}
            {shown === 'mine' && (
              <MinePart
                designs={designs}
                currency={currency}
                onScratch={(chosen) => {
                  if (chosen.design === design.code) {
                    setTicket(chosen)
                    open('play')
                  } else void navigate({ search: { gameCode: chosen.design } })
                }}
              />
            )}
            {shown === 'series' && <SeriesPart design={design} />}
            {shown === 'rules' && <RulesPart design={design} currency={currency} />}
          </Suspense>
        )}
      </Tabs>
    </>
  )
}
