import type { Made, Wanted } from './audio/maker.ts'
import { limited } from './audio/limit.ts'
import { loudness, presets, type Preset, type SoundName } from './audio/presets.ts'
import { remembered } from './remembered.ts'

export type { Preset, SoundName }

/** The pitch factor of a step. */
const STEP = 1.07
/** How much a loud sound lowers the quiet ones, and for how long. */
const DUCKED = 0.35
const DUCK_SECONDS = 1.6
/** Sounds that are late by more than this are skipped. */
const MOST_LATE_MS = 400
const loud = new Set<SoundName>(['big', 'feature'])

type Engine = {
  readonly context: AudioContext
  readonly effects: GainNode
  readonly music: GainNode
  maker: Worker | null
}

export const volumeKinds = ['effects', 'music'] as const
export type VolumeKind = (typeof volumeKinds)[number]

/** A sound of one game only: its key among the game's sounds, and its numbers. */
export type OwnSound = { readonly key: string; readonly numbers: Preset }

export type Sound = {
  /** `steps` raises the pitch, seven percent per step. A game's own sound takes the place of the one named and gets its loudness. */
  play(name: SoundName, steps?: number, own?: OwnSound): void
  readonly muted: boolean
  mute(on: boolean): void
  /** 0 to 100, stored on the device for every game. */
  volume(kind: VolumeKind): number
  setVolume(kind: VolumeKind, percent: number): void
  /** Plays a game's background music from the first gesture on, while sound is on and its volume is above 0. */
  accompany(game: string): () => void
}

const usualVolumes: Record<VolumeKind, string> = { effects: '100', music: '40' }

function startEngine(): Engine {
  const context = new AudioContext()
  const out = limited(context)
  const bus = (): GainNode => {
    const gain = context.createGain()
    gain.connect(out)
    return gain
  }
  return { context, effects: bus(), music: bus(), maker: null }
}

const startMaker = (): Worker => new Worker(new URL('./audio/maker.ts', import.meta.url), { type: 'module' })

type Accompaniment = { follow(): void; end(): void }

/** Starts and stops the music as gestures, settings and the page's visibility allow; its code loads when it is first heard. */
function accompaniment(game: string, running: () => Engine, isWanted: () => boolean): Accompaniment {
  const ending = new AbortController()
  let hasGesture = false
  let stop: (() => void) | null = null
  let isLoading = false
  const shouldPlay = (): boolean =>
    hasGesture && isWanted() && document.visibilityState === 'visible' && !ending.signal.aborted
  const begin = async (): Promise<void> => {
    const { context, music } = running()
    if (context.state === 'suspended') await context.resume()
    const { playMusic } = await import('./audio/music.ts')
    if (shouldPlay()) stop = playMusic(context, music, game)
  }
  const follow = (): void => {
    if (!shouldPlay()) {
      stop?.()
      stop = null
    } else if (!stop && !isLoading) {
      isLoading = true
      void begin()
        .catch(() => undefined) // a device without audio stays silent
        .finally(() => (isLoading = false))
    }
  }
  const gesture = (): void => {
    hasGesture = true
    follow()
  }
  const { signal } = ending
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, gesture, { once: true, signal })
  document.addEventListener('visibilitychange', follow, { signal })
  return {
    follow,
    end: () => {
      ending.abort()
      follow()
    },
  }
}

/**
 * The sound of a page: silent until a sound is requested after a user gesture, the mute setting stored on the device, quiet sounds lowered
 * behind loud ones.
 */
export function createSound(): Sound {
  const stored = remembered('game.sound', 'on')
  const buffers = new Map<string, Promise<AudioBuffer>>()
  const volumes = {
    effects: remembered('game.volume.effects', usualVolumes.effects),
    music: remembered('game.volume.music', usualVolumes.music),
  }
  let engine: Engine | null = null
  let duckedUntil = 0
  let music: Accompaniment | null = null

  const volume = (kind: VolumeKind): number => {
    const percent = Number(volumes[kind].get())
    return Number.isFinite(percent)
      ? Math.min(100, Math.max(0, Math.round(percent)))
      : Number(usualVolumes[kind])
  }
  const level = (e: Engine): void => {
    for (const kind of volumeKinds) e[kind].gain.value = (volume(kind) / 100) ** 2 // loudness is heard as a power
  }
  const running = (): Engine => {
    if (!engine) level((engine = startEngine()))
    return engine
  }

  /** Generated once, at its original pitch and at the loudness of `kind`, in a worker. */
  const buffer = (e: Engine, kind: SoundName, { key: name, numbers }: OwnSound): Promise<AudioBuffer> => {
    const known = buffers.get(name)
    if (known) return known
    const wanted: Wanted = { name, numbers, lufs: loudness[kind] }
    const maker = (e.maker ??= startMaker())
    const coming = new Promise<AudioBuffer>((resolve, reject) => {
      // its code failed to load: browsers cache the failure, so only a new worker requests it again
      const lost = (): void => {
        buffers.delete(name)
        if (e.maker === maker) e.maker = null
        maker.terminate()
        reject(new Error('no sound was made'))
      }
      const hear = ({ data }: MessageEvent<Made | null>): void => {
        if (data === null) return lost()
        if (data.name !== name) return
        maker.removeEventListener('message', hear)
        const made = e.context.createBuffer(1, Math.max(1, data.samples.length), data.rate)
        made.copyToChannel(data.samples, 0)
        resolve(made)
      }
      maker.addEventListener('message', hear)
      maker.addEventListener('error', lost)
      maker.postMessage(wanted)
    })
    buffers.set(name, coming)
    return coming
  }

  const sound = async (name: SoundName, steps: number, own: OwnSound): Promise<void> => {
    const e = running()
    const asked = performance.now()
    if (e.context.state === 'suspended') await e.context.resume()
    const made = await buffer(e, name, own)
    // the first of its kind plays slightly later; sounds that are too late no longer match the picture
    if (performance.now() - asked > MOST_LATE_MS) return
    const now = e.context.currentTime
    const gain = e.context.createGain()
    gain.gain.value = now < duckedUntil && !loud.has(name) ? DUCKED : 1
    if (loud.has(name)) duckedUntil = now + DUCK_SECONDS
    const source = e.context.createBufferSource()
    source.buffer = made
    source.playbackRate.value = STEP ** steps
    source.connect(gain).connect(e.effects)
    source.start()
  }

  return {
    play: (name, steps = 0, own = { key: name, numbers: presets[name] }) => {
      if (stored.get() === 'on') void sound(name, steps, own).catch(() => undefined) // a device without audio stays silent
    },
    get muted() {
      return stored.get() !== 'on'
    },
    mute: (on) => {
      stored.set(on ? 'off' : 'on')
      music?.follow()
    },
    volume,
    setVolume: (kind, percent) => {
      volumes[kind].set(String(percent))
      if (engine) level(engine)
      music?.follow()
    },
    accompany: (game) => {
      const mine = (music = accompaniment(game, running, () => stored.get() === 'on' && volume('music') > 0))
      return () => {
        mine.end()
        if (music === mine) music = null
      }
    },
  }
}
