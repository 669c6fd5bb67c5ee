import type { ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { WinnersSwitch } from '#features/account/members/site/winners-switch.tsx'
import { ConsentCard } from '#features/contact/inbox/site/consent-card.tsx'
import { members } from '#features/account/members/contract.ts'
import { ProofDialog } from '#features/account/security/site/proof/proof-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { profile } from '../contract.ts'
import { ChangesCard } from './changes-card.tsx'
import { FieldsCard } from './fields-card.tsx'
import { OwnDataCard } from './own-data-card.tsx'
import { PersonCard } from './person-card.tsx'

export type Shown = Reply<typeof profile.show>
export type FieldView = Shown['fields'][number]

/** A member's profile, and how they appear to others (MEM-02, MEM-03). */
export function ProfilePanel({ papers }: { readonly papers: (currency: Currency) => ReactNode }) {
  const { t } = useTexts()
  const info = useApiQuery(useApi(members).info, undefined, { staleMs: 60_000 })
  const asked = useApiQuery(useApi(profile).show)
  return (
    <>
      <h1 className="max-md:hidden">{t('profile.title')}</h1>
      <p className="mb-5 text-13 text-muted">{t('profile.lead')}</p>
      <QueryState of={asked}>
        {(shown) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {info.data && <PersonCard info={info.data} complete={shown.complete} />}
            <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <FieldsCard group="person" shown={shown} />
                <FieldsCard group="contact" shown={shown} />
                <ChangesCard />
              </div>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                {info.data && papers(info.data.currency)}
                {info.data && <WinnersSwitch isShown={info.data.isShownInWinners} />}
                <ConsentCard />
                <OwnDataCard />
              </div>
            </div>
          </div>
        )}
      </QueryState>
      <ProofDialog />
    </>
  )
}
