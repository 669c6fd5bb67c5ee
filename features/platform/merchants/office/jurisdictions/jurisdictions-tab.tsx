import { Pencil, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { merchantsOffice } from '../../contract.ts'
import { ListEditor } from '../list-editor.tsx'
import { NewPackDialog } from './new-pack-dialog.tsx'
import { PackDialog, type Pack, type Term } from './pack-dialog.tsx'
import { PackSections } from './pack-sections.tsx'

/** Each pack's terms and countries (decision 20); packs apply to all brands. */
export function JurisdictionsTab({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(merchantsOffice).jurisdictions)
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {({ packs, terms }) => (
        <div className="grid grid-cols-1 gap-4">
          <div className="grid items-center gap-3 md:grid-cols-[1fr_auto]">
            <p className="text-13 text-muted">{t('merchants.packsText')}</p>
            {mayChange && (
              <Button icon={Plus} onClick={() => setMaking(true)}>
                {t('merchants.newPack')}
              </Button>
            )}
          </div>
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            {packs.map((pack) => (
              <PackCard
                key={pack.code}
                pack={pack}
                terms={terms}
                mayChange={mayChange}
                isNew={pack.code === made}
              />
            ))}
          </div>
          <NewPackDialog
            packs={packs}
            open={isMaking}
            onClose={() => setMaking(false)}
            onMade={(code) => {
              setMaking(false)
              setMade(code)
            }}
          />
        </div>
      )}
    </QueryState>
  )
}

type CardProps = {
  readonly pack: Pack
  readonly terms: readonly Term[]
  readonly mayChange: boolean
  readonly isNew: boolean
}

function PackCard({ pack, terms, mayChange, isNew }: CardProps) {
  const { t } = useTexts()
  const card = useRef<HTMLElement>(null)
  // the list is sorted by code: on a phone a new pack may be several screens below
  useEffect(() => {
    if (isNew) card.current?.scrollIntoView({ block: 'start' })
  }, [isNew])
  const api = useApi(merchantsOffice)
  const stale = { invalidates: [api.jurisdictions] }
  const [isEditing, setEditing] = useState(false)
  const set = useApiMutation(api.setCountry, stale)
  const drop = useApiMutation(api.dropCountry, stale)
  return (
    <section ref={card} className="panel grid scroll-mt-20 gap-4 p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-16">
          {pack.code} <span className="text-14 font-normal text-faint">{pack.name}</span>
        </h2>
        {mayChange && (
          <Button
            size="sm"
            icon={Pencil}
            aria-label={t('merchants.packEdit', { name: pack.name })}
            onClick={() => setEditing(true)}
          >
            {t('merchants.packChange')}
          </Button>
        )}
      </div>
      <PackSections pack={pack} terms={terms} />
      {isEditing && <PackDialog pack={pack} terms={terms} onClose={() => setEditing(false)} />}
      <ListEditor
        title={t('merchants.countries')}
        text=""
        label={t('merchants.addCountry')}
        placeholder="VN"
        empty={t('merchants.noCountries')}
        entries={pack.countries.map((country) => ({ key: country }))}
        mayChange={mayChange}
        isPending={set.isPending || drop.isPending}
        error={set.error ?? drop.error}
        onAdd={(country, onDone) =>
          set.mutate({ params: { pack: pack.code, country: country.toUpperCase() } }, { onSuccess: onDone })
        }
        onRemove={(country) => drop.mutate({ params: { country } })}
      />
    </section>
  )
}
