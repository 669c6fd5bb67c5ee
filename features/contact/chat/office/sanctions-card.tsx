import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { chatOffice } from '../contract/office.ts'
import type { Room } from './chat-panel.tsx'

/** Active mutes and bans, with their end and reason. */
export function SanctionsCard({ room, mayModerate }: { readonly room: Room; readonly mayModerate: boolean }) {
  const { t, date } = useTexts()
  const api = useApi(chatOffice)
  const lift = useApiMutation(api.lift, { invalidates: [api.room] })
  return (
    <section className="panel grid gap-2 p-4">
      <h2 className="text-16">{t('chatOffice.sanctions')}</h2>
      {room.sanctions.length === 0 && <p className="text-13 text-muted">{t('chatOffice.noSanctions')}</p>}
      {lift.error && <Failure error={lift.error} />}
      <ul className="divide-y divide-hair">
        {room.sanctions.map((held) => (
          <li key={held.id} className="flex items-start gap-3 py-2">
            <div className="min-w-0 flex-1 text-13">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">{held.account}</span>
                <Status tone={held.kind === 'ban' ? 'bad' : 'waiting'}>
                  {t(`chatOffice.kind.${held.kind}`)}
                </Status>
              </p>
              <p className="text-12 text-muted">
                {held.until ? t('chatOffice.until', { at: date(held.until, 'brief') }) : t('chatOffice.open')}{' '}
                · {held.by}
              </p>
              <p className="text-12 text-muted">{held.reason}</p>
            </div>
            {mayModerate && (
              <Button
                size="xs"
                onClick={() => lift.mutate({ params: { id: held.id }, body: { merchant: room.merchant } })}
              >
                {t('chatOffice.lift')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
