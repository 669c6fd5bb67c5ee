import { Mesh, MeshRope, Point, Sprite, type Container, type Texture } from 'pixi.js'
import { stiff, upright } from './look.ts'
import type { Swim } from './schools.ts'

const JOINTS = 7
/** How far each joint swings, from the still head to the tail, and when: computed once for all fish. */
const SWING = Array.from({ length: JOINTS }, (_, nth) => 0.055 * (1 - nth / (JOINTS - 1)) ** 1.4)
const DELAY = Array.from({ length: JOINTS }, (_, nth) => 3.4 * (1 - nth / (JOINTS - 1)))
/** A bullet without a catch. */
export const HURT = 0xff9f9f
const SHADOW_ALPHA = 0.28
/** A fish bends again after this time: thirty times a second look like sixty. */
const BEND_MS = 30

/** A creature on the stage. */
export type Fish = {
  readonly id: string
  readonly kind: string
  readonly view: Container
  /** Its length on the stage in pixels. */
  readonly long: number
  x: number
  y: number
  /** Caught: its path no longer moves it. */
  isCaught: boolean
}

/** A fish with what it is drawn of. */
export type Body = Fish & {
  /** Below all fish, as it lies on the ground. */
  readonly shadow: Container
  readonly rope: MeshRope | null
  readonly joints: readonly Point[] | null
  readonly phase: number
  isShadowDue: boolean
  /** Since it was bent. */
  unbentMs: number
  hurt: number
  /** The last frame in which it was on its path. */
  seen: number
}

export type BodyParts = {
  readonly textures: Readonly<Record<string, Texture>>
  readonly hasMeshes: boolean
}

export function bodyOf({ textures, hasMeshes }: BodyParts, { id, kind }: Swim, long: number): Body {
  const texture = textures[kind]
  if (!texture) throw new Error(`no picture of ${kind}`)
  const isSoft = hasMeshes && !stiff.has(kind)
  const joints = isSoft
    ? Array.from({ length: JOINTS }, (_, nth) => new Point((nth / (JOINTS - 1) - 0.5) * texture.width, 0))
    : null
  const sprite = (): Container => {
    const made = new Sprite(texture)
    made.anchor.set(0.5)
    return made
  }
  const rope = joints && new MeshRope({ texture, points: [...joints] })
  // the shadow bends with the fish: one geometry, computed once in a frame
  const [view, shadow] = rope ? [rope, new Mesh({ geometry: rope.geometry, texture })] : [sprite(), sprite()]
  shadow.tint = 0x00060c
  shadow.alpha = SHADOW_ALPHA
  view.scale.set(long / texture.width)
  shadow.scale.set(long / texture.width)
  return {
    id,
    kind,
    view,
    shadow,
    rope,
    joints,
    isShadowDue: true,
    unbentMs: BEND_MS,
    long,
    x: 0,
    y: 0,
    isCaught: false,
    hurt: 0,
    seen: 0,
    phase: id.length * 1.7 + id.charCodeAt(id.length - 1),
  }
}

type Water = {
  /** Of this frame. */
  readonly ms: number
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly isStill: boolean
}

/** Puts a fish where its path is now, bends it and lays its shadow. */
export function moveBody(
  fish: Body,
  { x, y, angle }: Swim,
  { ms, width, height, seconds, isStill }: Water,
): void {
  fish.x = x * width
  fish.y = y * height
  // outside of the water it is neither placed nor drawn
  const reach = fish.long * 0.6 + 20
  const isSeen = fish.x > -reach && fish.x < width + reach && fish.y > -reach && fish.y < height + reach
  const { view, shadow } = fish
  if (view.visible !== isSeen) {
    view.visible = isSeen
    shadow.visible = isSeen
  }
  if (!isSeen) return
  view.position.set(fish.x, fish.y)
  const size = Math.abs(view.scale.x)
  if (upright.has(fish.kind)) {
    view.scale.x = Math.cos(angle) > 0 ? -size : size
    view.rotation = Math.sin(seconds * 0.8) * 0.06
  } else view.rotation = angle
  bend(fish, { size, seconds, ms: isStill ? 0 : ms })
  // shadows fall to the ground, wherever the fish looks; soft as they are, every second frame is enough
  fish.isShadowDue = !fish.isShadowDue
  if (fish.isShadowDue) return
  shadow.position.set(fish.x + fish.long * 0.05 + 5, fish.y + fish.long * 0.1 + 9)
  shadow.rotation = view.rotation
  shadow.scale.x = view.scale.x
}

type Bending = { readonly size: number; readonly seconds: number; readonly ms: number }

/** Moves the joints of a soft fish; its mesh is computed again only then. */
function bend(fish: Body, { size, seconds, ms }: Bending): void {
  const { rope, joints } = fish
  if (!rope || !joints) return
  fish.unbentMs += ms
  rope.autoUpdate = ms > 0 && fish.unbentMs >= BEND_MS
  if (!rope.autoUpdate) return
  fish.unbentMs %= BEND_MS
  const reach = fish.long / size
  const beat = seconds * (9 - fish.long / 40) + fish.phase
  for (let nth = 0; nth < JOINTS; nth++) {
    const joint = joints[nth]
    if (joint) joint.y = Math.sin(beat + (DELAY[nth] ?? 0)) * reach * (SWING[nth] ?? 0)
  }
}
