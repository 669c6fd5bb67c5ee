import { Users } from 'lucide-react'
import { useState } from 'react'
import { useApiPages } from '#contract/react.ts'
import { contracts } from '#features/agents/contracts/contract/member.ts'
import { More } from '#features/agents/centre/site/parts.tsx'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Drawer } from '#ui/layer/drawer.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { ContractState } from '../shown/contract-state.tsx'
import { ContractCard } from './contract-card.tsx'
import { OfferDialog, type Receiver } from './offer-dialog.tsx'
import { useRate, type Contract } from '../shown/terms.tsx'

type ListProps = {
  readonly kind: Contract['kind']
  readonly currency: Currency
  /** Null: the caller has no contract of the kind, so it can offer none. */
  readonly own: Contract | null
}

/** The direct downline agents with their contracts, and offers to them. */
export function GivenList({ kind, currency, own }: ListProps) {
  const { t } = useTexts()
  const api = useApi(contracts)
  const found = useApiPages(api.given, { kind }, (before: string | null, options) =>
    api.given({ query: { kind, ...(before && { before }) } }, options),
  )
  const [to, setTo] = useState<Receiver | null>(null)
  const [open, setOpen] = useState<Contract | null>(null)
  const rate = useRate()
  const pages = found.data?.pages ?? []
  const rows = pages.flatMap((page) => page.rows)
  if (found.error && pages.length === 0)
    return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={4} />
  if (rows.length === 0)
    return <EmptyState icon={Users} title={t('contracts.noAgents')} text={t('contracts.noAgentsText')} />
  const mostOf = (contract: Contract) => rate(Math.max(...contract.tiers.map(({ ratePpm }) => ratePpm)))
  return (
    <>
      {!own && <p className="mb-3 text-14 text-muted">{t('refusal.contracts.noneOwn')}</p>}
      <ul className="panel divide-y divide-hair">
        {rows.map(({ member, contract, offer }) => {
          const shown = offer ?? contract
          return (
            <li key={`${member.id}`} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <span className="min-w-0">
                <span className="block truncate font-medium">{member.account}</span>
                {shown ? (
                  <button
                    type="button"
                    className="hit text-12 text-action-text underline"
                    onClick={() => setOpen(shown)}
                  >
                    {t('contracts.upTo', { most: mostOf(shown) })}
                  </button>
                ) : (
                  <span className="text-12 text-faint">{t('contracts.none')}</span>
                )}
              </span>
              <span className="flex items-center gap-2">
                {shown && <ContractState state={shown.state} />}
                {own && !offer && (
                  <Button size="sm" onClick={() => setTo({ member, contract })}>
                    {t('contracts.offer')}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <More of={found} />
      {own && <OfferDialog kind={kind} to={to} own={own} currency={currency} onClose={() => setTo(null)} />}
      <Drawer open={open !== null} onClose={() => setOpen(null)} title={open?.member.account ?? ''}>
        {open && <ContractCard title={t(`contracts.kind.${kind}`)} contract={open} currency={currency} />}
      </Drawer>
    </>
  )
}
