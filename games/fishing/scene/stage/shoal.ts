import { Container } from 'pixi.js'
import type { SceneClock } from '#game-kit/scene/clock.ts'
import { bodyOf, HURT, moveBody, type Body, type BodyParts, type Fish } from './body.ts'
import { lengthOf, unitOf, type RoomLook } from './look.ts'
import { createSchools } from './schools.ts'

/** Fish longer than this swim below the others. */
const LARGE = 140
/** A reduced motion swims this many times slower, without bending. */
const CALM = 0.3

export type Shoal = {
  readonly view: Container
  place(width: number, height: number): void
  /** The fish nearest to a place, if one is under it. */
  at(x: number, y: number): Fish | null
  /** A fish of a kind that can be aimed at: `wanted` while it is there, else the one nearest to the middle. */
  target(kind: string, wanted?: string | null): Fish | null
  /** The fish of a kind that is inside and nearest to a place. */
  nearest(kind: string, at: { readonly x: number; readonly y: number }): Fish | null
  /** How many fish of a kind are inside. */
  count(kind: string): number
  /** Fish near another one, for effects. */
  near(fish: Fish, count: number): readonly Fish[]
  /** It no longer swims; `free` removes it when it was shown caught. */
  catch(fish: Fish): void
  free(fish: Fish): void
  /** A short red shimmer: a bullet without a catch. */
  flinch(fish: Fish): void
}

type Parts = BodyParts & {
  readonly look: RoomLook
  readonly clock: SceneClock
  readonly still: () => boolean
}

/** All fish of a room on their paths. */
export function createShoal(parts: Parts): Shoal {
  const { look, clock, still } = parts
  const view = new Container()
  const [shadows, bodies] = [new Container(), new Container()]
  view.addChild(shadows, bodies)
  const schools = createSchools(look.room)
  const places = new Map(look.room.kinds.map(({ key }, place) => [key, place]))
  const here = new Map<string, Body>()
  /** Fish that were caught, with the last frame in which their path was still in the water. */
  const caught = new Map<string, number>()
  let frame = 0
  let [width, height, seconds] = [1, 1, Date.now() / 1_000]

  const isIn = ({ x, y, long }: Fish): boolean =>
    x > -long * 0.1 && x < width + long * 0.1 && y > 0 && y < height
  const remove = (fish: Body): void => {
    here.delete(fish.id)
    fish.view.destroy()
    fish.shadow.destroy()
  }

  clock.each((ms) => {
    seconds += (ms / 1_000) * (still() ? CALM : 1)
    const swims = schools(seconds, width / height)
    frame += 1
    for (const one of swims) {
      const gone = caught.get(one.id)
      if (gone !== undefined) caught.set(one.id, frame)
      if (gone !== undefined) continue
      let fish = here.get(one.id)
      if (!fish) {
        const place = places.get(one.kind) ?? 0
        fish = bodyOf(parts, one, lengthOf(place) * unitOf(width, height))
        here.set(one.id, fish)
        // small fish swim over large ones, so that none is hidden
        if (lengthOf(place) > LARGE) bodies.addChildAt(fish.view, 0)
        else bodies.addChild(fish.view)
        shadows.addChild(fish.shadow)
      }
      fish.seen = frame
      if (fish.hurt > 0) {
        fish.hurt = Math.max(0, fish.hurt - ms)
        if (fish.hurt === 0) fish.view.tint = 0xffffff
      }
      moveBody(fish, one, { ms, width, height, seconds, isStill: still() })
    }
    for (const fish of here.values()) if (fish.seen !== frame && !fish.isCaught) remove(fish)
    for (const [id, seen] of caught) if (seen !== frame) caught.delete(id)
  })

  /** Asked for every bullet: one pass, without lists. */
  const closest = (
    kind: string,
    at: { x: number; y: number },
    fits: (fish: Fish) => boolean,
  ): Fish | null => {
    let [best, least]: [Fish | null, number] = [null, Infinity]
    for (const fish of here.values()) {
      if (fish.kind !== kind || fish.isCaught || !fits(fish)) continue
      const far = Math.hypot(fish.x - at.x, fish.y - at.y)
      if (far < least) [best, least] = [fish, far]
    }
    return best
  }
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
      const same = wanted === null || wanted === undefined ? undefined : here.get(wanted)
      if (same && same.kind === kind && !same.isCaught && isIn(same)) return same
      const middle = { x: width / 2, y: height / 2 }
      return closest(kind, middle, isIn) ?? closest(kind, middle, () => true)
    },
    nearest: (kind, at) => closest(kind, at, isIn),
    count: (kind) => {
      let count = 0
      for (const fish of here.values()) if (fish.kind === kind && !fish.isCaught && isIn(fish)) count += 1
      return count
    },
    near: (fish, count) =>
      free()
        .filter((other) => other.id !== fish.id && isIn(other))
        .toSorted((a, b) => Math.hypot(a.x - fish.x, a.y - fish.y) - Math.hypot(b.x - fish.x, b.y - fish.y))
        .slice(0, count),
    catch: (fish) => {
      fish.isCaught = true
      const body = here.get(fish.id)
      if (body) body.shadow.visible = false
      caught.set(fish.id, frame)
    },
    free: (fish) => {
      const body = here.get(fish.id)
      if (body) remove(body)
    },
    flinch: (fish) => {
      const body = here.get(fish.id)
      if (!body) return
      body.hurt = 130
      body.view.tint = HURT
    },
  }
}
