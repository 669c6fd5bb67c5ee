import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { rebatesOffice } from '../contract/office.ts'
import { listText } from '../rules/shown.ts'
import { nameOf } from './category-name.ts'
import { RatesForm } from './rates-form.tsx'

type Version = Reply<typeof rebatesOffice.rates>['versions'][number]
type Props = { readonly merchant: string; readonly may: May }

/** The versions of a brand's rates, newest first; a new one needs a second operator. */
export function RatesTab({ merchant, may }: Props) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(rebatesOffice).rates, { query: { merchant } })
  const [isWriting, setWriting] = useState(false)
  return (
    <QueryState of={asked}>
      {({ versions, current, currency }) => (
        <>
          {may('rebates.publish') && (
            <Button look="primary" size="sm" className="justify-self-start" onClick={() => setWriting(true)}>
              {t('rebatesOffice.new')}
            </Button>
          )}
          {versions.length === 0 && (
            <EmptyState title={t('rebatesOffice.noRates')} text={t('rebatesOffice.noRatesText')} />
          )}
          <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
            {versions.map((version) => (
              <VersionCard
                key={version.number}
                version={version}
                currency={currency}
                isCurrent={version.number === current}
              />
            ))}
          </div>
          {isWriting && (
            <RatesForm
              merchant={merchant}
              currency={currency}
              from={versions[0]?.terms ?? null}
              onClose={() => setWriting(false)}
            />
          )}
        </>
      )}
    </QueryState>
  )
}

type CardProps = { readonly version: Version; readonly currency: Currency; readonly isCurrent: boolean }

function VersionCard({ version, currency, isCurrent }: CardProps) {
  const texts = useTexts()
  const { t, date, money, decimal } = texts
  const { number, fromAt, madeBy, reason, terms } = version
  return (
    <article className="panel grid gap-4 p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-14 font-semibold">{t('rebatesOffice.versionOf', { number })}</h2>
        {isCurrent && <Status tone="good">{t('rebatesOffice.inForce')}</Status>}
      </header>
      <p className="text-13 text-muted">
        {t('rebatesOffice.madeBy', { at: date(fromAt, 'minute'), by: madeBy, reason })}
      </p>
      {terms.programs.map(({ program, period, claim, minimum, maximum, rates }) => (
        <section key={program} className="grid gap-2">
          <h3 className="text-13 font-semibold">
            {t(`rebates.program.${program}`)} · {t(`rebates.period.${period}`)} ·{' '}
            {t(`rebatesOffice.claim.${claim}`)}
          </h3>
          <Facts
            className="text-13"
            facts={[
              ...[...new Set(rates.map(({ category }) => category))].map((category) => ({
                key: category || 'all',
                name: category === '' ? t('rebatesOffice.allCategories') : nameOf(texts, category),
                value: listText(rates.filter((rate) => rate.category === category))
                  .split(' ')
                  .map((percent) => t('rebates.percent', { rate: decimal(percent) }))
                  .join(' · '),
              })),
              { key: 'minimum', name: t('rebates.minimum'), value: money(minimum, currency) },
              {
                key: 'maximum',
                name: t('rebates.maximum'),
                value: maximum === null ? '–' : money(maximum, currency),
              },
            ]}
          />
        </section>
      ))}
    </article>
  )
}
