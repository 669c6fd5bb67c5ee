/** What the character reacts to. `idle` always applies; the others are faded in and out over it. */
export const MOODS = ['idle', 'spin', 'tense', 'win', 'big', 'feature'] as const
export type Mood = (typeof MOODS)[number]

/** Strength of each mood, 0 to 1. */
export type Moods = Readonly<Record<Mood, number>>

/** One component of a part's motion: a constant `by` and a wave of amplitude `swing`, both times the mood's strength. */
export type Move = {
  readonly in?: Mood
  /** Degrees; units of the drawing; share of the size; share of the opacity. */
  readonly what: 'turn' | 'x' | 'y' | 'wide' | 'high' | 'alpha'
  readonly by?: number
  readonly swing?: number
  /** Cycles per second, and the start within a cycle, 0 to 1. */
  readonly hz?: number
  readonly phase?: number
  /** A sine by default; `blink` is a short pulse once per cycle, `beat` the upper half of a sine, sharpened. */
  readonly form?: 'blink' | 'beat'
}

/** A picture of the cast that turns about its pivot. */
export type RigPart = {
  readonly name: string
  /** The picture's name, if it differs. */
  readonly frame?: string
  readonly under?: string
  /** The joint, in the picture's drawing. */
  readonly pivot: readonly [number, number]
  /** Where the joint sits in the parent's drawing, if elsewhere. */
  readonly at?: readonly [number, number]
  readonly scale?: number
  readonly mirror?: boolean
  /** Rest angle in degrees. */
  readonly turn?: number
  /** Behind its parent's own picture. */
  readonly behind?: boolean
  readonly tint?: number
  readonly glow?: boolean
  readonly moves?: readonly Move[]
}

/** A character. */
export type Rig = {
  /** Parents first. */
  readonly parts: readonly RigPart[]
  /** Heights of its feet and of its top in the drawing; 0 by default. */
  readonly foot: number
  readonly top?: number
  /** From where to where it is shown on cards and in big wins; 0 to 100 by default. */
  readonly span?: readonly [number, number]
}

const BLINK = 0.07

/** Value of a wave at a time in seconds, -1 to 1. */
export function waveAt({ hz = 0, phase = 0, form }: Move, seconds: number): number {
  const cycle = seconds * hz + phase
  if (form === undefined) return Math.sin(cycle * Math.PI * 2)
  const share = cycle - Math.floor(cycle)
  if (form === 'blink') return share < BLINK ? Math.sin((share / BLINK) * Math.PI) : 0
  return Math.max(0, Math.sin(cycle * Math.PI * 2)) ** 2
}

export type Pose = { turn: number; x: number; y: number; wide: number; high: number; alpha: number }

/** The pose of a part: the sum of its moves. With `still`, only the constants, so that reduced motion keeps the expression. */
export function poseOf(
  moves: readonly Move[] | undefined,
  moods: Moods,
  seconds: number,
  still: boolean,
): Pose {
  const pose = { turn: 0, x: 0, y: 0, wide: 1, high: 1, alpha: 1 }
  for (const move of moves ?? []) {
    const strength = moods[move.in ?? 'idle']
    if (strength === 0) continue
    const wave = still || !move.swing ? 0 : move.swing * waveAt(move, seconds)
    pose[move.what] += strength * ((move.by ?? 0) + wave)
  }
  return pose
}

type Links = {
  readonly name: string
  readonly frame: string
  readonly under?: string
  /** Where the first link is attached, in the parent's drawing. */
  readonly at: readonly [number, number]
  /** The links' joint in their picture, and the step from joint to joint. */
  readonly pivot: readonly [number, number]
  readonly step: readonly [number, number]
  readonly count: number
  /** Size of each link relative to the one before. */
  readonly shrink: number
  readonly turn?: number
  /** Turn of every link relative to the one before, in degrees. */
  readonly curl?: number
  readonly behind?: boolean
  readonly mirror?: boolean
  readonly scale?: number
  readonly moves: (nth: number) => readonly Move[]
}

/** A tail, tentacle or body: links, each attached to the one before. */
export function chain(links: Links): RigPart[] {
  const { name, frame, under, at, pivot, step, count, shrink, moves, turn, curl = 0, scale } = links
  return Array.from({ length: count }, (_, i): RigPart => {
    const first = i === 0
    const parent = first ? under : `${name}${i - 1}`
    return {
      name: `${name}${i}`,
      frame,
      ...(parent === undefined ? {} : { under: parent }),
      pivot,
      at: first ? at : [pivot[0] + step[0], pivot[1] + step[1]],
      scale: first ? (scale ?? 1) : shrink,
      turn: first ? (turn ?? 0) : curl,
      ...(first && links.mirror ? { mirror: true } : {}),
      behind: first ? (links.behind ?? false) : true,
      moves: moves(i),
    }
  })
}
