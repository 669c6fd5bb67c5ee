import { Container, Sprite } from 'pixi.js'
import type { SceneClock } from '../../../clock.ts'
import { frame, type AtlasIndex, type Frames } from '../../../pixi/textures.ts'
import { MOODS, poseOf, type Mood, type Moods, type Rig, type RigPart } from './rig.ts'

/** The atlas of movable pictures; `rest` is left, top and pixels per unit of each in its drawing. */
export type CastIndex = AtlasIndex & { readonly rest: Readonly<Record<string, readonly number[]>> }

export type CastArt = { readonly frames: Frames; readonly index: CastIndex }

/** A living character. Its origin is the middle of its drawing; a scale of 1 is one pixel per unit. */
export type Actor = {
  readonly view: Container
  /** Height of its feet in the drawing, 0 to 100. */
  readonly foot: number
  /** Height of its top. */
  readonly top: number
  /** From where to where it is shown on cards and in big wins. */
  readonly span: readonly [number, number]
  /** Fades a mood in or out. */
  act(mood: Mood, on: boolean): void
  /** A mood for a while. */
  flash(mood: Mood, ms: number): void
  destroy(): void
}

/** Time in which a mood is faded in or out. */
const FADE_MS = 220

/** The picture of a part, placed so that its joint is at the container's origin. */
export function limb({ frames, index }: CastArt, name: string, pivot: readonly [number, number]): Sprite {
  const sprite = new Sprite(frame(frames, name))
  const [left = 0, top = 0, unit = 1] = index.rest[name] ?? []
  sprite.scale.set(1 / unit)
  sprite.position.set(left - pivot[0], top - pivot[1])
  return sprite
}

type Joint = { readonly part: RigPart; readonly view: Container; readonly x: number; readonly y: number }

function jointsOf(rig: Rig, art: CastArt, root: Container): Joint[] {
  const known = new Map<string, { view: Container; pivot: readonly [number, number] }>()
  return rig.parts.map((part) => {
    const view = new Container()
    const sprite = limb(art, part.frame ?? part.name, part.pivot)
    if (part.tint !== undefined) sprite.tint = part.tint
    if (part.glow) sprite.blendMode = 'add'
    view.addChild(sprite)
    const parent = part.under === undefined ? undefined : known.get(part.under)
    const [px, py] = parent?.pivot ?? [50, 50]
    const [x, y] = part.at ?? part.pivot
    const home = parent?.view ?? root
    if (part.behind) home.addChildAt(view, 0)
    else home.addChild(view)
    known.set(part.name, { view, pivot: part.pivot })
    return { part, view, x: x - px, y: y - py }
  })
}

/** Puts a container into the pose of its moves. */
export function pose(
  { view, x, y, part: { moves, scale = 1, mirror, turn = 0 } }: Joint,
  moods: Moods,
  seconds: number,
  still: boolean,
): void {
  const now = poseOf(moves, moods, seconds, still)
  view.position.set(x + now.x, y + now.y)
  // the moves of a mirrored part are mirrored with it: both wings rise
  view.rotation = ((turn + (mirror ? -now.turn : now.turn)) * Math.PI) / 180
  view.scale.set(scale * now.wide * (mirror ? -1 : 1), scale * now.high)
  view.alpha = now.alpha < 0 ? 0 : now.alpha
}

export function createMoods(clock: SceneClock) {
  const now: Record<Mood, number> = { idle: 1, spin: 0, tense: 0, win: 0, big: 0, feature: 0 }
  const wanted: Record<Mood, number> = { ...now }
  const until: Partial<Record<Mood, number>> = {}
  return {
    now,
    act: (mood: Mood, on: boolean): void => {
      wanted[mood] = on ? 1 : 0
      delete until[mood]
    },
    flash: (mood: Mood, ms: number): void => {
      wanted[mood] = 1
      until[mood] = clock.seconds + ms / 1_000
    },
    pass: (ms: number): void => {
      for (const mood of MOODS) {
        const end = until[mood]
        if (end !== undefined && clock.seconds > end) {
          wanted[mood] = 0
          delete until[mood]
        }
        const step = ms / FADE_MS
        const gap = wanted[mood] - now[mood]
        now[mood] += Math.max(-step, Math.min(step, gap))
      }
    },
  }
}

/** The character of a rig. `still` is asked on each frame: with reduced motion it changes its expression but does not move. */
export function createActor(rig: Rig, art: CastArt, clock: SceneClock, still: () => boolean): Actor {
  const view = new Container()
  const joints = jointsOf(rig, art, view)
  const moods = createMoods(clock)
  const step = (ms: number): void => {
    moods.pass(ms)
    for (const joint of joints) pose(joint, moods.now, clock.seconds, still())
  }
  step(0)
  const stop = clock.each(step)
  return {
    view,
    foot: rig.foot,
    top: rig.top ?? 0,
    span: rig.span ?? [0, 100],
    act: moods.act,
    flash: moods.flash,
    destroy: () => {
      stop()
      view.destroy({ children: true })
    },
  }
}

/** Scale and position that fit a character, from its top to its feet, into a square of `across` pixels around (x, y). */
export function fitted({ foot, top, span: [left, right] }: Actor, across: number, x: number, y: number) {
  const scale = across / Math.max(100, foot - top, right - left)
  return { scale, x: x - ((left + right) / 2 - 50) * scale, y: y - ((top + foot) / 2 - 50) * scale }
}
