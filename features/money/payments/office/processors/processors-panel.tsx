import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { paymentsOffice } from '../../contract.ts'
import { ProcessorDialog, type ProcessorAction } from './processor-dialog.tsx'

export type ProcessorRow = Reply<typeof paymentsOffice.keys>['rows'][number]
export type KeyUse = ProcessorRow['keyUses'][number]
type Chosen = { readonly row: ProcessorRow; readonly action: ProcessorAction; readonly use: KeyUse }

type PanelProps = {
  readonly mayChange: boolean
  /** Inside a page that has a heading of its own. */
  readonly isPart?: boolean
}

/** The keys that brands share with processors: added, tested, rotated; never shown. */
export function ProcessorsPanel({ mayChange, isPart = false }: PanelProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(paymentsOffice).keys, { query: {} })
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <div className={isPart ? 'grid grid-cols-1 gap-5' : 'grid gap-5 p-4 md:p-6'}>
      {!isPart && (
        <div className="grid gap-1">
          <h1 className="text-18">{t('processors.title')}</h1>
          <p className="max-w-160 text-13 text-muted">{t('processors.lead')}</p>
        </div>
      )}
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {({ rows }) => (
          <ul className={isPart ? 'grid grid-cols-1 gap-4' : 'grid grid-cols-1 gap-4 lg:grid-cols-2'}>
            {rows.map((row) => (
              <li key={`${row.merchant} ${row.processor}`}>
                <ProcessorCard
                  row={row}
                  onAction={mayChange ? (action, use = 'signing') => setChosen({ row, action, use }) : null}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {chosen && <ProcessorDialog {...chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

type CardProps = {
  readonly row: ProcessorRow
  readonly onAction: ((action: ProcessorAction, use?: KeyUse) => void) | null
}

function ProcessorCard({ row, onAction }: CardProps) {
  const { t } = useTexts()
  const { merchant, processor, keys, keyUses, addresses, isSandbox } = row
  const hasOld = keys.some(({ retiresAt }) => retiresAt !== null)
  return (
    <section className="panel grid grid-cols-1 gap-4 p-5 wrap-anywhere">
      <h2 className="text-16 font-bold">{t('processors.of', { processor, brand: merchant })}</h2>
      {keyUses.map((use) => (
        <KeyList key={use} row={row} use={use} />
      ))}
      {isSandbox && <p className="text-12 text-faint">{t('processors.sandbox')}</p>}
      <p className="text-13">
        <span className="text-muted">{t('processors.addresses')}: </span>
        <span className="num">{addresses.length ? addresses.join(', ') : t('processors.everywhere')}</span>
      </p>
      {keyUses.length > 1 && <Connection row={row} />}
      <div className="flex flex-wrap gap-2">
        {onAction && (
          <>
            {keyUses.map((use) => (
              <Button key={use} size="sm" onClick={() => onAction('key', use)}>
                {t(changeKeyText(row, use))}
              </Button>
            ))}
            <Button size="sm" onClick={() => onAction('addresses')}>
              {t('processors.setAddresses')}
            </Button>
            {hasOld && (
              <Button size="sm" look="ghost" onClick={() => onAction('endOld')}>
                {t('processors.endOld')}
              </Button>
            )}
          </>
        )}
        <TestCall row={row} />
      </div>
    </section>
  )
}

/** A processor with one key has no need to name it. */
function changeKeyText({ keys, keyUses }: ProcessorRow, use: KeyUse): string {
  if (keyUses.length === 1) return 'processors.change'
  return keys.some((key) => key.use === use) ? `processors.change.${use}` : `processors.addKey.${use}`
}

function KeyList({ row: { keys, keyUses }, use }: { readonly row: ProcessorRow; readonly use: KeyUse }) {
  const { t, date } = useTexts()
  const own = keys.filter((key) => key.use === use)
  return (
    <div className="grid gap-1.5">
      {keyUses.length > 1 && <h3 className="text-13 text-muted">{t(`processors.use.${use}`)}</h3>}
      <ul className="grid gap-2">
        {own.map(({ id, mark, createdAt, retiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span>
              <span className="num font-medium">{t('processors.mark', { mark })}</span>{' '}
              <span className="text-12 text-faint">
                {t('processors.since', { at: date(createdAt, 'minute') })}
              </span>
            </span>
            <Status tone={retiresAt ? 'waiting' : 'good'}>
              {retiresAt
                ? t('processors.retires', { at: date(retiresAt, 'minute') })
                : t('processors.inForce')}
            </Status>
          </li>
        ))}
        {own.length === 0 && <li className="text-muted">{t('processors.none')}</li>}
      </ul>
    </div>
  )
}

/** What an operator enters at the processor, and whether its list agrees with ours. */
function Connection({ row: { callbackUrl, sweep } }: { readonly row: ProcessorRow }) {
  const { t, date, number } = useTexts()
  return (
    <div className="grid grid-cols-1 gap-1.5 text-13">
      <h3 className="text-13 text-muted">{t('processors.callback')}</h3>
      <Copyable
        text={callbackUrl}
        what={t('processors.copyCallback')}
        className="num min-w-0 *:[.code]:break-all *:[.code]:whitespace-normal"
      />
      <p className="text-12 text-faint">{t('processors.events')}</p>
      <p className="text-12 text-faint">
        {sweep
          ? t('processors.swept', { at: date(sweep.at, 'minute'), count: number(sweep.recovered) })
          : t('processors.notSwept')}
      </p>
    </div>
  )
}

function TestCall({ row: { merchant, processor } }: { readonly row: ProcessorRow }) {
  const { t } = useTexts()
  const test = useApiMutation(useApi(paymentsOffice).test)
  const said = test.data?.said ?? ''
  const words = {
    unknownOrder: t('processors.test.unknownOrder', { ms: test.data?.tookMs ?? 0 }),
    anOrder: t('processors.test.anOrder'),
    keyRefused: t('processors.test.keyRefused'),
    silent: t('processors.test.silent'),
  }
  const known = said === 'unknownOrder' || said === 'anOrder' || said === 'keyRefused' ? said : 'silent'
  return (
    <>
      <Button
        size="sm"
        look="ghost"
        busy={test.isPending}
        onClick={() => test.mutate({ params: { merchant, processor } })}
      >
        {t('processors.test')}
      </Button>
      <div aria-live="polite" className="w-full empty:hidden">
        {test.data && !test.isPending && (
          <Notice tone={test.data.isWell ? 'good' : 'danger'}>{words[known]}</Notice>
        )}
        {test.error && <Failure error={test.error} />}
      </div>
    </>
  )
}
