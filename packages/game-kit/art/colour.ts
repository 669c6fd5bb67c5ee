import { clamp, mix, smooth } from './maths.ts'

/** sRGB, each 0..1. */
export type Rgb = readonly [number, number, number]

function encode(linear: number): number {
  const c = clamp(linear)
  return c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055
}

/** OKLCH to sRGB; out-of-gamut colours are clipped per channel. */
export function oklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export function hex(colour: Rgb): string {
  return `#${colour
    .map((v) =>
      Math.round(clamp(v) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function rgb(text: string): Rgb {
  const part = (at: number): number => Number.parseInt(text.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

/** 256 colours by luminance: a material from its deepest shade to its brightest highlight. */
export type Ramp = Float32Array

export type RampOptions = {
  /** Hue drift of the shadows and of the lights, in degrees: painterly, never grey. */
  shadowHue?: number
  lightHue?: number
  low?: number
  high?: number
  gamma?: number
}

export function hueRamp(hue: number, chroma: number, options: RampOptions = {}): Ramp {
  const { shadowHue = 0, lightHue = 0, low = 0.13, high = 0.97, gamma = 1 } = options
  const out = new Float32Array(256 * 3)
  for (let i = 0; i < 256; i++) {
    const t = i / 255
    const bent = t ** gamma
    const c = chroma * Math.sin(Math.PI * clamp(0.12 + bent * 0.82)) ** 0.8
    const h = hue + (t < 0.5 ? shadowHue * (1 - t * 2) : lightHue * (t * 2 - 1))
    out.set(oklch(mix(low, high, bent), c, h), i * 3)
  }
  return out
}

export function stopRamp(stops: readonly (readonly [number, string])[]): Ramp {
  const out = new Float32Array(256 * 3)
  for (let i = 0; i < 256; i++) {
    const t = i / 255
    let k = 0
    while (k < stops.length - 2 && stops[k + 1]![0] < t) k++
    const [from, low] = stops[k]!
    const [to, high] = stops[k + 1]!
    const line = clamp((t - from) / (to - from))
    const u = smooth(0, 1, line) * 0.5 + line * 0.5
    const a = rgb(low)
    const b = rgb(high)
    out.set([mix(a[0], b[0], u), mix(a[1], b[1], u), mix(a[2], b[2], u)], i * 3)
  }
  return out
}
