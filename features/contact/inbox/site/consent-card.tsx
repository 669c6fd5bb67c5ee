import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { PushDevices } from '#features/contact/push/site/push-devices.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Switch } from '#ui/form/switch.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { inbox } from '../contract/member.ts'
import type { Consent } from '../rules/consents.ts'

const byMail = ['house.email', 'offer.email'] as const
const byPush = ['money.push', 'security.push', 'house.push', 'offer.push'] as const

/** The member's consents by topic and channel; off by default, and withdrawn immediately. */
export function ConsentCard() {
  const { t } = useTexts()
  return (
    <section
      aria-label={t('inbox.consents')}
      className="panel grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5"
    >
      <div className="grid gap-1">
        <h2 className="text-16">{t('inbox.consents')}</h2>
        <p className="text-13 text-muted">{t('inbox.consentsText')}</p>
      </div>
      <QueryState of={useApiQuery(useApi(inbox).consents)} waiting={<SkeletonCard lines={6} />}>
        {({ agreed, mail }) => (
          <>
            <Way name={t('inbox.way.inbox')} consents={['offer.inbox']} agreed={agreed} />
            <Way name={t('inbox.way.email')} consents={byMail} agreed={agreed} isOff={mail === null}>
              <p className="text-13 text-muted">
                {mail === null ? (
                  <Link
                    to="/index"
                    search={{ member: 'securityCenter' }}
                    className="hit inline-block underline underline-offset-2"
                  >
                    {t('inbox.way.noMail')}
                  </Link>
                ) : (
                  t('inbox.way.mailTo', { mail })
                )}
              </p>
            </Way>
            <Way name={t('inbox.way.push')} consents={byPush} agreed={agreed}>
              <PushDevices />
            </Way>
          </>
        )}
      </QueryState>
    </section>
  )
}

type WayProps = {
  readonly name: string
  readonly consents: readonly Consent[]
  readonly agreed: readonly Consent[]
  /** True without a verified address: consent cannot be given. */
  readonly isOff?: boolean
  readonly children?: React.ReactNode
}

function Way({ name, consents, agreed, isOff = false, children }: WayProps) {
  const { t } = useTexts()
  const api = useApi(inbox)
  const told = useApiMutation(api.setConsent, { invalidates: [api.consents] })
  const said = told.isPending ? told.variables.body : null
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 border-t border-hair pt-3">
      <legend className="float-left mb-1 text-14 font-bold">{name}</legend>
      {children}
      <div className="grid">
        {consents.map((consent) => {
          const isOn = said?.consent === consent ? said.isOn : agreed.includes(consent)
          return (
            <Switch
              key={consent}
              label={t(`inbox.consent.${consent}`)}
              checked={isOn}
              disabled={told.isPending || (isOff && !isOn)}
              onChange={({ target }) => told.mutate({ body: { consent, isOn: target.checked } })}
            />
          )
        })}
      </div>
      {told.error && <Failure error={told.error} />}
    </fieldset>
  )
}
