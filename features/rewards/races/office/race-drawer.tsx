import { useSaid } from '#features/rewards/missions/office/use-said.ts'
import { useApiMutation } from '#contract/react.ts'
import { LaunchDrawer } from '#features/rewards/rewards/office/launch-drawer.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts, type Fact } from '#ui/data/facts.tsx'
import type { May } from '#ui/route/office.ts'
import { racesOffice } from '../contract/office.ts'
import { prizeMoney } from '../rules/race.ts'
import { ruleWords } from '../rules/shown.ts'
import type { Row } from './races-panel.tsx'

type Props = { readonly row: Row; readonly may: May; readonly onClose: () => void }

/** One race for operators: its rules, players and prizes; launching it or ending it early. */
export function RaceDrawer({ row, may, onClose }: Props) {
  const texts = useSaid()
  const { t, lang } = texts
  const api = useApi(racesOffice)
  const launch = useApiMutation(api.launch, { invalidates: [api.list] })
  const stop = useApiMutation(api.stop, { invalidates: [api.list] })
  const { id, title, state, data } = row
  return (
    <LaunchDrawer
      id={id}
      title={title[lang]}
      text={t(`racesOffice.state.${state}`)}
      launch={{
        may: state === 'draft' && may('races.launch'),
        action: t('racesOffice.launch'),
        text: t('racesOffice.launchText'),
        call: launch,
      }}
      stop={{
        may: state === 'live' && may('races.stop'),
        action: t('racesOffice.stop'),
        text: t('racesOffice.stopText'),
        call: stop,
      }}
      onClose={onClose}
    >
      <ul className="mb-4 grid list-disc gap-1 pl-5 text-13 text-muted">
        {ruleWords(texts, { ...row, ...data }).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Facts facts={useFacts(row)} />
      {row.factsHash && (
        <p className="mt-3 text-12 text-muted">
          {t('racesOffice.hash')}: <span className="num break-all">{row.factsHash}</span>
        </p>
      )}
    </LaunchDrawer>
  )
}

function useFacts(row: Row): Fact[] {
  const { t, date, number } = useTexts()
  const { data, currency, players, bets, won, offered, claimed, startsAt, endsAt, closesAt, createdBy } = row
  const money = <Amount amount={prizeMoney(data.prizes)} currency={currency} code />
  return [
    { key: 'metric', name: t('racesOffice.metric'), value: t(`races.metric.${data.metric}`) },
    { key: 'money', name: t('racesOffice.money'), value: money },
    { key: 'players', name: t('racesOffice.players'), value: number(players) },
    { key: 'bets', name: t('racesOffice.bets'), value: number(bets) },
    { key: 'won', name: t('racesOffice.prizes'), value: number(won) },
    { key: 'offered', name: t('racesOffice.offered'), value: number(offered) },
    { key: 'claimed', name: t('racesOffice.claimed'), value: number(claimed) },
    { key: 'starts', name: t('racesOffice.starts'), value: date(startsAt, 'minute') },
    { key: 'ends', name: t('racesOffice.ends'), value: date(endsAt, 'minute') },
    { key: 'closes', name: t('racesOffice.closes'), value: date(closesAt, 'minute') },
    { key: 'by', name: t('racesOffice.by'), value: createdBy },
  ]
}
