import { Container, MeshRope, Point, Sprite, type Texture } from 'pixi.js'
import type { SceneClock } from '#game-kit/scene/clock.ts'
import { lengthOf, stiff, unitOf, upright, type RoomLook } from './look.ts'
import { createSchools, type Swim } from './schools.ts'

const JOINTS = 7
/** Fish longer than this swim below the others. */
const LARGE = 140
const SHADOW_ALPHA = 0.28
/** A reduced motion swims this many times slower, without bending. */
const CALM = 0.3

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

export type Shoal = {
  readonly view: Container
  place(width: number, height: number): void
  /** The fish nearest to a place, if one is under it. */
  at(x: number, y: number): Fish | null
  /** A fish of a kind that can be aimed at: `wanted` while it is there, else the one nearest to the middle. */
  target(kind: string, wanted?: string | null): Fish | null
  /** Fish near another one, for effects. */
  /** The fish of a kind that are inside, the nearest to a place first. */
  nearest(kind: string, at: { readonly x: number; readonly y: number }): readonly Fish[]
  near(fish: Fish, count: number): readonly Fish[]
  /** It no longer swims; `free` removes it when it was shown caught. */
  catch(fish: Fish): void
  free(fish: Fish): void
  /** A short red shimmer: a bullet without a catch. */
  flinch(fish: Fish): void
}

type Body = Fish & {
  readonly body: Container
  readonly shadow: Container
  readonly joints: readonly Point[] | null
  readonly phase: number
  hurt: number
}

type Parts = {
  readonly look: RoomLook
  readonly textures: Readonly<Record<string, Texture>>
  readonly clock: SceneClock
  readonly hasMeshes: boolean
  readonly still: () => boolean
}

function bodyOf({ textures, hasMeshes }: Parts, { id, kind }: Swim, long: number): Body {
  const texture = textures[kind]
  if (!texture) throw new Error(`no picture of ${kind}`)
  const isSoft = hasMeshes && !stiff.has(kind)
  const joints = isSoft
    ? Array.from({ length: JOINTS }, (_, nth) => new Point((nth / (JOINTS - 1) - 0.5) * texture.width, 0))
    : null
  const drawn = (): Container => {
    if (joints) return new MeshRope({ texture, points: [...joints] })
    const sprite = new Sprite(texture)
    sprite.anchor.set(0.5)
    return sprite
  }
  const [view, body, shadow] = [new Container(), drawn(), drawn()]
  shadow.tint = 0x00060c
  shadow.alpha = SHADOW_ALPHA
  view.addChild(shadow, body)
  view.scale.set(long / texture.width)
  return {
    id,
    kind,
    view,
    body,
    shadow,
    joints,
    long,
    x: 0,
    y: 0,
    isCaught: false,
    hurt: 0,
    phase: id.length * 1.7 + id.charCodeAt(id.length - 1),
  }
}

/** All fish of a room on their paths. */
export function createShoal(parts: Parts): Shoal {
  const { look, clock, still } = parts
  const view = new Container()
  const schools = createSchools(look.room)
  const places = new Map(look.room.kinds.map(({ key }, place) => [key, place]))
  const here = new Map<string, Body>()
  const caught = new Set<string>()
  let [width, height, seconds] = [1, 1, Date.now() / 1_000]

  const isIn = ({ x, y, long }: Fish): boolean =>
    x > -long * 0.1 && x < width + long * 0.1 && y > 0 && y < height
  const swim = (fish: Body, { x, y, angle }: Swim): void => {
    fish.x = x * width
    fish.y = y * height
    fish.view.position.set(fish.x, fish.y)
    const size = Math.abs(fish.view.scale.x)
    if (upright.has(fish.kind)) {
      fish.view.scale.x = Math.cos(angle) > 0 ? -size : size
      fish.view.rotation = Math.sin(seconds * 0.8) * 0.06
    } else fish.view.rotation = angle
    // shadows fall to the ground, wherever the fish looks
    const [dx, dy] = [fish.long * 0.05 + 5, fish.long * 0.1 + 9]
    const turn = fish.view.rotation
    const side = Math.sign(fish.view.scale.x)
    fish.shadow.position.set(
      ((dx * Math.cos(turn) + dy * Math.sin(turn)) / size) * side,
      (-dx * Math.sin(turn) + dy * Math.cos(turn)) / size,
    )
    if (fish.joints && !still()) {
      const reach = fish.long / size
      fish.joints.forEach((joint, nth) => {
        const tail = 1 - nth / (JOINTS - 1)
        joint.y =
          Math.sin(seconds * (9 - fish.long / 40) + fish.phase - tail * -3.4) * reach * 0.055 * tail ** 1.4
      })
    }
    fish.body.tint = fish.hurt > 0 ? 0xff9f9f : 0xffffff
  }
  const remove = (fish: Body): void => {
    here.delete(fish.id)
    fish.view.destroy({ children: true })
  }

  clock.each((ms) => {
    seconds += (ms / 1_000) * (still() ? CALM : 1)
    const swims = schools(seconds, width / height)
    const ids = new Set<string>()
    for (const one of swims) {
      ids.add(one.id)
      if (caught.has(one.id)) continue
      let fish = here.get(one.id)
      if (!fish) {
        const place = places.get(one.kind) ?? 0
        fish = bodyOf(parts, one, lengthOf(place) * unitOf(width, height))
        here.set(one.id, fish)
        // small fish swim over large ones, so that none is hidden
        if (lengthOf(place) > LARGE) view.addChildAt(fish.view, 0)
        else view.addChild(fish.view)
      }
      fish.hurt = Math.max(0, fish.hurt - ms)
      swim(fish, one)
    }
    for (const fish of here.values()) if (!ids.has(fish.id) && !fish.isCaught) remove(fish)
    for (const id of caught) if (!ids.has(id)) caught.delete(id)
  })

  const free = (): Body[] => [...here.values()].filter((fish) => !fish.isCaught)
  return {
    view,
    place: (wide, high) => {
      ;[width, height] = [wide, high]
      for (const fish of free()) remove(fish)
    },
    at: (x, y) => {
      const far = (fish: Fish): number => Math.hypot(fish.x - x, fish.y - y) / Math.max(24, fish.long * 0.5)
      const [first] = free().toSorted((a, b) => far(a) - far(b))
      return first && far(first) < 1.1 ? first : null
    },
    target: (kind, wanted) => {
      const own = free().filter((fish) => fish.kind === kind)
      const inside = own.filter(isIn)
      const same = inside.find(({ id }) => id === wanted)
      const middle = ({ x, y }: Fish): number => Math.hypot(x - width / 2, y - height / 2)
      return same ?? (inside.length ? inside : own).toSorted((a, b) => middle(a) - middle(b))[0] ?? null
    },
    nearest: (kind, at) => {
      const far = ({ x, y }: Fish): number => Math.hypot(x - at.x, y - at.y)
      return free()
        .filter((fish) => fish.kind === kind && isIn(fish))
        .toSorted((a, b) => far(a) - far(b))
    },
    near: (fish, count) =>
      free()
        .filter((other) => other.id !== fish.id && isIn(other))
        .toSorted((a, b) => Math.hypot(a.x - fish.x, a.y - fish.y) - Math.hypot(b.x - fish.x, b.y - fish.y))
        .slice(0, count),
    catch: (fish) => {
      fish.isCaught = true
      caught.add(fish.id)
    },
    free: (fish) => {
      const body = here.get(fish.id)
      if (body) remove(body)
    },
    flinch: (fish) => {
      const body = here.get(fish.id)
      if (body) body.hurt = 130
    },
  }
}
