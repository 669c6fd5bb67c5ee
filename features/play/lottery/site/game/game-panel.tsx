import { useState, type ReactNode } from 'react'
import type { Currency } from '#kit/currency.ts'
import type { Board, BoardPlay, GroupChoice } from '#game-kit/lottery/board.ts'
import type { Pick } from '#game-kit/lottery/pick.ts'
import { problemOf } from '#game-kit/lottery/pick.ts'
import { setTarget } from '../../rules/number-set-fit.ts'
import { emptyPick, quickPick, withLines } from '../../rules/selection.ts'
import type { SlipLine } from '../../rules/slip.ts'
import { stakeOfLine } from '../../rules/slip.ts'
import { PlayInfo } from '../guide/play-info.tsx'
import { NumberSets } from '../tools/number-sets.tsx'
import { NumberRows } from './number-rows.tsx'
import { PickBar } from './pick-bar.tsx'
import type { SlipButton } from './pick-bar.tsx'
import { PlayTypes } from './play-types.tsx'
import { PriceBar } from './price-bar.tsx'
import { linesOf, TypedLines } from './typed-lines.tsx'

type GameProps = {
  readonly board: Board
  readonly currency: Currency
  readonly playKey: string | undefined
  readonly onPlay: (key: string) => void
  readonly onAdd: (lines: readonly SlipLine[]) => void
  /** On a phone the slip opens from the bar; null where it stands beside the numbers. */
  readonly slip: SlipButton | null
}

/** Chooses a play, a selection and its price, and adds it to the slip. */
export function GamePanel({ board, currency, playKey, onPlay, onAdd, slip }: GameProps) {
  const plays = board.plays.filter(({ isLive }) => !isLive)
  const play = plays.find(({ key }) => key === playKey) ?? plays[0]
  const [price, setPrice] = useState<GroupChoice>({ book: 'L', group: board.groups?.default ?? 0 })
  const [unitStake, setUnitStake] = useState(() => board.stakes[currency]?.menu[0] ?? 0n)
  const [multiple, setMultiple] = useState(1)
  if (!play) return null
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-3 p-3 pb-0 md:p-4 md:pb-0">
      <PlayTypes plays={plays} play={play.key} onPlay={onPlay} />
      <Selection
        key={play.key}
        {...{ play, currency, onAdd, slip }}
        stake={{ unitStake, multiple, price }}
        prices={
          <PriceBar
            {...{ board, play, currency, price, unitStake, multiple }}
            onPrice={setPrice}
            onUnitStake={setUnitStake}
            onMultiple={setMultiple}
          />
        }
      />
    </section>
  )
}

type SelectionProps = {
  readonly play: BoardPlay
  readonly currency: Currency
  readonly stake: { readonly unitStake: bigint; readonly multiple: number; readonly price: GroupChoice }
  readonly prices: ReactNode
  readonly onAdd: GameProps['onAdd']
  readonly slip: SlipButton | null
}

/** A selection of one play; changing the play starts a new one. */
function Selection({ play, currency, stake, prices, onAdd, slip }: SelectionProps) {
  const { form } = play
  const [pick, setPick] = useState<Pick>(() => emptyPick(form))
  const [typed, setTyped] = useState('')
  const whole = form.kind === 'lines' ? withLines(pick, form, linesOf(form, typed).lines) : pick
  const units = problemOf(form, whole) === null ? play.units(whole) : 0
  const add = (chosen: Pick) => onAdd([lineOf(play, chosen, stake)])
  const clear = () => {
    setPick(emptyPick(form))
    setTyped('')
  }
  const target = setTarget(form)
  const fill = (numbers: readonly string[]) => {
    if (target?.into === 'row') setPick([numbers.map(Number)])
    else setTyped((before) => [before.trim(), ...numbers].filter(Boolean).join(' '))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap gap-2">
        <PlayInfo play={play} price={stake.price} />
        {target && <NumberSets target={target} onUse={fill} />}
      </div>
      <NumberRows form={form} digits={play.digits} pick={pick} onPick={setPick} />
      {form.kind === 'lines' && <TypedLines form={form} text={typed} onText={setTyped} />}
      {prices}
      <PickBar
        {...{ units, currency, slip }}
        cost={stakeOfLine({ units, unitStake: stake.unitStake, multiple: stake.multiple })}
        onAdd={() => {
          add(whole)
          clear()
        }}
        onQuickPick={() => add(quickPick(form, (n) => Math.floor(Math.random() * n)))}
        onClear={clear}
      />
    </div>
  )
}

function lineOf(
  play: BoardPlay,
  pick: Pick,
  { unitStake, multiple, price }: SelectionProps['stake'],
): SlipLine {
  return {
    play: play.key,
    choice: play.choice(pick, price),
    text: shownPick(play, pick),
    units: play.units(pick),
    unitStake,
    multiple,
  }
}

/** The selection as it is read: rows apart by a bar, options by their place in the panel. */
const shownPick = ({ form, digits }: BoardPlay, pick: Pick): string =>
  pick
    .map((row, at) =>
      row
        .map(
          (value) =>
            form.rows[at]?.options?.[value] ?? `${value}`.padStart(form.kind === 'lines' ? 1 : digits, '0'),
        )
        .join(form.kind === 'lines' && form.numbers.length <= 10 ? '' : ' '),
    )
    .join(' | ')
