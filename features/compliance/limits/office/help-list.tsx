import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { useState } from 'react'
import { limitsOffice } from '../contract/office.ts'

/** External support places for members, and whether they respond (R16). */
export function HelpList({ mayLook }: { readonly mayLook: boolean }) {
  const { t, date } = useTexts()
  const api = useApi(limitsOffice)
  const [brand, setBrand] = useState<string | null>(null)
  const asked = useApiQuery(api.help, { query: brand === null ? {} : { merchant: brand } })
  const look = useApiMutation(api.lookForHelp, { invalidates: [api.help] })
  return (
    <div className="grid max-w-200 gap-4 p-4">
      <p className="text-13 text-muted">{t('limits.office.helpLead')}</p>
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {({ brands, merchant, places }) => (
          <>
            <BrandChips brands={brands} value={merchant} onChange={setBrand} />
            <ul className="panel divide-y divide-hair">
              {places.map(({ name, address, isThere, note, at }) => (
                <li key={address} className="grid gap-1 p-4">
                  <p className="flex items-center justify-between gap-3">
                    <b className="font-medium">{name}</b>
                    <Status tone={isThere === null ? 'plain' : isThere ? 'good' : 'bad'}>
                      {t(
                        isThere === null
                          ? 'limits.office.helpNever'
                          : isThere
                            ? 'limits.office.helpThere'
                            : 'limits.office.helpAway',
                      )}
                    </Status>
                  </p>
                  <p className="text-13 wrap-anywhere text-muted">{address}</p>
                  {at && (
                    <p className="num text-12 text-faint">
                      {date(at, 'minute')} · {note}
                    </p>
                  )}
                </li>
              ))}
            </ul>
            {look.error && <Failure error={look.error} />}
            {mayLook && (
              <Button
                className="justify-self-start"
                busy={look.isPending}
                onClick={() => look.mutate({ body: { merchant } })}
              >
                {t('limits.office.helpLook')}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </div>
  )
}
