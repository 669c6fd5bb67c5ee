import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { CampaignRules } from '#features/sport/campaigns/site/slip-campaigns.tsx'
import { sportPrices } from '#features/sport/prices/contract.ts'
import { useOdds } from '../state/use-odds.ts'
import { useSportNames } from '../../shown/names.ts'

type Races = Reply<(typeof sportPrices)['rules']>['races']

const general = ['time', 'late', 'moved', 'void', 'postponed', 'parlay', 'correct', 'inPlay'] as const

const ruleKey = (market: string): string => `sports.ruleOf.${market}`
const verdictKey = (verdict: number): string => `sports.verdict.${verdict}`

/** How every market is settled: generated from the rows that settle bets, with settled examples. */
export function Rules() {
  const { t } = useTexts()
  const names = useSportNames()
  const asked = useApiQuery(useApi(sportPrices).rules, undefined, { staleMs: Infinity })
  const sides = { home: t('sports.home'), away: t('sports.away') }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <section className="panel grid gap-2 p-4" aria-label={t('sports.generalRules')}>
        <h2 className="text-16 font-bold">{t('sports.generalRules')}</h2>
        <ul className="grid list-disc gap-1.5 pl-5 text-13 text-muted">
          {general.map((key) => (
            <li key={key}>{t(`sports.rule.${key}`)}</li>
          ))}
        </ul>
      </section>
      <CampaignRules />
      <QueryState of={asked} waiting={<SkeletonRows rows={10} />}>
        {({ markets, races }) => (
          <>
            <RaceRules {...races} />
            {markets.map(({ market, sports, isSinceBet, examples }) => (
              <details key={market} className="sb-market panel">
                <summary className="sb-market-head">
                  {names.market({ market, period: 'full' }, sides)}
                  <span className="ml-auto text-12 font-normal text-faint">
                    {sports.map(names.sport).join(', ')}
                  </span>
                </summary>
                <div className="grid gap-2 px-4 pb-4 text-13">
                  {isSinceBet && <p className="text-muted">{t('sports.sinceBet')}</p>}
                  {examples.length === 0 && <p className="text-muted">{t(ruleKey(market))}</p>}
                  {examples.length > 0 && (
                    <div className="overflow-x-auto">
                      <table className="sb-table">
                        <thead>
                          <tr>
                            <th scope="col">{t('sports.outcome')}</th>
                            <th scope="col">{t('sports.finalScore')}</th>
                            <th scope="col">{t('sports.verdict')}</th>
                          </tr>
                        </thead>
                        <tbody>
                          {examples.slice(0, 30).map(({ outcome, line, score, verdict }) => (
                            <tr key={`${outcome} ${line} ${score.join()}`}>
                              <td>{names.outcome({ market, period: 'full', line, outcome }, sides)}</td>
                              <td className="num">{score.join('–')}</td>
                              <td>{t(verdictKey(verdict))}</td>
                            </tr>
                          ))}
                        </tbody>
                      </table>
                    </div>
                  )}
                </div>
              </details>
            ))}
          </>
        )}
      </QueryState>
    </div>
  )
}

/** Races: place terms, dead heats, and what withdrawn runners take of winnings. */
function RaceRules({ terms, deductions }: Races) {
  const { t, number: shown } = useTexts()
  const odds = useOdds()
  return (
    <details className="sb-market panel">
      <summary className="sb-market-head">{t('sports.raceRules')}</summary>
      <div className="grid gap-3 px-4 pb-4 text-13">
        <ul className="grid list-disc gap-1.5 pl-5 text-muted">
          {(['eachWay', 'deadHeat', 'nonRunner'] as const).map((key) => (
            <li key={key}>{t(`sports.raceRule.${key}`)}</li>
          ))}
        </ul>
        <table className="sb-table">
          <caption className="pb-1 text-left font-bold">{t('sports.eachWay')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('sports.runnersFrom')}</th>
              <th scope="col">{t('sports.placesPaid')}</th>
              <th scope="col">{t('sports.partOfOdds')}</th>
            </tr>
          </thead>
          <tbody>
            {terms.map(({ from, places, fraction }) => (
              <tr key={from}>
                <td className="num">{shown(from)}+</td>
                <td className="num">{shown(places)}</td>
                <td className="num">1/{fraction}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="sb-table">
          <caption className="pb-1 text-left font-bold">{t('sports.deductions')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('sports.priceUpTo')}</th>
              <th scope="col">{t('sports.deduction')}</th>
            </tr>
          </thead>
          <tbody>
            {deductions.map(({ upTo, hundredths }) => (
              <tr key={upTo}>
                <td className="num">{odds(upTo)}</td>
                <td className="num">{hundredths}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
