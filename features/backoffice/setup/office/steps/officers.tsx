import { Mail } from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { setup } from '../../contract.ts'
import type { Overview } from '../shown.ts'

type Officer = Overview['officers'][number]
type OfficersProps = { readonly officers: readonly Officer[]; readonly hasBrand: boolean }

/** The owners of the installation: one prepares the site, another approves its opening. */
export function Officers({ officers, hasBrand }: OfficersProps) {
  const { t } = useTexts()
  return (
    <section className="grid gap-2.5">
      <h2 className="text-16">{t('setup.open.officers')}</h2>
      <ul className="grid gap-2">
        {officers.map((officer) => (
          <li key={officer.id} className="grid gap-3 rounded-control border border-hair px-4 py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <span className="grid min-w-0 flex-1">
                <b className="font-medium">
                  {officer.name}
                  {officer.isYou && <span className="font-normal text-faint"> · {t('setup.open.you')}</span>}
                </b>
                <span className="truncate text-13 text-muted">{officer.email ?? officer.account}</span>
              </span>
              <Status tone={officer.state === 'open' ? 'good' : 'waiting'}>
                {t(officer.state === 'open' ? 'setup.open.enrolled' : 'setup.open.invited')}
              </Status>
            </div>
            {officer.isAwaited && hasBrand && <SendLink id={officer.id} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function SendLink({ id }: Pick<Officer, 'id'>) {
  const { t } = useTexts()
  const send = useApiMutation(useApi(setup).sendLink)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" icon={Mail} busy={send.isPending} onClick={() => send.mutate({ params: { id } })}>
        {t('setup.open.sendLink')}
      </Button>
      <span aria-live="polite" className="text-13 text-muted">
        {send.data && t('setup.open.linkSent', { to: send.data.sentTo })}
      </span>
      {send.error && <Failure error={send.error} className="w-full" />}
    </div>
  )
}
