/** The evening over the rice fields: the higher the kite, the later the hour. Drawn on a plain canvas, a few hundred shapes a frame. */

export type Size = { readonly w: number; readonly h: number }

type Rgb = readonly [number, number, number]

/** Top, middle and horizon of the sky by height (doublings of the multiplier). */
const HOURS: readonly { readonly at: number; readonly sky: readonly [Rgb, Rgb, Rgb] }[] = [
  {
    at: 0,
    sky: [
      [56, 68, 132],
      [198, 116, 126],
      [255, 190, 120],
    ],
  },
  {
    at: 1,
    sky: [
      [38, 46, 108],
      [126, 80, 134],
      [240, 142, 110],
    ],
  },
  {
    at: 2.5,
    sky: [
      [20, 26, 76],
      [62, 52, 116],
      [150, 90, 130],
    ],
  },
  {
    at: 4,
    sky: [
      [10, 14, 50],
      [28, 34, 88],
      [74, 66, 126],
    ],
  },
  {
    at: 7,
    sky: [
      [5, 8, 32],
      [12, 22, 62],
      [24, 64, 96],
    ],
  },
  {
    at: 12,
    sky: [
      [3, 4, 20],
      [10, 14, 46],
      [46, 30, 92],
    ],
  },
]

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
const css = ([r, g, b]: Rgb, alpha = 1): string => `rgb(${r} ${g} ${b} / ${alpha})`
const clamp = (value: number): number => Math.min(1, Math.max(0, value))

function hourAt(height: number): readonly [Rgb, Rgb, Rgb] {
  const after = HOURS.findIndex(({ at }) => at > height)
  const last = HOURS[HOURS.length - 1]!
  if (after <= 0) return after === 0 ? HOURS[0]!.sky : last.sky
  const from = HOURS[after - 1]!
  const to = HOURS[after]!
  const share = (height - from.at) / (to.at - from.at)
  return [
    mixed(from.sky[0], to.sky[0], share),
    mixed(from.sky[1], to.sky[1], share),
    mixed(from.sky[2], to.sky[2], share),
  ]
}

/** Whole numbers below 1 in an order that looks random and is always the same. */
export const scattered = (n: number, salt: number): number => {
  const wave = Math.sin(n * 127.1 + salt * 311.7) * 43_758.545_3
  return wave - Math.floor(wave)
}

const STARS = Array.from({ length: 110 }, (_, n) => ({
  x: scattered(n, 1),
  y: scattered(n, 2),
  r: 0.4 + scattered(n, 3) * 1.1,
  beat: scattered(n, 4) * 6,
}))

/** One soft cloud, painted once. */
function cloudPicture(seed: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = 360
  canvas.height = 130
  const at = canvas.getContext('2d')
  if (!at) return canvas
  for (let puff = 0; puff < 16; puff++) {
    const x = 60 + scattered(puff, seed) * 240
    const y = 78 - scattered(puff, seed + 5) * 34 * (1 - Math.abs(x - 180) / 200)
    const r = 22 + scattered(puff, seed + 9) * 30
    const glow = at.createRadialGradient(x, y, 0, x, y, r)
    glow.addColorStop(0, 'rgb(255 240 232 / 0.34)')
    glow.addColorStop(1, 'rgb(255 240 232 / 0)')
    at.fillStyle = glow
    at.fillRect(x - r, y - r, r * 2, r * 2)
  }
  return canvas
}

export type Sky = { readonly draw: (at: CanvasRenderingContext2D, size: Size, view: SkyView) => void }

export type SkyView = {
  /** Doublings of the multiplier. */
  readonly height: number
  /** Milliseconds, for what drifts; constant with reduced motion. */
  readonly ms: number
}

export function createSky(): Sky {
  const clouds = [11, 23, 37].map(cloudPicture)
  return {
    draw(at, size, view) {
      paintAir(at, size, view)
      paintStars(at, size, view)
      paintMoon(at, size, view)
      paintClouds(at, size, view, clouds)
      paintLand(at, size, view)
    },
  }
}

function paintAir(at: CanvasRenderingContext2D, { w, h }: Size, { height }: SkyView): void {
  const [top, middle, low] = hourAt(height)
  const air = at.createLinearGradient(0, 0, 0, h)
  air.addColorStop(0, css(top))
  air.addColorStop(0.58, css(middle))
  air.addColorStop(1, css(low))
  at.fillStyle = air
  at.fillRect(0, 0, w, h)
  const sun = 1 - clamp(height / 1.6)
  if (sun <= 0) return
  const y = h * (0.78 + height * 0.22)
  const glow = at.createRadialGradient(w * 0.72, y, 0, w * 0.72, y, h * 0.55)
  glow.addColorStop(0, `rgb(255 226 160 / ${0.85 * sun})`)
  glow.addColorStop(0.14, `rgb(255 190 120 / ${0.42 * sun})`)
  glow.addColorStop(1, 'rgb(255 170 110 / 0)')
  at.fillStyle = glow
  at.fillRect(0, 0, w, h)
}

function paintStars(at: CanvasRenderingContext2D, { w, h }: Size, { height, ms }: SkyView): void {
  const seen = clamp((height - 0.9) / 2.2)
  if (seen <= 0) return
  at.fillStyle = '#fff'
  for (const { x, y, r, beat } of STARS) {
    at.globalAlpha = seen * (0.45 + 0.4 * Math.sin(ms / 900 + beat))
    const fall = (y + height * 0.045) % 1
    at.fillRect(x * w, fall * h * 0.95, r * 1.6, r * 1.6)
  }
  at.globalAlpha = 1
}

function paintMoon(at: CanvasRenderingContext2D, { w, h }: Size, { height }: SkyView): void {
  const seen = clamp((height - 2.2) / 2)
  if (seen <= 0) return
  const x = w * 0.16
  const y = h * (0.06 + 0.035 * Math.min(height, 8))
  const r = Math.min(w, h) * 0.062
  const glow = at.createRadialGradient(x, y, r * 0.6, x, y, r * 5)
  glow.addColorStop(0, `rgb(226 232 255 / ${0.34 * seen})`)
  glow.addColorStop(1, 'rgb(226 232 255 / 0)')
  at.fillStyle = glow
  at.fillRect(x - r * 5, y - r * 5, r * 10, r * 10)
  at.globalAlpha = seen
  at.fillStyle = '#f3efdf'
  at.beginPath()
  at.arc(x, y, r, 0, Math.PI * 2)
  at.fill()
  at.fillStyle = 'rgb(190 186 174 / 0.5)'
  for (const [dx, dy, s] of [
    [-0.3, -0.2, 0.22],
    [0.25, 0.15, 0.3],
    [-0.1, 0.45, 0.16],
  ] as const) {
    at.beginPath()
    at.arc(x + dx * r, y + dy * r, s * r, 0, Math.PI * 2)
    at.fill()
  }
  at.globalAlpha = 1
}

function paintClouds(
  at: CanvasRenderingContext2D,
  { w, h }: Size,
  { height, ms }: SkyView,
  pictures: readonly HTMLCanvasElement[],
): void {
  for (let n = 0; n < 9; n++) {
    const depth = 0.4 + scattered(n, 7) * 0.9
    const picture = pictures[n % pictures.length]!
    const wide = w * (0.3 + 0.34 * depth)
    const high = (wide / 360) * 130
    // each passes from above as the kite climbs, and comes again
    const y = ((scattered(n, 8) + height * 0.34 * depth) % 1) * (h + high * 2) - high
    const x = ((((scattered(n, 9) - ms * 0.000_012 * depth) % 1) + 1) % 1) * (w + wide) - wide
    at.globalAlpha = (0.34 + 0.3 * depth) * (1 - 0.6 * clamp((height - 2) / 5))
    at.drawImage(picture, x, y, wide, high)
  }
  at.globalAlpha = 1
}

type Land = {
  readonly base: number
  readonly swell: number
  readonly sink: number
  readonly salt: number
  readonly colour: Rgb
}

/** Hills, a river and fields; they sink out of view within the first two doublings. */
function paintLand(at: CanvasRenderingContext2D, { w, h }: Size, { height }: SkyView): void {
  if (height > 3.2) return
  const layers: readonly Land[] = [
    { base: 0.74, swell: 0.1, sink: 0.16, salt: 3, colour: [88, 70, 116] },
    { base: 0.82, swell: 0.07, sink: 0.24, salt: 5, colour: [58, 54, 96] },
    { base: 0.9, swell: 0.035, sink: 0.34, salt: 8, colour: [34, 46, 72] },
  ]
  for (const { base, swell, sink, salt, colour } of layers) {
    const y = (x: number): number =>
      h * (base + height * sink) -
      h * swell * (0.5 + 0.5 * Math.sin(x * 5.2 + salt) * Math.sin(x * 2.1 + salt * 2))
    at.fillStyle = css(mixed(colour, [12, 16, 40], clamp(height / 3)))
    at.beginPath()
    at.moveTo(0, h)
    for (let x = 0; x <= 1.001; x += 0.02) at.lineTo(x * w, y(x))
    at.lineTo(w, h)
    at.fill()
  }
  paintFields(at, { w, h }, height)
}

/** Terraces of wet rice that hold the light of the sky, and a house with a lit window. */
function paintFields(at: CanvasRenderingContext2D, { w, h }: Size, height: number): void {
  const top = h * (0.9 + height * 0.34)
  if (top > h) return
  for (let row = 0; row < 5; row++) {
    const y = top + row * h * 0.024
    at.strokeStyle = `rgb(255 196 140 / ${0.32 - row * 0.045})`
    at.lineWidth = 1.4
    at.beginPath()
    for (let x = 0; x <= 1.001; x += 0.04) {
      const bend = y + Math.sin(x * 7 + row) * h * 0.006
      if (x === 0) at.moveTo(0, bend)
      else at.lineTo(x * w, bend)
    }
    at.stroke()
  }
  const x = w * 0.86
  const s = Math.min(w, h) * 0.03
  at.fillStyle = '#171c36'
  at.beginPath()
  at.moveTo(x - s * 1.5, top)
  at.lineTo(x, top - s * 1.3)
  at.lineTo(x + s * 1.5, top)
  at.fill()
  at.fillRect(x - s, top, s * 2, s * 1.1)
  at.fillStyle = '#ffcf7a'
  at.fillRect(x - s * 0.25, top + s * 0.25, s * 0.5, s * 0.5)
}
