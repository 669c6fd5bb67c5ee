import { list, object, whole } from '../../schema.ts'
import { bad, good } from '../../schema.ts'
import type { Json, Result, Schema } from '../../schema.ts'
import type { GameMath } from '../../game.ts'
import { spinGame } from '../game.ts'
import type { SlotChoice, SlotConfig } from '../game.ts'
import { creditsOf, REELS } from '../model.ts'
import type { RoundTheory } from '../proof/round-proof.ts'
import type { HoldModel } from './model.ts'
import { holdTheory } from './theory.ts'
import { drawHold, holdCredits, holdEngine } from './round.ts'
import type { HoldEngine, HoldOutcome } from './round.ts'
import { holdScript } from './script.ts'

/** Any hold-and-win slot as a game. */
export function holdGame<S extends string>(identity: {
  readonly id: string
  readonly edition: number
  readonly model: HoldModel<S>
  readonly proof: RoundTheory
}): GameMath<SlotConfig, SlotChoice, HoldOutcome> {
  const { id, edition, model, proof } = identity
  const engine = holdEngine(model)
  const { maxCredits } = model.slot
  return spinGame<HoldOutcome>({
    id,
    edition,
    credits: creditsOf(model.slot),
    maxCredits,
    draw: (chance) => drawHold(engine, chance),
    creditsOf: (outcome) => {
      const { lines, held } = holdCredits(engine, outcome)
      return Math.min(maxCredits, lines + held)
    },
    script: (outcome) => holdScript(engine, outcome),
    outcomeSchema: outcomeSchema(engine),
    theory: () => holdTheory(model, proof),
  })
}

/** A coin as it is stored: its place and which value. */
function coinSchema(places: number, values: number): Schema<readonly [number, number]> {
  const pair = list(whole(0, Math.max(places, values) - 1), 2, 2)
  return {
    parse: (json): Result<readonly [number, number], string> => {
      const read = pair.parse(json)
      if (!read.ok) return read
      const [place = 0, value = 0] = read.value
      return place < places && value < values ? good([place, value]) : bad('not a place and a value')
    },
    write: ([place, value]): Json => [place, value],
  }
}

/** Reads a stored outcome; one that no draw could have given is refused. */
function outcomeSchema<S extends string>(engine: HoldEngine<S>): Schema<HoldOutcome> {
  const { model, places, slot } = engine
  const longest = Math.max(...slot.base.strips.map((reel) => reel.length))
  const coin = coinSchema(places, model.values.length)
  const shape = object<HoldOutcome>({
    stops: list(whole(0, longest - 1), REELS, REELS),
    respins: list(list(coin, 0, places), 0, places * model.respins),
  })
  return {
    write: shape.write,
    parse: (json) => {
      const read = shape.parse(json)
      if (!read.ok) return read
      const isInside = read.value.stops.every((stop, reel) => stop < (slot.base.strips[reel]?.length ?? 0))
      if (!isInside) return bad('stops: a stop lies beyond its reel')
      try {
        holdCredits(engine, read.value)
        return read
      } catch {
        return bad('respins: not those of a round')
      }
    },
  }
}
