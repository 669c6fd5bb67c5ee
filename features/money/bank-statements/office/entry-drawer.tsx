import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { isCurrency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { bankStatements } from '../contract/office.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { EntryAmount, EntryStatus, type Candidate, type Entry } from './entry-view.tsx'

export type EntryDrawerProps = {
  readonly entry: Entry
  readonly onClose: () => void
  readonly mayDecide: boolean
}

/** One entry: what the bank wrote, and, while it waits, the deposits that it could belong to. */
export function EntryDrawer({ entry, onClose, mayDecide }: EntryDrawerProps) {
  const { t } = useTexts()
  const [closing, setClosing] = useState<'returned' | 'closed' | null>(null)
  const isOpen = entry.state === 'queued' && mayDecide
  const isIncoming = entry.direction === 'in' && !entry.isReversal
  const foot = isOpen && (
    <div className="flex flex-wrap gap-2.5">
      {isIncoming && <Button onClick={() => setClosing('returned')}>{t('bankStatements.return')}</Button>}
      <Button look="ghost" onClick={() => setClosing('closed')}>
        {t('bankStatements.close')}
      </Button>
    </div>
  )
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t('bankStatements.entry', { number: entry.number })}
      text={`${entry.feedName}, ${entry.merchant}`}
      {...(foot ? { foot } : {})}
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-22 font-semibold">
            <EntryAmount entry={entry} />
          </span>
          <EntryStatus entry={entry} />
        </div>
        {entry.state === 'queued' && entry.why && (
          <Notice tone="warning">{t(`bankStatements.whyText.${entry.why}`)}</Notice>
        )}
        <EntryFacts entry={entry} />
        {isOpen && isIncoming && <Candidates entry={entry} onDone={onClose} />}
      </div>
      {closing && (
        <CloseDialog entry={entry} as={closing} onClose={() => setClosing(null)} onDone={onClose} />
      )}
    </Drawer>
  )
}

function EntryFacts({ entry }: { readonly entry: Entry }) {
  const { t, date } = useTexts()
  const { entryRef, bookedOn, payer, payerAccount, text, deposit, withdrawal, reference } = entry
  const { member, memberId, decidedAt, decidedBy, note } = entry
  return (
    <Facts
      facts={[
        {
          key: 'text',
          name: t('bankStatements.text'),
          value: <span className="break-words">{text || '–'}</span>,
        },
        { key: 'payer', name: t('bankStatements.payer'), value: payer || '–' },
        ...(payerAccount
          ? [
              {
                key: 'from',
                name: t('bankStatements.payerAccount'),
                value: <span className="num">{payerAccount}</span>,
              },
            ]
          : []),
        {
          key: 'booked',
          name: t('bankStatements.booked'),
          value: date(new Date(`${bookedOn}T00:00:00Z`), 'day'),
        },
        {
          key: 'ref',
          name: t('bankStatements.entryRef'),
          value: <Copyable text={entryRef} what={t('bankStatements.entryRef')} className="num break-all" />,
        },
        ...(deposit || withdrawal
          ? [
              {
                key: 'order',
                name: t(deposit ? 'bankStatements.deposit' : 'bankStatements.withdrawal'),
                value: (
                  <a
                    href={deposit ? `/deposits?id=${deposit}` : `/manual-payouts?state=all&id=${withdrawal}`}
                    className="num"
                  >
                    {reference}
                  </a>
                ),
              },
              {
                key: 'member',
                name: t('bankStatements.member'),
                value: <a href={`/members/${memberId}`}>{member}</a>,
              },
            ]
          : []),
        ...(decidedAt && decidedBy
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
  )
}

/** Open deposits with this amount, or those that a search finds. */
function Candidates({ entry, onDone }: { readonly entry: Entry; readonly onDone: () => void }) {
  const { t, date } = useTexts()
  const [find, setFind] = useState('')
  const [chosen, setChosen] = useState<Candidate | null>(null)
  const params = { merchant: entry.merchant, id: entry.id }
  const asked = useApiQuery(useApi(bankStatements).candidates, { params, query: find ? { find } : {} })
  return (
    <section className="grid gap-3" aria-labelledby="candidates">
      <h2 id="candidates" className="text-16">
        {t('bankStatements.candidates')}
      </h2>
      <FindBox label={t('bankStatements.findDeposit')} value={find} onChange={setFind} maxLength={40} />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <p className="text-13 text-muted">
            {t(find ? 'bankStatements.noneFound' : 'bankStatements.noCandidates')}
          </p>
        }
      >
        {({ rows }) => (
          <ul className="grid gap-2">
            {rows.map((row) => (
              <li
                key={row.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-raised px-4 py-3"
              >
                <span className="grid min-w-0 gap-0.5">
                  <span className="font-medium">
                    <span className="num">{row.reference}</span> · {row.member}
                  </span>
                  <span className="num text-12 text-faint">
                    {date(row.createdAt, 'minute')} · {t(`depositsOffice.state.${row.state}`)}
                    {row.isNamed && ` · ${t('bankStatements.named')}`}
                  </span>
                </span>
                <span className="flex items-center gap-3">
                  {isCurrency(entry.currency) && (
                    <Amount amount={row.amount} currency={entry.currency} symbol />
                  )}
                  <Button size="sm" look="primary" onClick={() => setChosen(row)}>
                    {t('bankStatements.assign')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {chosen && (
        <AssignDialog entry={entry} candidate={chosen} onClose={() => setChosen(null)} onDone={onDone} />
      )}
    </section>
  )
}

type CloseProps = {
  readonly entry: Entry
  readonly as: 'returned' | 'closed'
  readonly onClose: () => void
  readonly onDone: () => void
}

function CloseDialog({ entry, as, onClose, onDone }: CloseProps) {
  const { t } = useTexts()
  const api = useApi(bankStatements)
  const close = useApiMutation(api.close, { invalidates: [api.entries] })
  const { merchant, id } = entry
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(`bankStatements.${as}Title`, { number: entry.number })}
      text={t(`bankStatements.${as}Text`)}
      action={t(as === 'returned' ? 'bankStatements.return' : 'bankStatements.close')}
      busy={close.isPending}
      error={close.error}
      onReason={(note) =>
        close.mutate(
          { params: { merchant, id }, body: { as, note } },
          {
            onSuccess: () => {
              toast({ tone: 'good', title: t(`bankStatements.${as}Done`) })
              onClose()
              onDone()
            },
          },
        )
      }
    />
  )
}
