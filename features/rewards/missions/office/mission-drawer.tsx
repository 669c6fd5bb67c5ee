import { useSaid } from './use-said.ts'
import { useApiMutation } from '#contract/react.ts'
import { LaunchDrawer } from '#features/rewards/rewards/office/launch-drawer.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts, type Fact } from '#ui/data/facts.tsx'
import type { May } from '#ui/route/office.ts'
import { missionsOffice } from '../contract/office.ts'
import { moneyOf } from '../rules/gift.ts'
import { giftWords, goalWords, hourWords, playWords } from '../rules/shown.ts'
import type { Row } from './missions-panel.tsx'

type Props = { readonly row: Row; readonly may: May; readonly onClose: () => void }

/** One mission for operators: its goal, its figures and its cost; launching or stopping it. */
export function MissionDrawer({ row, may, onClose }: Props) {
  const texts = useSaid()
  const { t, lang } = texts
  const api = useApi(missionsOffice)
  const launch = useApiMutation(api.launch, { invalidates: [api.list] })
  const stop = useApiMutation(api.stop, { invalidates: [api.list] })
  const { id, title, state, currency, data } = row
  const { goal } = data
  const play = 'play' in goal ? goal.play : null
  return (
    <LaunchDrawer
      id={id}
      title={title[lang]}
      text={t(`missionsOffice.state.${state}`)}
      launch={{
        may: state === 'draft' && may('missions.launch'),
        action: t('missionsOffice.launch'),
        text: t('missionsOffice.launchText'),
        call: launch,
      }}
      stop={{
        may: state === 'live' && may('missions.stop'),
        action: t('missionsOffice.stop'),
        text: t('missionsOffice.stopText'),
        call: stop,
      }}
      onClose={onClose}
    >
      <p className="mb-4 text-muted">
        {goalWords(texts, goal, currency)} {play && playWords(texts, play)} {play && hourWords(texts, play)}
      </p>
      <Facts facts={useFacts(row)} />
    </LaunchDrawer>
  )
}

function useFacts(row: Row): Fact[] {
  const texts = useSaid()
  const { t, date, number } = texts
  const { data, currency, members, reached, claimed, given, most, startsAt, endsAt, createdBy } = row
  const each = moneyOf(data.gift)
  const sum = (count: number) => <Amount amount={each * BigInt(count)} currency={currency} code />
  return [
    { key: 'period', name: t('missionsOffice.period'), value: t(`missions.period.${data.period}`) },
    { key: 'gift', name: t('missionsOffice.reward'), value: giftWords(texts, data.gift, currency) },
    { key: 'members', name: t('missionsOffice.members'), value: number(members) },
    { key: 'reached', name: t('missionsOffice.reached'), value: number(reached) },
    { key: 'claimed', name: t('missionsOffice.claimed'), value: number(claimed) },
    { key: 'given', name: t('missionsOffice.given'), value: number(given) },
    {
      key: 'most',
      name: t('missionsOffice.most'),
      value: most === null ? t('missionsOffice.noLimit') : number(most),
    },
    ...(each > 0n
      ? [
          { key: 'cost', name: t('missionsOffice.cost'), value: sum(claimed) },
          {
            key: 'liability',
            name: t('missionsOffice.liability'),
            value: most === null ? t('missionsOffice.noLimit') : sum(most),
          },
        ]
      : []),
    { key: 'starts', name: t('missionsOffice.starts'), value: date(startsAt, 'minute') },
    { key: 'ends', name: t('missionsOffice.ends'), value: endsAt ? date(endsAt, 'minute') : '–' },
    { key: 'by', name: t('missionsOffice.by'), value: createdBy },
  ]
}
