import type { Grid } from '../reel.ts'

export type Layout = {
  size: { width: number; height: number }
  tall: boolean
  grid: Grid
  frameScale: number
  logo: { x: number; y: number; width: number; visible: boolean; oneLine: boolean }
  hero: { x: number; y: number; width: number; visible: boolean }
  /** Centre of the strip that shows a win, and its digit height. */
  message: { x: number; y: number; height: number; wordsY: number }
  status: { x: number; y: number }
  /** The foreground: the centre of its lower edge. */
  foot: { x: number; y: number; width: number; visible: boolean }
  /** The lamps of the remaining respins, on the lower rail of the frame. */
  lamps: { x: number; y: number; size: number }
  /** Position of the jackpots, and their maximum width. */
  jackpots: { x: number; y: number; width: number; height: number; column: boolean }
}

type Insets = { top: number; bottom: number }
type Shape = { reels: number; rows: number; hasJackpots: boolean; isFall: boolean }

/** Falling symbols have no plate around them: they may overlap the empty margin of their pictures. */
const FALL_FILL = 1.2

/** Rails of the frame are 8.6 of 102 units wide in a picture of 512 pixels. */
const RAIL = (8.6 / 102) * 512

/** Layout: title and hero over the board on a phone, the hero at its left on a wide stage. */
export function layOut(width: number, height: number, insets: Insets, shape: Shape): Layout {
  return height > width * 1.05
    ? tallStage(width, height, insets, shape)
    : wideStage(width, height, insets, shape)
}

/** The hero is above the name if both are distinguishable; browser bars reduce a phone's height. */
function headOf(width: number, headroom: number) {
  const oneLine = headroom < 140
  const logoWidth = oneLine
    ? Math.min(width * 0.86, 440, headroom * 3.6)
    : Math.min(width * 0.7, 420, headroom * 1.25)
  const logoHigh = logoWidth * (oneLine ? 180 / 720 : 310 / 600)
  return { oneLine, logoWidth, logoHigh, heroWidth: Math.min(width * 0.6, headroom - logoHigh * 0.54) }
}

function tallStage(width: number, height: number, insets: Insets, shape: Shape): Layout {
  const { reels, rows, hasJackpots, isFall } = shape
  const fill = isFall ? FALL_FILL : rows > 3 ? 0.98 : 1.08
  const message = Math.min(104, Math.max(54, height * 0.11))
  const cellWidth = Math.min((width - 26) / reels, 132)
  const cellHeight = Math.min(cellWidth * (rows > 3 ? 1.08 : 1.24), (height - insets.bottom - 210) / rows)
  const frameScale = 0.46 * Math.min(1.3, (cellWidth * reels) / 360)
  const rail = RAIL * frameScale
  const boardHeight = cellHeight * rows
  const floor = height - insets.bottom - message - rail
  const y = Math.max((floor - boardHeight) * 0.95, 130)
  const x = (width - cellWidth * reels) / 2
  const jackpotHigh = hasJackpots ? 44 : 0
  const top = y - rail - jackpotHigh
  const headroom = top - insets.top
  const { oneLine, logoWidth, logoHigh, heroWidth } = headOf(width, headroom)
  const messageY = y + boardHeight + rail + message / 2 + 2
  return {
    size: { width, height },
    tall: true,
    grid: { x, y, cell: { width: cellWidth, height: cellHeight }, fill },
    frameScale,
    logo: {
      x: width / 2,
      y: oneLine ? top - headroom * 0.42 : top - logoHigh * 0.46,
      width: logoWidth,
      visible: headroom > 44,
      oneLine,
    },
    hero: { x: width / 2, y: top - logoHigh * 0.56 - heroWidth * 0.48, width: heroWidth, visible: !oneLine },
    message: { x: width / 2, y: messageY, height: Math.min(message * 0.72, width * 0.2), wordsY: messageY },
    status: { x: width / 2, y: y - rail * 0.5 },
    foot: {
      x: width / 2,
      y: height - insets.bottom + 6,
      width: Math.min(width, 620, (message + 34) * 3.33),
      visible: true,
    },
    lamps: { x: width / 2, y: y + boardHeight + rail * 0.5, size: 10 },
    jackpots: {
      x: width / 2,
      // the status plate covers the rail: no amount is placed under it
      y: y - rail - jackpotHigh / 2 - 3,
      width: width - 16,
      height: 36,
      column: false,
    },
  }
}

function wideStage(width: number, height: number, insets: Insets, shape: Shape): Layout {
  const { reels, rows, hasJackpots, isFall } = shape
  const isShort = height < 480
  const logoSpace = isShort ? 16 : 92
  const space = height - insets.bottom - logoSpace
  const frameScale = isShort ? 0.4 : 0.74 * Math.min(1, space / 520)
  const rail = RAIL * frameScale
  const cellHeight = Math.min((space - rail * 2 - 6) / rows, (width * 0.64) / reels / 1.06)
  const cellWidth = cellHeight * 1.1
  const boardHeight = cellHeight * rows
  const x = (width - cellWidth * reels) / 2
  const y = logoSpace + rail + (space - rail * 2 - boardHeight) / 2
  const side = x - rail
  const heroWidth = Math.min(side * 1.02, boardHeight * 0.8)
  return {
    size: { width, height },
    tall: false,
    grid: { x, y, cell: { width: cellWidth, height: cellHeight }, fill: isFall ? FALL_FILL : 1 },
    frameScale,
    logo: {
      x: width / 2,
      y: y - rail - 42,
      width: Math.min(420, width * 0.42),
      visible: !isShort,
      oneLine: true,
    },
    hero: { x: side * 0.5, y: y + boardHeight * 0.46, width: heroWidth, visible: side > 110 },
    // Held coins must stay readable: their sum is on the lower rail.
    message: {
      x: width / 2,
      y: hasJackpots ? y + boardHeight + rail * 0.4 : y + boardHeight - cellHeight * 0.46,
      height: Math.min(hasJackpots ? 58 : 92, cellHeight * 0.56),
      wordsY: isShort ? y + boardHeight - 20 : y + boardHeight + rail * 0.5,
    },
    status: { x: width / 2, y: y - rail * 0.5 },
    foot: { x: 0, y: 0, width: 1, visible: false },
    // the sum of held coins is in the middle of that rail: the lamps are left of it
    lamps: { x: x + cellWidth * 0.5, y: y + boardHeight + rail * 0.5, size: isShort ? 7 : 11 },
    jackpots: {
      x: width - side * 0.5,
      y: y + boardHeight * 0.4,
      width: Math.min(side - 24, 200),
      height: Math.min(46, boardHeight * 0.12),
      column: true,
    },
  }
}
