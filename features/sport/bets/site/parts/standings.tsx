import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { sports } from '#features/sport/events/contract.ts'
import { isReplayed } from '#features/sport/events/rules/states.ts'
import { Board } from '../board/board.tsx'
import { Results } from '../board/results.tsx'
import { Crest } from './crest.tsx'
import { Favourite } from './favourite.tsx'
import { isVirtual, VirtualTag } from './virtual-tag.tsx'
import type { Category } from '../types.ts'

const parts = ['events', 'winner', 'results', 'table'] as const
type Part = (typeof parts)[number]

/** A league: what is coming, what was, and its table. */
export function LeaguePage({ league, category }: { readonly league: string; readonly category: Category }) {
  const { t } = useTexts()
  const [part, setPart] = useState<Part>('events')
  const asked = useApiQuery(useApi(sports).league, { params: { league }, query: {} })
  return (
    <QueryState of={asked} waiting={<SkeletonRows rows={8} />}>
      {({ league: own, table }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h2 className="flex items-center gap-2 text-18 font-bold">
            {own.name} <VirtualTag league={own} />
            <Favourite kind="league" of={own.key} name={own.name} />
          </h2>
          {isReplayed(own.key) && <p className="text-13 text-muted">{t('sports.replayText')}</p>}
          {isVirtual(own) && <p className="text-13 text-muted">{t('virtual.text')}</p>}
          <Tabs<Part>
            label={own.name}
            value={part}
            onChange={setPart}
            tabs={parts
              .filter((value) => own.sport !== 'racing' || (value !== 'table' && value !== 'winner'))
              .map((value) => ({
                value,
                label: t(`sports.leaguePart.${value}`),
              }))}
          >
            {(shown) =>
              shown === 'events' ? (
                <Board asked={{ category, when: 'soon', league }} />
              ) : shown === 'winner' ? (
                <Board
                  asked={{ category, when: 'soon', league, kind: 'outright' }}
                  empty={{ title: t('sports.noOutright'), text: t('sports.noOutrightText') }}
                />
              ) : shown === 'results' ? (
                <Results category={category} league={league} />
              ) : (
                <div className="panel overflow-x-auto p-2">
                  <table className="sb-table">
                    <caption className="sr-only">{own.name}</caption>
                    <thead>
                      <tr>
                        <th scope="col">#</th>
                        <th scope="col">{t('sports.team')}</th>
                        <th scope="col">{t('sports.played')}</th>
                        <th scope="col">{t('sports.goals')}</th>
                        <th scope="col">{t('sports.points')}</th>
                        <th scope="col">{t('sports.form')}</th>
                      </tr>
                    </thead>
                    <tbody>
                      {table.map(({ side, played, for: scored, against, points, form }, at) => (
                        <tr key={side.key}>
                          <td className="num text-faint">{at + 1}</td>
                          <th scope="row">
                            <span className="flex items-center gap-2">
                              <Crest side={side} />
                              {side.name}
                            </span>
                          </th>
                          <td className="num">{played}</td>
                          <td className="num">
                            {scored}–{against}
                          </td>
                          <td className="num font-bold">{points}</td>
                          <td className="num">
                            <span className="flex gap-1">
                              {form.map((each, nth) => (
                                <span key={nth} className="sb-form" data-form={each}>
                                  {t(`sports.formOf.${each}`)}
                                </span>
                              ))}
                            </span>
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                  {table.length === 0 && <p className="p-4 text-13 text-muted">{t('sports.noTable')}</p>}
                </div>
              )
            }
          </Tabs>
        </div>
      )}
    </QueryState>
  )
}
