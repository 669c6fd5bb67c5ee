import { useAsk, useTell } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Answer, Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { members } from '../contract.ts'

type Info = Reply<typeof members.info>

/** Who one is to the house, and whether one is shown among the winners. */
export function ProfileCards() {
  const asked = useAsk(useApi(members).info, undefined, { staleMs: 60_000 })
  return (
    <Answer of={asked}>
      {(info) => (
        <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
          <Profile info={info} />
          <WinnersSwitch isShown={info.isShownInWinners} />
        </div>
      )}
    </Answer>
  )
}

function Profile({ info }: { readonly info: Info }) {
  const { t, date } = useTexts()
  const facts = [
    { key: 'name', name: t('account.name'), value: info.account },
    {
      key: 'id',
      name: t('account.id'),
      value: <Copyable text={info.id.toString()} what={t('account.id')} className="-my-2" />,
    },
    {
      key: 'payee',
      name: t('account.payee'),
      value: info.payeeName ?? <Status tone="waiting">{t('account.payeeNone')}</Status>,
    },
    { key: 'currency', name: t('account.currency'), value: info.currency },
    {
      key: 'since',
      name: t('account.since'),
      value: <span className="num">{date(info.createdAt, 'day')}</span>,
    },
  ]
  return (
    <section className="panel p-5">
      <h2 className="mb-4 text-16">{t('account.profile')}</h2>
      <Facts facts={facts} />
    </section>
  )
}

/** Whether one appears, masked, among the winners (decision 21). */
export function WinnersSwitch({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTexts()
  const api = useApi(members)
  const tell = useTell(api.setWinnersShown, { tells: [api.info] })
  const shown = tell.isPending ? tell.variables.body.isShown : isShown
  return (
    <section className="panel grid gap-3 px-5 py-3">
      <Switch
        label={t('account.winners')}
        hint={t('account.winnersHint')}
        checked={shown}
        disabled={tell.isPending}
        onChange={(event) => tell.mutate({ body: { isShown: event.target.checked } })}
      />
      {tell.error && <Failure error={tell.error} />}
    </section>
  )
}
