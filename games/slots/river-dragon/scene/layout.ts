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

function tallStage(width: number, height: number, insets: Insets): Layout {
  const cellWidth = Math.min((width - 30) / 5, 132)
  const cellHeight = Math.min(cellWidth * 1.24, (height - insets.bottom - 210) / 3)
  const boardWidth = cellWidth * 5
  const boardHeight = cellHeight * 3
  const frameScale = 0.4 * Math.min(1.3, cellWidth / 72)
  const rail = RAIL * frameScale
  const message = Math.min(104, Math.max(54, height * 0.11))
  const floor = height - insets.bottom - message - rail
  const room = floor - boardHeight
  const y = Math.max(room * 0.94, 150)
  const x = (width - boardWidth) / 2
  const backHeight = height * 1.08
  const backWidth = Math.max(backHeight, width)
  const headroom = y - rail - insets.top
  const oneLine = headroom < 210
  const logoWidth = oneLine ? Math.min(width * 0.86, 460) : Math.min(width * 0.68, 420, headroom * 1.05)
  const logoHeight = logoWidth * (oneLine ? 180 / 720 : 310 / 600)
  const dragonWidth = Math.min(width * 0.64, (headroom - logoHeight * 0.72) * 1.02)
  return {
    size: { width, height },
    tall: true,
    grid: { x, y, cell: { width: cellWidth, height: cellHeight }, fill: 1.1 },
    frameScale,
    back: {
      x: (width - backWidth) / 2,
      y: -height * 0.012,
      width: backWidth,
      height: backHeight,
      horizon: 0.6,
      moon: 0.5,
    },
    logo: {
      x: width / 2,
      y: y - rail - (oneLine ? headroom * 0.42 : logoHeight * 0.44),
      width: logoWidth,
      visible: headroom > 70,
      oneLine,
    },
    dragon: {
      x: width / 2 + 4,
      y: y - rail - logoHeight * 0.8 - dragonWidth * 0.4,
      width: dragonWidth,
      behind: false,
      visible: !oneLine,
    },
    message: {
      x: width / 2,
      y: y + boardHeight + rail + message / 2 + 2,
      height: Math.min(message * 0.72, width * 0.2),
      wordsY: y + boardHeight + rail + message / 2 + 2,
    },
    status: { x: width / 2, y: y - rail * 0.5 },
  }
}

function wideStage(width: number, height: number, insets: Insets): Layout {
  const short = height < 480
  const logoSpace = short ? 16 : 104
  const space = height - insets.bottom - logoSpace
  const frameScale = short ? 0.34 : 0.66 * Math.min(1, space / 520)
  const rail = RAIL * frameScale
  const cellHeight = Math.min((space - rail * 2 - 6) / 3, (width * 0.64) / 5 / 1.06)
  const cellWidth = cellHeight * 1.08
  const boardWidth = cellWidth * 5
  const boardHeight = cellHeight * 3
  const x = (width - boardWidth) / 2
  const y = logoSpace + rail + (space - rail * 2 - boardHeight) / 2
  const backWidth = Math.max(width, (height * 16) / 9)
  const backHeight = (backWidth * 9) / 16
  const side = x - rail
  return {
    size: { width, height },
    tall: false,
    grid: { x, y, cell: { width: cellWidth, height: cellHeight }, fill: 1.04 },
    frameScale,
    back: {
      x: (width - backWidth) / 2,
      y: (height - backHeight) / 2,
      width: backWidth,
      height: backHeight,
      horizon: 0.74,
      moon: 0.875,
    },
    logo: {
      x: width / 2,
      y: y - rail - 46,
      width: Math.min(440, width * 0.42),
      visible: !short,
      oneLine: true,
    },
    dragon: {
      x: x - rail - side * 0.36,
      y: y + boardHeight * 0.34,
      width: Math.min(side * 1.25, boardHeight * 0.86),
      behind: true,
      visible: side > 90,
    },
    message: {
      x: width / 2,
      y: y + boardHeight - cellHeight * 0.46,
      height: Math.min(92, cellHeight * 0.56),
      wordsY: y + boardHeight + rail * 0.5,
    },
    status: { x: width / 2, y: y - rail * 0.5 },
  }
}
