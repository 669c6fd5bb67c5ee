import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useChips } from '#features/play/card-rooms/site/chips.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { navigate } from '#ui/route/place.ts'
import { tournaments } from '../contract.ts'

export type TournamentReply = Reply<typeof tournaments.one>

/** Register, enter again, take the entry back, or go to the own table. */
export function EntryActions({ data }: { readonly data: TournamentReply }) {
  const { t } = useTexts()
  const { tournament, mine } = data
  const [isAsking, setAsking] = useState(false)
  const isMember = useIsMember()
  const api = useApi(tournaments)
  const back = useApiMutation(api.unregister, { invalidates: [api.one, api.list] })
  const leave = () =>
    back.mutate(
      { params: { id: tournament.id } },
      {
        onSuccess: () => {
          if (!tournament.isPractice) toast({ tone: 'good', title: t('tournaments.outText') })
        },
      },
    )
  const table = mine?.table ?? null
  const mayEnter =
    tournament.takesEntries && (mine === null ? tournament.players < tournament.playersMax : mine.mayReEnter)
  return (
    <div className="grid gap-2">
      {back.error && <Failure error={back.error} />}
      {table !== null && (
        <Button
          look="primary"
          size="lg"
          wide
          onClick={() => void navigate({ to: '/room', search: { code: table } })}
        >
          {t('tournaments.toTable')}
        </Button>
      )}
      {mayEnter && (
        <Button
          look="primary"
          size="lg"
          wide
          onClick={() => (isMember ? setAsking(true) : openAuth('login'))}
        >
          {mine ? t('tournaments.reEnter') : t('tournaments.register')}
        </Button>
      )}
      {mine?.state === 'in' && tournament.state === 'open' && (
        <Button size="lg" wide busy={back.isPending} onClick={leave}>
          {t('tournaments.unregister')}
        </Button>
      )}
      {isAsking && <EntryDialog data={data} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** What it costs, what comes back and when; nothing is taken before the answer. */
function EntryDialog({ data, onClose }: { readonly data: TournamentReply; readonly onClose: () => void }) {
  const { t, money } = useTexts()
  const { tournament, cash } = data
  const { id, name, buyIn, fee, currency, isPractice, state } = tournament
  const chips = useChips(tournament)
  const api = useApi(tournaments)
  const enter = useApiMutation(api.register, { invalidates: [api.one, api.list] })
  const price = chips(buyIn + fee)
  const send = () =>
    enter.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('tournaments.registered') })
          onClose()
        },
      },
    )
  const text = isPractice
    ? t('tournaments.askFree')
    : t(state === 'running' ? 'tournaments.askLate' : 'tournaments.askText', { price })
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('tournaments.askTitle', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('tournaments.notNow')}</Button>
          <Button look="primary" busy={enter.isPending} onClick={send}>
            {isPractice ? t('tournaments.playFree') : t('tournaments.pay', { price })}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-14">{text}</p>
        {!isPractice && (
          <p className="text-13 text-muted">
            {t('tournaments.price', { buyIn: chips(buyIn), fee: chips(fee) })} ·{' '}
            {t('tournaments.balance', { cash: money(cash ?? 0n, currency) })}
          </p>
        )}
        <FormFailure error={enter.error} />
      </div>
    </Dialog>
  )
}
