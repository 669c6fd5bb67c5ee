import { modes, seedOf, tuneOf, type Tune } from './tunes.ts'

/** One tone: `at` in seconds from the start of its bar. */
export type Note = {
  readonly at: number
  readonly hz: number
  readonly seconds: number
  readonly level: number
  readonly shape: OscillatorType
  readonly attack: number
}

export type Score = {
  readonly beatSeconds: number
  readonly barSeconds: number
  /** The notes of the next bar. */
  next(): readonly Note[]
}

const A2_HZ = 110
/** Eight bars are one verse: the melody of the first four comes back. */
const VERSE_BARS = 8

/** A small generator of repeatable numbers from 0 to below 1: the same game always plays the same piece. */
function repeatable(seed: number): () => number {
  let at = seed >>> 0
  return () => {
    at = (at + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(at ^ (at >>> 15), at | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One tone of an instrument: partials of different shape and length. */
function tone(voice: Tune['lead'], at: number, hz: number, beat: number, level: number): readonly Note[] {
  const note = (
    shape: OscillatorType,
    times: number,
    seconds: number,
    part: number,
    attack: number,
  ): Note => ({
    at,
    hz: hz * times,
    seconds,
    level: level * part,
    shape,
    attack,
  })
  switch (voice) {
    case 'flute':
      return [note('sine', 1, beat * 1.7, 1, 0.09), note('triangle', 2, beat * 1.2, 0.16, 0.12)]
    case 'pluck':
      return [note('triangle', 1, beat * 1.5, 1.25, 0.006), note('sine', 3, beat * 0.4, 0.3, 0.004)]
    case 'bell':
      return [
        note('sine', 1, beat * 2.6, 0.85, 0.006),
        note('sine', 2.76, beat * 1.2, 0.26, 0.004),
        note('sine', 5.4, beat * 0.5, 0.1, 0.003),
      ]
    case 'reed':
      return [note('sawtooth', 1, beat * 1.1, 0.5, 0.05), note('sine', 1, beat * 1.3, 0.6, 0.06)]
    case 'mallet':
      return [note('sine', 1, beat * 1.1, 1.3, 0.004), note('sine', 4, beat * 0.25, 0.4, 0.003)]
  }
}

/** Held tones add up to more than short ones: factors that bring every accompaniment to the same loudness, measured. */
const even: Readonly<Record<Tune['bed'], number>> = {
  held: 0.9,
  drone: 0.9,
  broken: 1.45,
  walking: 1.6,
  drums: 1.25,
}

type Bar = { readonly low: number; readonly beat: number; readonly beats: number; readonly size: number }

/** The accompaniment of a bar. */
function bed(
  kind: Tune['bed'],
  hz: (step: number) => number,
  { low, beat, beats, size }: Bar,
): readonly Note[] {
  const held = beats * beat
  const pad = (step: number, level: number): Note => ({
    at: 0,
    hz: hz(step),
    seconds: held * 1.4,
    level,
    shape: 'triangle',
    attack: held * 0.3,
  })
  const struck = (at: number, step: number, level: number, beatsLong = 1.6): Note => ({
    at: at * beat,
    hz: hz(step),
    seconds: beat * beatsLong,
    level,
    shape: 'triangle',
    attack: 0.008,
  })
  const steps = Array.from({ length: beats }, (_, nth) => nth)
  switch (kind) {
    case 'held':
      return [pad(low, 0.19), pad(low + 2, 0.11), pad(low + size, 0.1)]
    case 'drone':
      return [pad(0, 0.2), pad(size, 0.08), pad(low + 2, 0.1)]
    case 'broken':
      return steps.flatMap((nth) => [
        struck(nth, low + (nth % 2 === 0 ? 0 : size), 0.12),
        struck(nth + 0.5, low + 2 + (nth % 3), 0.08),
      ])
    case 'walking':
      return steps.map((nth) => struck(nth, low + [0, 2, size, 2][nth % 4]!, nth === 0 ? 0.2 : 0.14, 0.9))
    case 'drums':
      return [
        pad(low, 0.1),
        pad(low + 2, 0.07),
        ...steps.flatMap((nth) => {
          const skin = { seconds: 0.32, shape: 'sine', attack: 0.004 } as const
          return [
            { ...skin, at: nth * beat, hz: nth === 0 ? 82 : 123, level: nth === 0 ? 0.34 : 0.14 },
            ...(nth === beats - 1 ? [{ ...skin, at: (nth + 0.5) * beat, hz: 147, level: 0.12 }] : []),
          ]
        }),
      ]
  }
}

/** A game's background music as notes, bar by bar, without end. */
export function scoreOf(game: string): Score {
  const { root, mode, tempo, beats, lead, bed: kind, turns, busy } = tuneOf(game)
  const scale: readonly number[] = modes[mode]
  const size = scale.length
  const beat = 60 / tempo
  const base = A2_HZ * 2 ** ((root > 7 ? root - 12 : root) / 12)
  const hz = (step: number): number =>
    base * 2 ** (Math.floor(step / size) + (scale[((step % size) + size) % size] ?? 0) / 12)
  let bar = 0
  let random = repeatable(seedOf(game))
  let step = size * 2
  return {
    beatSeconds: beat,
    barSeconds: beat * beats,
    next: () => {
      if (bar % (VERSE_BARS / 2) === 0) {
        random = repeatable(seedOf(game) + Math.floor(bar / VERSE_BARS))
        step = size * 2
      }
      const low = turns[bar % turns.length] ?? 0
      const notes: Note[] = [...bed(kind, hz, { low, beat, beats, size })]
      for (let half = 0; half < beats * 2; half++) {
        if (random() > (half % 2 === 0 ? busy + 0.1 : busy * 0.45)) continue
        step = Math.min(size * 3, Math.max(size + 1, step + Math.round(random() * 4 - 2)))
        notes.push(...tone(lead, half * beat * 0.5, hz(step), beat, 0.12))
      }
      // the last bar of a verse comes home
      if (bar % VERSE_BARS === VERSE_BARS - 1)
        notes.push(...tone(lead, (beats - 1) * beat, hz(size * 2), beat, 0.12))
      bar += 1
      return notes.map((note) => ({ ...note, level: note.level * even[kind] }))
    },
  }
}
