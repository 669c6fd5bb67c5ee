import type { Grid } from '../reel.ts'
import type { Composition } from './cast/look.ts'

export type Layout = {
  size: { width: number; height: number }
  tall: boolean
  /** Upper edge of the controls. */
  ground: number
  grid: Grid
  frameScale: number
  logo: { x: number; y: number; width: number; visible: boolean; oneLine: boolean }
  /** The character: the middle of its drawing, and the width of 100 units. */
  hero: { x: number; y: number; width: number; visible: boolean; isMirrored: boolean }
  /** Centre of the strip that shows a win, and its digit height. */
  message: { x: number; y: number; height: number; wordsY: number; width: number }
  status: { x: number; y: number }
  /** The lamps of the remaining respins, on the lower rail of the frame. */
  lamps: { x: number; y: number; size: number }
  /** Position of the jackpots, and their maximum width. */
  jackpots: { x: number; y: number; width: number; height: number; column: boolean }
}

type Insets = { top: number; bottom: number }
type Shape = {
  reels: number
  rows: number
  hasJackpots: boolean
  isFall: boolean
  compose: Composition
  /** Height of the character's feet in its drawing, 0 to 100. */
  foot: number
  /** Height of its top. */
  top: number
}

/** Falling symbols have no plate around them: they may overlap the empty margin of their pictures. */
const FALL_FILL = 1.2

/** Rails of the frame are 8.6 of 102 units wide in a picture of 512 pixels. */
const RAIL = (8.6 / 102) * 512

const LINE = 180 / 720
const TWO_LINES = 310 / 600

/** Layout: on a phone the board is between title and win; on a wide stage title and character stand beside or over it. */
export function layOut(width: number, height: number, insets: Insets, shape: Shape): Layout {
  return height > width * 1.05
    ? tallStage(width, height, insets, shape)
    : wideStage(width, height, insets, shape)
}

/** The header of a tall stage: its upper end, its height, and where the window of the board begins. */
type Head = { width: number; top: number; headroom: number; windowTop: number }
/** `hero` is null for a character that stands on the ground below the board. */
type Placed = Pick<Layout, 'logo'> & { readonly hero: Layout['hero'] | null }

/** Above the frame: a character on it, one in the sky, or the title alone. A header too low for a character leaves it to the ground. */
function headOf(head: Head, shape: Shape): Placed {
  const { width, top, headroom } = head
  const { tall } = shape.compose
  const isLow = headroom < 128
  const isOver = tall === 'perch' || tall === 'sky'
  const oneLine = isLow || isOver
  const logoWidth = oneLine
    ? Math.min(width * 0.84, 440, (isLow ? headroom * 0.9 : headroom * 0.42) / LINE)
    : Math.min(width * 0.82, 440, headroom * 1.7) * (shape.compose.titleSize ?? 1)
  const logo = { x: width / 2, width: logoWidth, visible: headroom > 44, oneLine }
  if (isLow || !isOver) return { logo: { ...logo, y: top - headroom * (oneLine ? 0.45 : 0.5) }, hero: null }
  return tall === 'perch' ? perched(head, logo, shape) : inTheSky(head, logo, shape)
}

type Logo = Omit<Layout['logo'], 'y'>

/** On the frame's upper edge, the title above. */
function perched(
  { width, top, headroom, windowTop }: Head,
  logo: Logo,
  { compose, foot, top: peak }: Shape,
): Placed {
  const { tallSize = 0.4, tallX = 0.5, isMirrored = false } = compose
  const high = logo.width * LINE
  const size = Math.min(width * tallSize, ((headroom - high * 0.86) * 100) / (foot - peak))
  // behind the board its feet are hidden by the rail
  const stand = compose.isBehind ? windowTop : top + 4
  return {
    logo: { ...logo, y: top - headroom + high * 0.52 },
    hero: { x: width * tallX, y: stand - (foot / 100 - 0.5) * size, width: size, visible: true, isMirrored },
  }
}

/** Free in the header, the title on the frame. */
function inTheSky({ width, top, headroom }: Head, logo: Logo, { compose }: Shape): Placed {
  const { tallSize = 0.4, tallX = 0.5, isMirrored = false } = compose
  const high = logo.width * LINE
  const y = top - high * 0.62 - (headroom - high * 0.62) * 0.46
  const size = Math.min(width * tallSize, headroom * 1.35)
  return {
    logo: { ...logo, y: top - high * 0.46 },
    hero: { x: width * tallX, y, width: size, visible: true, isMirrored },
  }
}

/** The board of a tall stage: as high as title, win and controls allow. */
function tallBoard(
  width: number,
  height: number,
  { bottom }: Insets,
  { reels, rows, isFall, compose }: Shape,
) {
  const { margin = 13, cellHigh = rows > 3 ? 1.08 : 1.24 } = compose
  const isOnGround = compose.tall === 'left' || compose.tall === 'right'
  const message = Math.min(104, Math.max(54, height * 0.11)) * (isOnGround ? 1.22 : 1)
  const cellWidth = Math.min((width - margin * 2) / reels, 132)
  const cellHeight = Math.min(cellWidth * cellHigh, (height - bottom - 210) / rows)
  const frameScale = 0.46 * Math.min(1.3, (cellWidth * reels) / 360)
  const rail = RAIL * frameScale
  const boardHeight = cellHeight * rows
  const y = Math.max((height - bottom - message - rail - boardHeight) * 0.95, 130)
  const fill = compose.fill ?? (isFall ? FALL_FILL : rows > 3 ? 0.98 : 1.08)
  const grid = { x: (width - cellWidth * reels) / 2, y, cell: { width: cellWidth, height: cellHeight }, fill }
  return { grid, frameScale, rail, message, end: y + boardHeight }
}

function tallStage(width: number, height: number, insets: Insets, shape: Shape): Layout {
  const { compose, hasJackpots } = shape
  const { grid, frameScale, rail, message, end } = tallBoard(width, height, insets, shape)
  const ground = height - insets.bottom
  const jackpotHigh = hasJackpots ? 44 : 0
  const top = grid.y - rail - jackpotHigh
  const { logo, hero } = headOf({ width, top, headroom: top - insets.top, windowTop: grid.y }, shape)
  const messageY = end + rail + message / 2 + 2
  const isOnGround = hero === null
  const isLeft = compose.tall === 'left' || (compose.tall !== 'right' && (compose.tallX ?? 0.5) < 0.5)
  const side = isLeft ? -1 : 1
  // on the ground it may cover the rail but no symbol
  const room = ((message + rail * 1.5 + 8) * 100) / (shape.foot - shape.top)
  const size = Math.min(width * (compose.tallSize ?? 0.36), room)
  return {
    size: { width, height },
    tall: true,
    ground,
    grid,
    frameScale,
    logo,
    hero: hero ?? {
      x: width / 2 + side * (width / 2 - size * 0.51),
      y: ground + 8 - (shape.foot / 100 - 0.5) * size,
      width: size,
      visible: true,
      isMirrored: compose.isMirrored ?? false,
    },
    message: {
      x: isOnGround ? width / 2 - side * size * 0.4 : width / 2,
      y: messageY,
      height: Math.min(message * 0.72, width * 0.2),
      wordsY: messageY,
      width: isOnGround ? width - size * 0.85 - 16 : width * 0.86,
    },
    status: { x: width / 2, y: grid.y - rail * 0.5 },
    lamps: { x: width / 2, y: end + rail * 0.5, size: 10 },
    // the status plate covers the rail: no amount is placed under it
    jackpots: {
      x: width / 2,
      y: grid.y - rail - jackpotHigh / 2 - 3,
      width: width - 16,
      height: 36,
      column: false,
    },
  }
}

/** The board of a wide stage, moved away from the character, and the space on both sides. */
function wideBoard(
  width: number,
  height: number,
  { bottom }: Insets,
  { reels, rows, isFall, compose }: Shape,
) {
  const { cellWide = 1.1, shift = 0, fill = 1 } = compose
  const isShort = height < 480
  const logoSpace = isShort ? 16 : compose.title === 'top' ? 92 : 34
  const space = height - bottom - logoSpace
  const frameScale = isShort ? 0.4 : 0.74 * Math.min(1, space / 520)
  const rail = RAIL * frameScale
  const cellHeight = Math.min((space - rail * 2 - 6) / rows, (width * 0.66) / reels / cellWide)
  const cell = { width: cellHeight * cellWide, height: cellHeight }
  const [across, high] = [cell.width * reels, cellHeight * rows]
  const x = (width - across) / 2 + (compose.wide === 'left' ? 1 : -1) * shift * width
  const y = logoSpace + rail + (space - rail * 2 - high) / 2
  const sides = [x - rail, width - x - across - rail] as const
  const [near, far] = compose.wide === 'left' ? sides : [sides[1], sides[0]]
  const grid = { x, y, cell, fill: isFall ? FALL_FILL : fill }
  return { grid, frameScale, rail, isShort, across, high, near, far }
}

function wideStage(width: number, height: number, insets: Insets, shape: Shape): Layout {
  const { hasJackpots, compose } = shape
  const { wideSize = 1, wideY = 0.5 } = compose
  const { grid, frameScale, rail, isShort, across, high, near, far } = wideBoard(width, height, insets, shape)
  const { x, y, cell } = grid
  const isTitled = compose.title === 'top'
  const logoWidth = isTitled ? Math.min(420, width * 0.42) : Math.min(near * 0.92, 330)
  const middle = (side: number, isNear: boolean): number =>
    (compose.wide === 'left') === isNear ? side * 0.5 : width - side * 0.5
  const centre = x + across / 2
  return {
    size: { width, height },
    tall: false,
    ground: height - insets.bottom,
    grid,
    frameScale,
    logo: {
      x: isTitled ? centre : middle(near, true),
      y: isTitled ? y - rail - 42 : y + logoWidth * TWO_LINES * 0.5,
      width: logoWidth,
      visible: !isShort && (isTitled || near > 130),
      oneLine: isTitled,
    },
    hero: {
      x: middle(near, true),
      y: y + high * wideY,
      width: Math.min(near * 1.06, high * 0.86) * wideSize,
      visible: near > 110,
      isMirrored: false,
    },
    // Held coins must stay readable: their sum is on the lower rail.
    message: {
      x: centre,
      y: hasJackpots ? y + high + rail * 0.4 : y + high - cell.height * 0.46,
      height: Math.min(hasJackpots ? 58 : 92, cell.height * 0.56),
      // beside held coins' sum there is no room for words: they are above it
      wordsY: isShort || hasJackpots ? y + high - 24 : y + high + rail * 0.5,
      width: across * 0.8,
    },
    status: { x: centre, y: y - rail * 0.5 },
    // the sum of held coins is in the middle of that rail: the lamps are left of it
    lamps: { x: x + cell.width * 0.5, y: y + high + rail * 0.5, size: isShort ? 7 : 11 },
    jackpots: {
      x: middle(far, false),
      y: y + high * 0.4,
      width: Math.min(far - 24, 200),
      height: Math.min(46, high * 0.12),
      column: true,
    },
  }
}
