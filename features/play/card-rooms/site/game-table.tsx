import { HoldemTable } from './table/holdem-table.tsx'
import type { TableProps } from './table/betting-table.tsx'
import { LiengTable } from './lieng/lieng-table.tsx'
import { TienLenTable } from './tien-len/tien-len-table.tsx'
import type { RoomHand } from './use-room.ts'

type Props = Omit<TableProps<never>, 'view'> & {
  readonly views: Pick<RoomHand, 'holdem' | 'tienLen' | 'lieng'> | null
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
  return <TienLenTable {...table} {...lifting} view={views?.tienLen ?? null} chosen={chosen} />
}
