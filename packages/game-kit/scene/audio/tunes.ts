/** Scales in semitones above the root. */
export const modes = {
  major: [0, 2, 4, 7, 9],
  minor: [0, 3, 5, 7, 10],
  open: [0, 2, 5, 7, 10],
  lament: [0, 2, 3, 7, 8],
  twilight: [0, 4, 5, 7, 11],
  lydian: [0, 2, 4, 6, 7, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 7, 8],
  festive: [0, 2, 4, 5, 7, 9, 10],
  silken: [0, 1, 4, 5, 7, 8],
  whole: [0, 2, 4, 6, 8, 10],
  blues: [0, 3, 4, 7, 9, 10],
} as const

export type Voice = 'flute' | 'pluck' | 'bell' | 'reed' | 'mallet'
/** What plays under the melody: held chords, broken chords, a drone, a walking bass, or drums. */
export type Bed = 'held' | 'broken' | 'drone' | 'walking' | 'drums'

export type Tune = {
  /** Semitones above A. */
  readonly root: number
  readonly mode: keyof typeof modes
  /** Beats a minute, and beats a bar. */
  readonly tempo: number
  readonly beats: 3 | 4
  readonly lead: Voice
  readonly bed: Bed
  /** The roots of the bars in turn, as steps of the scale. */
  readonly turns: readonly number[]
  /** How often a beat has a note of the melody, 0 to 1. */
  readonly busy: number
}

const tune = (
  root: number,
  mode: Tune['mode'],
  [tempo, beats]: readonly [number, 3 | 4],
  [lead, bed]: readonly [Voice, Bed],
  turns: readonly number[],
  busy: number,
): Tune => ({ root, mode, tempo, beats, lead, bed, turns, busy })

/** One piece for each game: no two share key and scale, and its tempo suits the pace of its rounds. */
export const tunes: Readonly<Record<string, Tune>> = {
  'river-dragon': tune(11, 'open', [92, 4], ['flute', 'drums'], [0, 3, 1, 4], 0.6),
  'silk-atlas': tune(5, 'silken', [84, 4], ['reed', 'walking'], [0, 1, 0, 3], 0.66),
  'paddy-gold': tune(0, 'major', [76, 3], ['flute', 'broken'], [0, 3, 4, 1], 0.6),
  'bronze-drum': tune(8, 'minor', [100, 4], ['mallet', 'drums'], [0, 0, 3, 1], 0.55),
  'mooncake-parade': tune(9, 'festive', [112, 4], ['bell', 'walking'], [0, 3, 4, 0], 0.7),
  'ember-peak': tune(4, 'phrygian', [88, 4], ['reed', 'drums'], [0, 0, 1, 3], 0.45),
  'aurora-fjord': tune(9, 'lydian', [60, 3], ['bell', 'held'], [0, 4, 2, 3], 0.45),
  'monsoon-garden': tune(10, 'dorian', [80, 4], ['mallet', 'broken'], [0, 2, 3, 4], 0.6),
  'coral-crown': tune(11, 'lydian', [72, 4], ['pluck', 'broken'], [0, 3, 1, 4], 0.58),
  'orchard-bells': tune(2, 'blues', [118, 4], ['bell', 'walking'], [0, 3, 0, 4], 0.68),
  dice: tune(11, 'blues', [104, 4], ['pluck', 'walking'], [0, 2, 3, 0], 0.5),
  'pearl-drop': tune(1, 'major', [68, 4], ['bell', 'broken'], [0, 4, 3, 1], 0.5),
  'sky-lantern': tune(5, 'dorian', [64, 4], ['flute', 'held'], [0, 3, 4, 2], 0.5),
  'koi-shallows': tune(3, 'major', [66, 3], ['pluck', 'broken'], [0, 3, 4, 2], 0.5),
  'coral-bay': tune(8, 'lydian', [86, 4], ['mallet', 'broken'], [0, 3, 4, 1], 0.6),
  'moonlit-deep': tune(6, 'twilight', [58, 4], ['bell', 'held'], [0, 2, 4, 1], 0.4),
  'lotus-wheel': tune(9, 'twilight', [82, 3], ['pluck', 'broken'], [0, 2, 1, 3], 0.62),
  'jade-vein': tune(0, 'whole', [66, 4], ['mallet', 'drone'], [0, 1, 2, 1], 0.4),
  'pagoda-climb': tune(5, 'lament', [74, 4], ['flute', 'drums'], [0, 4, 3, 1], 0.48),
  'high-moon': tune(4, 'minor', [58, 3], ['bell', 'drone'], [0, 3, 2, 4], 0.42),
  'crane-baccarat': tune(8, 'open', [70, 4], ['flute', 'broken'], [0, 1, 3, 4], 0.46),
  'lacquer-21': tune(7, 'dorian', [96, 4], ['reed', 'walking'], [0, 3, 0, 4], 0.5),
  'swallow-trio': tune(11, 'twilight', [78, 3], ['flute', 'walking'], [0, 3, 1, 0], 0.52),
  'silk-jacks': tune(5, 'festive', [108, 4], ['mallet', 'walking'], [0, 1, 4, 0], 0.56),
  'star-pond': tune(4, 'major', [54, 4], ['bell', 'held'], [0, 3, 4, 2], 0.4),
}

const modeNames: readonly Tune['mode'][] = [
  'major',
  'minor',
  'open',
  'lament',
  'twilight',
  'lydian',
  'dorian',
  'phrygian',
  'festive',
  'silken',
  'whole',
  'blues',
]

/** A repeatable number of a name. */
export function seedOf(name: string): number {
  let hash = 2_166_136_261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash
}

/** The game's piece; a game without one gets a plain piece in a key of its own. */
export function tuneOf(game: string): Tune {
  const seed = seedOf(game)
  const mode = modeNames[seed % modeNames.length] ?? 'major'
  return tunes[game] ?? tune((seed >>> 8) % 12, mode, [72, 4], ['pluck', 'held'], [0, 3, 1, 4], 0.5)
}
