import { clamp, fbm, smooth } from '#game-kit/art/maths.ts'

/** Lightness of the water at a point of a poster: a shaft of light from the upper left and bent lines of light on the ground. */
export function waterLight(x: number, y: number, base: number): number {
  const bend = fbm(x * 0.035, y * 0.035, 4) * 9
  const net = (k: number): number =>
    1 - Math.abs(Math.sin(x * 0.15 * k + bend) + Math.sin(y * 0.14 * k - bend * 1.2)) * 0.5
  const lines = Math.max(0, smooth(0.72, 1, net(1))) * 0.16 + Math.max(0, smooth(0.8, 1, net(1.9))) * 0.07
  const light = Math.exp(-((x - 34) ** 2 + (y - 46) ** 2) / 2_600)
  const shaft = smooth(0.55, 1, Math.sin((x + y * 0.45) * 0.16) * 0.5 + 0.5) * 0.07 * Math.exp(-y / 70)
  return clamp(base + 0.22 * light + lines * (0.35 + light) + shaft, 0.03, 0.9)
}
