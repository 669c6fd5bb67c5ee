import { levelled } from './loudness.ts'

/**
 * Generates sounds in a worker: each takes a phone some hundredths of a second, too long for a frame. Receives a name, its twenty numbers
 * and its loudness in LUFS; replies with the name, the samples and the sample rate.
 */
export type Wanted = {
  readonly name: string
  readonly numbers: readonly (number | undefined)[]
  readonly lufs: number
}
export type Made = {
  readonly name: string
  readonly samples: Float32Array<ArrayBuffer>
  readonly rate: number
}

// zzfx opens an audio device on import, which a worker does not have; only its arithmetic is used here
Reflect.set(globalThis, 'AudioContext', Object)
const engine = import('zzfx').catch(() => null)

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  void engine.then((read) => {
    // the connection broke while loading: the page starts another worker for the next sound
    if (!read) return postMessage(null)
    const { ZZFX } = read
    const raw = new Float32Array(ZZFX.buildSamples(...data.numbers))
    const samples = levelled(raw, ZZFX.sampleRate, data.lufs)
    const made: Made = { name: data.name, samples, rate: ZZFX.sampleRate }
    postMessage(made, { transfer: [samples.buffer] })
  })
})
