import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Board, BoardPlay, GroupChoice } from '#game-kit/lottery/board.ts'
import { decimalText, multiply, rational, rationalText } from '#kit/rational.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { Link } from '#ui/route/link.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { groupOf, headingsOf } from '../../rules/play-groups.ts'
import { explanationOf } from '../../rules/play-rules.ts'
import type { Entry } from '../draw/draw-head.tsx'
import { useLotteryNames } from '../names.ts'
import { useBoard } from '../use-board.ts'
import { GroupSlider } from '../game/group-slider.tsx'
import { PlayOdds } from './odds-table.tsx'

/** The rules of a lottery: how it is drawn, what a prize group changes, and the odds of every play. */
export function Rules({ entry }: { readonly entry: Entry }) {
  const { board } = useBoard(entry.code)
  return (
    <QueryState of={board} waiting={<SkeletonCard lines={10} />}>
      {(value) => <Guide entry={entry} board={value} />}
    </QueryState>
  )
}

function Guide({ entry, board }: { readonly entry: Entry; readonly board: Board }) {
  const { t } = useTexts()
  const [price, setPrice] = useState<GroupChoice>({ book: 'L', group: board.groups?.default ?? 0 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
        <Drawn entry={entry} board={board} />
        {board.groups && <Groups board={board} price={price} onPrice={setPrice} />}
      </div>
      <Block title={t('lottery.guide.playsTitle')}>
        <p className="text-13 text-muted">
          {t('lottery.guide.enumerated')} {board.drawn.kind === 'prizes' && t('lottery.guide.perHit')}{' '}
          {board.groups && t('lottery.guide.fixed')}
        </p>
        <Plays board={board} price={price} />
      </Block>
    </div>
  )
}

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="panel grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
      <h2 className="text-16 font-bold">{title}</h2>
      {children}
    </section>
  )
}

/** What is drawn, how often, and where the result comes from. */
function Drawn({ entry, board: { drawn } }: { readonly entry: Entry; readonly board: Board }) {
  const { t } = useTexts()
  const { everySeconds, source } = entry
  return (
    <Block title={t('lottery.guide.drawnTitle')}>
      <ul className="grid list-disc gap-1.5 pl-5 text-14">
        {drawn.kind === 'numbers' ? (
          <li>
            {t('lottery.guide.drawnNumbers', {
              size: drawn.family.size,
              low: drawn.family.low,
              high: drawn.family.high,
            })}{' '}
            {t(drawn.family.isDistinct ? 'lottery.guide.distinct' : 'lottery.guide.repeats')}
          </li>
        ) : (
          <li>
            {t('lottery.guide.drawnPrizes', {
              count: drawn.shape.tiers.reduce((total, { count }) => total + count, 0),
              tiers: drawn.shape.tiers.length,
            })}
          </li>
        )}
        {everySeconds !== null && <li>{t('lottery.guide.every', { minutes: everySeconds / 60 })}</li>}
        <li>{t('lottery.guide.closesAhead')}</li>
        <li>{t(source === 'chain' ? 'lottery.guide.chain' : 'lottery.guide.outside')}</li>
        <li>{t('lottery.guide.excluded')}</li>
      </ul>
      {source === 'chain' && (
        <Link to="/fairness" className="text-14 font-medium text-action-text">
          {t('lottery.guide.verify')}
        </Link>
      )}
    </Block>
  )
}

type GroupsProps = {
  readonly board: Board
  readonly price: GroupChoice
  readonly onPrice: (price: GroupChoice) => void
}

/** How a prize group divides the RTP between prizes and rebate; the slider changes the prices of every play below. */
function Groups({ board, price, onPrice }: GroupsProps) {
  const { t, share } = useTexts()
  const { groups } = board
  if (!groups) return null
  const shown = [...new Set([groups.min, price.group, groups.mostForBet])].toSorted((a, b) => a - b)
  const percent = (value: Parameters<typeof decimalText>[0]) =>
    share(`${decimalText(multiply(value, rational(100)), 2)} %`)
  return (
    <Block title={t('lottery.guide.groupTitle')}>
      <p className="text-14">{t('lottery.guide.groupText')}</p>
      <table className="num w-full border-collapse text-13" aria-label={t('lottery.guide.groupTitle')}>
        <thead>
          <tr className="text-12 text-muted">
            <th scope="col" className="py-1 text-left font-medium">
              {t('lottery.guide.groupCol')}
            </th>
            {(['prizesCol', 'rebateCol', 'bothCol'] as const).map((key) => (
              <th key={key} scope="col" className="py-1 text-right font-medium">
                {t(`lottery.guide.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((group) => (
            <tr key={group} className={group === price.group ? 'bg-action-soft text-action-text' : ''}>
              <th scope="row" className="border-t border-hair py-1.5 pl-2 text-left font-bold">
                {group}
              </th>
              {[rational(group, 2_000), board.rebate({ book: 'L', group }), rational(groups.max, 2_000)].map(
                (value, at) => (
                  <td key={at} className="border-t border-hair py-1.5 pr-2 text-right">
                    {percent(value)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <GroupSlider board={board} price={price} onPrice={onPrice} />
    </Block>
  )
}

/** Every play under its heading; the odds of a heading are counted when it is opened. */
function Plays({ board, price }: { readonly board: Board; readonly price: GroupChoice }) {
  const names = useLotteryNames()
  const [open, setOpen] = useState<string | null>(null)
  const headings = headingsOf(board.plays.map(({ key }) => key))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {headings.map(({ key, groups }) => {
        const isOpen = open === key
        return (
          <div key={key} className="border-t border-hair">
            <h3>
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : key)}
                className="flex min-h-12 w-full items-center justify-between gap-3 text-left text-14 font-semibold"
              >
                {groups.length > 1 ? names.heading(key) : names.group(key)}
                <ChevronDown
                  size={18}
                  aria-hidden
                  className={isOpen ? 'rotate-180 text-muted' : 'text-muted'}
                />
              </button>
            </h3>
            {isOpen && (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-5 md:grid-cols-2">
                {alike(
                  board.plays.filter((play) => groups.includes(groupOf(play.key))),
                  price,
                ).map((plays) => (
                  <Explained key={plays[0]?.key} plays={plays} price={price} />
                ))}
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Plays with the same explanation and the same odds, such as one on the first and one on the last three digits, are shown once. */
function alike(plays: readonly BoardPlay[], price: GroupChoice): readonly (readonly BoardPlay[])[] {
  const found = new Map<string, BoardPlay[]>()
  for (const play of plays) {
    const odds = play
      .odds(price)
      .map(({ key, factor, rtp }) => `${key} ${rationalText(factor)} ${rationalText(rtp)}`)
    const same = `${explanationOf(play.key)} ${odds.join()}`
    found.set(same, [...(found.get(same) ?? []), play])
  }
  return [...found.values()]
}

function Explained({ plays, price }: { readonly plays: readonly BoardPlay[]; readonly price: GroupChoice }) {
  const names = useLotteryNames()
  const [first] = plays
  if (!first) return null
  const kinds = [...new Set(plays.map(({ key }) => names.kindOf(key)))]
  const groups = [...new Set(plays.map(({ key }) => names.group(groupOf(key))))]
  // a play without a kind is named like its group
  const title = kinds.every((kind) => groups.includes(kind)) ? groups : kinds
  return (
    <div className="grid content-start gap-1">
      <h4 className="text-14 font-semibold text-action-text">{title.join(', ')}</h4>
      {title !== groups && <p className="text-12 text-muted">{groups.join(', ')}</p>}
      <PlayOdds play={first} price={price} />
    </div>
  )
}
