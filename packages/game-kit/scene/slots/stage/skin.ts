import { Texture } from 'pixi.js'
import type { GameEvent } from '../../../events.ts'
import type { Cell, SpinEvent } from '../../../slots/events.ts'
import type { BigTier } from '../../celebration.ts'
import { cutAtlas, loadTextures, type AtlasIndex, type Frames } from '../../pixi/textures.ts'
import type { SceneLanguage } from '../../port.ts'
import type { Column } from '../reel.ts'
import type { CastArt } from './cast/actor.ts'
import type { SlotLook } from './cast/look.ts'

/** Idle particles in front of the background: rain, snow, bubbles, embers, petals. */
export type Ambient = {
  frame: string
  tint: number
  /** Pixels per millisecond, sideways and down; negative rises. */
  vx: number
  vy: number
  glow: boolean
  scale: number
  turn: number
  /** Particles per second. */
  rate: number
}

/** A slot's skin: everything specific to it. Stage, reels and event players are shared. */
export type SlotSkin = {
  readonly urls: Readonly<Record<keyof StagePictures, string>>
  readonly atlas: AtlasIndex
  /** Frame, scenery, character, arrangement and the look of wins. */
  readonly look: SlotLook
  readonly banners: Readonly<Record<SceneLanguage, Readonly<Record<BigTier | 'free', string>>>>
  readonly reels: number
  readonly rows: number
  readonly panel: readonly [string, string]
  /** Colour of the lines between reels; null: none. */
  readonly rule?: string | null
  /** Colours of dust, of light behind wins, and of the painting in free spins. */
  readonly colours: { dust: number; glow: number; feature: number }
  readonly ambient: Ambient
  /** A painting whose lower part is water: the picture for tall stages, and where shore and moon lie in both, 0 to 1. */
  readonly water?: {
    readonly tallUrl: string
    readonly tall: { readonly horizon: number; readonly moon: number }
    readonly wide: { readonly horizon: number; readonly moon: number }
  }
  /** How the hero opens a feature: by coming forward, or in flight over the sky. */
  readonly entrance?: 'flight'
  /** Pitch offset of all sounds of this game, in semitone-like steps. */
  readonly pitch: number
  /** Symbols that pass between rounds; a tumble has none. */
  readonly strips: readonly (readonly string[])[]
  readonly greeting: readonly (readonly string[])[]
  readonly lines: readonly (readonly number[])[]
  readonly credits: number
  /** Price of the bought feature in stakes, if the game has one: its credits count for a single stake. */
  readonly buyTimes?: number
  /** The feature symbol's name for players. */
  readonly scatter: string
  readonly scatterName: Readonly<Record<SceneLanguage, string>>
  /** Fixed jackpots in credits, if any, the smallest first. */
  readonly jackpots?: readonly { readonly name: string; readonly credits: number }[]
  columnsOf(spin: SpinEvent<string>): readonly Column[]
}

export type StagePictures = {
  atlas: Texture
  border: Texture
  /** The movable pictures. */
  cast: Texture
  logoTall: Texture
  logoWide: Texture
  back: Texture
}
/** `titled` resolves when both titles are loaded: the stage is shown before them. */
export type StageArt = StagePictures & {
  frames: Frames
  /** The cast's pictures by name, and the small ones of the symbols' atlas. */
  limbs: CastArt
  backTall?: Texture
  titled: Promise<void>
}
export type Banners = Record<BigTier | 'free', Texture>

const tallOf = async ({ water }: SlotSkin): Promise<{ backTall?: Texture }> =>
  water ? loadTextures({ backTall: water.tallUrl }, () => undefined) : {}

/** The cast's own pictures, and the small ones of the symbols' atlas that it shares. */
function limbsOf({ look }: SlotSkin, cast: Texture, frames: Frames): CastArt {
  return { index: look.cast, frames: { ...frames, ...cutAtlas(cast, look.cast) } }
}

/** Pictures of one game, loaded once per page; a failed load is retried on the next call. */
export function createLoader(skin: SlotSkin) {
  let art: Promise<StageArt> | null = null
  const banners = new Map<SceneLanguage, Promise<Banners>>()
  return {
    stage: (progress: (share: number) => void): Promise<StageArt> => {
      const { logoTall, logoWide, ...first } = skin.urls
      art ??= Promise.all([loadTextures(first, progress), tallOf(skin)])
        .then(([pictures, tall]) => {
          const frames = cutAtlas(pictures.atlas, skin.atlas)
          const untitled = { logoTall: Texture.EMPTY, logoWide: Texture.EMPTY, titled: Promise.resolve() }
          const limbs = limbsOf(skin, pictures.cast, frames)
          const made = { ...pictures, ...tall, ...untitled, frames, limbs }
          // a title that fails to load leaves its place empty; the game can be played
          made.titled = loadTextures({ logoTall, logoWide }, () => undefined).then(
            (titles) => void Object.assign(made, titles),
            () => undefined,
          )
          return made
        })
        .catch((problem: unknown) => {
          art = null
          throw problem
        })
      return art
    },
    banners: (language: SceneLanguage): Promise<Banners> => {
      const known = banners.get(language)
      if (known) return known
      const loading = loadTextures(skin.banners[language], () => undefined).catch((problem: unknown) => {
        banners.delete(language)
        throw problem
      })
      banners.set(language, loading)
      return loading
    },
  }
}

export function isSpin(event: GameEvent): event is SpinEvent<string> {
  return event.type === 'spin'
}

export const keyOf = ({ reel, row }: Cell): string => `${reel}:${row}`
