import clsx from 'clsx'
import { useTexts } from '#texts/use-texts.ts'
import { isNumbers, isPrizes, lookOf, shortOf } from '../../rules/outcome.ts'
import type { Look, Prizes } from '../../rules/outcome.ts'
import { useLotteryNames } from '../names.ts'
import './ball.css'
import { Die } from './die.tsx'
import { PrizeTable } from './prize-table.tsx'

export type BallSize = 'sm' | 'md' | 'lg'

const ballSizes: Readonly<Record<BallSize, string>> = {
  sm: 'size-7 text-13',
  md: 'size-9 text-16',
  lg: 'size-12 text-22',
}
const carSizes: Readonly<Record<BallSize, string>> = {
  sm: 'size-6 text-12',
  md: 'size-6.5 text-14 md:size-7',
  lg: 'size-9 text-18',
}
const diceSizes: Readonly<Record<BallSize, number>> = { sm: 28, md: 38, lg: 56 }

type BallProps = {
  readonly number: number
  readonly look: Look
  readonly size: BallSize
  readonly digits: number
  readonly isBonus?: boolean
}

/** One drawn number: a ball, a die, or the plate of a car. */
export function Ball({ number, look, size, digits, isBonus = false }: BallProps) {
  if (look === 'dice')
    return (
      <>
        <Die face={number} size={diceSizes[size]} />
        <span className="sr-only">{number}</span>
      </>
    )
  const isCar = look === 'cars'
  return (
    <span
      className={clsx(
        'num font-bold',
        isCar ? 'lottery-car' : 'lottery-ball',
        (isCar ? carSizes : ballSizes)[size],
      )}
      data-car={isCar ? number : undefined}
      data-look={isBonus ? 'gold' : undefined}
    >
      {`${number}`.padStart(isCar ? 1 : digits, '0')}
    </span>
  )
}

type BallsProps = {
  readonly game: string
  readonly numbers: readonly number[]
  readonly size?: BallSize
}

/** The numbers of a digital draw, in the order drawn; 6/55 has a bonus number at the end. */
export function Balls({ game, numbers, size = 'md' }: BallsProps) {
  const { look, digits, bonusAt } = lookOf(game)
  const own = numbers.length > 10 ? 'sm' : size
  return (
    <ol className="flex flex-wrap items-center gap-1">
      {numbers.map((number, at) => (
        <li key={at}>
          <Ball {...{ number, look, digits }} size={own} isBonus={at === bonusAt} />
        </li>
      ))}
    </ol>
  )
}

type ResultProps = {
  readonly game: string
  readonly outcome: unknown
  readonly size?: BallSize
  /** Of prizes only the special one. */
  readonly short?: boolean
}

/** A result of either kind; nothing for what it cannot read. */
export function Result({ game, outcome, size = 'md', short = false }: ResultProps) {
  const { t } = useTexts()
  if (isNumbers(outcome)) return <Balls game={game} numbers={outcome} size={size} />
  if (isPrizes(outcome)) return short ? <Short draw={outcome} /> : <PrizeTable draw={outcome} />
  return <span className="text-muted">{t('lottery.noResult')}</span>
}

/** The special prize in place of the whole draw, or the few that have names of their own. */
function Short({ draw }: { readonly draw: Prizes }) {
  const names = useLotteryNames()
  const prizes = shortOf(draw)
  const number = 'num text-22 font-bold tracking-wide text-win'
  if (prizes.length === 1) return <span className={number}>{prizes[0]?.numbers.join(' ')}</span>
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 md:gap-x-4">
      {prizes.map(({ tier, numbers }, at) => (
        <div key={tier}>
          <dt className="text-12 text-muted">{names.tier(tier)}</dt>
          <dd className={at === 0 ? number : 'num text-22 font-semibold tracking-wide'}>
            {numbers.join(' ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
