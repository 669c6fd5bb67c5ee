import { History, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { security } from '../../contract.ts'
import { PlaceLine } from './place-line.tsx'

type Login = Reply<(typeof security)['logins']>['logins'][number]

const tones: Readonly<Record<Login['result'], Tone>> = {
  in: 'good',
  wrongPassword: 'bad',
  proofNeeded: 'info',
  proofFailed: 'bad',
  locked: 'bad',
}

/** Logins and attempts, newest first, page by page. */
export function LoginsCard() {
  const { t } = useTexts()
  const [before, setBefore] = useState<readonly (string | null)[]>([null])
  return (
    <section className="panel px-5 pt-4 pb-3">
      <h2 className="text-16">{t('security.logins')}</h2>
      <p className="text-13 text-faint">{t('security.loginsText')}</p>
      {before.map((own, index) => (
        <LoginsPage
          key={own ?? 'newest'}
          before={own}
          isLast={index === before.length - 1}
          onMore={(last) => setBefore((known) => [...known, last])}
        />
      ))}
    </section>
  )
}

function LoginsPage({
  before,
  isLast,
  onMore,
}: {
  readonly before: string | null
  readonly isLast: boolean
  readonly onMore: (last: string) => void
}) {
  const { t, date } = useTexts()
  const asked = useApiQuery(useApi(security).logins, before ? { query: { before } } : { query: {} })
  return (
    <QueryState
      of={asked}
      isEmpty={({ logins }) => logins.length === 0}
      empty={<EmptyState icon={History} title={t('security.loginsNone')} />}
    >
      {({ logins, hasMore }) => (
        <>
          <ul className="divide-y divide-hair border-b border-hair last:border-b-0">
            {logins.map((login) => (
              <PlaceLine
                key={login.id}
                device={login.device}
                ip={login.ip}
                country={login.country}
                times={[date(login.at, 'minute'), t(`security.how.${login.how}`)]}
                end={<Status tone={tones[login.result]}>{t(`security.result.${login.result}`)}</Status>}
              />
            ))}
          </ul>
          {isLast && hasMore && (
            <Button
              look="quiet"
              wide
              className="mt-3"
              onClick={() => {
                const last = logins.at(-1)
                if (last) onMore(last.id)
              }}
            >
              {t('security.loginsMore')}
            </Button>
          )}
        </>
      )}
    </QueryState>
  )
}

/** The account's security changes. */
export function ChangesCard() {
  const { t, date } = useTexts()
  const asked = useApiQuery(useApi(security).changes)
  return (
    <section className="panel px-5 pt-4 pb-2">
      <h2 className="text-16">{t('security.changes')}</h2>
      <QueryState
        of={asked}
        isEmpty={({ changes }) => changes.length === 0}
        empty={<EmptyState icon={ListChecks} title={t('security.changesNone')} />}
      >
        {({ changes }) => (
          <ul className="divide-y divide-hair">
            {changes.map((change) => (
              <PlaceLine
                key={change.id}
                device={change.device}
                name={[t(`security.did.${change.what}`), change.detail].filter(Boolean).join(': ')}
                ip={change.ip}
                country={change.country}
                times={[date(change.at, 'minute')]}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}
