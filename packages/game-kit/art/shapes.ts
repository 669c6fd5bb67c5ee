/** Vector shapes built by code, in a drawing space of 100 by 100. All are white: materials bring the colour. */

export type Point = readonly [number, number]

export function path(data: string): string {
  return `<path d="${data}" fill="#fff"/>`
}

export function stroke(data: string, width: number): string {
  return `<path d="${data}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
}

export function circle(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, turn = 0): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="#fff"/>`
}

export function box(x: number, y: number, width: number, height: number, radius: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="#fff"/>`
}

/** A sampled curve: place, unit tangent, length from the start. */
export type Sample = { x: number; y: number; tx: number; ty: number; s: number }

function catmull(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  )
}

/** Catmull-Rom through the points, about `count` samples. */
export function spline(points: readonly Point[], count = 240): Sample[] {
  const out: Point[] = []
  const last = points.length - 1
  const steps = Math.ceil(count / last)
  for (let i = 0; i < last; i++) {
    const p0 = points[Math.max(0, i - 1)]!
    const p1 = points[i]!
    const p2 = points[i + 1]!
    const p3 = points[Math.min(last, i + 2)]!
    for (let j = 0; j < steps; j++) {
      const t = j / steps
      out.push([catmull(p0[0], p1[0], p2[0], p3[0], t), catmull(p0[1], p1[1], p2[1], p3[1], t)])
    }
  }
  out.push(points[last]!)
  let s = 0
  return out.map((p, i) => {
    const a = out[Math.max(0, i - 1)]!
    const b = out[Math.min(out.length - 1, i + 1)]!
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    if (i > 0) s += Math.hypot(p[0] - out[i - 1]![0], p[1] - out[i - 1]![1])
    return { x: p[0], y: p[1], tx: (b[0] - a[0]) / l, ty: (b[1] - a[1]) / l, s }
  })
}

export function lengthOf(curve: readonly Sample[]): number {
  return curve[curve.length - 1]!.s
}

/** Polygon along a curve between the lateral offsets a and b, both in half widths. */
export function ribbon(
  curve: readonly Sample[],
  halfWidth: (t: number) => number,
  a = -1,
  b = 1,
  from = 0,
  to = curve.length - 1,
): string {
  const there: string[] = []
  const home: string[] = []
  const total = lengthOf(curve)
  for (let i = from; i <= to; i++) {
    const p = curve[i]!
    const w = halfWidth(p.s / total)
    there.push(`${(p.x - p.ty * w * a).toFixed(2)} ${(p.y + p.tx * w * a).toFixed(2)}`)
    home.push(`${(p.x - p.ty * w * b).toFixed(2)} ${(p.y + p.tx * w * b).toFixed(2)}`)
  }
  return `M${[...there, ...home.reverse()].join('L')}Z`
}

export function taper(points: readonly Point[], from: number, to = 0, count = 40): string {
  return ribbon(spline(points, count), (t) => from * (1 - t) + to * t)
}

/** Leaf or flame: tapered at both ends, widest at `bias` of its length. */
export function leaf(points: readonly Point[], width: number, bias = 0.35, count = 40): string {
  const bend = Math.log(0.5) / Math.log(bias)
  return ribbon(spline(points, count), (t) => width * Math.sin(Math.PI * t ** bend) ** 0.8 + 0.02)
}

/** Coordinates along (u, in units) and across (v, in half widths) a body. */
export function bodyCoordinates(curve: readonly Sample[], halfWidth: (t: number) => number) {
  const total = lengthOf(curve)
  return (x: number, y: number, from = 0, to = curve.length - 1): Point => {
    let best = Infinity
    let at = from
    for (let i = from; i <= to; i += 2) {
      const q = curve[i]!
      const d = (q.x - x) ** 2 + (q.y - y) ** 2
      if (d < best) {
        best = d
        at = i
      }
    }
    const q = curve[at]!
    const v = (-(x - q.x) * q.ty + (y - q.y) * q.tx) / halfWidth(q.s / total)
    return [q.s + ((x - q.x) * q.tx + (y - q.y) * q.ty), v]
  }
}

/** Height of overlapping scales in cells of (a, b). */
export function scales(a: number, b: number): number {
  let best = 0
  const row = Math.floor(a)
  for (let r = row - 1; r <= row + 1; r++) {
    const off = (r & 1) * 0.5
    const c = Math.round(b - off) + off
    const da = a - r - 0.2
    const db = b - c
    const d = Math.sqrt(da * da * 0.8 + db * db * 1.55)
    if (d < 0.72 && da > -0.65) best = Math.max(best, (0.72 - d) * 0.5 + da * 0.55)
  }
  return best
}

/** Seigaiha, the overlapping wave pattern, 0..1. */
export function waves(x: number, y: number, pitch = 8): number {
  const a = y / (pitch * 0.5)
  const first = Math.floor(a) + 2
  for (let r = first; r >= first - 3; r--) {
    const cy = r * pitch * 0.5
    const off = (r & 1) * pitch * 0.5
    const cx = Math.round((x - off) / pitch) * pitch + off
    const d = Math.hypot(x - cx, y - cy) / (pitch * 0.5)
    if (d < 1 && y <= cy + 0.01) return 0.5 + 0.5 * Math.cos(d * Math.PI * 5)
  }
  return 0
}

/** Reads '6,66 16,78' as points: long outlines stay one line of the drawing. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}

/** Turns a fragment about the middle of the drawing. */
export function turned(svg: string, degrees: number): string {
  return `<g transform="rotate(${degrees} 50 50)">${svg}</g>`
}
