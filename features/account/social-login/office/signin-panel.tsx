import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { socialLoginOffice } from '../contract/office.ts'
import { ProviderDialog } from './provider-dialog.tsx'

export type ProviderRow = Reply<(typeof socialLoginOffice)['providers']>['rows'][number]

/** Each brand's agreements with Google and Facebook; without one no button is shown. */
export function SigninPanel({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(socialLoginOffice).providers)
  const [chosen, setChosen] = useState<ProviderRow | null>(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <div className="grid gap-1">
        <h1 className="text-18">{t('signin.title')}</h1>
        <p className="max-w-160 text-13 text-muted">{t('signin.lead')}</p>
      </div>
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {({ rows }) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
            {rows.map((row) => (
              <li key={`${row.merchant} ${row.provider}`}>
                <Agreement row={row} onChange={mayChange ? () => setChosen(row) : null} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <ProviderDialog row={chosen} onClose={() => setChosen(null)} />
    </div>
  )
}

function Agreement({ row, onChange }: { readonly row: ProviderRow; readonly onChange: (() => void) | null }) {
  const { t, date } = useTexts()
  const name = t(`social.${row.provider}`)
  const isAgreed = row.clientId !== null
  const isShown = isAgreed && row.isOn
  const facts = [
    { key: 'flag', name: t('signin.flag'), value: t(row.isOn ? 'signin.on' : 'signin.off') },
    { key: 'client', name: t('signin.clientId'), value: row.clientId ?? t('signin.none') },
    { key: 'secret', name: t('signin.secret'), value: t(isAgreed ? 'signin.sealed' : 'signin.none') },
    {
      key: 'issuer',
      name: t('signin.issuer'),
      value: <span className="wrap-anywhere">{row.issuer}</span>,
    },
    {
      key: 'return',
      name: t('signin.returnAddress'),
      value: <Copyable text={row.returnAddress} what={t('signin.returnAddress')} />,
    },
    ...(row.changedAt
      ? [{ key: 'changed', name: t('signin.changed'), value: date(row.changedAt, 'minute') }]
      : []),
  ]
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="flex-1 text-16 font-bold">{t('signin.of', { name, brand: row.merchantName })}</h2>
        <Status tone={isShown ? 'good' : 'plain'}>{t(isShown ? 'signin.shown' : 'signin.hidden')}</Status>
      </div>
      <Facts facts={facts} />
      {onChange && (
        <div>
          <Button size="sm" onClick={onChange}>
            {t(isAgreed ? 'signin.change' : 'signin.set')}
          </Button>
        </div>
      )}
    </section>
  )
}
