import { Container, Graphics, type Texture } from 'pixi.js'
import { createParticles } from '#game-kit/scene/pixi/particles.ts'
import { createStage, type Stage } from '#game-kit/scene/pixi/stage.ts'
import type { ScenePort } from '#game-kit/scene/port.ts'
import { createCatches, type Catches } from './stage/catches.ts'
import { createGains, type Gains } from './stage/gains.ts'
import { createGun, type Aim, type Gun } from './stage/gun.ts'
import type { RoomLook } from './stage/look.ts'
import { createMates, followMates } from './stage/mates.ts'
import type { Fish } from './stage/body.ts'
import { createShoal, type Shoal } from './stage/shoal.ts'
import { ownStation } from './stage/stations.ts'
import { createWater, softDot } from './stage/water.ts'

/** The elements of a mounted scene: water above, panel below, both within `layers`. */
export type Places = {
  readonly layers: HTMLElement
  readonly water: HTMLElement
  readonly board: HTMLElement
}

/** The water with everything in it. */
export type Sea = {
  readonly stage: Stage
  readonly shoal: Shoal
  readonly gun: Gun
  readonly catches: Catches
  readonly gains: Gains
  /** Aims at a kind of fish; at `wanted` while it is there. */
  lock(kind: string, wanted: string | null): void
  /** The fish of a kind that the next bullet flies to: the locked one, if it is of that kind. */
  next(kind: string): Fish | null
  /** Follows the table no longer. */
  leave(): void
  /** A place that follows such a fish, and stays where the fish was last. */
  follow(kind: string): () => Aim
}

export function placesIn(host: HTMLElement, { deep }: RoomLook): Places {
  const element = (className: string): HTMLElement => {
    const made = document.createElement('div')
    made.className = className
    return made
  }
  const [layers, water, board] = [element('fishing'), element('fish-sea'), element('fish-board')]
  layers.style.setProperty('--deep', deep)
  layers.append(water, board)
  host.append(layers)
  return { layers, water, board }
}

/** Four arcs about the fish that is aimed at, with a radius of 100. */
function lockRing(): Graphics {
  const ring = new Graphics()
  for (const quarter of [0, 1, 2, 3]) {
    const from = (quarter * Math.PI) / 2 + 0.3
    ring.moveTo(100 * Math.cos(from), 100 * Math.sin(from))
    ring.arc(0, 0, 100, from, from + 0.97)
  }
  return ring.stroke({ width: 7, color: 0xffe29a, alpha: 0.95 })
}

type Parts = {
  readonly look: RoomLook
  readonly textures: Readonly<Record<string, Texture>>
  readonly port: ScenePort
  readonly places: Places
  /** The kind of fish that is chosen. */
  readonly chosen: () => string
}

export async function createSea({ look, textures, port, places, chosen }: Parts): Promise<Sea> {
  const { clock, motion } = port
  const ground = textures['ground']
  if (!ground) throw new Error(`${look.room.id}: no ground`)
  const stage = await createStage(places.water, clock, port.lost)
  const still = (): boolean => motion.reduced
  const dot = softDot()
  const water = createWater(look, ground, { clock, quality: stage.quality, still })
  const shoal = createShoal({ look, textures, clock, hasMeshes: stage.hasShaders, still })
  const glitter = new Container()
  const sparks = createParticles(clock, glitter, { isSteady: true })
  const gun = createGun({ textures, dot, clock, sparks, still })
  const catches = createCatches({ clock, sparks, textures, dot, shoal, sea: stage.root, still })
  const gains = createGains(places.layers, clock, still)
  const ring = lockRing()
  const mates = createMates({ look, textures, dot, clock, sparks, still, shoal, catches, gains })
  stage.root.addChild(water.below, shoal.view, ring, catches.view, mates.view, gun.view, water.above, glitter)
  let locked: Fish | null = null
  let [width, height] = [1, 1]
  const stand = (): void => {
    gun.place(width, height, ownStation(port.company?.state().own ?? null, width))
    mates.place(width, height)
  }
  stage.onResize((size) => {
    ;({ width, height } = size)
    water.place(width, height)
    shoal.place(width, height)
    stand()
    locked = null
  })
  const leaveCompany = port.company && followMates(port.company, mates, stand)
  // the locked fish is followed; when it leaves or is caught, another of its kind is
  clock.each(() => {
    const isGone = !locked || locked.isCaught || locked.view.destroyed || locked.x < 0 || locked.x > width
    if (isGone) locked = shoal.target(chosen(), null)
    ring.visible = locked !== null
    if (!locked) return
    gun.aim(locked)
    ring.position.set(locked.x, locked.y)
    ring.rotation = still() ? 0 : clock.seconds * 0.9
    ring.scale.set((locked.long * 0.42 + 12) / 100)
  })
  const next = (kind: string): Fish | null => shoal.target(kind, locked?.kind === kind ? locked.id : null)
  return {
    stage,
    shoal,
    gun,
    catches,
    gains,
    next,
    leave: () => leaveCompany?.(),
    lock: (kind, wanted) => {
      locked = shoal.target(kind, wanted)
    },
    follow: (kind) => {
      const fish = next(kind)
      let last: Aim = fish ? { x: fish.x, y: fish.y } : { x: width / 2, y: height * 0.3 }
      return () => {
        if (fish && !fish.view.destroyed) last = { x: fish.x, y: fish.y }
        return last
      }
    },
  }
}
