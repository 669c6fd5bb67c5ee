import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { contracts } from '#features/agents/contracts/contract/member.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Facts } from '#ui/data/facts.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { ContractState } from '../shown/contract-state.tsx'
import { Formula, Tiers, type Contract } from '../shown/terms.tsx'

type Act = Contract['acts'][number]
export type Ending = { readonly number: bigint; readonly account: string; readonly level: number }

type CardProps = {
  readonly title: string
  readonly contract: Contract
  readonly currency: Currency
  /** Contracts of the downline that end if it is accepted. */
  readonly ends?: readonly Ending[]
}

/** A contract with its terms, its validity, and what the caller may do. */
export function ContractCard({ title, contract, currency, ends = [] }: CardProps) {
  const { t, date } = useTexts()
  const day = (at: Date | null) => (at ? date(at, 'minute') : '–')
  return (
    <section className="panel grid gap-4 p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-16 font-semibold">{title}</h2>
        <ContractState state={contract.state} />
      </div>
      <Formula kind={contract.kind} measure={contract.measure} />
      <Tiers {...contract} currency={currency} />
      <Facts
        facts={[
          { key: 'number', name: t('contracts.number'), value: `${contract.number}` },
          { key: 'period', name: t('contracts.period'), value: t(`contracts.period.${contract.period}`) },
          {
            key: 'by',
            name: t('contracts.by'),
            value: t(contract.isFromUpline ? 'contracts.byUpline' : 'contracts.byBrand'),
          },
          ...(contract.state === 'offered'
            ? [{ key: 'expires', name: t('contracts.expires'), value: day(contract.expiresAt) }]
            : [{ key: 'from', name: t('contracts.validFrom'), value: day(contract.fromAt) }]),
          ...(contract.untilAt
            ? [{ key: 'until', name: t('contracts.validUntil'), value: day(contract.untilAt) }]
            : []),
        ]}
      />
      {ends.length > 0 && <Ends ends={ends} />}
      <Acts contract={contract} ends={ends} />
    </section>
  )
}

/** The warning that a lower rate ends contracts below, which it names. */
export function Ends({ ends }: { readonly ends: readonly Ending[] }) {
  const { t } = useTexts()
  return (
    <Notice tone="warning">
      {t('contracts.ends', { count: ends.length })}{' '}
      {ends.map(({ account, number }) => `${account} (${number})`).join(', ')}
    </Notice>
  )
}

const dangerous: ReadonlySet<Act> = new Set(['terminate', 'agree', 'reject', 'withdraw'])

function Acts({ contract, ends }: { readonly contract: Contract; readonly ends: readonly Ending[] }) {
  const { t } = useTexts()
  const api = useApi(contracts)
  const send = useApiMutation(api.act, { invalidates: [api.overview, api.given, api.history] })
  const [asked, setAsked] = useState<Act | null>(null)
  if (contract.acts.length === 0) return null
  const act = (name: Act) => send.mutate({ params: { id: contract.id }, body: { act: name } })
  return (
    <div className="grid gap-2">
      {send.error && <Failure error={send.error} />}
      <div className="flex flex-wrap gap-2">
        {contract.acts.map((name) => (
          <Button
            key={name}
            look={name === 'accept' ? 'primary' : 'outline'}
            busy={send.isPending}
            onClick={() => setAsked(name)}
          >
            {t(`contracts.act.${name}`)}
          </Button>
        ))}
      </div>
      <Confirm
        open={asked !== null}
        title={asked ? t(`contracts.act.${asked}`) : ''}
        text={
          asked === 'accept' && ends.length > 0
            ? t('contracts.acceptEnds', { count: ends.length })
            : t('contracts.confirm', { number: `${contract.number}` })
        }
        action={asked ? t(`contracts.act.${asked}`) : ''}
        danger={asked !== null && dangerous.has(asked)}
        onConfirm={() => {
          if (asked) act(asked)
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}
