import { Card } from '#game-kit/cards/card.tsx'
import { categoryOf, strengthOf } from '#game-kit/cards/poker/strength.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { HoldemView } from '../use-room.ts'
import { BettingTable, middlePot, type TableProps } from './betting-table.tsx'
import { Pot } from './pot.tsx'

const HOLE_CARDS = 2
const BETS_AT = 0.42

/** A table of hold'em: board and pots in the middle. */
export function HoldemTable(props: TableProps) {
  const { room, hand, mine } = props
  return (
    <BettingTable {...props} cardsEach={HOLE_CARDS} betsAt={BETS_AT}>
      <div className="cr-middle">
        <Pot room={room} amount={middlePot(hand)} isCutting={hand?.state === 'cutting'} />
        <Board view={hand?.holdem ?? null} mine={mine} />
      </div>
    </BettingTable>
  )
}

type BoardProps = { readonly view: HoldemView | null; readonly mine: number | null }

function Board({ view, mine }: BoardProps) {
  const { t } = useTexts()
  const own = view?.players.find(({ seat }) => seat === mine)
  const known = own?.cards && !own.folded ? [...own.cards, ...(view?.board ?? [])] : []
  return (
    <>
      {(view?.result && view.result.boards.length > 1 ? view.result.boards : [view?.board ?? []]).map(
        (board, run) => (
          <div key={run} className="cr-board" role="group" aria-label={t('rooms.board')}>
            {board.map((card) => (
              <Card key={card} card={card} face="index" />
            ))}
          </div>
        ),
      )}
      <span className="cr-made">{known.length >= 5 && t(`rooms.made.${categoryOf(strengthOf(known))}`)}</span>
    </>
  )
}
