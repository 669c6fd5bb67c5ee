import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { bankStatements } from '../contract/office.ts'
import { EntryAmount } from './entry-view.tsx'
import type { Statement } from './files-tab.tsx'

type Full = Reply<typeof bankStatements.preview>

export type FileDrawerProps = {
  readonly statement: Statement
  readonly onClose: () => void
  readonly mayDecide: boolean
}

/** A file and, while it waits, what its import would do: the second operator compares it with the bank's own site. */
export function FileDrawer({ statement, onClose, mayDecide }: FileDrawerProps) {
  const { t } = useTexts()
  const params = { merchant: statement.merchant, id: statement.id }
  const asked = useApiQuery(useApi(bankStatements).preview, { params })
  const isWaiting = statement.state === 'waiting' && mayDecide
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t('bankStatements.fileTitle', { number: statement.number })}
      text={`${statement.feedName}, ${statement.merchant} · ${statement.fileName}`}
      {...(isWaiting ? { foot: <Decide statement={statement} onDone={onClose} /> } : {})}
    >
      <QueryState of={asked} waiting={<SkeletonCard lines={4} />}>
        {(full) => <FullFile full={full} />}
      </QueryState>
    </Drawer>
  )
}

function FullFile({ full: { statement, preview, sums } }: { readonly full: Full }) {
  const { t, number, date } = useTexts()
  const { unread, conflicts, decidedBy, decidedAt, note } = statement
  return (
    <div className="grid gap-5">
      {preview && (
        <Facts
          facts={[
            { key: 'credit', name: t('bankStatements.sum.credit'), value: number(sums.credit) },
            { key: 'confirm', name: t('bankStatements.sum.confirm'), value: number(sums.confirm) },
            { key: 'queue', name: t('bankStatements.sum.queue'), value: number(sums.queue) },
            { key: 'known', name: t('bankStatements.sum.known'), value: number(sums.known) },
            {
              key: 'amount',
              name: t('bankStatements.sum.amount'),
              value: <Amount amount={sums.amount} currency={statement.currency} symbol />,
              total: true,
            },
          ]}
        />
      )}
      {!preview && (
        <Facts
          facts={[
            { key: 'entries', name: t('bankStatements.sum.entries'), value: number(statement.entries) },
            { key: 'stored', name: t('bankStatements.sum.stored'), value: number(statement.stored) },
            ...(decidedBy && decidedAt
              ? [
                  {
                    key: 'by',
                    name: t('bankStatements.decided'),
                    value: `${decidedBy}, ${date(decidedAt, 'minute')}`,
                  },
                ]
              : []),
            ...(note ? [{ key: 'note', name: t('bankStatements.note'), value: note }] : []),
          ]}
        />
      )}
      {conflicts > 0 && (
        <Notice tone="danger">{t('bankStatements.conflictText', { count: conflicts })}</Notice>
      )}
      {unread.length > 0 && (
        <Notice tone="warning">
          <p className="font-medium">{t('bankStatements.unreadTitle')}</p>
          <ul>
            {unread.slice(0, 10).map(({ at, what }) => (
              <li key={`${at} ${what}`}>
                {t('bankStatements.unreadLine', { at, what: t(`bankStatements.unread.${what}`) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {preview && <Preview preview={preview} />}
    </div>
  )
}

const tones = { credit: 'good', confirm: 'good', queue: 'waiting', known: 'plain' } as const

function Preview({ preview }: { readonly preview: NonNullable<Full['preview']> }) {
  const { t } = useTexts()
  return (
    <ul className="grid gap-2">
      {preview.map((entry) => (
        <li key={entry.entryRef} className="grid gap-1 rounded-control bg-raised px-4 py-3">
          <span className="flex items-baseline justify-between gap-3">
            <b className="truncate font-medium">{entry.payer || entry.entryRef}</b>
            <EntryAmount entry={entry} />
          </span>
          <span className="flex flex-wrap items-center justify-between gap-2 text-13">
            <span className="min-w-0 truncate text-muted">{entry.text || '–'}</span>
            <Status tone={tones[entry.does]}>
              {entry.does === 'queue' && entry.why
                ? t(`bankStatements.why.${entry.why}`)
                : t(`bankStatements.does.${entry.does}`, { reference: entry.reference ?? '' })}
            </Status>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Decide({ statement, onDone }: { readonly statement: Statement; readonly onDone: () => void }) {
  const { t } = useTexts()
  const api = useApi(bankStatements)
  const stale = { invalidates: [api.statements, api.entries, api.preview] }
  const approve = useApiMutation(api.approve, stale)
  const reject = useApiMutation(api.reject, stale)
  const [isRejecting, setRejecting] = useState(false)
  const params = { merchant: statement.merchant, id: statement.id }
  const done = (key: string) => ({
    onSuccess: () => {
      toast({ tone: 'good', title: t(key, { number: statement.number }) })
      onDone()
    },
  })
  return (
    <div className="grid gap-3">
      {approve.error && <Failure error={approve.error} />}
      {statement.isYours && <p className="text-13 text-muted">{t('bankStatements.yours')}</p>}
      <div className="flex flex-wrap gap-2.5">
        {!statement.isYours && (
          <Button
            look="primary"
            busy={approve.isPending}
            onClick={() => approve.mutate({ params, body: {} }, done('bankStatements.approved'))}
          >
            {t('bankStatements.approve')}
          </Button>
        )}
        <Button onClick={() => setRejecting(true)}>{t('bankStatements.reject')}</Button>
      </div>
      <ReasonDialog
        open={isRejecting}
        onClose={() => setRejecting(false)}
        title={t('bankStatements.rejectTitle', { number: statement.number })}
        text={t('bankStatements.rejectText')}
        action={t('bankStatements.reject')}
        isDanger
        busy={reject.isPending}
        error={reject.error}
        onReason={(reason) => reject.mutate({ params, body: { reason } }, done('bankStatements.rejected'))}
      />
    </div>
  )
}
