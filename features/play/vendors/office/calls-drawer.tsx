import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { vendorsOffice } from '../contract/office.ts'
import type { VendorRow } from './vendors-panel.tsx'

type Call = Reply<typeof vendorsOffice.calls>['calls'][number]

export type CallsDrawerProps = { readonly vendor: VendorRow | null; readonly onClose: () => void }

/** A vendor's requests and our responses, newest first; each can be replayed without moving money. */
export function CallsDrawer({ vendor, onClose }: CallsDrawerProps) {
  const { t } = useTexts()
  const title = `${t('vendors.calls')}: ${vendor?.name ?? ''}`
  return (
    <Drawer open={vendor !== null} onClose={onClose} title={title} width="wide">
      {vendor && <Calls key={vendor.vendor} vendor={vendor.vendor} />}
    </Drawer>
  )
}

function Calls({ vendor }: { readonly vendor: string }) {
  const { t } = useTexts()
  const [filter, setFilter] = useState<'all' | 'trouble'>('all')
  const [transaction, setTransaction] = useState('')
  const [before, setBefore] = useState<string | null>(null)
  const isNarrowed = filter === 'trouble' || transaction.trim() !== ''
  const asked = useApiQuery(useApi(vendorsOffice).calls, {
    params: { vendor },
    query: {
      ...(filter === 'trouble' ? { trouble: 'yes' as const } : {}),
      ...(transaction.trim() ? { transaction: transaction.trim() } : {}),
      ...(before ? { before } : {}),
    },
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <FilterChips
        label={t('vendors.calls')}
        value={filter}
        onChange={(value) => {
          setBefore(null)
          setFilter(value)
        }}
        options={[
          { value: 'all', label: t('vendors.allCalls') },
          { value: 'trouble', label: t('vendors.onlyTrouble') },
        ]}
      />
      <TextField
        label={t('vendors.find')}
        value={transaction}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setBefore(null)
          setTransaction(value)
        }}
      />
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {({ calls, next }) => (
          <>
            {calls.length === 0 && (
              <EmptyState
                icon={MessagesSquare}
                title={t(isNarrowed ? 'vendors.callsNoneFound' : 'vendors.callsNone')}
                {...(isNarrowed ? {} : { text: t('vendors.callsNoneText') })}
              />
            )}
            <ul className="divide-y divide-hair">
              {calls.map((call) => (
                <li key={call.id}>
                  <CallRow call={call} />
                </li>
              ))}
            </ul>
            {next && <Button onClick={() => setBefore(next)}>{t('vendors.more')}</Button>}
          </>
        )}
      </QueryState>
    </div>
  )
}

function CallRow({ call }: { readonly call: Call }) {
  const { date } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="py-2.5">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 text-left"
      >
        <span className="font-medium">{call.op}</span>
        <Status tone={call.says === 'RS_OK' ? 'good' : 'bad'}>{call.says}</Status>
        <span className="num ml-auto text-12 text-muted">
          {date(call.at, 'stamp')} · {call.ms} ms
        </span>
      </button>
      {isOpen && <Words call={call} />}
    </div>
  )
}

function Words({ call }: { readonly call: Call }) {
  const { t } = useTexts()
  const rehearse = useApiMutation(useApi(vendorsOffice).rehearse)
  const { data } = rehearse
  return (
    <div className="grid grid-cols-1 gap-3 pt-1 pb-3">
      <Text name={t('vendors.said')} text={call.body} />
      <Text name={`${t('vendors.answered')} (HTTP ${call.status})`} text={call.reply} />
      {rehearse.error && <Failure error={rehearse.error} />}
      {data && (
        <>
          <Text name={`${t('vendors.rehearsed')}: ${data.says}`} text={data.reply} />
          <Notice>{t(data.isSame ? 'vendors.rehearsedSame' : 'vendors.rehearsedOther')}</Notice>
        </>
      )}
      <Button
        size="sm"
        look="outline"
        busy={rehearse.isPending}
        onClick={() => rehearse.mutate({ params: { id: call.id } })}
      >
        {t('vendors.rehearse')}
      </Button>
    </div>
  )
}

function Text({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className="grid gap-1">
      <p className="text-12 font-medium text-muted">{name}</p>
      <p className="rounded-control bg-raised p-3 text-12 break-all whitespace-normal">{text}</p>
    </div>
  )
}
