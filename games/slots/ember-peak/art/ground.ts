import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { clamp, fbm, mix, smooth } from '#game-kit/art/maths.ts'

/** Crater and slope of the mountain: shares of the painting. */
const CRATER = { x: 0.5, y: 0.19, r: 0.075 }
const STREAMS = [
  { x: -0.01, lean: -0.16, width: 0.012, bend: 1 },
  { x: 0.03, lean: 0.34, width: 0.016, bend: 4 },
  { x: -0.045, lean: -0.55, width: 0.014, bend: 7 },
  { x: 0.055, lean: 0.74, width: 0.011, bend: 11 },
  { x: -0.06, lean: -0.95, width: 0.01, bend: 15 },
]

/** A burning mountain at night: ash lit from below, streams of lava, a lake of fire at its foot. */
export function ground(u: number, v: number): Rgb {
  const dx = u - CRATER.x
  const d = Math.hypot(dx, (v - CRATER.y) * 1.1)
  const blaze = Math.exp(-d / 0.13)
  let l = mix(0.1, 0.26, smooth(0, 0.7, v)) + 0.55 * blaze
  let c = 0.05 + 0.15 * Math.exp(-d / 0.3)
  let h = mix(350, 400, clamp(Math.exp(-d / 0.3) * 1.3))
  // ash, lit from the crater
  const swirl = fbm(u * 5 + fbm(u * 4, v * 5, 3) * 1.6, v * 6 - Math.abs(dx) * 2, 5)
  const ash = smooth(0.42, 0.7, swirl) * smooth(0.62, 0.2, v)
  l = mix(l, 0.2 + 0.5 * Math.exp(-d / 0.2), ash * 0.8)
  // mountains behind
  const far = 0.5 - 0.09 * Math.abs(Math.sin(u * 9 + 1)) - (fbm(u * 7, 3, 4) - 0.47) * 0.12
  if (v > far) {
    l = mix(0.2, 0.3, clamp((v - far) / 0.2)) + 0.05 * Math.exp(-(v - far) / 0.01)
    c = 0.06
    h = 370
  }
  const down = v - CRATER.y
  const reach = CRATER.r + down * 0.5 + down * down * 0.75 + (fbm(v * 12, dx > 0 ? 3 : 9, 4) - 0.47) * 0.06
  const lip = CRATER.y + 0.012 * Math.sin(u * 90) + (fbm(u * 26, 2, 3) - 0.47) * 0.03
  if (v > lip && Math.abs(dx) < reach) {
    const along = dx / reach
    const ridge = fbm(along * 9 + v * 2.4, v * 3.2, 5)
    const side = clamp(0.5 - along * 0.5)
    l = 0.13 + 0.16 * (ridge - 0.3) + 0.07 * side + 0.12 * Math.exp(-down / 0.1)
    c = 0.035
    h = 30
    for (const { x, lean, width, bend } of STREAMS) {
      const middle = x + lean * down + (fbm(v * 7 + bend, bend, 3) - 0.47) * 0.1
      const wide = width * (0.6 + down * 2.4)
      const off = Math.abs(dx - middle)
      const heat = Math.exp(-((off / wide) ** 2))
      const warm = Math.exp(-off / (wide * 3.4))
      l += warm * 0.13
      c += warm * 0.09
      h = mix(h, 42, warm)
      if (heat > 0.2) {
        const crust = smooth(0.46, 0.6, fbm(u * 60, v * 26, 3))
        l = mix(l, mix(0.84, 0.5, crust), smooth(0.2, 0.6, heat))
        c = mix(c, 0.19, smooth(0.2, 0.6, heat))
        h = mix(h, mix(68, 38, crust), heat)
      }
    }
  }
  const shore = 0.7 + (fbm(u * 9, 6, 4) - 0.47) * 0.05
  if (v > shore - 0.03 && v < shore) l *= 0.8
  return oklch(clamp(l, 0.04, 0.97), Math.max(0, c), h)
}
