import type { Preset } from '../../../sound.ts'
import type { CastIndex } from './actor.ts'
import type { Move, Rig } from './rig.ts'

/** An ornament of the frame. One unit of its drawing is one unit of the frame (rails are 8.6 wide), times `scale`. */
export type FramePiece = {
  readonly frame: string
  readonly pivot: readonly [number, number]
  /** Position of the pivot on the frame's outer rectangle, 0 to 1 in both directions, and units from there. */
  readonly at: readonly [number, number]
  readonly off?: readonly [number, number]
  readonly scale?: number
  /** 100 units of the drawing are as wide as the frame, times `scale`; on a wide stage times this as well. */
  readonly fit?: boolean
  readonly wideScale?: number
  /** On stages of this shape only. */
  readonly only?: 'tall' | 'wide'
  readonly mirror?: boolean
  readonly turn?: number
  readonly behind?: boolean
  readonly glow?: boolean
  readonly tint?: number
  readonly moves?: readonly Move[]
}

/** A row of equal ornaments along sides of the frame. */
export type FrameBeads = {
  readonly frame: string
  readonly pivot: readonly [number, number]
  readonly scale: number
  /** Which sides: top, bottom, left, right. */
  readonly sides: string
  /** Units between two, and units from the outer edge inwards. */
  readonly gap: number
  readonly inset: number
  /** Units that stay free at both ends of a side. */
  readonly ends?: number
  /** Turned with the side: the drawing's top points outwards. */
  readonly isTurned?: boolean
  /** Lamps that light up one after the other. */
  readonly isLamp?: boolean
  readonly moves?: readonly Move[]
}

/**
 * Position of a piece of scenery: shares of the stage, and the width of 100 units as a share of its smaller side, at most half the height
 * of a tall one.
 */
export type Spot = readonly [x: number, y: number, size: number]

export type ScenePiece = {
  readonly frame: string
  readonly pivot: readonly [number, number]
  /** On a tall stage y counts to the upper edge of the controls. */
  readonly tall?: Spot
  readonly wide?: Spot
  /** In front of the board. */
  readonly isFront?: boolean
  readonly mirror?: boolean
  readonly tint?: number
  readonly glow?: boolean
  readonly moves?: readonly Move[]
}

/** How the stage is arranged. */
export type Composition = {
  /** Character on a tall stage: on the frame's upper edge, free in the header, or on the ground beside the win. */
  readonly tall: 'perch' | 'sky' | 'left' | 'right'
  /** Size of the character on a tall stage as a share of the width; 0.4 by default. */
  readonly tallSize?: number
  /** Horizontal position of a perched or flying character. */
  readonly tallX?: number
  /** The character looks the other way on a tall stage. */
  readonly isMirrored?: boolean
  /** Width of a title in two lines on a tall stage, as a share of the usual. */
  readonly titleSize?: number
  /** Height of a cell relative to its width on a tall stage, and its width on a wide one relative to its height. */
  readonly cellHigh?: number
  readonly cellWide?: number
  /** Symbol size as a share of the cell. */
  readonly fill?: number
  /** Space between board and screen edge on a tall stage, in pixels of one side. */
  readonly margin?: number
  readonly wide: 'left' | 'right'
  /** The board moves away from the character by this share of a wide stage. */
  readonly shift?: number
  /** The title on a wide stage: over the board, or over the character. */
  readonly title: 'top' | 'side'
  readonly wideSize?: number
  readonly wideY?: number
  /** The character is behind the board, not in front of it. */
  readonly isBehind?: boolean
}

/** How wins look. */
export type WinLook = {
  /** Colours of a line from its glow to its core. */
  readonly line: readonly [number, number, number]
  readonly glow: number
  /** What bursts from a winning symbol: a picture of the atlas or the cast. */
  readonly burst: {
    readonly frame: string
    readonly tint: number
    readonly count: number
    readonly speed: number
    readonly gravity: number
    readonly scale: number
    readonly isGlowing: boolean
  }
  /** Turns behind each winning symbol: the picture `mark` of the cast, in turns per second. */
  readonly spin?: number
  /** What rains in a big win besides coins. */
  readonly rain?: readonly string[]
  /** Ground and rays of the big-win layer. */
  readonly shade: number
  readonly rays: number
}

/** The game's own sounds: a reel that stops, the character glad about a win, and about a big one. */
export type Voice = { readonly stop: Preset; readonly glad: Preset; readonly great: Preset }

/** Everything that makes a slot's stage its own, besides its symbols and colours. */
export type SlotLook = {
  readonly cast: CastIndex
  readonly rig: Rig
  readonly pieces: readonly FramePiece[]
  readonly beads?: readonly FrameBeads[]
  readonly scenery: readonly ScenePiece[]
  readonly compose: Composition
  readonly wins: WinLook
  readonly voice: Voice
  /** The program of the painting: `vec3 scene(vec2 u)`, the colour at a position. A skin with water has its own. */
  readonly backdrop?: string
}
