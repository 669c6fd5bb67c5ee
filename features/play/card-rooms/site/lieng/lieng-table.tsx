import { CARDS_EACH } from '#game-kit/cards/poker/lieng/strength.ts'
import { BettingTable, middlePot, type TableProps } from '../table/betting-table.tsx'
import { Pot } from '../table/pot.tsx'
import { useLiengName } from './name.ts'
import './lieng.css'

/** Nearer to the middle than in hold'em: no board is there, and the cards of a seat are higher. */
const BETS_AT = 0.55

/** A table of Liêng: the pot and what the own cards make in the middle, three cards at each seat. */
export function LiengTable(props: TableProps) {
  const { room, hand, mine } = props
  const nameOf = useLiengName()
  const own = hand?.lieng?.players.find(({ seat }) => seat === mine)
  return (
    <BettingTable {...props} className="cr-lg" cardsEach={CARDS_EACH} betsAt={BETS_AT} nameOf={nameOf}>
      <div className="cr-middle">
        <Pot room={room} amount={middlePot(hand)} isCutting={hand?.state === 'cutting'} />
        <span className="cr-made">{own?.cards && nameOf(own.cards)}</span>
      </div>
    </BettingTable>
  )
}
