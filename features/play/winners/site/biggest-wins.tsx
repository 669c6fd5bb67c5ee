import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { Lines, NoWins, SHOWN, WinnerLine } from '#features/play/lobby/site/home/winner-line.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { winners } from '../contract.ts'

const periods = ['day', 'week', 'month'] as const
type Period = (typeof periods)[number]

/** The ranking: the biggest wins of a day, a week or a month (SHL-17). */
export function BiggestWins({ onPlay }: { readonly onPlay: (gameId: string) => void }) {
  const { t } = useTexts()
  const [period, setPeriod] = useState<Period>('week')
  const asked = { query: { limit: SHOWN, period } }
  const found = useApiQuery(useApi(winners).biggest, asked, { staleMs: 30_000 })
  return (
    <>
      <div className="mb-1 px-1.5">
        <Tabs<Period>
          label={t('home.winnersBiggest')}
          look="segment"
          wide
          value={period}
          onChange={setPeriod}
          tabs={periods.map((value) => ({ value, label: t(`lobby.wins.${value}`) }))}
        />
      </div>
      <QueryState of={found} waiting={<Lines />}>
        {({ list }) =>
          list.length === 0 ? (
            <NoWins />
          ) : (
            <Lines>
              {list.map((winner) => (
                <WinnerLine key={winner.roundId} winner={winner} onPlay={onPlay} />
              ))}
            </Lines>
          )
        }
      </QueryState>
    </>
  )
}
