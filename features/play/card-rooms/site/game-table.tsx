import { ClimbTable } from './climbing/climb-table.tsx'
import { HoldemTable } from './table/holdem-table.tsx'
import type { TableProps } from './table/betting-table.tsx'
import { LiengTable } from './lieng/lieng-table.tsx'
import type { RoomHand } from './use-room.ts'

type Props = Omit<TableProps<never>, 'view'> & {
  readonly views: Pick<RoomHand, 'holdem' | 'lieng'> | null
  /** Cards of the own hand that are lifted. */
  readonly chosen: readonly number[]
  readonly onChoose?: (cards: readonly number[]) => void
}

/** The table of a room's game. */
export function GameTable({ views, chosen, onChoose, ...table }: Props) {
  const { game } = table.room
  if (game === 'holdem') return <HoldemTable {...table} view={views?.holdem ?? null} />
  if (game === 'lieng') return <LiengTable {...table} view={views?.lieng ?? null} />
  const lifting = onChoose ? { onChoose } : {}
  return <ClimbTable {...table} {...lifting} chosen={chosen} />
}
