import { Container } from 'pixi.js'
import type { SceneClock } from '../../../clock.ts'
import type { Layout } from '../layout.ts'
import { createMoods, limb, pose, type CastArt } from './actor.ts'
import type { ScenePiece } from './look.ts'
import type { Mood } from './rig.ts'

/** Scenery behind and in front of the board. */
export type Scenery = {
  readonly back: Container
  readonly front: Container
  place(layout: Layout): void
  act(mood: Mood, on: boolean): void
  flash(mood: Mood, ms: number): void
}

export function createScenery(
  pieces: readonly ScenePiece[],
  cast: CastArt,
  clock: SceneClock,
  still: () => boolean,
): Scenery {
  const [back, front] = [new Container(), new Container()]
  const moods = createMoods(clock)
  const all = pieces.map((piece) => {
    const [holder, view] = [new Container(), new Container()]
    const sprite = limb(cast, piece.frame, piece.pivot)
    if (piece.tint !== undefined) sprite.tint = piece.tint
    if (piece.glow) sprite.blendMode = 'add'
    view.addChild(sprite)
    holder.addChild(view)
    ;(piece.isFront ? front : back).addChild(holder)
    const { frame, pivot, mirror = false, moves = [] } = piece
    return { piece, holder, joint: { part: { name: frame, pivot, mirror, moves }, view, x: 0, y: 0 } }
  })
  clock.each((ms) => {
    moods.pass(ms)
    const isStill = still()
    for (const { holder, joint } of all) if (holder.visible) pose(joint, moods.now, clock.seconds, isStill)
  })
  return {
    back,
    front,
    place: ({ size: { width, height }, tall, ground }) => {
      for (const { piece, holder } of all) {
        const spot = tall ? piece.tall : piece.wide
        holder.visible = spot !== undefined
        if (!spot) continue
        holder.position.set(spot[0] * width, spot[1] * (tall ? ground : height))
        // a tablet is wide, but its ground is no higher than a phone's
        const side = tall ? Math.min(width, height * 0.49) : height
        holder.scale.set((spot[2] * side) / 100)
      }
    },
    act: moods.act,
    flash: moods.flash,
  }
}
