declare module 'zzfx' {
  export const ZZFX: {
    volume: number
    sampleRate: number
    audioContext: AudioContext
    buildSamples(...numbers: readonly (number | undefined)[]): number[]
  }
}
