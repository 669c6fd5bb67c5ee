import { useState } from 'react'
import type { Currency } from '#kit/currency.ts'
import { toNumber } from '#kit/rational.ts'
import type { Board, BoardPlay } from '#game-kit/lottery/board.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { panelsOf, type PanelGroup } from '../../rules/panels.ts'
import type { SlipLine } from '../../rules/slip.ts'
import { stakeOfLine } from '../../rules/slip.ts'
import { useLotteryNames } from '../names.ts'
import { PickBar, type SlipButton } from './pick-bar.tsx'
import { PriceBar } from './price-bar.tsx'

type PanelProps = {
  readonly board: Board
  readonly currency: Currency
  readonly onAdd: (lines: readonly SlipLine[]) => void
  readonly slip: SlipButton | null
}

/** Chosen options by play: their numbers in the play's row. */
type Chosen = ReadonlyMap<string, readonly number[]>

const FIXED = { book: 'L', group: 0 } as const

/** The two-side panels of /elott: every option with its odds, any number of them for one stake each. */
export function PanelBoard({ board, currency, onAdd, slip }: PanelProps) {
  const { t } = useTexts()
  const groups = panelsOf(board)
  const [group, setGroup] = useState<PanelGroup>(groups[0]?.group ?? 'sides')
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [unitStake, setUnitStake] = useState(() => board.stakes[currency]?.menu[0] ?? 0n)
  const [multiple, setMultiple] = useState(1)
  const plays = groups.flatMap((each) => each.plays)
  const [first] = plays
  if (!first) return null
  const units = [...chosen.values()].reduce((sum, numbers) => sum + numbers.length, 0)
  const toggle = ({ key }: BoardPlay, number: number) => {
    const before = chosen.get(key) ?? []
    const after = before.includes(number)
      ? before.filter((each) => each !== number)
      : [...before, number].sort((a, b) => a - b)
    setChosen(new Map([...chosen, [key, after]]))
  }
  const add = () => {
    onAdd(plays.flatMap((play) => lineOf(play, chosen.get(play.key) ?? [], { unitStake, multiple })))
    setChosen(new Map())
  }
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-4 p-3 pb-0 md:p-4 md:pb-0">
      <Tabs<PanelGroup>
        label={t('lottery.panels')}
        look="segment"
        value={group}
        onChange={setGroup}
        tabs={groups.map((each) => ({ value: each.group, label: t(`lottery.panels.${each.group}`) }))}
      >
        {(shown) => (
          <div className="grid gap-4 sm:grid-cols-2">
            {groups
              .find((each) => each.group === shown)
              ?.plays.map((play) => (
                <Panel key={play.key} play={play} chosen={chosen.get(play.key) ?? []} onToggle={toggle} />
              ))}
          </div>
        )}
      </Tabs>
      <PriceBar
        {...{ board, currency, unitStake, multiple }}
        play={plays.find(({ key }) => (chosen.get(key)?.length ?? 0) > 0) ?? first}
        price={FIXED}
        onPrice={() => undefined}
        onUnitStake={setUnitStake}
        onMultiple={setMultiple}
      />
      <PickBar
        {...{ units, currency, slip }}
        cost={stakeOfLine({ units, unitStake, multiple })}
        onAdd={add}
        onQuickPick={() => {
          const play = plays[Math.floor(Math.random() * plays.length)] ?? first
          const numbers = numbersOf(play)
          onAdd(
            lineOf(play, [numbers[Math.floor(Math.random() * numbers.length)] ?? 0], { unitStake, multiple }),
          )
        }}
        onClear={() => setChosen(new Map())}
      />
    </section>
  )
}

const rowOf = ({ form }: BoardPlay) => (form.kind === 'rows' ? form.rows[0] : undefined)
const numbersOf = (play: BoardPlay): readonly number[] => rowOf(play)?.numbers ?? []

function lineOf(
  play: BoardPlay,
  numbers: readonly number[],
  stake: Pick<SlipLine, 'unitStake' | 'multiple'>,
): readonly SlipLine[] {
  if (numbers.length === 0) return []
  const row = rowOf(play)
  const names = numbers.map((number) => row?.options?.[row.numbers.indexOf(number)] ?? `${number}`)
  const pick = [numbers]
  return [
    {
      play: play.key,
      choice: play.choice(pick, FIXED),
      text: names.join(' '),
      units: play.units(pick),
      ...stake,
    },
  ]
}

type OnePanel = {
  readonly play: BoardPlay
  readonly chosen: readonly number[]
  readonly onToggle: (play: BoardPlay, number: number) => void
}

function Panel({ play, chosen, onToggle }: OnePanel) {
  const { decimal } = useTexts()
  const names = useLotteryNames()
  const prices = play.prices(FIXED)
  const row = rowOf(play)
  const title = names.play(play.key)
  return (
    <div role="group" aria-label={title} className="grid content-start gap-1.5">
      <h3 className="text-13 font-medium text-muted">{title}</h3>
      <div className="grid grid-cols-3 gap-1.5 sm:grid-cols-4">
        {numbersOf(play).map((number, at) => {
          const factor = prices[at]?.factor
          return (
            <button
              key={number}
              type="button"
              aria-pressed={chosen.includes(number)}
              onClick={() => onToggle(play, number)}
              className="group grid min-h-12 justify-items-center rounded-control border border-line bg-raised px-1 py-1 text-13 font-semibold transition-colors duration-120 hover:border-control aria-pressed:border-transparent aria-pressed:bg-action aria-pressed:text-on-action"
            >
              <span>{names.option(row?.name ?? 'options', row?.options?.[at] ?? `${number}`)}</span>
              <span className="num text-12 font-normal text-win group-aria-pressed:text-on-action">
                {factor ? decimal(String(Math.floor(toNumber(factor) * 1_000) / 1_000)) : ''}
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
