import type { Grid } from '#game-kit/scene/slots/reel.ts'

export type Layout = {
  size: { width: number; height: number }
  tall: boolean
  grid: Grid
  frameScale: number
  back: { x: number; y: number; width: number; height: number; horizon: number; moon: number }
  logo: { x: number; y: number; width: number; visible: boolean; oneLine: boolean }
  dragon: { x: number; y: number; width: number; behind: boolean; visible: boolean }
  /** Middle of the strip below the board where a win is told, and its figure height. */
  message: { x: number; y: number; height: number; wordsY: number }
  /** Where the state of free spins is told. */
  status: { x: number; y: number }
}

type Insets = { top: number; bottom: number }

/** Rails of the frame stand 8.6 of 102 units wide on a picture of 640 pixels. */
const RAIL = (8.6 / 102) * 640

/**
 * Where everything stands. A tall stage (phone) has the dragon and the title over the board; a wide one has the board
 * in the middle with the dragon looking past it from the left.
 */
export function layOut(width: number, height: number, insets: Insets): Layout {
  return height > width * 1.05 ? tallStage(width, height, insets) : wideStage(width, height, insets)
}

type Board = { x: number; y: number; width: number; height: number; rail: number }

/** The painting behind a tall stage: a little higher than the stage, so that the moon stands over the title. */
function tallBack(width: number, height: number): Layout['back'] {
  const high = height * 1.08
  const wide = Math.max(high, width)
  return { x: (width - wide) / 2, y: -height * 0.012, width: wide, height: high, horizon: 0.6, moon: 0.5 }
}

/** Title and dragon share the room over the board; where it is low, one line of title stands alone. */
function tallHead(width: number, headroom: number, board: Board): Pick<Layout, 'logo' | 'dragon'> {
  const oneLine = headroom < 210
  const logoWidth = oneLine ? Math.min(width * 0.86, 460) : Math.min(width * 0.68, 420, headroom * 1.05)
  const logoHeight = logoWidth * (oneLine ? 180 / 720 : 310 / 600)
  const dragonWidth = Math.min(width * 0.64, (headroom - logoHeight * 0.72) * 1.02)
  const floor = board.y - board.rail
  const logoY = floor - (oneLine ? headroom * 0.42 : logoHeight * 0.44)
  const dragonY = floor - logoHeight * 0.8 - dragonWidth * 0.4
  return {
    logo: { x: width / 2, y: logoY, width: logoWidth, visible: headroom > 70, oneLine },
    dragon: { x: width / 2 + 4, y: dragonY, width: dragonWidth, behind: false, visible: !oneLine },
  }
}

function tallStage(width: number, height: number, insets: Insets): Layout {
  const cellWidth = Math.min((width - 30) / 5, 132)
  const cellHeight = Math.min(cellWidth * 1.24, (height - insets.bottom - 210) / 3)
  const frameScale = 0.4 * Math.min(1.3, cellWidth / 72)
  const rail = RAIL * frameScale
  const message = Math.min(104, Math.max(54, height * 0.11))
  const boardHeight = cellHeight * 3
  const floor = height - insets.bottom - message - rail
  const y = Math.max((floor - boardHeight) * 0.94, 150)
  const board: Board = { x: (width - cellWidth * 5) / 2, y, width: cellWidth * 5, height: boardHeight, rail }
  const messageY = y + boardHeight + rail + message / 2 + 2
  return {
    size: { width, height },
    tall: true,
    grid: { x: board.x, y, cell: { width: cellWidth, height: cellHeight }, fill: 1.1 },
    frameScale,
    back: tallBack(width, height),
    ...tallHead(width, y - rail - insets.top, board),
    message: {
      x: width / 2,
      y: messageY,
      height: Math.min(message * 0.72, width * 0.2),
      wordsY: messageY,
    },
    status: { x: width / 2, y: y - rail * 0.5 },
  }
}

function wideBack(width: number, height: number): Layout['back'] {
  const wide = Math.max(width, (height * 16) / 9)
  const high = (wide * 9) / 16
  return {
    x: (width - wide) / 2,
    y: (height - high) / 2,
    width: wide,
    height: high,
    horizon: 0.74,
    moon: 0.875,
  }
}

/** The title over the board, and the dragon looking past it from the left where there is room. */
function wideHead(width: number, isShort: boolean, board: Board): Pick<Layout, 'logo' | 'dragon'> {
  const side = board.x - board.rail
  const logoWidth = Math.min(440, width * 0.42)
  const dragonWidth = Math.min(side * 1.25, board.height * 0.86)
  return {
    logo: { x: width / 2, y: board.y - board.rail - 46, width: logoWidth, visible: !isShort, oneLine: true },
    dragon: {
      x: side - side * 0.36,
      y: board.y + board.height * 0.34,
      width: dragonWidth,
      behind: true,
      visible: side > 90,
    },
  }
}

function wideStage(width: number, height: number, insets: Insets): Layout {
  const isShort = height < 480
  const logoSpace = isShort ? 16 : 104
  const space = height - insets.bottom - logoSpace
  const frameScale = isShort ? 0.34 : 0.66 * Math.min(1, space / 520)
  const rail = RAIL * frameScale
  const cellHeight = Math.min((space - rail * 2 - 6) / 3, (width * 0.64) / 5 / 1.06)
  const cellWidth = cellHeight * 1.08
  const boardHeight = cellHeight * 3
  const x = (width - cellWidth * 5) / 2
  const y = logoSpace + rail + (space - rail * 2 - boardHeight) / 2
  return {
    size: { width, height },
    tall: false,
    grid: { x, y, cell: { width: cellWidth, height: cellHeight }, fill: 1.04 },
    frameScale,
    back: wideBack(width, height),
    ...wideHead(width, isShort, { x, y, width: cellWidth * 5, height: boardHeight, rail }),
    message: {
      x: width / 2,
      y: y + boardHeight - cellHeight * 0.46,
      height: Math.min(92, cellHeight * 0.56),
      wordsY: isShort ? y + boardHeight - 20 : y + boardHeight + rail * 0.5,
    },
    status: { x: width / 2, y: y - rail * 0.5 },
  }
}
