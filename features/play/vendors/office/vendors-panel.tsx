import { Plug } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { vendorsOffice } from '../contract/office.ts'
import { CallsDrawer } from './calls-drawer.tsx'
import { DoorDrawer, type DoorWanted } from './connection-drawer.tsx'

export type VendorRow = Reply<typeof vendorsOffice.list>['vendors'][number]

/** Refetch interval of the hourly figures. */
const LOOK_AGAIN_MS = 15_000

/** Vendor integrations: URLs, keys, networks, and the history of calls. */
export function VendorsPanel({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(vendorsOffice).list, undefined, { everyMs: LOOK_AGAIN_MS })
  const [edited, setEdited] = useState<DoorWanted | null>(null)
  const [read, setRead] = useState<VendorRow | null>(null)
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <div className="grid gap-1">
        <h1 className="text-18">{t('vendors.title')}</h1>
        <p className="max-w-160 text-13 text-muted">{t('vendors.lead')}</p>
      </div>
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {({ vendors, others, houseKey, houseRsaKey }) => (
          <>
            <div className="flex flex-wrap items-end justify-between gap-4">
              <div className="grid gap-1">
                <p className="text-13 text-muted">{t('vendors.houseKey')}</p>
                <Copyable text={houseKey} what={t('vendors.houseKey')} />
                {houseRsaKey !== null && (
                  <>
                    <p className="mt-2 text-13 text-muted">{t('vendors.houseRsaKey')}</p>
                    <Copyable text={houseRsaKey} what={t('vendors.houseRsaKey')} />
                  </>
                )}
              </div>
              {mayChange && (
                <SelectField
                  label={t('vendors.open')}
                  value=""
                  placeholder={t('vendors.whose')}
                  className="w-56"
                  options={[
                    ...others.map(({ vendor, name }) => ({ value: vendor, label: name })),
                    { value: ANOTHER, label: t('vendors.another') },
                  ]}
                  onChange={({ currentTarget: { value } }) =>
                    setEdited(freshDoor(value === ANOTHER ? '' : value))
                  }
                />
              )}
            </div>
            {vendors.length === 0 && (
              <EmptyState icon={Plug} title={t('vendors.none')} text={t('vendors.noneText')} />
            )}
            <ul className="grid gap-4 lg:grid-cols-2">
              {vendors.map((row) => (
                <li key={row.vendor}>
                  <VendorCard
                    row={row}
                    onCalls={() => setRead(row)}
                    onEdit={mayChange ? () => setEdited(row) : null}
                  />
                </li>
              ))}
            </ul>
            <DoorDrawer
              door={edited}
              keys={vendors.find(({ vendor }) => vendor === edited?.vendor)?.keys ?? null}
              onClose={() => setEdited(null)}
            />
          </>
        )}
      </QueryState>
      <CallsDrawer vendor={read} onClose={() => setRead(null)} />
    </div>
  )
}

/** Not a vendor's code: codes begin with a letter. */
const ANOTHER = '+'

function freshDoor(vendor: string): DoorWanted {
  const empty = { launchUrl: '', apiUrl: '', partner: '', networks: [], isContracted: false }
  return { vendor, name: vendor, protocol: 'canonical', ...empty }
}

type CardProps = {
  readonly row: VendorRow
  readonly onCalls: () => void
  readonly onEdit: (() => void) | null
}

function VendorCard({ row, onCalls, onEdit }: CardProps) {
  const { t } = useTexts()
  const inForce = row.keys.filter(({ retiresAt }) => retiresAt === null)
  const facts = [
    { key: 'protocol', name: t('vendors.protocol'), value: t(`vendors.protocol.${row.protocol}`) },
    {
      key: 'path',
      name: t('vendors.walletPath'),
      value: <Copyable text={row.walletPath} what={t('vendors.walletPath')} />,
    },
    {
      key: 'keys',
      name: t('vendors.keys'),
      value: inForce.map(({ name }) => name).join(', ') || t('vendors.noKeys'),
    },
  ]
  return (
    <section aria-label={row.name} className="panel grid content-start gap-4 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-16">{row.name}</h2>
        {row.isSandbox && <Status tone="waiting">{t('vendors.sandbox')}</Status>}
        {!row.isContracted && <Status tone="waiting">{t('vendors.notContracted')}</Status>}
        <span className="num ml-auto text-13 text-muted">{t('vendors.games', { count: row.games })}</span>
      </div>
      <Facts facts={facts} />
      <p className="num text-13 text-muted">
        {t('vendors.hour', { calls: row.calls, troubles: row.troubles })}
        {row.p99 !== null && ` · ${t('vendors.p99', { ms: row.p99 })}`}
        {row.openRounds > 0 && ` · ${t('vendors.openRounds', { count: row.openRounds })}`}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" onClick={onCalls}>
          {t('vendors.calls')}
        </Button>
        {onEdit && (
          <Button size="sm" look="outline" onClick={onEdit}>
            {t('vendors.setUp')}
          </Button>
        )}
      </div>
    </section>
  )
}
