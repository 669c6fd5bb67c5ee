import type { Board, BoardPlay } from '#game-kit/lottery/board.ts'

/** What the panels of /elott are grouped by: sides of sums and numbers, dragon against tiger, and the other boards. */
export const panelGroups = ['sides', 'dragonTiger', 'sum', 'shapes'] as const
export type PanelGroup = (typeof panelGroups)[number]

/** A play that is one panel of options at fixed odds. */
export const isPanelPlay = ({ form, hasGroup, isPoints, isLive }: BoardPlay): boolean =>
  !hasGroup &&
  !isPoints &&
  !isLive &&
  form.kind === 'rows' &&
  form.rows.length === 1 &&
  form.rows[0]?.options !== undefined

const groupOfPlay = ({ key }: BoardPlay): PanelGroup => {
  if (key.startsWith('dragonTiger')) return 'dragonTiger'
  if (/^(digit|number|place|total|sides|sumSides|color|colour)/.test(key)) return 'sides'
  return key.startsWith('sum') ? 'sum' : 'shapes'
}

/** The panels of a board by group, in the order of the plays; groups without a panel are left out. */
export function panelsOf(
  board: Board,
): readonly { readonly group: PanelGroup; readonly plays: readonly BoardPlay[] }[] {
  const plays = board.plays.filter(isPanelPlay)
  return panelGroups.flatMap((group) => {
    const own = plays.filter((play) => groupOfPlay(play) === group)
    return own.length > 0 ? [{ group, plays: own }] : []
  })
}

/** Lotteries of other pages whose panels are sold on /elott too, by game. */
export const gamesWithPanels: readonly string[] = ['ssc', 'pk10', '11x5']
