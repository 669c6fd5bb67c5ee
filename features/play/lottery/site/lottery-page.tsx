import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { lottery } from '../contract.ts'
import type { Area } from '../rules/catalogue.ts'
import { addedTo } from '../rules/slip.ts'
import type { SlipLine } from '../rules/slip.ts'
import { DrawHead } from './draw/draw-head.tsx'
import type { Drawn, Entry } from './draw/draw-head.tsx'
import { Results } from './draw/results.tsx'
import { GamePanel } from './game/game-panel.tsx'
import { SlipPanel } from './slip/slip-panel.tsx'

const REFRESH_MS = 10_000

/** A lottery page of the specification: /lottery, /vnlottery, /seaLottery, /elott with `gameCode` and `playType`. */
export function LotteryPage({ area }: { readonly area: Area }) {
  const asked = useApiQuery(useApi(lottery).lobby, { query: { lottoArea: area } }, { everyMs: REFRESH_MS })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={8} />} isEmpty={({ list }) => list.length === 0}>
      {({ list, results }) => <Hall list={list} results={results} onClosed={() => void asked.refetch()} />}
    </QueryState>
  )
}

type HallProps = {
  readonly list: readonly Entry[]
  readonly results: readonly Drawn[]
  readonly onClosed: () => void
}

/** The lotteries of the area, the one chosen above its game. */
function Hall({ list, results, onClosed }: HallProps) {
  const { t } = useTexts()
  const { gameCode } = usePlace().search
  const entry = list.find(({ code }) => code === gameCode) ?? list[0]
  if (!entry) return null
  const families = [...new Map(list.map((each) => [each.family, each])).values()]
  const kin = list
    .filter(({ family }) => family === entry.family)
    .toSorted((a, b) => drawTime(a) - drawTime(b))
  const open = (code: string) => void navigate({ search: { gameCode: code }, resetScroll: false })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterChips
        label={t('lottery.lotteries')}
        value={entry.family}
        onChange={(family) => open(list.find((each) => each.family === family)?.code ?? family)}
        options={families.map(({ family, familyName }) => ({ value: family, label: familyName }))}
      />
      {kin.length > 1 && (
        <FilterChips
          label={t('lottery.draws')}
          value={entry.code}
          onChange={open}
          options={kin.map(({ code, shortName }) => ({ value: code, label: shortName }))}
        />
      )}
      <DrawHead entry={entry} last={results.find(({ code }) => code === entry.code)} onClosed={onClosed} />
      <Game key={entry.code} entry={entry} />
    </div>
  )
}

/** Lotteries of a kind stand in the order of their draws; fast ones by their interval. */
const drawTime = ({ everySeconds, next }: Entry): number =>
  everySeconds ?? next?.drawsAt.getTime() ?? Infinity

type Part = 'bet' | 'results'

function Game({ entry }: { readonly entry: Entry }) {
  const { t } = useTexts()
  const { playType } = usePlace().search
  const [part, setPart] = useState<Part>('bet')
  const [lines, setLines] = useState<readonly SlipLine[]>([])
  const game = useApiQuery(useApi(lottery).game, { params: { code: entry.code } }, { staleMs: 600_000 })
  const board = useQuery({
    queryKey: ['lottery.board', entry.code, JSON.stringify(game.data?.config ?? null)],
    queryFn: async () => {
      const { boardOf } = await import('#games/lottery-boards.ts')
      return boardOf(game.data?.game ?? '', game.data?.config)
    },
    enabled: game.data !== undefined,
    staleTime: Infinity,
  })
  const currency = game.data?.currency
  return (
    <Tabs<Part>
      label={entry.name}
      value={part}
      onChange={setPart}
      tabs={[
        { value: 'bet', label: t('lottery.bet') },
        { value: 'results', label: t('lottery.results') },
      ]}
    >
      {(shown) =>
        shown === 'results' ? (
          <Results code={entry.code} />
        ) : (
          <QueryState of={board} waiting={<SkeletonCard lines={10} />}>
            {(value) =>
              currency && (
                <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
                  <GamePanel
                    board={value}
                    currency={currency}
                    playKey={playType}
                    onPlay={(key) =>
                      void navigate({
                        search: (before) => ({ ...before, gameCode: entry.code, playType: key }),
                        resetScroll: false,
                        replace: true,
                      })
                    }
                    onAdd={(added) => setLines((before) => addedTo(before, added))}
                  />
                  <div className="lg:sticky lg:top-20">
                    <SlipPanel next={entry.next} currency={currency} lines={lines} onLines={setLines} />
                  </div>
                </div>
              )
            }
          </QueryState>
        )
      }
    </Tabs>
  )
}
