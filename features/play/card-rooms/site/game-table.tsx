import { ClimbTable, type ClimbTableProps } from './climbing/climb-table.tsx'
import { HoldemTable } from './table/holdem-table.tsx'
import { LiengTable } from './lieng/lieng-table.tsx'

/** The table of a room's game. */
export function GameTable(props: ClimbTableProps) {
  const { game } = props.room
  if (game === 'holdem') return <HoldemTable {...props} />
  return game === 'lieng' ? <LiengTable {...props} /> : <ClimbTable {...props} />
}
