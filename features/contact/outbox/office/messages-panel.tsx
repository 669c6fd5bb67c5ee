import { MailX } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { Table } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { outbox } from '../contract.ts'
import { ChannelCards } from './channel-cards.tsx'
import { columnsOf, PhoneRow } from './message-columns.tsx'
import { ResendDialog } from './resend-dialog.tsx'

export type Message = Reply<(typeof outbox)['messages']>['messages'][number]

const EVERY_MS = 10_000
const MOST_ROWS = 100
const states = ['all', 'open', 'failed', 'sent'] as const
type State = (typeof states)[number]
const ways = ['all', 'email', 'sms', 'push'] as const
type Way = (typeof ways)[number]

type Filter = { readonly state?: string | undefined; readonly channel?: string | undefined }

export type MessagesPanelProps = {
  readonly filter: Filter
  readonly onFilter: (filter: { state?: string | undefined; channel?: string | undefined }) => void
  readonly mayResend: boolean
}

/** Outgoing messages: both channels, what waits, what failed and why. */
export function MessagesPanel({ filter, onFilter, mayResend }: MessagesPanelProps) {
  const texts = useTexts()
  const { t } = texts
  const state: State = states.find((each) => each === filter.state) ?? 'all'
  const way: Way = ways.find((each) => each === filter.channel) ?? 'all'
  const [before, setBefore] = useState<Date | null>(null)
  const query = {
    limit: MOST_ROWS,
    ...(before ? { before } : {}),
    ...(state === 'all' ? {} : { state }),
    ...(way === 'all' ? {} : { channel: way }),
  }
  const asked = useApiQuery(useApi(outbox).messages, { query }, { everyMs: EVERY_MS })
  const [chosen, setChosen] = useState<Message | null>(null)
  const next = asked.data?.next
  /** Another filter begins at the first page. */
  const narrow = (some: Filter) => {
    setBefore(null)
    onFilter({ ...filter, ...some })
  }
  const onResend = mayResend ? setChosen : null
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-1 px-4 pt-3">
        <h1 className="text-18">{t('outbox.title')}</h1>
        <p className="text-13 text-muted">{t('outbox.lead')}</p>
      </div>
      <ChannelCards channels={asked.data?.channels ?? []} />
      <FilterChips<State>
        label={t('outbox.state')}
        className="px-4"
        value={state}
        options={states.map((value) => ({ value, label: t(`outbox.filter.${value}`) }))}
        onChange={(chosen) => narrow({ state: chosen === 'all' ? undefined : chosen })}
      />
      <FilterChips<Way>
        label={t('outbox.way')}
        className="px-4"
        value={way}
        options={ways.map((value) => ({ value, label: t(`outbox.way.${value}`) }))}
        onChange={(chosen) => narrow({ channel: chosen === 'all' ? undefined : chosen })}
      />
      <div className="flex min-h-0 flex-1 flex-col md:overflow-auto">
        <QueryState
          of={asked}
          waiting={<SkeletonRows />}
          isEmpty={({ messages }) => messages.length === 0}
          empty={
            <NothingHere
              icon={MailX}
              under={state === 'all' ? null : t(`outbox.filter.${state}`)}
              title={t('outbox.none')}
              text={t('outbox.noneHint')}
            />
          }
        >
          {({ messages }) => (
            <Table
              caption={t('outbox.title')}
              columns={columnsOf(texts, onResend)}
              rows={messages}
              rowKey={({ id }) => id}
              dense
              phone={(message) => <PhoneRow message={message} onResend={onResend} />}
              className="px-4 md:px-0"
            />
          )}
        </QueryState>
        <PageSteps
          onFirst={before ? () => setBefore(null) : null}
          onNext={next ? () => setBefore(next) : null}
        />
      </div>
      <ResendDialog message={chosen} onClose={() => setChosen(null)} />
    </div>
  )
}
