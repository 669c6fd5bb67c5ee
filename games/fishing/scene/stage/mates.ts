import { Container, type Texture } from 'pixi.js'
import type { SceneClock } from '#game-kit/scene/clock.ts'
import type { Company, CompanionVolley, CompanyState } from '#game-kit/scene/company/company.ts'
import type { Particles } from '#game-kit/scene/pixi/particles.ts'
import type { Catches } from './catches.ts'
import type { Gains } from './gains.ts'
import { createGun, type Aim, type Gun } from './gun.ts'
import type { RoomLook } from './look.ts'
import type { Shoal } from './shoal.ts'
import { stationOf } from './stations.ts'

/** The cannons of the other seats, and what they fire. A picture only: nothing here is asked by a bet. */
export type Mates = {
  readonly view: Container
  place(width: number, height: number): void
  seat(state: CompanyState): void
  show(volley: CompanionVolley): void
}

type Parts = {
  readonly look: RoomLook
  readonly textures: Readonly<Record<string, Texture>>
  readonly dot: Texture
  readonly clock: SceneClock
  readonly sparks: Particles
  readonly still: () => boolean
  readonly shoal: Shoal
  readonly catches: Catches
  readonly gains: Gains
}

/** Time between two bullets of another seat, and in which all bullets of its volley leave the cannon. */
const EVERY_MS = 110
const VOLLEY_MS = 1_100
/** Bullets of one seat on their way: further ones that miss are left out, so that a fast table stays calm and cheap to draw. */
const MOST_FLYING = 5
/** Other seats are painted behind the member's own cannon. */
const FAINT = 0.92

type Mate = { readonly gun: Gun; flying: number }

export function createMates(parts: Parts): Mates {
  const { look, clock, shoal, catches, gains } = parts
  const view = new Container()
  const mates = new Map<number, Mate>()
  let own: number | null = null
  let [width, height] = [1, 1]

  const stand = (): void => {
    for (const [seat, { gun }] of mates) gun.place(width, height, stationOf(seat, own, width))
  }
  const mateAt = (seat: number): Mate => {
    const known = mates.get(seat)
    if (known) return known
    const mate = { gun: createGun(parts), flying: 0 }
    mate.gun.view.alpha = FAINT
    view.addChild(mate.gun.view)
    mates.set(seat, mate)
    return mate
  }

  /** A bullet of another seat; without a fish of its kind in sight nothing is fired. */
  const fire = async (seat: number, kind: string, times: number): Promise<void> => {
    const mate = mates.get(seat)
    if (!mate?.gun.view.visible || (mate.flying >= MOST_FLYING && times === 0)) return
    const fish = shoal.nearest(kind, mate.gun.muzzle)
    if (!fish) return
    let last: Aim = { x: fish.x, y: fish.y }
    const target = (): Aim => {
      if (!fish.view.destroyed) last = { x: fish.x, y: fish.y }
      return last
    }
    mate.gun.aim(last)
    mate.flying += 1
    const at = await mate.gun.fire(target)
    mate.flying -= 1
    if (times === 0) return shoal.flinch(fish)
    gains.note(at, `×${times}`)
    // the last fish of a kind stays: the member may be aiming at it
    const isLast = shoal.count(kind) < 2
    if (isLast || fish.isCaught || !mate.gun.view.visible) return catches.miss(at)
    await catches.take(fish, mate.gun.muzzle, false)
  }

  return {
    view,
    place: (wide, high) => {
      ;[width, height] = [wide, high]
      stand()
    },
    seat: (state) => {
      own = state.own
      const others = state.seats.filter(({ seat }) => seat !== own)
      // bullets of a seat that was left end their flight unseen
      for (const [seat, { gun }] of mates) gun.view.visible = others.some((one) => one.seat === seat)
      for (const { seat, level, state: is } of others) {
        const { gun } = mateAt(seat)
        gun.level(level)
        gun.view.alpha = is === 'away' ? FAINT / 2 : FAINT
      }
      stand()
    },
    show: ({ seat, level, shots }) => {
      mates.get(seat)?.gun.level(level)
      const everyMs = Math.min(EVERY_MS, VOLLEY_MS / Math.max(1, shots.length))
      for (const [nth, [place, times]] of shots.entries()) {
        const kind = look.room.kinds[place]?.key
        if (kind) void clock.wait(nth * everyMs).then(() => fire(seat, kind, times))
      }
    },
  }
}

/** Follows a company until it is left; `stand` puts the member's own cannon where its seat is. */
export function followMates(company: Company, mates: Mates, stand: () => void): () => void {
  const seat = (): void => {
    mates.seat(company.state())
    stand()
  }
  const stops = [company.onState(seat), company.onVolley((volley) => mates.show(volley))]
  seat()
  return () => {
    for (const stop of stops) stop()
  }
}
