import { Container, Sprite } from 'pixi.js'
import type { SceneClock } from '../../../clock.ts'
import { frame } from '../../../pixi/textures.ts'
import { createMoods, limb, pose, type CastArt } from './actor.ts'
import type { FrameBeads, FramePiece } from './look.ts'
import type { Mood, RigPart } from './rig.ts'

/** The frame's outer rectangle in stage pixels, and the pixels of one frame unit. */
export type Outline = { x: number; y: number; width: number; height: number; unit: number }

/** Ornaments of the frame, behind and in front of its rails. */
export type Trim = {
  readonly back: Container
  readonly front: Container
  /** Says first on which shape of stage; then the board gives the outline. */
  shape(tall: boolean): void
  place(outline: Outline): void
  act(mood: Mood, on: boolean): void
  flash(mood: Mood, ms: number): void
}

type Given = {
  readonly pieces: readonly FramePiece[]
  readonly beads: readonly FrameBeads[]
  readonly cast: CastArt
  readonly clock: SceneClock
  readonly still: () => boolean
}

/** Lamps lit at a time: every third; they step on this often per second, and faster in a win. */
const LAMPS = 3
const STEPS = 1.6

export function createTrim({ pieces, beads, cast, clock, still }: Given): Trim {
  const [back, front] = [new Container(), new Container()]
  const moods = createMoods(clock)
  const ornaments = pieces.map((piece) => {
    const holder = new Container()
    const view = new Container()
    const sprite = limb(cast, piece.frame, piece.pivot)
    if (piece.glow) sprite.blendMode = 'add'
    if (piece.tint !== undefined) sprite.tint = piece.tint
    view.addChild(sprite)
    holder.addChild(view)
    ;(piece.behind ? back : front).addChild(holder)
    const part: RigPart = {
      name: piece.frame,
      pivot: piece.pivot,
      turn: piece.turn ?? 0,
      mirror: piece.mirror ?? false,
      moves: piece.moves ?? [],
    }
    return { piece, holder, joint: { part, view, x: 0, y: 0 } }
  })
  const rows = beads.map((row) => ({ row, holder: new Container() }))
  for (const { holder } of rows) front.addChildAt(holder, 0)
  let lamps: Sprite[] = []
  let walked = 0
  let tall = true

  const string = (holder: Container, row: FrameBeads, outline: Outline): void => {
    holder.removeChildren().forEach((child) => child.destroy())
    for (const { x, y, turn } of beadsOf(row, outline)) {
      const bead = new Container()
      bead.addChild(limb(cast, row.frame, row.pivot))
      bead.position.set(x, y)
      bead.rotation = row.isTurned ? turn : 0
      bead.scale.set(row.scale * outline.unit)
      holder.addChild(bead)
      if (!row.isLamp) continue
      const light = new Sprite(frame(cast.frames, 'dot'))
      light.anchor.set(0.5)
      light.blendMode = 'add'
      light.tint = 0xffd070
      light.setSize(60)
      bead.addChild(light)
      lamps.push(light)
    }
  }

  clock.each((ms) => {
    moods.pass(ms)
    const isStill = still()
    for (const { joint } of ornaments) pose(joint, moods.now, clock.seconds, isStill)
    const { win, big, tense, spin } = moods.now
    if (!isStill) walked += (ms / 1_000) * STEPS * (1 + 2.5 * Math.max(win, big, tense) + spin)
    lamps.forEach((light, i) => {
      const share = (walked + i / LAMPS) % 1
      light.alpha = isStill ? 0.5 : share < 0.5 ? 0.85 : 0.12
    })
  })

  return {
    back,
    front,
    shape: (next) => {
      tall = next
    },
    place: (outline) => {
      lamps = []
      for (const { piece, holder } of ornaments) seat(piece, holder, outline, tall)
      for (const { row, holder } of rows) string(holder, row, outline)
    },
    act: moods.act,
    flash: moods.flash,
  }
}

function seat(
  piece: FramePiece,
  holder: Container,
  { x, y, width, height, unit }: Outline,
  tall: boolean,
): void {
  holder.visible = piece.only === undefined || (piece.only === 'tall') === tall
  const [u, v] = piece.at
  const [dx, dy] = piece.off ?? [0, 0]
  const own = (piece.scale ?? 1) * (tall ? 1 : (piece.wideScale ?? 1))
  holder.position.set(x + u * width + dx * unit, y + v * height + dy * unit)
  holder.scale.set(own * (piece.fit ? width / 100 : unit))
}

/** Positions along the sides, at equal distances, and the angle of each. */
function beadsOf(
  { sides, gap, inset, ends = 12 }: FrameBeads,
  { x, y, width, height, unit }: Outline,
): { x: number; y: number; turn: number }[] {
  const row = (length: number): number[] => {
    const room = length - 2 * ends * unit
    const count = Math.max(1, Math.round(room / (gap * unit)))
    return Array.from({ length: count + 1 }, (_, i) => ends * unit + (room * i) / count)
  }
  const d = inset * unit
  const quarter = Math.PI / 2
  return [
    ...(sides.includes('t') ? row(width).map((at) => ({ x: x + at, y: y + d, turn: 0 })) : []),
    ...(sides.includes('r') ? row(height).map((at) => ({ x: x + width - d, y: y + at, turn: quarter })) : []),
    ...(sides.includes('b')
      ? row(width).map((at) => ({ x: x + width - at, y: y + height - d, turn: quarter * 2 }))
      : []),
    ...(sides.includes('l')
      ? row(height).map((at) => ({ x: x + d, y: y + height - at, turn: -quarter }))
      : []),
  ]
}
