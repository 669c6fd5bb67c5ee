/** Turns in radians about x, then y, then z. */
export type Pose = { x: number; y: number; z: number }

export type Vector = [number, number, number]
export type Matrix = readonly [Vector, Vector, Vector]

export function turn({ x, y, z }: Pose): Matrix {
  const [sx, cx, sy, cy, sz, cz] = [
    Math.sin(x),
    Math.cos(x),
    Math.sin(y),
    Math.cos(y),
    Math.sin(z),
    Math.cos(z),
  ]
  return [
    [cy * cz, sx * sy * cz - cx * sz, cx * sy * cz + sx * sz],
    [cy * sz, sx * sy * sz + cx * cz, cx * sy * sz - sx * cz],
    [-sy, sx * cy, cx * cy],
  ]
}

export function times(a: Matrix, b: Matrix): Matrix {
  const row = (r: 0 | 1 | 2, c: 0 | 1 | 2): number =>
    a[r][0] * b[0][c] + a[r][1] * b[1][c] + a[r][2] * b[2][c]
  return [
    [row(0, 0), row(0, 1), row(0, 2)],
    [row(1, 0), row(1, 1), row(1, 2)],
    [row(2, 0), row(2, 1), row(2, 2)],
  ]
}

export const toWorld = (m: Matrix, v: Vector): Vector => [
  m[0][0] * v[0] + m[0][1] * v[1] + m[0][2] * v[2],
  m[1][0] * v[0] + m[1][1] * v[1] + m[1][2] * v[2],
  m[2][0] * v[0] + m[2][1] * v[1] + m[2][2] * v[2],
]
export const toDie = (m: Matrix, v: Vector): Vector => [
  m[0][0] * v[0] + m[1][0] * v[1] + m[2][0] * v[2],
  m[0][1] * v[0] + m[1][1] * v[1] + m[2][1] * v[2],
  m[0][2] * v[0] + m[1][2] * v[1] + m[2][2] * v[2],
]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const along = (o: Vector, d: Vector, t: number): Vector => [
  o[0] + d[0] * t,
  o[1] + d[1] * t,
  o[2] + d[2] * t,
]
export const unit = (v: Vector): Vector => {
  const l = 1 / Math.hypot(v[0], v[1], v[2])
  return [v[0] * l, v[1] * l, v[2] * l]
}
export const reflect = (d: Vector, n: Vector): Vector => along(d, n, -2 * dot(d, n))

export function refract(d: Vector, n: Vector, eta: number): Vector | null {
  const c = -dot(d, n)
  const k = 1 - eta * eta * (1 - c * c)
  if (k < 0) return null
  const f = eta * c - Math.sqrt(k)
  return [d[0] * eta + n[0] * f, d[1] * eta + n[1] * f, d[2] * eta + n[2] * f]
}
