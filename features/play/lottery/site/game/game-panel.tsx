import { Dices } from 'lucide-react'
import { useState } from 'react'
import type { Currency } from '#kit/currency.ts'
import type { Board, BoardPlay, GroupChoice } from '#game-kit/lottery/board.ts'
import type { Pick } from '#game-kit/lottery/pick.ts'
import { problemOf } from '#game-kit/lottery/pick.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { emptyPick, quickPick, withLines } from '../../rules/selection.ts'
import type { SlipLine } from '../../rules/slip.ts'
import { useLotteryNames } from '../names.ts'
import { NumberRows } from './number-rows.tsx'
import { PriceBar } from './price-bar.tsx'
import { linesOf, TypedLines } from './typed-lines.tsx'

type GameProps = {
  readonly board: Board
  readonly currency: Currency
  readonly playKey: string | undefined
  readonly onPlay: (key: string) => void
  readonly onAdd: (lines: readonly SlipLine[]) => void
}

const groupOf = (key: string): string => key.split('.')[0] ?? key

/** Chooses a play, a selection and its price, and adds it to the slip. */
export function GamePanel({ board, currency, playKey, onPlay, onAdd }: GameProps) {
  const { t } = useTexts()
  const names = useLotteryNames()
  const plays = board.plays.filter(({ isLive }) => !isLive)
  const play = plays.find(({ key }) => key === playKey) ?? plays[0]
  const [price, setPrice] = useState<GroupChoice>({ book: 'L', group: board.groups?.default ?? 0 })
  const [unitStake, setUnitStake] = useState(() => board.stakes[currency]?.menu[0] ?? 0n)
  const [multiple, setMultiple] = useState(1)
  if (!play) return null
  const groups = [...new Set(plays.map(({ key }) => groupOf(key)))]
  const group = groupOf(play.key)
  const kinds = plays.filter(({ key }) => groupOf(key) === group)
  const first = (of: string) => plays.find(({ key }) => groupOf(key) === of)?.key ?? of
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <FilterChips
        label={t('lottery.plays')}
        value={group}
        onChange={(next) => onPlay(first(next))}
        options={groups.map((value) => ({ value, label: names.group(value) }))}
      />
      {kinds.length > 1 && (
        <FilterChips
          label={t('lottery.kinds')}
          value={play.key}
          onChange={onPlay}
          options={kinds.map(({ key }) => ({ value: key, label: names.kind(key.split('.')[1] ?? key) }))}
        />
      )}
      <Selection key={play.key} play={play} stake={{ unitStake, multiple, price }} onAdd={onAdd} />
      <PriceBar
        {...{ board, play, currency, price, unitStake, multiple }}
        onPrice={setPrice}
        onUnitStake={setUnitStake}
        onMultiple={setMultiple}
      />
    </section>
  )
}

type SelectionProps = {
  readonly play: BoardPlay
  readonly stake: { readonly unitStake: bigint; readonly multiple: number; readonly price: GroupChoice }
  readonly onAdd: GameProps['onAdd']
}

/** A selection of one play; changing the play starts a new one. */
function Selection({ play, stake, onAdd }: SelectionProps) {
  const { t, number } = useTexts()
  const { form } = play
  const [pick, setPick] = useState<Pick>(() => emptyPick(form))
  const [typed, setTyped] = useState('')
  const whole = form.kind === 'lines' ? withLines(pick, form, linesOf(form, typed).lines) : pick
  const units = problemOf(form, whole) === null ? play.units(whole) : 0
  const add = (chosen: Pick) => onAdd([lineOf(play, chosen, stake)])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <NumberRows form={form} digits={play.digits} pick={pick} onPick={setPick} />
      {form.kind === 'lines' && <TypedLines form={form} text={typed} onText={setTyped} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          disabled={units === 0}
          onClick={() => {
            add(whole)
            setPick(emptyPick(form))
            setTyped('')
          }}
        >
          {t('lottery.add', { units: number(units) })}
        </Button>
        <Button icon={Dices} onClick={() => add(quickPick(form, (n) => Math.floor(Math.random() * n)))}>
          {t('lottery.quickPick')}
        </Button>
        <span aria-live="polite" className="text-13 text-muted">
          {t('lottery.units', { units })}
        </span>
      </div>
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
