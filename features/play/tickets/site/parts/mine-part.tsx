import { ShieldCheck, Ticket as TicketIcon } from 'lucide-react'
import { useState } from 'react'
import { useApiPages } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Drawer } from '#ui/layer/drawer.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { tickets } from '../../contract/member.ts'
import { headOf } from '../pictures.ts'
import { TicketReplay } from '../ticket-replay.tsx'
import type { Design, Ticket } from '../words.ts'

type State = 'waiting' | 'scratched'

type MineProps = {
  readonly designs: readonly Design[]
  readonly currency: Currency
  readonly onScratch: (ticket: Ticket) => void
}

/** The member's tickets: those to scratch, and those that are, each with its replay and verification. */
export function MinePart({ designs, currency, onScratch }: MineProps) {
  const { t } = useTexts()
  const [state, setState] = useState<State>('waiting')
  return (
    <Tabs<State>
      label={t('tickets.part.mine')}
      look="segment"
      value={state}
      onChange={setState}
      tabs={(['waiting', 'scratched'] as const).map((value) => ({
        value,
        label: t(`tickets.mine.${value}`),
      }))}
    >
      {(shown) => (
        <TicketList key={shown} state={shown} designs={designs} currency={currency} onScratch={onScratch} />
      )}
    </Tabs>
  )
}

function TicketList({ state, designs, currency, onScratch }: MineProps & { readonly state: State }) {
  const { t } = useTexts()
  const call = useApi(tickets).mine
  const [shown, setShown] = useState<Ticket | null>(null)
  const asked = useApiPages(call, { state }, (before: string | null, options) =>
    call({ query: { state, ...(before && { before }) } }, options),
  )
  const designOf = (code: string) => designs.find((design) => design.code === code)
  return (
    <QueryState
      of={asked}
      isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
      empty={
        <EmptyState
          icon={TicketIcon}
          title={t(`tickets.none.${state}`)}
          text={t(`tickets.noneText.${state}`)}
        />
      }
    >
      {({ pages }) => (
        <div className="grid gap-3">
          <ul className="panel grid divide-y divide-hair px-4">
            {pages
              .flatMap(({ list }) => list)
              .map((ticket) => (
                <TicketLine
                  key={ticket.id}
                  ticket={ticket}
                  design={designOf(ticket.design)}
                  currency={currency}
                  onPress={() => (ticket.fields ? setShown(ticket) : onScratch(ticket))}
                />
              ))}
          </ul>
          {asked.hasNextPage && (
            <Button busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
              {t('tickets.more')}
            </Button>
          )}
          <Drawer
            open={shown !== null}
            onClose={() => setShown(null)}
            title={(shown && designOf(shown.design)?.name) ?? t('tickets.title')}
            {...(shown ? { text: serialOf(t, shown) } : {})}
          >
            {shown && <TicketReplay key={shown.id} id={shown.id} currency={currency} />}
          </Drawer>
        </div>
      )}
    </QueryState>
  )
}

const serialOf = (t: Texts['t'], { label, number }: Ticket): string => t('tickets.serial', { label, number })

type LineProps = {
  readonly ticket: Ticket
  readonly design: Design | undefined
  readonly currency: Currency
  readonly onPress: () => void
}

function TicketLine({ ticket, design, currency, onPress }: LineProps) {
  const { t, date, money } = useTexts()
  const serial = serialOf(t, ticket)
  return (
    <li className="flex items-center gap-3 py-2.5">
      {design && <img {...headOf(design.theme)} sizes="80px" alt="" className="h-10 w-20 rounded-tag" />}
      <div className="grid min-w-0 flex-1">
        <span className="truncate text-14 font-medium">{design?.name ?? ticket.design}</span>
        <span className="num truncate text-12 text-faint">
          {serial} · {date(ticket.scratchedAt ?? ticket.boughtAt, 'minute')}
          {ticket.isExpired && ` · ${t('tickets.bySystem')}`}
        </span>
      </div>
      {ticket.win !== null && (
        <span
          className={`num text-14 font-semibold ${ticket.win > ticket.price ? 'text-win' : 'text-muted'}`}
        >
          {money(ticket.win, currency, { symbol: true })}
        </span>
      )}
      <Button
        size="sm"
        {...(ticket.fields ? { icon: ShieldCheck } : { look: 'primary' as const })}
        aria-label={`${t(ticket.fields ? 'tickets.details' : 'tickets.scratch')}: ${serial}`}
        onClick={onPress}
      >
        {t(ticket.fields ? 'tickets.details' : 'tickets.scratch')}
      </Button>
    </li>
  )
}
