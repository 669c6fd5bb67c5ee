import type { ScenePort } from '../../../port.ts'
import type { SlotSkin, StageArt } from '../skin.ts'
import { createActor, type Actor } from './actor.ts'
import type { Mood } from './rig.ts'
import { createScenery, type Scenery } from './scenery.ts'
import { createTrim, type Trim } from './trim.ts'

/** Everything on a stage that acts: the character, the frame's ornaments, the scenery. */
export type Company = {
  readonly hero: Actor
  readonly trim: Trim
  readonly scenery: Scenery
  /** Another one of the character, for cards and big wins. */
  actor(): Actor
  act(mood: Mood, on: boolean): void
  flash(mood: Mood, ms: number): void
}

export function createCompany(skin: SlotSkin, art: StageArt, { clock, motion }: ScenePort): Company {
  const still = (): boolean => motion.reduced
  const { look } = skin
  const cast = art.limbs
  const actor = (): Actor => createActor(look.rig, cast, clock, still)
  const trim = createTrim({ pieces: look.pieces, beads: look.beads ?? [], cast, clock, still })
  const scenery = createScenery(look.scenery, cast, clock, still)
  const hero = actor()
  return {
    hero,
    trim,
    scenery,
    actor,
    act: (mood, on) => {
      for (const one of [hero, trim, scenery]) one.act(mood, on)
    },
    flash: (mood, ms) => {
      for (const one of [hero, trim, scenery]) one.flash(mood, ms)
    },
  }
}
